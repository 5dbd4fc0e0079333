// How many courts a cell counts: `3`, `2 (lit)`, `4 courts`; never `2 tennis / 1 soccer`.

enum CourtText {
  /// Words behind a number that say what it counts.
  private static let units: Set<String> = [
    "court", "courts", "pitch", "pitches", "field", "fields", "terrain", "terrains", "platz",
    "plätze", "spielfelder", "spielfeld", "pista", "pistas", "cancha", "canchas", "campo", "campi",
    "campos", "baan", "banen", "veld", "velden", "bane", "baner", "kenttä", "kenttää", "rinks",
    "rink", "个", "個", "面", "片",
  ]

  /// What a text counts; 0 is none, and says no more.
  static func reading(_ text: String) -> AttributeReading {
    let lower = text.trimmed.lowercased()
    if AttributeWords.isUnsaid(lower) { return .nothing }
    guard lower.utf8.count <= 60 else { return .other }
    if NoText.isSentinel(lower) { return .nothing }
    let digits = lower.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty, digits.count <= 4 else { return .other }
    var rest = String(lower.dropFirst(digits.count)).trimmed
    if rest.hasPrefix(".") { rest = String(rest.dropFirst().drop { $0 == "0" }) }
    let isPlain =
      rest.isEmpty || units.contains(rest)
      || (rest.last == ")" && rest.first == "(") || (rest.last == "）" && rest.first == "（")
    guard isPlain, let count = Int(digits), count <= FlagValue.mostCourts else { return .other }
    return count == 0 ? .nothing : .value(String(count))
  }
}
