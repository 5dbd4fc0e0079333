// Names of countries and regions as people write them: without accents, and nearly right.

enum PlaceNames {
  /// A name in upper case without accents, spaces and signs, so that `Île-du-Prince-Édouard` is `ILEDUPRINCEEDOUARD`.
  static func folded(_ name: String) -> String {
    var result = ""
    for character in name.uppercased() {
      if let plain = letters[character] {
        result += plain
      } else if character.isLetter || character.isNumber {
        result.append(character)
      }
    }
    return result
  }

  private static let letters: [Character: String] = {
    let rows = [
      "A": "ÀÁÂÃÄÅĀĂĄ", "C": "ÇĆČ", "D": "ĎĐÐ", "E": "ÈÉÊËĒĖĘĚ", "G": "ĞĢ", "I": "ÌÍÎÏĪĮİ",
      "L": "ŁĻĽ", "N": "ÑŃŇŅ", "O": "ÒÓÔÕÖØŌŐ", "R": "ŘŔ", "S": "ŚŠŞȘ", "T": "ŤŢȚ",
      "U": "ÙÚÛÜŪŮŰŲ", "Y": "ÝŸ", "Z": "ŹŻŽ", "AE": "Æ", "OE": "Œ",
    ]
    return Dictionary(
      rows.flatMap { plain, accented in accented.map { ($0, plain) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// The countries that may have been meant, as `CA (Canada)`.
  static func countries(near text: String) -> [String] {
    let rows = TableLines(PackageResources.countries_tsv).filter { $0.count == 2 }
      .map { row in (code: row[0], names: row[1].split(separator: ",").map(String.init)) }
    return nearest(to: text, among: rows)
  }

  /// The regions of a country that may have been meant, as `QC (Québec)`.
  static func regions(near text: String, of country: String) -> [String] {
    nearest(
      to: text,
      among: HolidayRegion.all(of: country).map { ($0.code, [$0.name] + $0.aliases) })
  }

  /// At most three places with a name that is at most a third of its letters away, nearest first.
  private static func nearest(
    to text: String, among places: [(code: String, names: [String])]
  ) -> [String] {
    let wanted = Array(folded(text).unicodeScalars)
    // Two letters are near to most codes.
    guard (3...60).contains(wanted.count) else { return [] }
    let ranked = places.enumerated().compactMap { index, place -> (distance: Int, index: Int)? in
      let distances = place.names.map { distance(wanted, Array(folded($0).unicodeScalars)) }
      guard let least = distances.min(), least <= wanted.count / 3 else { return nil }
      return (least, index)
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map {
      "\(places[$0.index].code) (\(places[$0.index].names[0]))"
    }
  }

  /// Letters to insert, delete or replace.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var row = Array(0...other.count)
    for (place, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in other.indices {
        let next = min(
          diagonal + (letter == other[column] ? 0 : 1), row[column] + 1, row[column + 1] + 1)
        (diagonal, row[column + 1]) = (row[column + 1], next)
      }
    }
    return row[other.count]
  }
}
