// Whether two columns of two files are called as if they held one key.

/// The words of columns that hold keys.
enum KeyWords {
  /// What keys are called that say of nothing else what they are the keys of.
  private static let plain: Set<String> = [
    "id", "ids", "no", "nr", "num", "number", "code", "key", "ref", "kod", "kode", "koodi", "cod",
    "codigo", "codice", "clave", "cle",
    "numero", "nummer", "numer", "cislo", "kood", "nro", "uid", "guid", "uuid", "global", "pk",
    "fk", "site", "place", "location",
    "番号", "コード", "编号", "編號", "번호", "코드",
  ]

  /// Whether two names may be those of one key: they share a word that says what it is the key of, or say nothing but
  /// that they are keys.
  static func areRelated(_ one: String, _ other: String) -> Bool {
    let (left, right) = (words(of: one), words(of: other))
    if left.joined == right.joined { return true }
    if left.own.isEmpty { return right.own.isEmpty || right.isKey }
    if right.own.isEmpty { return left.isKey }
    return left.own.contains { word in right.own.contains { isAlike(word, $0) } }
  }

  /// `park` and `parks`, `facil` and `facility`.
  private static func isAlike(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    return short == long || short.count >= 3 && long.hasPrefix(short)
  }

  private static func words(of name: String) -> (own: [String], isKey: Bool, joined: String) {
    var own: [String] = []
    var isKey = false
    let name = ColumnName(name)
    for word in name.words {
      if plain.contains(word) {
        isKey = true
        continue
      }
      // `PARKID` has one word.
      let ending = ["id", "nr", "no", "code", "key"].first {
        word.count > $0.count + 2 && word.hasSuffix($0)
      }
      if let ending {
        isKey = true
        own.append(String(word.dropLast(ending.count)))
      } else {
        own.append(word)
      }
    }
    return (own, isKey, name.joined)
  }
}
