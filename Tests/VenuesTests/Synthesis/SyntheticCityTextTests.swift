// A synthetic city as text: read back by other means it is the same city.

import Foundation
import GeoPrimitives
import Testing

@testable import Venues

@Suite("A synthetic city as text")
struct SyntheticCityTextTests {
  private struct DiskFull: Error, Equatable {}

  private let city = SyntheticCity(venueCount: 3000, seed: 7)

  private func csv(_ city: SyntheticCity) -> [UInt8] {
    var bytes: [UInt8] = []
    city.writeCSV { bytes += $0 }
    return bytes
  }

  private func geoJSON(_ city: SyntheticCity) -> [UInt8] {
    var bytes: [UInt8] = []
    city.writeGeoJSON { bytes += $0 }
    return bytes
  }

  @Test("has the same bytes on every machine")
  func bytes() {
    #expect(fingerprint(csv(city)) == 15_693_510_195_373_336_916)
    #expect(fingerprint(geoJSON(city)) == 16_220_087_648_144_197_743)
  }

  @Test("reads back from CSV")
  func table() throws {
    let text = try #require(String(bytes: csv(city), encoding: .utf8))
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.first == "id,name,sport,hours,timeZone,latitude,longitude")
    #expect(lines.last == "" && lines.count == 3002)
    for (line, venue) in zip(lines.dropFirst(), city) {
      let cells = split(line)
      try #require(
        cells == [
          venue.id, venue.name, venue.sports.joined(separator: ";"), venue.hours ?? "",
          "America/Toronto", cells[5], cells[6],
        ])
      try #require(Double(cells[5]) == venue.position.latitude, "\(venue.id)")
      try #require(Double(cells[6]) == venue.position.longitude, "\(venue.id)")
    }
  }

  @Test("reads back from GeoJSON, a feature a line")
  func features() throws {
    let bytes = geoJSON(city)
    let lines = try #require(String(bytes: bytes, encoding: .utf8)).split(separator: "\n")
    #expect(lines.count == 3002)
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("{\"type\":\"Feature\"") })
    let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect(root?["type"] as? String == "FeatureCollection")
    let features = try #require(root?["features"] as? [[String: Any]])
    #expect(features.count == city.count)
    for (feature, venue) in zip(features, city) { try expect(feature, toBe: venue) }
  }

  @Test("of no venues is a header and an empty collection")
  func empty() throws {
    let nobody = SyntheticCity(venueCount: 0, seed: 7)
    #expect(csv(nobody) == Array("id,name,sport,hours,timeZone,latitude,longitude\r\n".utf8))
    let root = try JSONSerialization.jsonObject(with: Data(geoJSON(nobody))) as? [String: Any]
    #expect((root?["features"] as? [Any])?.isEmpty == true)
  }

  @Test("comes in chunks of a megabyte")
  func chunks() {
    var sizes: [Int] = []
    SyntheticCity(venueCount: 30_000, seed: 7).writeCSV { sizes.append($0.count) }
    #expect(sizes.count > 2)
    #expect(sizes.dropLast().allSatisfy { ((1 << 20)..<(1 << 20) + 1000).contains($0) })
    #expect((1..<(1 << 20) + 1000).contains(sizes.last ?? 0))
  }

  @Test("stops at the first error of its sink, and passes it on")
  func failingSink() {
    var calls = 0
    let sink: ([UInt8]) throws(DiskFull) -> Void = { _ throws(DiskFull) in
      calls += 1
      if calls == 2 { throw DiskFull() }
    }
    let large = SyntheticCity(venueCount: 40_000, seed: 7)
    #expect(throws: DiskFull()) { try large.writeCSV(to: sink) }
    #expect(calls == 2)
    calls = 0
    #expect(throws: DiskFull()) { try large.writeGeoJSON(to: sink) }
    #expect(calls == 2)
  }

  @Test("escapes what CSV and JSON would misread")
  func escaping() {
    var text = ChunkedText()
    text.append(cell: "plain")
    text.append(cell: "a,b")
    text.append(cell: "\"x\"")
    text.append(cell: "\"")
    text.append(string: "a\\b\"\"c")
    for degrees in [0, -0.000001, 9.5, -73.654321, 100, 179.999999] {
      text.append(" ")
      text.append(degrees: degrees)
    }
    var written = ""
    text.drain(to: { written += String(decoding: $0, as: UTF8.self) }, isLast: true)
    #expect(
      written == #"plain"a,b""""x""""""""a\\b\"\"c""#
        + " 0.000000 -0.000001 9.500000 -73.654321 100.000000 179.999999")
  }
}

// MARK: - Reading

extension SyntheticCityTextTests {
  /// FNV-1a, 64 bits.
  private func fingerprint(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// The cells of a line of RFC 4180 without line breaks inside.
  private func split(_ line: String) -> [String] {
    var cells: [String] = []
    var rest = Substring(line)
    repeat {
      if !cells.isEmpty { rest = rest.dropFirst() }
      if rest.hasPrefix("\"") {
        var cell = ""
        rest = rest.dropFirst()
        while let quote = rest.firstIndex(of: "\"") {
          cell += rest[..<quote]
          rest = rest[rest.index(after: quote)...]
          guard rest.hasPrefix("\"") else { break }
          cell += "\""
          rest = rest.dropFirst()
        }
        cells.append(cell)
      } else {
        let end = rest.firstIndex(of: ",") ?? rest.endIndex
        cells.append(String(rest[..<end]))
        rest = rest[end...]
      }
    } while rest.hasPrefix(",")
    return cells
  }

  private func expect(_ feature: [String: Any], toBe venue: Venue) throws {
    try #require(feature["id"] as? String == venue.id)
    let geometry = try #require(feature["geometry"] as? [String: Any])
    if let exterior = venue.footprint?.polygons.first?.exterior {
      let closed = (exterior + exterior.prefix(1)).map { [$0.longitude, $0.latitude] }
      try #require(geometry["type"] as? String == "Polygon")
      try #require(geometry["coordinates"] as? [[[Double]]] == [closed])
    } else {
      let point = [venue.position.longitude, venue.position.latitude]
      try #require(geometry["type"] as? String == "Point")
      try #require(geometry["coordinates"] as? [Double] == point)
    }
    var properties = try #require(feature["properties"] as? [String: Any])
    try #require(properties.removeValue(forKey: "nomEmplacement") as? String == venue.name)
    try #require(properties.removeValue(forKey: "latitude") as? Double == venue.position.latitude)
    try #require(properties.removeValue(forKey: "longitude") as? Double == venue.position.longitude)
    try #require(properties.removeValue(forKey: "sportsDisponibles") as? [String] == venue.sports)
    try #require(properties.removeValue(forKey: "heuresOuvertures") as? String == venue.hours)
    try #require(properties.removeValue(forKey: "fuseauHoraire") as? String == venue.timeZone)
    try #require(properties.removeValue(forKey: "source") as? String == venue.source)
    try #require(properties.removeValue(forKey: "identifiantSource") as? String == venue.sourceID)
    let rest = venue.properties.members.map { ($0.key, $0.value) }
    try #require(
      properties.compactMapValues { ($0 as? String).map(JSONValue.string) }
        == Dictionary(uniqueKeysWithValues: rest))
    try #require(properties.count == rest.count)
  }
}
