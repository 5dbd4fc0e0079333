// An area to search in, prepared by GEOS for many questions.

public import GeoPrimitives

/// An area to search in, of any shape.
///
/// The area follows RFC 7946: edges are straight in longitude and latitude, and an area across ±180° comes in parts
/// that meet there. 180 and −180 are one meridian, and each pole is one place.
///
/// A region belongs to one thread.
public final class PreparedRegion: Region {
  /// The area, repaired where it had to be.
  public let footprint: Footprint
  /// What was wrong with it.
  public let faults: [FootprintFault]
  /// A box that holds the whole area, the narrowest one: it crosses ±180° where that is shorter.
  public let bounds: GeoBox

  private let context: GEOSContext
  private let prepared: GEOSPrepared
  private let reach: Reach

  /// Prepares an area.
  ///
  /// - Parameter footprint: The area; what is wrong with it is repaired first, see `Footprint.repaired()`.
  /// - Throws: `GeometryError.noArea` where there is none, `.engineFailed`.
  /// - Complexity: O(*n* log *n*) in the number of positions.
  public convenience init(_ footprint: Footprint) throws(GeometryError) {
    try self.init(footprint.repaired())
  }

  /// Prepares the polygons of a geometry in degrees, whose longitudes may go beyond ±180°.
  package convenience init(_ geometry: PlanarGeometry) throws(GeometryError) {
    try self.init(geometry.footprint())
  }

  private init(_ repaired: RepairedFootprint) throws(GeometryError) {
    footprint = repaired.footprint
    faults = repaired.faults
    context = try GEOSContext()
    prepared = try GEOSPrepared(GEOSShape(PlanarGeometry(footprint), in: context))
    reach = Reach(of: footprint)
    guard let bounds = footprint.bounds else { throw .noArea }
    self.bounds = bounds
  }

  /// Whether the position lies in the area or on its edge.
  ///
  /// - Parameter position: The position to look for.
  /// - Returns: Whether it does.
  /// - Complexity: O(log *n*) in the number of the area's positions.
  public func covers(_ position: Position) -> Bool {
    let (x, y) = (position.longitude, position.latitude)
    if reach.containsPole(at: y) { return true }
    if prepared.covers(x: x, y: y) { return true }
    return abs(x) == 180 && prepared.covers(x: -x, y: y)
  }

  /// Whether the area and the footprint share at least one point.
  ///
  /// - Parameter footprint: The footprint to look for; it need not be valid.
  /// - Returns: Whether they do.
  /// - Complexity: O(*m* log *n*) in the numbers of positions of the footprint and of the area.
  public func intersects(_ footprint: Footprint) -> Bool {
    if shares(PlanarGeometry(footprint), orAnyOf: footprint) { return true }
    let other = Reach(of: footprint)
    if other.north == 90 && reach.north == 90 || other.south == -90 && reach.south == -90 {
      return true
    }
    return zip(
      [other.west == -180 && reach.east == 180, other.east == 180 && reach.west == -180],
      [360, -360]
    )
    .contains { meets, turn in
      meets
        && shares(
          PlanarGeometry(footprint).map { PlanarPoint(x: $0.x + turn, y: $0.y) }, orAnyOf: nil)
    }
  }

  /// Whether GEOS finds a common point; a footprint that GEOS cannot read is taken as its corners.
  private func shares(_ geometry: PlanarGeometry, orAnyOf footprint: Footprint?) -> Bool {
    if let shape = try? GEOSShape(geometry, in: context) { return prepared.intersects(shape) }
    return footprint?.polygons.contains { $0.exterior.contains(where: covers) } ?? false
  }
}

extension PlanarGeometry {
  /// A footprint's polygons in degrees.
  init(_ footprint: Footprint) {
    self = .multiPolygon(
      footprint.polygons.map { polygon in
        ([polygon.exterior] + polygon.holes).map { $0.map(PlanarPoint.init) }
      })
  }
}
