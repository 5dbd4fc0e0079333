// The area that a venue covers: polygons with holes, in degrees.

/// The area that a venue covers.
///
/// Edges are straight in longitude and latitude, as RFC 7946 has them. Rings need not repeat their first position.
/// A polygon that crosses ±180° is split there, also as RFC 7946 asks.
public struct Footprint: Hashable, Sendable {
  /// One outline and the holes in it.
  public struct Polygon: Hashable, Sendable {
    /// The outline: at least three distinct positions; the last may repeat the first.
    public var exterior: [Position]
    /// Rings inside the outline that do not belong to the area.
    public var holes: [[Position]]

    /// Makes a polygon from its rings.
    public init(exterior: [Position], holes: [[Position]] = []) {
      self.exterior = exterior
      self.holes = holes
    }
  }

  /// The parts of the area, none overlapping another.
  public var polygons: [Polygon]

  /// Makes an area from its parts.
  public init(polygons: [Polygon]) {
    self.polygons = polygons
  }
}
