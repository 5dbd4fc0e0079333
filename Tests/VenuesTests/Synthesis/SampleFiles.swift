// The files under Data/, read with Foundation: another pair of eyes than the product's own readers.

import Foundation
import Testing

/// Reads the sample data that ships with the repository.
enum SampleFiles {
  typealias Record = [String: Any]

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Data")

  static func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent(path))
  }

  static func object(_ path: String) throws -> Record {
    try #require(try JSONSerialization.jsonObject(with: bytes(path)) as? Record)
  }

  /// The records of a seed collection, by id.
  static func collection(_ name: String) throws -> [String: Record] {
    let file = try object("seeds/\(name).json")
    #expect(Array(file.keys) == [name])
    return try #require(file[name] as? [String: Record])
  }

  /// A place of `venues.geojson`.
  struct Place {
    let id: String
    let kind: String
    /// Outlines in [longitude, latitude], a ring a polygon; empty for a point.
    let rings: [[[Double]]]
    let latitude: Double
    let longitude: Double
    let properties: Record

    var name: String { properties["nomEmplacement"] as? String ?? "" }
    var sports: [String] { properties["sportsDisponibles"] as? [String] ?? [] }
    var hours: String? { properties["heuresOuvertures"] as? String }
  }

  static func places() throws -> [Place] {
    let file = try object("montreal/venues.geojson")
    #expect(file["type"] as? String == "FeatureCollection")
    return try #require(file["features"] as? [Record]).map(place)
  }

  private static func place(_ feature: Record) throws -> Place {
    let geometry = try #require(feature["geometry"] as? Record)
    let kind = try #require(geometry["type"] as? String)
    let properties = try #require(feature["properties"] as? Record)
    let id = try #require(feature["id"] as? String)
    let coordinates = geometry["coordinates"]
    switch kind {
    case "Point":
      let point = try #require(coordinates as? [Double])
      return Place(
        id: id, kind: kind, rings: [], latitude: point[1], longitude: point[0],
        properties: properties)
    default:
      let polygons =
        try kind == "Polygon"
        ? [#require(coordinates as? [[[Double]]])] : #require(coordinates as? [[[[Double]]]])
      return try Place(
        id: id, kind: kind, rings: polygons.map { try #require($0.first) },
        latitude: #require(properties["latitude"] as? Double),
        longitude: #require(properties["longitude"] as? Double), properties: properties)
    }
  }

  /// The rows of `venues-mtm8.csv` after its header, decoded as Windows-1252 and split by RFC 4180 with semicolons.
  static func table() throws -> (header: [String], rows: [[String]]) {
    let data = try bytes("montreal/venues-mtm8.csv")
    let text = try #require(String(data: data, encoding: .windowsCP1252))
    #expect(String(data: data, encoding: .utf8) == nil, "the file should not happen to be UTF-8")
    let rows = text.components(separatedBy: "\r\n").dropLast().map(cells)
    return (try #require(rows.first), Array(rows.dropFirst()))
  }

  private static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"":
        isQuoted.toggle()
        cells[cells.count - 1].append(character)
      case ";" where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    return cells.map(unquoted)
  }

  private static func unquoted(_ cell: String) -> String {
    guard cell.hasPrefix("\""), cell.hasSuffix("\""), cell.count >= 2 else { return cell }
    return cell.dropFirst().dropLast().replacingOccurrences(of: "\"\"", with: "\"")
  }
}
