// Phrases with one certain meaning, from Tables/phrases.tsv.

/// What a phrase stands for.
enum PhraseMeaning: String, Sendable {
  /// Open without a break.
  case always
  /// Every day of the week.
  case daily
  /// Monday to Friday.
  case weekdays
  /// Saturday and Sunday.
  case weekend
  /// From sunrise to sunset.
  case daylight
  /// A heading such as "opening hours:".
  case heading
  /// A remark that changes no hours.
  case remark
  /// One has to ask: the state is unknown.
  case ask
}

enum Phrases {
  struct Phrase: Sendable {
    /// Lower-case words, numbers and slashes.
    var parts: [String]
    var meaning: PhraseMeaning
  }

  /// Phrases by their first word, the longest first.
  private static let byFirstPart: [String: [Phrase]] = {
    var phrases: [String: [Phrase]] = [:]
    for line in TableLines(PackageResources.phrases_tsv) where line.count == 2 {
      guard let meaning = PhraseMeaning(rawValue: line[1]) else { continue }
      let parts = line[0].split(separator: " ").map(String.init)
      phrases[parts[0], default: []].append(Phrase(parts: parts, meaning: meaning))
    }
    return phrases.mapValues { $0.sorted { $0.parts.count > $1.parts.count } }
  }()

  static func starting(with part: String) -> [Phrase] { byFirstPart[part] ?? [] }
}
