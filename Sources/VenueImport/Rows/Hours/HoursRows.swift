// The hours of a record: what its columns say together, and whether they hold at all.

/// Reads the hours of records.
struct HoursRows {
  private let column: Int?
  private let days: DayColumn?
  private let week: WeekdayColumns?
  private let closures: ClosureColumns
  private let seasons: SeasonColumns?
  private let closedDays: ClosedDayColumns

  /// The hours of a record, and how they are known.
  struct Finding {
    /// The hours.
    var reading = HoursReading()
    /// What is not understood.
    var text = ""
    /// The column that says that the place is closed for now.
    var closing: Int?
    /// The closed days that are not understood, beside which the hours are unknown.
    var closedDays: String?
  }

  /// Prepares for a file.
  init(_ plan: FilePlan) {
    column = plan.hours
    days = plan.hourDays
    week = plan.weekdays
    closures = plan.closures
    seasons = plan.seasons
    closedDays = plan.closedDays
  }

  /// Reads the hours of a record; those of a place that is closed for now are unknown.
  func read(
    _ batch: borrowing RecordBatch, _ row: Int, _ readers: inout TextReaders
  ) -> Finding {
    var found = written(batch, row, &readers)
    limit(&found, batch, row)
    if found.reading.value != nil, let closing = closing(batch, row, &readers) {
      found.reading = HoursReading(isFilled: true)
      found.closing = closing
    }
    if found.reading.value != nil {
      found.closedDays = readers.limit(&found.reading, closedDays, batch, row)
    }
    return found
  }

  /// The column that says that the place of a record is closed for now.
  func closing(
    _ batch: borrowing RecordBatch, _ row: Int, _ readers: inout TextReaders
  ) -> Int? {
    closures.column(closing: batch, row, &readers.closures)
  }

  /// Whether the row's season, if any, is the whole year.
  func isAllYear(_ batch: borrowing RecordBatch, _ row: Int) -> Bool {
    guard let text = seasons?.text(batch, row), !text.isEmpty else { return true }
    return SeasonText.season(text) == .whole
  }

  /// Limits hours to the season of the row; where that is not certain, they are unknown.
  private func limit(_ found: inout Finding, _ batch: borrowing RecordBatch, _ row: Int) {
    guard let value = found.reading.value, let season = seasons?.text(batch, row), !season.isEmpty
    else { return }
    if let limited = SeasonColumns.limited(value, to: SeasonText.season(season)) {
      if limited == value { return }
      found.reading.value = limited
      found.reading.isRephrased = true
    } else {
      found.reading = HoursReading(isFilled: true)
      let text = column.map { batch.string(batch.cell(row, $0)).trimmed } ?? found.text
      found.text = "\(text), “\(season.shortened)”"
    }
  }

  /// The hours as they are written.
  private func written(
    _ batch: borrowing RecordBatch, _ row: Int, _ readers: inout TextReaders
  ) -> Finding {
    if let column {
      let reading = hours(in: column, batch, row, &readers)
      let isUnknown = reading.value == nil && reading.isFilled
      return Finding(
        reading: reading, text: isUnknown ? batch.string(batch.cell(row, column)) : "")
    }
    guard let week else { return Finding() }
    let text = week.text(batch, row)
    let bytes = Array(text.utf8)
    return Finding(
      reading: week.isCertain(batch, row)
        ? readers.hours.read(bytes.span) : HoursReading(isFilled: !text.isEmpty),
      text: text)
  }

  /// The hours that a column says, of the days that another one names.
  private func hours(
    in column: Int, _ batch: borrowing RecordBatch, _ row: Int, _ readers: inout TextReaders
  ) -> HoursReading {
    let cell = batch.cell(row, column)
    guard let days, cell != .absent, !DayHours.spans(batch.string(cell)).isEmpty else {
      return readers.hours.read(cell, in: batch)
    }
    // Times alone would be those of every day.
    guard let named = days.days(batch, row) else { return HoursReading(isFilled: true) }
    let text = Array("\(named) \(DayHours.normalized(batch.string(cell)))".utf8)
    var reading = readers.hours.read(text.span)
    reading.isRephrased = reading.value != nil
    return reading
  }
}
