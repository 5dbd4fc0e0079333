// The mapped file: what was written comes back, and nothing that differs from it ever does.

import Foundation
import Testing

@testable import SpatialIndex

@Suite("An index file")
struct SectionFileTests {
  /// A folder of its own for each test.
  private let directory: TemporaryDirectory
  private var folder: String { directory.url.path }

  init() throws { directory = try TemporaryDirectory() }

  private static func sample(_ count: Int, _ salt: UInt64) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: (UInt64($0) &* 0x9E37_79B9 ^ salt) >> 7) }
  }

  private func write(_ sections: [(tag: String, bytes: [UInt8])], stamp: [UInt8] = [1, 2, 3]) throws
    -> String
  {
    let path = folder + "/x.index"
    var writer = try SectionFileWriter(path: path)
    for section in sections {
      try writer.begin(section.tag)
      // In uneven pieces, so that block borders fall anywhere.
      var rest = section.bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(5001)
        try writer.append(Array(piece))
        rest = rest.dropFirst(piece.count)
      }
    }
    try writer.finish(stamp: stamp)
    return path
  }

  @Test(
    "gives back every section and the stamp",
    arguments: [[], [0], [1], [16383], [16384], [16385], [100_000, 0, 3, 64, 40_000]])
  func roundTrip(sizes: [Int]) throws {
    let tags = ["AAAA", "BBBB", "CCCC", "DDDD", "EEEE"]
    let sections = sizes.enumerated().map {
      (tag: tags[$0.offset], bytes: Self.sample($0.element, UInt64($0.offset)))
    }
    let file = try SectionFile(path: try write(sections, stamp: [7, 8, 9]))
    #expect(file.stamp == [7, 8, 9])
    for (tag, bytes) in sections {
      let section = try #require(file.section(tag))
      #expect(section.count == bytes.count)
      #expect(try section.bytes(in: 0..<bytes.count) == bytes)
      #expect(section.offset % 64 == 0)
    }
    #expect(file.section("ZZZZ") == nil)
  }

  @Test("refuses reads outside a section")
  func bounds() throws {
    let file = try SectionFile(
      path: try write([("AAAA", [1, 2, 3, 4, 5, 6, 7, 8, 9]), ("BBBB", [1])]))
    let section = try #require(file.section("AAAA"))
    #expect(try section.load(UInt64.self, at: 1) == 0x0908_0706_0504_0302)
    for place in [2, 9, -1, Int.max, Int.min] {
      #expect(throws: SectionFileError.self) { try section.load(UInt64.self, at: place) }
    }
    #expect(throws: SectionFileError.self) { try section.verify(0, count: -1) }
    #expect(throws: SectionFileError.self) { try section.bytes(in: 5..<10) }
  }

  @Test("is whole or not there: a failed write leaves nothing")
  func abandoned() throws {
    do {
      var writer = try SectionFileWriter(path: folder + "/y.index")
      try writer.begin("AAAA")
      try writer.append(Self.sample(50_000, 1))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    #expect(throws: SectionFileError.missing(path: folder + "/no/y.index")) {
      _ = try SectionFileWriter(path: folder + "/no/y.index")
    }
  }

  @Test("says that a file is missing, empty, a folder or something else")
  func strangers() throws {
    let path = folder + "/z"
    #expect(throws: SectionFileError.missing(path: path)) { try SectionFile(path: path) }
    #expect(throws: SectionFileError.self) { try SectionFile(path: folder) }
    for bytes in [[], [0x53], Array("SPLKIDX".utf8), Array("not an index at all".utf8)] as [[UInt8]]
    {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(throws: SectionFileError.self) { try SectionFile(path: path) }
    }
  }

  @Test("notices every truncation")
  func truncation() throws {
    let path = try write([("AAAA", Self.sample(40_000, 1)), ("BBBB", Self.sample(100, 2))])
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for length in [
      0, 1, 7, 8, 100, 2047, 2048, 16383, 16384, 16385, 40_000, whole.count - 8, whole.count - 1,
    ] {
      try whole.prefix(length).write(to: URL(fileURLWithPath: path))
      #expect(throws: SectionFileError.self, "\(length) bytes") { try SectionFile(path: path) }
    }
    try (whole + Data([0])).write(to: URL(fileURLWithPath: path))
    #expect(throws: SectionFileError.truncated(path: path)) { try SectionFile(path: path) }
  }

  @Test("never gives back a flipped bit", arguments: 0..<40 as Range<UInt64>)
  func flippedBit(seed: UInt64) throws {
    let bytes = Self.sample(50_000, 3)
    let path = try write([("AAAA", bytes)])
    var damaged = try Data(contentsOf: URL(fileURLWithPath: path))
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
    state = (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
    let place = Int(state >> 3 % UInt64(damaged.count)) % damaged.count
    damaged[place] ^= 1 << UInt8(state & 7)
    try damaged.write(to: URL(fileURLWithPath: path))
    do {
      let file = try SectionFile(path: path)
      let section = try #require(file.section("AAAA"))
      #expect(try section.bytes(in: 0..<bytes.count) == bytes, "seed \(seed), byte \(place)")
    } catch let error as SectionFileError {
      #expect(!"\(error)".isEmpty)
    }
  }

  @Test("tells a block's damage only where it is read")
  func lazily() throws {
    let path = try write([("AAAA", Self.sample(100_000, 4))])
    var damaged = try Data(contentsOf: URL(fileURLWithPath: path))
    damaged[16384 * 3 + 5] ^= 0x10
    try damaged.write(to: URL(fileURLWithPath: path))
    let section = try #require(try SectionFile(path: path).section("AAAA"))
    #expect(try section.bytes(in: 0..<16384).count == 16384)
    #expect(throws: SectionFileError.damaged(section: "AAAA", block: 2)) {
      try section.load(UInt8.self, at: 16384 * 2 + 100)
    }
  }

  @Test("of another version is told from damage")
  func version() throws {
    let path = try write([("AAAA", [1])])
    var other = try Data(contentsOf: URL(fileURLWithPath: path))
    other[8] = 9
    try other.write(to: URL(fileURLWithPath: path))
    #expect(throws: SectionFileError.otherVersion(path: path, found: 9, understood: 3)) {
      try SectionFile(path: path)
    }
  }
}

@Suite("A block's checksum")
struct BlockHashTests {
  @Test("changes with every single bit", arguments: [0, 1, 7, 8, 9, 31, 32, 33, 100])
  func avalanche(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
    var seen: Set<UInt64> = [BlockHash.of(bytes)]
    for bit in 0..<8 * count {
      var changed = bytes
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(seen.insert(BlockHash.of(changed)).inserted)
    }
    #expect(seen.insert(BlockHash.of(bytes + [0])).inserted)
  }
}
