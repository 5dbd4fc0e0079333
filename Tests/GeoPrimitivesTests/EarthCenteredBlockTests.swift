// Coordinates that come eight at a time are those that come alone.

import Testing

@testable import GeoPrimitives

@Suite("Earth-centred coordinates in blocks")
struct EarthCenteredBlockTests {
  @Test(
    "are the same bits alone, eight at a time, and by each variant that this machine runs",
    arguments: [1, 2] as [UInt64])
  func blocks(seed: UInt64) {
    var places = SeededPlaces(seed: seed)
    for _ in 0..<4_000 {
      let eight = (0..<EarthCenteredBlock.size).map { _ in places.place() }
      let latitudes = SIMD8(eight.map(\.latitude))
      let longitudes = SIMD8(eight.map(\.longitude))
      for variant in [nil] + (0..<GeodesicKernel.variants).map(Optional.some) {
        let block = EarthCenteredBlock(
          latitudes: latitudes, longitudes: longitudes, variant: variant)
        for (lane, place) in eight.enumerated() {
          let alone = EarthCentered(place)
          let label = "seed \(seed): variant \(variant.map(String.init) ?? "fastest"), \(place)"
          #expect(block.x[lane].bitPattern == alone.x.bitPattern, "\(label)")
          #expect(block.y[lane].bitPattern == alone.y.bitPattern, "\(label)")
          #expect(block.z[lane].bitPattern == alone.z.bitPattern, "\(label)")
        }
      }
    }
  }
}
