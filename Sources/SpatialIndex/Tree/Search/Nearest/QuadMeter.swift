// Measures points four at a time.

import GeoPrimitives

/// Measures points four at a time and keeps those within a limit.
struct QuadMeter {
  private let probe: Probe
  private let limit: Double
  private let itemCount: UInt32
  private var quad: GeodesicQuad
  private var rows = SIMD4<UInt32>.zero
  private var waiting = 0

  @inline(__always)
  init(from probe: Probe, within limit: Double, itemCount: Int) {
    self.probe = probe
    self.limit = limit
    self.itemCount = UInt32(truncatingIfNeeded: itemCount)
    quad = GeodesicQuad(at: probe.position)
  }

  /// Takes a point; every fourth one is measured together with those before.
  ///
  /// False when its bytes can't be right.
  @inline(__always)
  mutating func add(_ point: StoredPoint, to found: inout [Neighbor]) -> Bool {
    guard point.row < itemCount, abs(point.degrees.x) <= 180, abs(point.degrees.y) <= 90 else {
      return false
    }
    quad.set(waiting, latitude: point.degrees.y, longitude: point.degrees.x)
    rows[waiting] = point.row
    waiting &+= 1
    if waiting == GeodesicQuad.size { finish(&found) }
    return true
  }

  /// Measures the points that wait.
  @inline(__always)
  mutating func finish(_ found: inout [Neighbor]) {
    guard waiting > 0 else { return }
    defer { waiting = 0 }
    // One alone is quicker by itself.
    guard waiting > 1 else {
      let degrees = quad.degrees(0)
      let place = Position(uncheckedLatitude: degrees.latitude, longitude: degrees.longitude)
      let meters = probe.meters(to: place)
      if meters <= limit { found.append(Neighbor(item: Int(rows[0]), meters: meters)) }
      return
    }
    quad.measure(from: probe.position, at: probe.point)
    for lane in 0..<waiting where quad.meters[lane] <= limit {
      found.append(Neighbor(item: Int(rows[lane]), meters: quad.meters[lane]))
    }
  }
}
