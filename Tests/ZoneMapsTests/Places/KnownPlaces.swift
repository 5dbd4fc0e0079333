// Places whose zones are known, each by its latitude, longitude, zone and name.

import Testing

/// A place and its zone.
struct KnownPlace: CustomTestStringConvertible, Sendable {
  let latitude: Double
  let longitude: Double
  let zone: String
  let name: String

  var testDescription: String { "\(name): \(latitude) \(longitude)" }
}

enum KnownPlaces {
  static let all = [americas, europe, africa, asia, pacific].flatMap(read)

  private static func read(_ table: String) -> [KnownPlace] {
    table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "#", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      guard let latitude = Double(words[0]), let longitude = Double(words[1]) else { return nil }
      return KnownPlace(
        latitude: latitude, longitude: longitude, zone: String(words[2]),
        name: String(parts[1].dropFirst()))
    }
  }
}
