// However a distance is computed, alone or in any lane of any variant, its bits are the same.

import Testing

@testable import GeoPrimitives

@Suite("Geodesics in blocks")
struct GeodesicBlockTests {
  /// Near, far, nearly antipodal, on one meridian, and the very same place, in one block.
  private func ends(of start: Position, _ places: inout SeededPlaces) -> [Position] {
    var ends = [
      places.place(around: start, degrees: 0.1), places.place(around: start, degrees: 4), start,
      places.place(), places.place(), places.place(around: start, degrees: 40),
      SeededPlaces.antipode(of: places.place(around: start, degrees: 3)),
      SeededPlaces.antipode(of: places.place(around: start, degrees: 12)),
    ]
    places.shuffle(&ends)
    return ends
  }

  @Test(
    "come eight at a time as they come alone, whatever lies in the other lanes",
    arguments: [1, 2] as [UInt64])
  func blocks(seed: UInt64) {
    var places = SeededPlaces(seed: seed)
    for _ in 0..<4_000 {
      let start = places.place()
      let ends = ends(of: start, &places)
      var block = block(of: ends, at: start)
      block.measure(from: start, at: EarthCentered(start))
      for (lane, end) in ends.enumerated() {
        let alone = Geodesic.meters(from: start, to: end)
        #expect(block.meters[lane] == alone, "seed \(seed): \(start) \(end)")
        #expect(Geodesic.meters(from: end, to: start) == alone, "seed \(seed): \(start) \(end)")
      }
    }
  }

  @Test("are the same bits by each variant that this machine runs", arguments: [3] as [UInt64])
  func variants(seed: UInt64) {
    var places = SeededPlaces(seed: seed)
    for _ in 0..<4_000 {
      let start = places.place()
      let ends = ends(of: start, &places)
      var plain = block(of: ends, at: start)
      let open = plain.attempt(from: start, at: EarthCentered(start), by: 0)
      for variant in 1..<max(2, GeodesicKernel.variants) {
        var wide = block(of: ends, at: start)
        let stillOpen = wide.attempt(from: start, at: EarthCentered(start), by: variant)
        #expect(stillOpen == open, "seed \(seed): variant \(variant), \(start)")
        for lane in 0..<8 {
          #expect(
            wide.meters[lane].bitPattern == plain.meters[lane].bitPattern,
            "seed \(seed): variant \(variant), \(start) \(ends[lane])")
        }
      }
    }
  }

  @Test("are Swift's chord series as far as it goes", arguments: [4] as [UInt64])
  func chords(seed: UInt64) {
    var places = SeededPlaces(seed: seed)
    var near = 0
    for _ in 0..<4_000 {
      let start = places.place()
      let ends = ends(of: start, &places)
      let point = EarthCentered(start)
      var block = block(of: ends, at: start)
      block.measure(from: start, at: point)
      for (lane, end) in ends.enumerated() {
        let series = Geodesic.chordSeriesMeters(from: point, to: EarthCentered(end))
        guard series <= Geodesic.chordSeriesLimit else {
          #expect(
            block.meters[lane] > Geodesic.chordSeriesLimit - 0.001, "seed \(seed): \(start) \(end)")
          continue
        }
        near += 1
        #expect(block.meters[lane] == series, "seed \(seed): \(start) \(end)")
      }
    }
    #expect(near > 8_000)
  }

  @Test("cost only nearly antipodal places the bracketed solver", arguments: [5] as [UInt64])
  func openLanes(seed: UInt64) {
    var places = SeededPlaces(seed: seed)
    var open = 0
    for _ in 0..<4_000 {
      let start = places.place()
      let ends = ends(of: start, &places)
      var block = block(of: ends, at: start)
      let stillOpen = block.attempt(from: start, at: EarthCentered(start))
      for (lane, end) in ends.enumerated() where stillOpen >> lane & 1 == 1 {
        open += 1
        #expect(
          GeodesicInverse.meters(from: start, to: end) > 19_600_000, "seed \(seed): \(start) \(end)"
        )
      }
    }
    #expect(open > 100, "the places reach the lanes that stay open")
  }

  private func block(of ends: [Position], at start: Position) -> GeodesicBlock {
    var block = GeodesicBlock(at: start)
    for (lane, end) in ends.enumerated() {
      block.set(lane, latitude: end.latitude, longitude: end.longitude)
    }
    return block
  }
}
