// What the name of a column says: its words, without case, accents and punctuation.

/// The name of a column, taken apart.
struct ColumnName: Sendable {
  /// The words, in lower case and plain letters: `NAME_EN` is `name en`, `nomEmplacement` is `nom emplacement`.
  let words: [String]
  /// The words run together.
  let joined: String
  /// The words run together without numbers and languages: `SPORT_1` and `sport_en` are `sport`.
  var core: String {
    words.filter { !Self.languages.contains($0) }
      .map { word in String(word.reversed().drop { ("0"..."9").contains($0) }.reversed()) }
      .joined()
  }

  private static let languages: Set<String> = [
    "en", "fr", "de", "es", "it", "nl", "pt", "da", "fi", "sv", "no", "zh", "tc", "sc", "chi",
    "eng", "fra", "cht", "chs", "ang", "esp",
  ]

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    var previous: Unicode.Scalar?
    for scalar in name.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      let startsWord =
        scalar.properties.isUppercase && previous?.properties.isLowercase == true
      if !isLetter || startsWord {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word += Self.plain(scalar) }
      previous = scalar
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
    joined = words.joined()
  }

  /// The letter in lower case without its accent.
  private static func plain(_ scalar: Unicode.Scalar) -> String {
    let lower = scalar.properties.lowercaseMapping
    return accents[lower] ?? lower
  }

  private static let accents: [String: String] = {
    let groups: [(String, String)] = [
      ("a", "àáâãåą"), ("c", "çćč"), ("e", "èéêëęě"), ("i", "ìíîï"), ("n", "ñń"), ("o", "òóôõő"),
      ("u", "ùúûůű"), ("l", "ł"), ("z", "żźž"), ("s", "śšşș"), ("r", "řŕ"), ("d", "ď"),
      ("t", "ťțţ"), ("g", "ğ"), ("ae", "äæ"), ("oe", "öøœ"),
      ("ue", "ü"), ("ss", "ß"), ("y", "ýÿ"),
    ]
    var table: [String: String] = [:]
    for (plain, accented) in groups {
      for letter in accented { table[String(letter)] = plain }
    }
    return table
  }()

  /// Whether any of the words is in a set.
  func contains(anyOf wanted: Set<String>) -> Bool { words.contains { wanted.contains($0) } }
}
