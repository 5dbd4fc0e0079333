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
    "eng", "fra", "cht", "chs", "ang", "esp", "cn", "ja", "jp", "ko", "kr", "ar", "ru",
  ]

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    var previous: Unicode.Scalar?
    for character in name {
      guard let scalar = character.unicodeScalars.first.map(Self.narrow) else { continue }
      let isLetter = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      // A mark of tone stands on the letter before it.
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      let startsWord =
        scalar.properties.isUppercase && previous?.properties.isLowercase == true
      if !isLetter || startsWord {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word += Self.plain(character, scalar) }
      previous = scalar
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
    joined = words.joined()
  }

  /// The letter in lower case without its accent.
  private static func plain(_ character: Character, _ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII, character.unicodeScalars.count == 1 {
      return scalar.properties.lowercaseMapping
    }
    let lower =
      character.unicodeScalars.count == 1
      ? scalar.properties.lowercaseMapping : character.lowercased()
    return accents[lower] ?? lower
  }

  /// The plain form of the wide letters and digits that East Asian tables have: `ＩＤ`.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  /// Letters by what they are without their accents; texts are equal however an accent is coded.
  private static let accents: [String: String] = {
    let groups: [(String, String)] = [
      ("a", "àáâãåąāăạảấầẩẫậắằẳẵặ"), ("c", "çćč"), ("e", "èéêëęěēėẹẻẽếềểễệ"), ("i", "ìíîïīįıỉịĩ"),
      ("n", "ñńňņ"), ("o", "òóôõőōọỏốồổỗộơớờởỡợ"), ("u", "ùúûůűūųưụủũứừửữự"), ("l", "łľļĺ"),
      ("z", "żźž"), ("s", "śšşș"), ("r", "řŕ"), ("d", "ďđ"), ("k", "ķ"),
      ("t", "ťțţ"), ("g", "ğģ"), ("ae", "äæ"), ("oe", "öøœ"),
      ("ue", "ü"), ("ss", "ß"), ("y", "ýÿỳỵỷỹ"),
      ("α", "ά"), ("ε", "έ"), ("η", "ή"), ("ι", "ίϊΐ"), ("ο", "ό"), ("υ", "ύϋΰ"), ("ω", "ώ"),
      ("σ", "ς"), ("е", "ё"),
    ]
    var table = ["i\u{307}": "i"]
    for (plain, accented) in groups {
      for letter in accented { table[String(letter)] = plain }
    }
    return table
  }()

  /// Whether any of the words is in a set.
  func contains(anyOf wanted: Set<String>) -> Bool { words.contains { wanted.contains($0) } }
}
