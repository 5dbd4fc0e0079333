// An index built by several cores is the one that a single core builds, byte by byte.

import GeoPrimitives
import Testing

@testable import SpatialIndex

@Suite("Building on several cores")
struct ParallelBuildTests {
  @Test(
    "gives the same bytes", arguments: [1_000, 32_768, 100_003] as [Int], [2, 3, 8] as [Int])
  func bytes(count: Int, threads: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let positions = try (0..<count).map { _ in
      try Position(
        latitude: (.random(in: -90...90, using: &random) * 50).rounded() / 50,
        longitude: .random(in: -180...180, using: &random))
    }
    let trees = [
      PackedTree(positions: positions), PackedTree(positions: positions, threads: threads),
    ]
    let (alone, together) = (trees[0].view.bytes, trees[1].view.bytes)
    #expect(alone.count == together.count)
    let differing = stride(from: 0, to: alone.count, by: 8).first { offset in
      alone.load(UInt64.self, at: offset) != together.load(UInt64.self, at: offset)
    }
    #expect(differing == nil, "seed \(count)")
    withExtendedLifetime(trees) {}
  }
}
