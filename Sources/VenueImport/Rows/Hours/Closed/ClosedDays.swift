// The days on which a place is closed, as people write them in a cell: `月曜日`, `lundi et mardi`, `第2・第4火曜日`, `none`.

/// What a text says of closed days.
enum ClosedDays: Hashable, Sendable {
  /// There are none, or nothing stands there.
  case none
  /// Rules of `opening_hours` that close a place, in the order in which they belong behind its hours.
  case rules([String])
  /// A part is not understood, or may mean two things.
  case unknown

  /// Reads a text; the country tells which way round its dates are.
  init(_ text: String, country: String?) {
    let plain = Self.plain(text)
    if Self.isNone(plain) {
      self = .none
      return
    }
    var reading = ClosedDaysReading(country: country)
    guard plain.utf8.count <= 200, reading.read(plain), let rules = reading.rules else {
      self = .unknown
      return
    }
    self = .rules(rules)
  }

  /// Hours without the closed days; `nil` where they are no hours of a week.
  func limiting(_ hours: String) -> String? {
    switch self {
    case .none: hours
    case .unknown: nil
    case .rules(let rules):
      // What was limited before comes back as it was.
      ([hours]
        + rules.filter { rule in
          !hours.split(separator: ";").contains { String($0).trimmed == rule }
        }).joined(separator: "; ")
    }
  }

  /// A text in lower case with the narrow forms of the wide digits and marks of East Asian tables.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for character in text.lowercased().trimmed {
      guard let scalar = character.unicodeScalars.first, (0xFF01...0xFF5D).contains(scalar.value),
        let narrow = Unicode.Scalar(scalar.value - 0xFEE0)
      else {
        plain.append(character == "　" ? " " : character)
        continue
      }
      plain.append(Character(narrow))
    }
    return plain.trimmed
  }

  /// Whether a text says that there are no closed days: `-`, `なし`, `年中無休`.
  private static func isNone(_ text: String) -> Bool {
    let word = ColumnName(text).joined
    return word.isEmpty && text.count <= 3 || nones.contains(word)
  }

  private static let nones: Set<String> = [
    "none", "no", "nil", "na", "never", "notclosed", "neverclosed", "openeveryday", "opendaily",
    "alwaysopen", "openallyear", "open7days", "open7daysaweek", "noclosingday", "noclosingdays",
    "nocloseddays", "aucun", "aucune", "neant", "jamais", "sansfermeture", "ouverttouslesjours",
    "keine", "keiner", "kein", "keinruhetag", "nie", "taeglichgeoeffnet", "ninguno", "ninguna",
    "nunca", "abiertotodoslosdias", "nessuno", "nessuna", "mai", "geen", "nooit", "ingen", "inga",
    "aldrig", "nenhum", "nenhuma", "cap", "brak", "zadny", "nincs", "yok", "tidakada", "нет",
    "безвыходных", "немає", "немае", "безвихідних", "безвихідних", "なし", "無し", "無", "无", "ナシ",
    "特になし", "無休", "年中無休", "定休日なし", "休館日なし", "休業日なし", "定休なし", "无休", "全年无休", "全年無休",
    "年无休", "年無休", "不休", "全年開放", "全年开放", "没有", "沒有", "없음", "무휴", "연중무휴", "해당없음",
  ]
}
