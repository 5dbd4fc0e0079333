// The least geodesic distances to boxes, by way of their middles.

import GeoPrimitives

/// The middles of a node's sixteen boxes on the ellipsoid, and how far around them the boxes reach.
struct FarMiddles {
  /// In metres: what rounding to 32 bits may move a point by, and more than any other error here.
  private static let room = 1.0
  /// Wider boxes are bounded by nothing.
  private static let widest = 1_000_000.0

  private let probe: Probe
  private var near: GeodesicBlock
  private var far: GeodesicBlock
  private var radii = InlineArray<16, Double>(repeating: 0)

  init(from probe: Probe) {
    self.probe = probe
    near = GeodesicBlock(at: probe.position)
    far = GeodesicBlock(at: probe.position)
  }

  /// Looks at the box in a lane of a record.
  mutating func set(_ lane: Int, to record: RawBlock) {
    func side(_ axis: Int) -> (low: Double, high: Double) {
      let place = 64 &* axis &+ 4 &* lane
      return (
        Double(record.load(Float.self, at: place)), Double(record.load(Float.self, at: place + 192))
      )
    }
    let (x, y, z) = (side(0), side(1), side(2))
    let middle = EarthCentered(
      x: (x.low + x.high) / 2, y: (y.low + y.high) / 2, z: (z.low + z.high) / 2)
    guard let place = Position(middle) else {
      radii[lane] = .infinity
      return
    }
    if lane < 8 {
      near.set(lane, latitude: place.latitude, longitude: place.longitude)
    } else {
      far.set(lane - 8, latitude: place.latitude, longitude: place.longitude)
    }
    let corner = EarthCentered(x: x.high, y: y.high, z: z.high)
    let chord =
      EarthCentered(place).squaredChord(to: middle).squareRoot()
      + middle.squaredChord(to: corner).squareRoot() + Self.room
    radii[lane] = chord < Self.widest ? Geodesic.mostMeters(overChord: chord) : .infinity
  }

  /// For each of some lanes a distance that no point of its box undercuts.
  mutating func leastMeters(of lanes: UInt32) -> InlineArray<16, Double> {
    var least = InlineArray<16, Double>(repeating: 0)
    if lanes & 0xFF != 0 { near.measure(from: probe.position, at: probe.point) }
    if lanes & 0xFF00 != 0 { far.measure(from: probe.position, at: probe.point) }
    for lane in SetBits(lanes) {
      let middle = lane < 8 ? near.meters[lane] : far.meters[lane - 8]
      least[lane] = max(0, middle - radii[lane])
    }
    return least
  }
}
