// Catalogues in directories of their own, and venues to put in them.

import Foundation
import GeoPrimitives
import SQLiteStore
import Testing
import Venues

/// A directory that goes with the test.
final class ScratchDirectory: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "sportlink-store-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    chmod(path, 0o755)
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String = "city.gpkg") -> String { path + "/" + name }

  var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

extension WritingSession {
  static let test = WritingSession(
    uuid: "4be0643f-1d98-573b-97cd-ca98a65347dd", instant: "2026-06-12T18:00:00.000Z",
    wait: .milliseconds(50))
}

extension GeoPackageCatalogue {
  static func writing(_ path: String, uuid: String? = nil) throws -> GeoPackageCatalogue {
    var session = WritingSession.test
    if let uuid { session.uuid = uuid }
    return try GeoPackageCatalogue(writingAt: path, session: session)
  }

  /// Every venue, in the order of `forEachVenue`.
  func venues() throws -> [Venue] {
    var venues: [Venue] = []
    try forEachVenue { (venue) throws(VenueStoreError) in venues.append(venue) }
    return venues
  }

  @discardableResult
  func put(_ venues: [Venue]) throws -> [UpsertOutcome] {
    try write { writer in try venues.map { try writer.upsert($0) } }
  }
}

/// The splitmix64 generator (Steele, Lea and Flood 2014).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  mutating func text() -> String {
    let pieces = ["a", "É", "\"", "\\", "\n", "\u{0}", "籃球", "'", ";", "%", "𝄞", " "]
    return (0..<Int.random(in: 0...8, using: &self)).map { _ in
      pieces.randomElement(using: &self) ?? ""
    }.joined()
  }

  mutating func position() -> Position {
    Position(
      uncheckedLatitude: Double.random(in: -90...90, using: &self),
      longitude: Double.random(in: -180...180, using: &self))
  }

  /// A venue with awkward columns; its identity is among the first `range` so that some come again.
  mutating func venue(identities range: Int = .max) -> Venue {
    let number = Int.random(in: 0..<range, using: &self)
    var venue = Venue(
      id: "v\(number)", source: "s\(number % 3)", sourceID: "\(number)", name: text(),
      position: position())
    venue.sports = (0..<Int.random(in: 0...3, using: &self)).map { _ in text() }
    if Bool.random(using: &self) { venue.hours = text() }
    if Bool.random(using: &self) { venue.timeZone = "America/Toronto" }
    if Bool.random(using: &self) { venue.properties = ["b": .string(text()), "a": [1, 2.5, nil]] }
    if Bool.random(using: &self) {
      let polygons = (0..<Int.random(in: 1...3, using: &self)).map { _ in
        Footprint.Polygon(
          exterior: (0..<4).map { _ in position() },
          holes: Bool.random(using: &self) ? [(0..<3).map { _ in position() }] : [])
      }
      venue.footprint = Footprint(polygons: polygons)
    }
    return venue
  }
}

func place(_ latitude: Double, _ longitude: Double) throws -> Position {
  try Position(latitude: latitude, longitude: longitude)
}
