// The tree in a file: the same answers, whatever happens to the bytes no crash.

import Foundation
import GeoPrimitives
import Testing

@testable import SpatialIndex

@Suite("The mapped tree")
struct MappedTreeTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func write(_ tree: PackedTree) throws -> String {
    let path = directory.path("city.index")
    var writer = try SectionFileWriter(path: path)
    try tree.write(to: &writer)
    try writer.finish(stamp: [])
    return path
  }

  @Test("answers as the tree in memory", arguments: Case.all)
  func answersAsTheTreeInMemory(_ run: Case) throws {
    let world = SeededWorld(run.layout, count: run.count, queries: 8, seed: run.seed)
    let tree = PackedTree(world.items)
    let mapped = try MappedTree(SectionFile(path: write(tree)))
    #expect(mapped.count == run.count)
    let filter = ItemFilter(anySports: [1, 2], openHours: [[20]])
    for origin in world.queries {
      #expect(try mapped.nearest(8, to: origin) == tree.nearest(8, to: origin))
      #expect(try mapped.nearest(30, to: origin) == tree.nearest(30, to: origin))
      #expect(
        try mapped.nearest(8, to: origin, matching: filter)
          == tree.nearest(8, to: origin, matching: filter))
      #expect(
        try mapped.within(.kilometers(50), of: origin) == tree.within(.kilometers(50), of: origin))
    }
    let box = try GeoBox(west: 100, south: -40, east: -70, north: 50)
    #expect(try mapped.inside(box) == tree.inside(box))
  }

  @Test("detects a flipped bit in any section or isn't touched by it", arguments: 0..<10)
  func detectsFlips(part: Int) throws {
    let world = SeededWorld(.footprints, count: 400, queries: 6, seed: 5)
    let tree = PackedTree(world.items)
    _ = try write(tree)
    let file = try SectionFile(path: directory.path("city.index"))
    let tag = file.tags[part]
    let section = try #require(file.section(tag))
    let bytes = try directory.bytes(of: "city.index")
    let expected = try answers(tree, world)
    for place in stride(from: 0, to: section.count, by: max(1, section.count / 40)) {
      var flipped = bytes
      flipped[section.offset + place] ^= 1 << UInt8(place % 8)
      let path = try directory.write(flipped, to: "flipped")
      guard let mapped = try? MappedTree(SectionFile(path: path)) else { continue }
      guard let found = try? answers(mapped, world) else { continue }
      #expect(found == expected, "a bit of byte \(place) of section \(tag)")
    }
  }

  @Test("never crashes on bytes that lie", arguments: 1...20)
  func neverCrashes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let layout: Layout = seed % 2 == 0 ? .footprints : .giants
    let world = SeededWorld(layout, count: 200, queries: 5, seed: seed)
    let file = try SectionFile(path: write(PackedTree(world.items)))
    for _ in 0..<8 {
      let victim = Int.random(in: 0..<file.tags.count, using: &generator)
      var writer = try SectionFileWriter(path: directory.path("lies.index"))
      for (number, tag) in file.tags.enumerated() {
        let section = try #require(file.section(tag))
        var bytes = try section.bytes(in: 0..<section.count)
        if number == victim { spoil(&bytes, &generator) }
        try writer.begin(tag)
        try writer.append(bytes)
      }
      try writer.finish(stamp: [])
      let lies = try SectionFile(path: directory.path("lies.index"))
      for tag in lies.tags {
        let section = try #require(lies.section(tag))
        try section.verify(0, count: section.count)
      }
      guard let mapped = try? MappedTree(lies) else { continue }
      _ = try? answers(mapped, world)
    }
  }

  private func spoil(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    for _ in 0..<Int.random(in: 1...200, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let values: [UInt8] = [0, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &generator)]
      bytes[place] = values.randomElement(using: &generator) ?? 0
    }
  }

  private func answers(_ index: some SpatialSearch, _ world: SeededWorld) throws -> [[Int]] {
    let filter = ItemFilter(anySports: [1, 2], openHours: [[20]])
    var answers = [try index.inside(GeoBox(west: -75, south: 40, east: -70, north: 46))]
    for origin in world.queries {
      answers.append(try index.nearest(8, to: origin).map(\.item))
      answers.append(try index.nearest(40, to: origin, matching: filter).map(\.item))
      answers.append(try index.within(.kilometers(9), of: origin).map(\.item))
    }
    return answers
  }
}
