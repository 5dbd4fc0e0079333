// Phrases that say "ask first": the only prose that has a certain meaning, namely unknown.

extension Parser {
  private static let phrases = [
    ["by", "appointment"], ["on", "appointment"], ["by", "arrangement"], ["on", "request"],
    ["nach", "vereinbarung"], ["nach", "absprache"], ["nach", "terminvereinbarung"],
    ["auf", "anfrage"], ["sur", "rendez", "-", "vous"], ["sur", "rdv"], ["sur", "demande"],
  ]

  /// How many tokens a phrase has that starts here; `nil` where none does.
  private var phraseLength: Int? {
    guard isAt(.unknownWord) else { return nil }
    for phrase in Parser.phrases {
      let words = phrase.indices.map { text(of: peek($0)).lowercased() }
      if words == phrase { return phrase.count }
    }
    return nil
  }

  /// Reads a phrase as the comment that it should have been; `false` where none is.
  mutating func phrase(_ draft: inout RuleDraft) throws(ScheduleError) -> Bool {
    guard let length = phraseLength, draft.rule.comment == nil, draft.rule.modifier == nil else {
      return false
    }
    var whole = current
    whole.end = peek(length - 1).end
    try deviation(
      "read as a comment, which makes the state unknown", expected: "a comment in quotation marks",
      from: at, to: at + length - 1)
    draft.rule.comment = text(of: whole)
    draft.last = .comment
    at += length
    return true
  }
}
