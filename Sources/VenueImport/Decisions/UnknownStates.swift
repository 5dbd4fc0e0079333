// A column says how things stand with places, in words that are not known: a report names them, since each may say that nothing is there.

/// The words of a column of states of which nothing is known.
struct UnknownStates {
  /// The column.
  let column: Int
  /// The words, sorted.
  let texts: [String]

  /// So many different words are states; more are remarks.
  private static let most = 20
  /// So many are shown.
  private static let shown = 6
  /// Names of columns that may be those of a region as well, or of something else.
  private static let doubtful: Set<String> = [
    "estado", "stato", "estat", "stan", "tila", "phase", "condition", "etat", "etats", "zustand",
  ]

  /// Looks at a column by the sample; `nil` where all of its words are known, or none is a state.
  init?(in column: Int?, of sample: RecordSample) {
    guard let column else { return nil }
    var texts: Set<String> = []
    sample.forEach { batch, row in
      guard texts.count <= Self.most else { return }
      let cell = batch.cell(row, column)
      if cell == .absent { return }
      texts.insert(batch.string(cell).trimmed)
    }
    texts.remove("")
    let unknown = texts.filter(StandingWords.isUnknown)
    let isDoubtful = Self.doubtful.contains(ColumnName(sample.facts.columns[column]).joined)
    guard texts.count <= Self.most, !unknown.isEmpty, !isDoubtful || unknown.count < texts.count
    else { return nil }
    self.column = column
    self.texts = unknown.sorted()
  }

  /// The words for people, the name of the column first.
  func detail(_ columns: [String]) -> String {
    let listed = texts.prefix(Self.shown).map { "“\($0.shortened)”" }.joined(separator: ", ")
    let more = texts.count > Self.shown ? " and \(texts.count - Self.shown) more" : ""
    return "\(columns[column]), \(listed)\(more)"
  }
}
