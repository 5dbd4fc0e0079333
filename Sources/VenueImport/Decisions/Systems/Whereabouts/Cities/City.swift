// Cities whose names in a file's name or in its rows tell where its positions must lie.

internal import GeoPrimitives

/// A city, or a small region that publishes data of its own.
struct City: Hashable, Sendable {
  /// What people call it.
  let name: String
  /// Its country, as in ISO 3166-1.
  let country: String
  /// Its middle.
  let position: Position
  /// How far from there the middle of its data may lie.
  let reach: Distance

  /// The cities that a text names by its words, run together: the first in the text, with its namesakes.
  static func named(in text: String) -> [City] {
    let words = ColumnName(text).words
    for start in words.indices {
      // `San José` before `San`; `New York` is one.
      for length in [3, 2, 1] where start + length <= words.count {
        if let found = table[words[start..<start + length].joined()] { return found }
      }
      // Where words are not divided, the city stands before what it has: 東京都体育施設.
      guard let first = words[start].unicodeScalars.first, first.value > 0x2E7F else { continue }
      for length in [6, 5, 4, 3, 2] where length < words[start].count {
        if let found = table[String(words[start].prefix(length))] { return found }
      }
    }
    return []
  }

  /// The cities that the name of a file says, else that of its folder.
  static func named(inPath path: String) -> [City] {
    let file = named(in: SourceName.of(path: path))
    return file.isEmpty
      ? named(in: path.split(separator: "/").dropLast().last.map(String.init) ?? "") : file
  }

  /// The cities that an address names: in the last of its parts that begins with the name of one.
  static func named(inAddress text: String) -> [City] {
    let parts = text.split { ",;\n\r".contains($0) }
    for part in parts.dropFirst().reversed() {
      let words = ColumnName(String(part)).words
      // A postal code may stand before the town.
      for start in [0, 1] where start < words.count && words.prefix(start).allSatisfy(isCode) {
        for length in [3, 2, 1] where start + length <= words.count {
          if let found = table[words[start..<start + length].joined()] { return found }
        }
      }
    }
    return []
  }

  private static func isCode(_ word: String) -> Bool {
    word.utf8.contains { (0x30...0x39).contains($0) }
  }

  /// Whether a place may be one of the city's.
  func contains(_ place: Position) -> Bool {
    Geodesic.meters(from: place, to: position) <= reach.meters
  }

  /// The city of the table whose middle is nearest to a place, if it reaches so far.
  static func around(_ place: Position) -> City? {
    let near = all.filter {
      abs($0.position.latitude - place.latitude) < 6 && $0.contains(place)
    }
    return near.min {
      Geodesic.meters(from: place, to: $0.position) < Geodesic.meters(from: place, to: $1.position)
    }
  }

  /// A city reaches so far, if the table says nothing else.
  private static let usualReach = 40.0

  /// All cities, with the words that mean them.
  private static let entries: [(key: String, city: City)] = {
    let tables = [
      lines, furtherLines, westernLines, europeanLines, americanLines, easternLines, capitalLines,
      stateLines,
    ]
    return tables.joined(separator: "\n").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "|").map(String.init)
      guard parts.count >= 5, let latitude = Double(parts[3]), let longitude = Double(parts[4]),
        let position = try? Position(latitude: latitude, longitude: longitude)
      else { return nil }
      let reach = parts.count > 5 ? Double(parts[5]) ?? usualReach : usualReach
      let city = City(
        name: parts[0], country: parts[2], position: position, reach: .meters(reach * 1000))
      return (parts[1], city)
    }
  }()

  /// All cities; one with several spellings stands there several times.
  static var all: [City] { entries.map(\.city) }

  private static let table: [String: [City]] = {
    var table: [String: [City]] = [:]
    for (key, city) in entries where !table[key, default: []].contains(city) {
      table[key, default: []].append(city)
    }
    return table
  }()
}
