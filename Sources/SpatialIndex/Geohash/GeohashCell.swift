// A geohash as a piece of the world: its box, its centre, and what lies in it.

public import GeoPrimitives

extension Geohash {
  /// The cell in degrees, edges included; exact.
  ///
  /// Two cells side by side share an edge here, though only one of them `contains` the positions on it.
  public var box: GeoBox {
    let edges = rectangle
    guard
      let box = try? GeoBox(
        west: edges.low.x, south: edges.low.y, east: edges.high.x, north: edges.high.y)
    else { preconditionFailure("the edges of a cell are always edges of a box") }
    return box
  }

  /// The middle of the cell; its own cell of this precision is this one.
  public var center: Position {
    let edges = rectangle
    return Position(clamping: (edges.low + edges.high) * 0.5)
  }

  /// The cell in the plane of longitude and latitude.
  var rectangle: PlaneRectangle {
    let span = self.span
    return PlaneRectangle(
      low: SIMD2(GeohashGrid.longitude(span.column), GeohashGrid.latitude(span.row)),
      high: SIMD2(
        GeohashGrid.longitude(span.column + span.width),
        GeohashGrid.latitude(span.row + span.height)))
  }

  /// Whether this is the cell of a position, so that of all cells of a precision one contains it.
  public func contains(_ position: Position) -> Bool {
    Geohash(position, precision: precision) == self
  }

  /// Whether another cell is this one or lies in it.
  public func contains(_ other: Geohash) -> Bool {
    other.precision >= precision
      && other.bits >> UInt64(other.precision.bitCount - precision.bitCount) == bits
  }
}
