// Time zones against Foundation's, at their jumps, and from damaged files.

import Foundation
import Testing

@testable import OpeningHours

@Suite("A time zone")
struct ZoneTests {
  @Test(
    "has the same offsets as Foundation's, up to the far future",
    arguments: [
      "America/Toronto", "Europe/Berlin", "Australia/Lord_Howe",
      "Asia/Kathmandu",
      "America/St_Johns", "Europe/Dublin", "Pacific/Apia", "America/Sao_Paulo", "Asia/Tehran",
      "Antarctica/Troll", "UTC", "America/Nuuk",
    ])
  func offsets(identifier: String) throws {
    let zone = try Zone(identifier: identifier)
    let reference = try #require(TimeZone(identifier: identifier))
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let second = Int64.random(in: -1_500_000_000..<5_500_000_000, using: &generator)
      let right = reference.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
      let found = zone.offsetSeconds(at: Instant(secondsSinceEpoch: second))
      #expect(found == right, "\(identifier) at \(Instant(secondsSinceEpoch: second))")
      guard found == right else { return }
    }
  }

  @Test(
    "finds the moments of a wall-clock time",
    arguments: ["America/Toronto", "Australia/Lord_Howe", "Europe/Dublin", "Pacific/Apia"])
  func inverses(identifier: String) throws {
    let zone = try Zone(identifier: identifier)
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<2000 {
      let second = Int64.random(in: 0..<5_000_000_000, using: &generator) / 60 * 60
      let moment = Instant(secondsSinceEpoch: second)
      let shown = zone.local(of: moment)
      #expect(zone.instants(of: shown).contains(moment), "\(identifier) at \(moment)")
      #expect(zone.instant(of: shown) <= moment)
    }
  }

  @Test(
    "knows the hours that clocks skip and show twice",
    arguments: [
      // Skipped: the moment of the jump.
      ("America/Toronto", "2026-03-08T02:30", [String](), "2026-03-08T07:00:00Z"),
      ("America/Toronto", "2026-03-08T03:00", ["2026-03-08T07:00:00Z"], "2026-03-08T07:00:00Z"),
      (
        "America/Toronto", "2026-11-01T01:30", ["2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z"],
        "2026-11-01T05:30:00Z"
      ),
      ("America/Toronto", "2150-03-08T02:30", [], "2150-03-08T07:00:00Z"),
      // Half an hour at Lord Howe, a whole day in Samoa.
      ("Australia/Lord_Howe", "2026-10-04T02:15", [], "2026-10-03T15:30:00Z"),
      ("Pacific/Apia", "2011-12-30T12:00", [], "2011-12-30T10:00:00Z"),
    ])
  func jumps(identifier: String, shown: String, all: [String], first: String) throws {
    let zone = try Zone(identifier: identifier)
    #expect(zone.instants(of: try local(shown)).map(\.description) == all)
    #expect(zone.instant(of: try local(shown)).description == first)
  }

  @Test("that does not exist comes with names that do")
  func suggestions() {
    #expect(throws: ZoneError.unknown("America/Tronto", suggestions: ["America/Toronto"])) {
      _ = try Zone(identifier: "America/Tronto")
    }
    #expect {
      _ = try Zone(identifier: "Berlin")
    } throws: { error in
      "\(error)".contains("did you mean Europe/Berlin")
    }
  }

  @Test(
    "never comes from outside of its directory",
    arguments: [
      "../etc/passwd", "/etc/passwd", "a/../b", "", "Europe//Berlin", "Europe/Berlin\0", "./UTC",
      "America",
    ])
  func traversal(identifier: String) {
    #expect(throws: ZoneError.self) { _ = try Zone(identifier: identifier) }
  }

  @Test("in a damaged file is refused, wherever the damage lies")
  func damage() throws {
    let bytes = try #require(bytesOfFile(at: "\(Zone.systemDirectory)/America/Toronto"))
    for length in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(throws: ZoneFileFault.self) { _ = try ZoneTable(tzif: Array(bytes[..<length])) }
    }
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      var damaged = bytes
      damaged[Int.random(in: 0..<damaged.count, using: &generator)] = UInt8.random(
        in: 0...255, using: &generator)
      // Whatever a flipped byte makes of the file, reading and asking must not trap.
      guard let table = try? ZoneTable(tzif: damaged) else { continue }
      _ = table.offset(at: 1_000_000_000)
      _ = table.changes(from: 4_500_000_000, to: 4_600_000_000)
    }
  }

  @Test(
    "counts transitions as a look at all of them does",
    arguments: ["Europe/Berlin", "America/Toronto", "Africa/Casablanca", "Asia/Kathmandu", "UTC"])
  func transitionCount(identifier: String) throws {
    let table = try Zone(identifier: identifier).table
    var generator = SeededGenerator(seed: 21)
    var seconds = (0..<2000).map { _ in
      Int64.random(in: -6_000_000_000...6_000_000_000, using: &generator)
    }
    seconds += table.transitions.flatMap { [$0 - 1, $0, $0 + 1] } + [Int64.min, Int64.max, 0, -1]
    for second in seconds {
      let right = table.transitions.filter { $0 <= second }.count
      #expect(table.transitionCount(upTo: second) == right, "\(identifier) at \(second)")
    }
  }

  @Test("is read from the directory that is named")
  func directory() throws {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "zones-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data("no zone".utf8).write(to: directory.appending(path: "Broken"))
    #expect(throws: ZoneError.damagedFile("Broken", reason: "it ends inside the header")) {
      _ = try Zone(identifier: "Broken", directory: directory.path)
    }
    #expect(throws: ZoneError.unknown("Europe/Berlin", suggestions: [])) {
      _ = try Zone(identifier: "Europe/Berlin", directory: directory.path)
    }
  }
}
