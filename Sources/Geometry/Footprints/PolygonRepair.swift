// The repair itself: rings first, in plain Swift, then shapes, by GEOS.

/// Polygons on their way to being valid.
struct PolygonRepair {
  private(set) var polygons: [[[PlanarPoint]]]
  private(set) var faults: [FootprintFault] = []

  /// Repairs polygons.
  ///
  /// - Parameters:
  ///   - polygons: Each its outline and then its holes.
  ///   - mayBeOpen: Whether rings need not repeat their first point, so that those that don't are no fault.
  /// - Throws: `GeometryError.noArea` where nothing is left, `.engineFailed`.
  init(_ polygons: [[[PlanarPoint]]], mayBeOpen: Bool) throws(GeometryError) {
    self.polygons = []
    for rings in polygons {
      let sound = rings.map { closed($0, mayBeOpen: mayBeOpen) }
      guard let exterior = sound.first, !exterior.isEmpty else { continue }
      self.polygons.append([exterior] + sound.dropFirst().filter { !$0.isEmpty })
    }
    guard !self.polygons.isEmpty else { throw .noArea }
    try repairShape()
  }

  /// A ring that ends where it began; empty where it has no inside to speak of.
  private mutating func closed(_ ring: [PlanarPoint], mayBeOpen: Bool) -> [PlanarPoint] {
    guard Set(ring).count >= 3 else {
      note(.degenerateRing)
      return []
    }
    guard ring.first != ring.last else { return ring }
    if !mayBeOpen { note(.unclosedRing) }
    return ring + ring.prefix(1)
  }

  /// Lets GEOS put right what is wrong with the shape; it complains about the first fault only.
  private mutating func repairShape() throws(GeometryError) {
    let shape = try GEOSShape(.multiPolygon(polygons), in: GEOSContext())
    guard let reason = shape.fault else { return }
    let touchesParts = try partsAreValid(in: shape.context)
    let fault = FootprintFault(reason: reason)
    note(fault == .selfIntersection && touchesParts ? .overlappingParts : fault)
    polygons = try shape.madeValid().geometry().polygons
    guard !polygons.isEmpty else { throw .noArea }
  }

  /// Whether every polygon is valid by itself, so that a fault of the whole lies between them.
  private func partsAreValid(in context: GEOSContext) throws(GeometryError) -> Bool {
    guard polygons.count > 1 else { return false }
    for rings in polygons where try GEOSShape(.polygon(rings), in: context).fault != nil {
      return false
    }
    return true
  }

  /// Cuts polygons at ±180° and brings what lies beyond back into range.
  mutating func splitAtAntimeridian() throws(GeometryError) {
    note(.beyondAntimeridian)
    let context = try GEOSContext()
    let shape = try GEOSShape(.multiPolygon(polygons), in: context)
    var parts: [[[PlanarPoint]]] = []
    for turn in [-360.0, 0, 360] {
      let world = try GEOSShape(Self.world(shiftedBy: turn), in: context)
      let part = try shape.intersection(with: world).geometry()
      parts += part.map { Self.back($0, by: turn) }.polygons
    }
    // A polygon of more than 360° would lie upon itself.
    self = try PolygonRepair(parts, faults: faults)
  }

  private init(_ polygons: [[[PlanarPoint]]], faults: [FootprintFault]) throws(GeometryError) {
    try self.init(polygons, mayBeOpen: true)
    self.faults = faults + self.faults.filter { !faults.contains($0) }
  }

  private static func world(shiftedBy turn: Double) -> PlanarGeometry {
    let (west, east) = (turn - 180, turn + 180)
    return .polygon([
      [(west, -90), (east, -90), (east, 90), (west, 90), (west, -90)].map {
        PlanarPoint(x: $0.0, y: $0.1)
      }
    ])
  }

  /// Undoes a turn; cuts land on ±180 to the last digit.
  private static func back(_ point: PlanarPoint, by turn: Double) -> PlanarPoint {
    let x = point.x - turn
    let isCut = abs(abs(x) - 180) < 1e-9
    return PlanarPoint(x: isCut ? (x < 0 ? -180 : 180) : x, y: point.y)
  }

  private mutating func note(_ fault: FootprintFault) {
    if !faults.contains(fault) { faults.append(fault) }
  }
}
