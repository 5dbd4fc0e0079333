// A text taken apart into what it says: `Soccer (no tennis)` says two things.

/// A part of a text that says one thing.
struct TextClause: Hashable {
  /// What parts a clause from the one before it.
  enum Border: Hashable {
    /// A semicolon, a bar, the end of a line or of a sentence, a word such as *but*, or nothing before it.
    case strong
    /// A comma, or the end of a remark in brackets.
    case comma
    /// A slash without a space before it.
    case slash
    /// The beginning of a remark in brackets.
    case note
  }

  /// The words, without spaces around them; never empty.
  let text: String
  /// What stands before it.
  let border: Border
}

extension TextClause {
  /// Words that set what follows against what was said, in lower case.
  private static let contrasts: Set<String> = [
    "but", "however", "mais", "aber", "jedoch", "sondern", "pero", "sino", "maar", "men", "ma",
    "però", "mas", "mutta",
  ]

  /// The clauses of a text, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func all(of text: String) -> [TextClause] {
    var clauses: [TextClause] = []
    var clause = ""
    var border = Border.strong
    func end(_ next: Border) {
      for part in parts(clause) {
        clauses.append(TextClause(text: part, border: border))
        border = .strong
      }
      border = next
      clause = ""
    }
    for character in text {
      if character == " ", clause.hasSuffix("."), !clause.endsInShortWord {
        end(.strong)
      } else if let next = Self.border(at: character, after: clause) {
        end(next)
      } else {
        clause.append(character)
      }
    }
    end(.strong)
    return clauses
  }

  private static func border(at character: Character, after clause: String) -> Border? {
    switch character {
    case ";", "|", "{", "}", "；", "。": .strong
    case ",", "，", "、", ")", "]", "）", "】": .comma
    case "(", "[", "（", "【": .note
    case "/", "／": clause.hasSuffix(" ") ? .strong : .slash
    default: character.isNewline ? .strong : nil
    }
  }

  /// What stands between words of contrast.
  private static func parts(_ clause: String) -> [String] {
    clause.split(separator: " ", omittingEmptySubsequences: true)
      .split { contrasts.contains($0.lowercased()) }
      .map { $0.joined(separator: " ") }
  }
}

extension String {
  /// Whether the last word is short for another, and its dot ends no sentence.
  fileprivate var endsInShortWord: Bool {
    let word = (split(separator: " ").last ?? "").dropLast().lowercased()
    return word.count < 3 || word == "str" || word == "ste"
  }
}
