// The known names nearest to one that is not known.

extension SportVocabulary {
  /// Names of sports that someone may have meant, nearest first.
  ///
  /// Nearest by the number of letters to insert, delete, replace or swap, no more than a third of the name's; a known name that begins with
  /// what was written counts as one letter away. Ties come in the order of the table; a sport is named once.
  ///
  /// - Parameters:
  ///   - name: What was written, such as `tenis` or `bask`.
  ///   - limit: How many names to return at most.
  /// - Returns: Keys and French, English or German names, as the table spells them.
  public func suggestions(for name: String, limit: Int) -> [String] {
    []
  }
}
