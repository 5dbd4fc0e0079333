// Prices: whether one pays anything. `5 $`, `CHF 10.-`, `2,50 € / h`, `0.00`.

enum PriceText {
  /// Dearer than this is no fee but what a place cost to build.
  private static let highest = 1000.0

  /// Words beside a number that make it a price.
  private static let currencies: Set<String> = [
    "eur", "euro", "euros", "chf", "fr", "usd", "cad", "dollar", "dollars", "gbp", "dkk", "kr",
    "aud", "hkd", "rmb", "cny", "元", "港元", "港币", "欧元",
  ]
  /// Words for what a price is of.
  private static let units: Set<String> = [
    "per", "par", "pro", "por", "a", "al", "the", "h", "hr", "hour", "hours", "heure", "heures",
    "l", "stunde", "std", "hora", "uur", "time", "tunti", "ora", "day", "jour", "tag", "dia",
    "dag", "person", "personne", "persona", "personen", "stunden", "ab", "bis", "from", "to",
    "desde", "hasta",
    "da", "vanaf", "fra", "til", "à", "partir", "de", "von", "adult", "adulte", "visit", "half",
    "game",
    "小时", "小時", "每小时", "每小時", "人", "次",
  ]

  /// Whether a text in lower case is a price above nothing; `nil` where it is no price.
  static func isFee(_ text: String) -> Bool? {
    var amounts: [Double] = []
    var digits = ""
    var word = ""
    var isKnown = true
    func endWord() -> Bool {
      word.isEmpty || currencies.contains(word) || units.contains(word)
    }
    func amount() -> Double? {
      // A comma before three digits sets thousands apart; before others it is a decimal mark.
      let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
      let isGrouped = parts.count > 1 && parts.dropFirst().allSatisfy { $0.count == 3 }
      let plain = parts.joined(separator: isGrouped ? "" : ".")
      return Double(plain.hasSuffix(".") ? String(plain.dropLast()) : plain)
    }
    for character in text + " " {
      if ("0"..."9").contains(character)
        || (!digits.isEmpty && (character == "." || character == ","))
      {
        digits.append(character)
        continue
      }
      if !digits.isEmpty {
        guard let value = amount(), value <= highest else { return nil }
        amounts.append(value)
        digits = ""
      }
      if character.isLetter {
        word.append(character)
        continue
      }
      isKnown = isKnown && endWord()
      word = ""
      guard isKnown, " $€£¥/-–.".contains(character) else { return nil }
    }
    // A minus before a number would be a number below nothing.
    guard !amounts.isEmpty, text.first != "-" else { return nil }
    return amounts.contains { $0 > 0 }
  }
}
