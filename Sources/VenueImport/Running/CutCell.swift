// A table that was cut within its last cell has all its cells: only what other rows say shows it.

extension RecordSample {
  /// What the last cell of a table that ends without a line end was cut from; `nil` where nothing says that it was.
  ///
  /// It must be no number, and the beginning of what at least two rows of the sample say, which no other row says.
  ///
  /// - Parameter last: The last batch.
  /// - Returns: The cell, and the most frequent text that it is the beginning of.
  /// - Complexity: O(*n*) in the length of the sample.
  func cutCell(in last: RecordBatch) -> (text: String, whole: String)? {
    guard last.endsOpen, last.rowCount > 0, last.columnCount > 0 else { return nil }
    let column = last.columnCount - 1
    let text = last.string(last.cell(last.rowCount - 1, column)).trimmed
    guard text.contains(where: \.isLetter) else { return nil }
    var equals = 0
    var longer: [String: Int] = [:]
    forEach { batch, row in
      let other = batch.string(batch.cell(row, column)).trimmed
      if other == text {
        equals += 1
      } else if other.hasPrefix(text) {
        longer[other, default: 0] += 1
      }
    }
    // The last row of a file that is known whole is one of the sample.
    guard equals <= (isWhole ? 1 : 0) else { return nil }
    let best = longer.filter { $0.value >= 2 }
      .max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.map { (text, $0.key) }
  }
}
