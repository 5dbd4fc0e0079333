// From the polygons that files have to footprints that every room can rely on.

public import GeoPrimitives

extension Footprint {
  /// The same area as a valid footprint, and what was wrong with it.
  ///
  /// Degenerate rings are dropped, self-intersecting ones taken apart, nested and overlapping parts united, holes taken
  /// out. Where nothing is wrong, the footprint comes back as it was; otherwise its rings are closed.
  ///
  ///     let bowTie = Footprint(polygons: [.init(exterior: [a, b, c, d])])   // a–b crosses c–d
  ///     try bowTie.repaired().faults              // [.selfIntersection]
  ///     try bowTie.repaired().footprint.polygons.count   // 2
  ///
  /// - Throws: `GeometryError.noArea` where nothing is left, `.engineFailed`.
  /// - Complexity: O(*n* log *n*) in the number of positions.
  public func repaired() throws(GeometryError) -> RepairedFootprint {
    let planar = polygons.map { polygon in
      ([polygon.exterior] + polygon.holes).map { $0.map(PlanarPoint.init) }
    }
    let repair = try PolygonRepair(planar, mayBeOpen: true)
    let footprint = repair.faults.isEmpty ? self : try Footprint(degrees: repair.polygons)
    return RepairedFootprint(footprint: footprint, faults: repair.faults)
  }
}

extension PlanarGeometry {
  /// The geometry's polygons, in degrees, as a valid footprint, and what was wrong with them.
  ///
  /// Points and lines in it are left out. A polygon may reach over ±180° with longitudes up to ±540: it is split there
  /// as RFC 7946 asks.
  ///
  /// - Throws: `GeometryError.noArea` where there is no polygon or nothing is left of it, `.coordinateOutOfRange`,
  ///   `.coordinateNotFinite`, `.engineFailed`.
  package func footprint() throws(GeometryError) -> RepairedFootprint {
    var isBeyond = false
    for point in polygons.joined().joined() {
      guard point.x.isFinite, point.y.isFinite else { throw .coordinateNotFinite }
      guard abs(point.x) <= 540, abs(point.y) <= 90 else {
        throw .coordinateOutOfRange(longitude: point.x, latitude: point.y)
      }
      if abs(point.x) > 180 { isBeyond = true }
    }
    var repair = try PolygonRepair(polygons, mayBeOpen: false)
    if isBeyond { try repair.splitAtAntimeridian() }
    return RepairedFootprint(
      footprint: try Footprint(degrees: repair.polygons), faults: repair.faults)
  }
}

extension Footprint {
  /// A footprint from polygons whose coordinates are degrees already.
  fileprivate init(degrees polygons: [[[PlanarPoint]]]) throws(GeometryError) {
    guard !polygons.isEmpty else { throw .noArea }
    self.init(
      polygons: polygons.map { rings in
        let rings = rings.map { ring in
          ring.map { point in
            Position(
              uncheckedLatitude: max(-90, min(90, point.y)),
              longitude: max(-180, min(180, point.x)))
          }
        }
        return Polygon(exterior: rings[0], holes: Array(rings.dropFirst()))
      })
  }
}
