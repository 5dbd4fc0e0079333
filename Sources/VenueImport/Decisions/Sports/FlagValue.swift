// What a cell of a column named after a sport says: yes, no, how many, or something else.

/// What a cell of a column named after a sport says about it.
enum FlagValue: Hashable, Sendable {
  /// Nothing stands there.
  case absent
  /// It is not there.
  case no
  /// It is there.
  case yes
  /// So many are there, 1 or more.
  case count(Int)
  /// Something that is neither a flag nor a number.
  case other
}

extension FlagValue {
  /// Words that affirm, in lower case.
  private static let affirmations: Set<String> = [
    "y", "yes", "oui", "o", "ja", "j", "jo", "si", "sí", "sì", "s", "sim", "x", "xx", "true",
    "vrai",
    "wahr", "verdadero", "t", "v", "kyllä", "k", "on", "available", "disponible", "vorhanden",
    "present", "présent", "presente", "verfügbar", "tak", "ano", "áno", "igen", "da", "да", "так",
    "evet", "var", "ναι", "jah", "taip", "jā", "はい", "あり", "有り", "○", "〇", "◯", "是", "有", "예",
    "네", "있음", "نعم", "כן", "✓", "✔", "✔️", "☑", "✅", "•", "●", "■", "*", "+",
    "◎", "★", "◆", "checked", "selected", "enabled", "possui", "tem", "tiene", "cuenta", "hay",
    "existe", "existente", "posee", "dispone", "ada", "มี", "có", "हाँ", "हां", "है", "بله", "دارد",
    "موجود", "יש",
  ]

  /// Marks that affirm by themselves, as in Japan, and deny beside the same marks filled, in lower case.
  static let hollowMarks: Set<String> = ["○", "〇", "◯"]
  /// What stands for yes where the hollow marks stand for no.
  static let filledMarks: Set<String> = ["●", "★", "◆", "■", "⬤", "•", "☑", "✓", "✔"]
  /// Crosses that affirm among empty cells, and deny beside another mark for yes, in lower case.
  static let crosses: Set<String> = ["x", "xx"]
  /// Marks for yes beside which a cross is a no, in lower case; the letters are drawn circles and ticks.
  static let ticks = hollowMarks.union(filledMarks)
    .union(["o", "v", "✔️", "✅", "◎"])

  /// Words that deny, in lower case.
  static let denials: Set<String> = [
    "n", "no", "non", "nein", "nee", "nej", "nei", "não", "nao", "ei", "false", "faux", "falsch",
    "falso", "f", "off", "none", "null", "nil", "na", "n/a", "n.a.", "nan", "not", "without",
    "aucun", "aucune", "kein", "keine", "nicht", "ninguno", "ninguna", "nessuno", "geen", "ingen",
    "absent", "assente", "ausente", "nie", "ne", "nem", "nincs", "nu", "нет", "не", "ні", "немає",
    "όχι", "οχι", "hayır", "hayir", "yok", "いいえ", "なし", "無し", "×", "✕", "✖", "-", "--", "–",
    "—", ".", "☐", "✗", "✘", "❌", "否", "不", "无", "無", "没有", "沒有", "아니오", "아니요", "없음",
    "لا", "לא", "tiada", "tidak", "tidak ada", "ไม่มี", "không", "नहीं", "خیر", "ندارد", "אין",
    "unchecked", "unselected", "disabled", "□",
  ]

  /// Words for what was there, may be there or will be, in lower case; more words may follow.
  static let pastOrFuture: Set<String> = [
    "removed", "planned", "proposed", "unknown", "demolished", "former", "formerly", "abandoned",
    "decommissioned", "prohibited", "forbidden", "unavailable",
  ]

  /// The like by themselves only: `Closed Mondays` and `Inactive in winter` are there.
  static let states: Set<String> = [
    "closed", "inactive", "permanently closed", "disused", "not in use", "future", "tbd", "?",
    "out of service", "out of order", "not available", "fermé", "fermée", "hors service",
    "non disponible", "geschlossen", "außer betrieb", "nicht verfügbar", "cerrado", "cerrada",
    "fuera de servicio", "no disponible", "chiuso", "chiusa", "fuori servizio", "gesloten",
    "buiten gebruik", "lukket", "stängd", "suljettu",
  ]

  /// More of these than this are no courts.
  static let mostCourts = 200
  /// A longer text is no flag.
  private static let longest = 60

  /// What a cell says.
  init(_ cell: Cell, in batch: borrowing RecordBatch) {
    switch cell {
    case .absent: self = .absent
    case .boolean(let value): self = value ? .yes : .no
    case .integer(let value): self = Self.counted(Double(value))
    case .real(let value): self = Self.counted(value)
    case .json: self = .other
    case .text:
      let bytes = batch.trimmedBytes(cell)
      if bytes.isEmpty {
        self = .absent
      } else if bytes.count > Self.longest {
        self = .other
      } else {
        self.init(text: String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  /// What a text says: `Y`, `Oui`, `3`, `2 (lit)`, `4個籃球場`, `Yes - indoors`.
  init(text: String) {
    let lower = text.lowercased()
    if let value = Self.word(lower) {
      self = value
      return
    }
    if Self.states.contains(lower) {
      self = .no
      return
    }
    if let number = Double(lower) {
      self = Self.counted(number)
      return
    }
    let first = String(lower.prefix { !" ,;:(/個个面片개".contains($0) })
    // A time counts nothing: `7:30 AM`, `10:00-20:00`.
    let rest = lower.dropFirst(first.count)
    if rest.first == ":", rest.dropFirst().first?.isNumber == true {
      self = .other
      return
    }
    // A single letter before other words is no flag: “A frame”, “O'Brien field”.
    guard first.count < lower.count, first.count > 1 || first.allSatisfy(\.isNumber) else {
      self = .other
      return
    }
    self = Self.word(first) ?? Double(first).map(Self.counted) ?? .other
  }

  private static func word(_ text: String) -> FlagValue? {
    if affirmations.contains(text) { return .yes }
    return denials.contains(text) || pastOrFuture.contains(text) ? .no : nil
  }

  private static func counted(_ number: Double) -> FlagValue {
    guard number >= 0, number <= Double(mostCourts), number == number.rounded() else {
      return .other
    }
    return number == 0 ? .no : .count(Int(number))
  }

  /// What a cell says where marks or numbers stand for other things than usual.
  init(_ cell: Cell, in batch: borrowing RecordBatch, _ code: FlagCode) {
    self.init(cell, in: batch)
    switch (code, self) {
    case (.unknownAnswers, .count): self = .other
    case (.denying(let hollow, let crosses), .yes):
      guard case .text = cell else { return }
      let text = batch.string(cell).trimmed.lowercased()
      if hollow && Self.hollowMarks.contains(text) || crosses && Self.crosses.contains(text) {
        self = .no
      }
    default: break
    }
  }

  /// Whether it says that the sport is there.
  var isThere: Bool {
    switch self {
    case .yes, .count: true
    case .absent, .no, .other: false
    }
  }
}
