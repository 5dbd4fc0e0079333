// Finds the days of the week beside the times of opening and closing: `Mon-Fri`, `lun, mer`, `月火木`.

/// What the columns that speak of days say of hours in other columns.
struct DayListColumn {
  /// The column; `nil` where none names days.
  let column: DayColumn?
  /// Whether a column names days in words that are not all understood, so that the hours are not those of every day.
  let isDoubtful: Bool
  /// Whether any text names several days: where each names one, the rows may be the dates of courses.
  let isOfSeveral: Bool

  private static let depth = 400

  /// Looks at a file by its sample; `isHours` tells whether a text is understood as opening hours.
  init(
    among names: [ColumnName], of sample: RecordSample, country: String?,
    isHours: (String) -> Bool
  ) {
    var doubtful = false
    for column in names.indices where DayName.speaksOfDays(names[column]) {
      let values = Self.values(of: column, in: sample)
      let known = values.count { isHours("\(DayColumn.parted($0)) 09:00-17:00") }
      if known == 0 { continue }
      if known * 10 >= values.count * 9 {
        (self.column, isDoubtful) = (DayColumn(column, country: country), false)
        isOfSeveral = values.contains { Weekday.number(of: $0) == nil }
        return
      }
      doubtful = true
    }
    (column, isDoubtful, isOfSeveral) = (nil, doubtful, false)
  }

  private static func values(of column: Int, in sample: RecordSample) -> Set<String> {
    var values: Set<String> = []
    sample.forEachSpread(depth) { batch, row in
      let text = batch.string(batch.cell(row, column)).trimmed
      if !text.isEmpty, text.utf8.count <= 100 { values.insert(text) }
    }
    return values
  }
}
