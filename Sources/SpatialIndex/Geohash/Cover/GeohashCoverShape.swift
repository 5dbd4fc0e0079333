// What can be covered.

public import GeoPrimitives

extension GeohashCover {
  /// Something to cover with cells.
  public enum Shape: Hashable, Sendable {
    /// A box with its edges; it may cross ±180°.
    case box(GeoBox)
    /// All positions within a geodesic distance of a centre.
    case circle(center: Position, radius: Distance)
    /// An area with its edges.
    case footprint(Footprint)
  }
}

/// How a cell lies to a shape.
enum GeohashRelation {
  /// They share nothing.
  case apart
  /// They may share something.
  case partly
  /// Every cell in this one belongs to the cover.
  case whole
}

/// A shape that can say how a cell lies to it.
///
/// Saying `whole` or `partly` too often makes a cover larger than it need be; saying `apart` too often makes it wrong.
protocol GeohashGeometry {
  func relation(to cell: Geohash) -> GeohashRelation
}

extension GeohashCover.Shape {
  /// The shape as cells of a precision see it.
  func geometry(at precision: Geohash.Precision) throws(GeohashError) -> any GeohashGeometry {
    switch self {
    case .box(let box): return GeohashBox(box, precision: precision)
    case .footprint(let footprint): return GeohashArea(footprint)
    case .circle(let center, let radius):
      guard radius.meters >= 0, radius.meters.isFinite else {
        throw .radiusNotUsable("\(radius.meters)")
      }
      return GeohashCircle(center: center, meters: radius.meters)
    }
  }
}
