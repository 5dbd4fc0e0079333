// A point that stands for an area: inside it, which a centroid need not be.

public import GeoPrimitives

extension Footprint {
  /// A position on the area, inside it: the middle of its widest stretch at half its height.
  ///
  /// - Throws: `GeometryError.noArea` where there is none, `.engineFailed`.
  /// - Complexity: O(*n* log *n*) in the number of positions.
  public func pointOnSurface() throws(GeometryError) -> Position {
    let rings = polygons.filter { !$0.exterior.isEmpty }.map { polygon in
      ([polygon.exterior] + polygon.holes).map { $0.map(PlanarPoint.init) }
    }
    guard let point = try PlanarGeometry.multiPolygon(rings).pointOnSurface() else {
      throw .noArea
    }
    return Position(
      uncheckedLatitude: max(-90, min(90, point.y)), longitude: max(-180, min(180, point.x)))
  }
}

extension PlanarGeometry {
  /// A point on the geometry: inside an area, on a line, one of several points; `nil` where it is empty.
  ///
  /// - Throws: `GeometryError.engineFailed`.
  package func pointOnSurface() throws(GeometryError) -> PlanarPoint? {
    if case .point(let point) = self { return point }
    if isEmpty { return nil }
    let shape = try GEOSShape(self, in: GEOSContext())
    guard case .point(let point) = try shape.pointOnSurface().geometry() else { return nil }
    return point
  }
}
