// Columns of the days on which a place is closed, beside its hours: `定休日`, `closed_days`, `Ruhetag`.

/// The columns whose days the hours of a row do not have.
struct ClosedDayColumns {
  /// The columns; none where no column tells closed days.
  let columns: [Int]
  /// Whether a person named them.
  let isTold: Bool
  /// How many of the filled cells are understood, of how many.
  let understood: (count: Int, of: Int)
  /// Columns that are named for closed days and whose words tell none.
  let unread: [Int]

  private static let depth = 400

  /// Those that a person names, or none.
  init(told columns: [Int], isTold: Bool = true) {
    self.columns = columns
    self.isTold = isTold
    understood = (0, 0)
    unread = []
  }

  /// Looks at a file by its sample: a column named for closed days must tell one; of one that is only called closed, nine in ten cells.
  init(
    among names: [ColumnName], of sample: RecordSample, besides excluded: Set<Int>,
    country: String?
  ) {
    var columns: [Int] = []
    var unread: [Int] = []
    var (understood, all) = (0, 0)
    for column in names.indices where !excluded.contains(column) {
      guard let name = ClosedName(names[column]) else { continue }
      var (filled, known, closed, hasWords) = (0, 0, 0, false)
      sample.forEachSpread(Self.depth) { batch, row in
        let text = batch.string(batch.cell(row, column)).trimmed
        if text.isEmpty { return }
        filled += 1
        switch ClosedDays(text, country: country) {
        case .none: known += 1
        case .rules: (known, closed) = (known + 1, closed + 1)
        case .unknown: hasWords = hasWords || text.contains(where: \.isLetter)
        }
      }
      if name == .days, closed == 0, hasWords { unread.append(column) }
      guard closed > 0, name == .days || known * 10 >= filled * 9 else { continue }
      columns.append(column)
      (understood, all) = (understood + known, all + filled)
    }
    self.columns = columns
    self.unread = unread
    isTold = false
    self.understood = (understood, all)
  }

  /// The decision, for the report; `nil` where there is none.
  func decision(_ names: [String]) -> Decision? {
    if columns.isEmpty { return nil }
    let (count, all) = understood
    return Decision(
      subject: "closed days",
      choice: (columns.count == 1 ? "the column " : "the columns ")
        + columns.map { names[$0] }.joined(separator: ", "),
      evidence: isTold
        ? "--map says so; they limit the hours"
        : "its name says so, and \(count) of \(all) filled cells are days or none; they limit the hours",
      confidence: isTold ? .told : count == all ? .certain : .likely)
  }
}
