// What an area must answer so that an index can search inside it.

/// An area to search in.
///
/// A spatial index prunes by `bounds` and leaves the exact answer to the other two questions, so an area may be as
/// costly as it needs to be: the conformance over GEOS is `Geometry.PreparedRegion`.
public protocol Region {
  /// A box that holds the whole area.
  var bounds: GeoBox { get }
  /// Whether the position lies in the area or on its edge.
  func covers(_ position: Position) -> Bool
  /// Whether the area and the footprint share at least one point.
  func intersects(_ footprint: Footprint) -> Bool
}
