// Which sports a text of a dataset names.

extension SportVocabulary {
  /// The sports that a text names, in its order, each once.
  ///
  /// Lists are split (`Rugby / Soccer`), counts and the words for places are passed over (`2 Gaelic/ 2 Soccer Playing Pitches`,
  /// `Soccer à 7`), and terms are found within free words (`Salle de musculation`). `multi`, which means no sport in particular, is
  /// named only where nothing else is. What names no sport, such as *washroom*, *banc* or *Loisirs*, yields an empty list.
  ///
  /// - Parameters:
  ///   - text: A cell of a dataset: a list, a type, a name or a description. Names of columns that a DBF file cut to ten characters
  ///     (`volleyba_1`) are understood as well.
  ///   - country: The ISO 3166-1 code of the dataset's country, also as `CA-QC`. It decides what *football*, *hockey*, *handball*,
  ///     *bowling* and *balle* mean; without one they mean what they mean in most countries.
  /// - Returns: The sports; none where the text names none.
  /// - Complexity: O(length); about a microsecond for a short text.
  public func sports(inText text: String, country: String? = nil) -> [Sport] {
    reading(ofText: text, country: country).sports
  }

  /// Whether a whole text is one term that stands for sports in particular there, as *skate park* and *ball diamond* do.
  ///
  /// - Complexity: O(length).
  package func isTerm(_ text: String, country: String? = nil) -> Bool {
    let code = CountryCode(country)
    let entry = terms.find(Phrase.all(of: FoldedText(text)))
    guard let meaning = entry.flatMap({ terms.meaning(of: $0, in: code) }) else { return false }
    return terms.sports(of: meaning).contains { sports[Int($0)].key != "multi" }
  }

  /// The sports that a text names, and whether it says nothing else but counts and words for places.
  ///
  /// - Complexity: O(length).
  package func reading(
    ofText text: String, country: String? = nil
  ) -> (sports: [Sport], isCovered: Bool) {
    let folded = FoldedText(text)
    let findings = TermScan(of: folded, in: CountryCode(country), terms: terms).run()
    if !findings.isCovered, let sport = ShortenedNames.standard.sport(of: text, folded: folded) {
      return ([sports[Int(sport)]], true)
    }
    var found = findings.sports.map { sports[Int($0)] }
    if found.count > 1 { found.removeAll { $0.key == "multi" } }
    return (found, findings.isCovered)
  }
}
