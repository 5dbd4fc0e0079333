// Hours without the days on which other columns of their row say that the place is closed.

extension TextReaders {
  /// Takes the closed days of a row out of its hours.
  ///
  /// - Returns: The text that is not understood, beside which the hours are unknown; `nil` where all is clear.
  mutating func limit(
    _ reading: inout HoursReading, _ closed: ClosedDayColumns, _ batch: borrowing RecordBatch,
    _ row: Int
  ) -> String? {
    for column in closed.columns {
      guard let hours = reading.value else { break }
      let cell = batch.cell(row, column)
      guard let limited = closedDays.read(cell, in: batch).limiting(hours) else {
        reading = HoursReading(isFilled: true)
        return batch.string(cell).trimmed
      }
      if limited == hours { continue }
      let bytes = Array(limited.utf8)
      let understood = self.hours.read(bytes.span)
      guard let value = understood.value else {
        reading = HoursReading(isFilled: true)
        return batch.string(cell).trimmed
      }
      reading.value = value
      reading.oddity = reading.oddity ?? understood.oddity
      reading.isRephrased = true
    }
    return nil
  }
}
