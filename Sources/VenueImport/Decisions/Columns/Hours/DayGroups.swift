// Hours in a column for the weekdays and one for the weekend: `Weekday Hours`, `Sat`, `Sunday_hours`, `Mon-Fri`.

/// The days that the name of a column is of.
enum DayGroups {
  private static let weekdays: Set<String> = [
    "weekday", "weekdays", "semaine", "hverdage", "arkisin",
  ]
  private static let weekends: Set<String> = [
    "weekend", "weekends", "weekende", "wochenende", "viikonloppu",
  ]
  /// Words beside the days that say no more than that the column holds hours.
  private static let fillers: Set<String> = HoursSearch.names.union([
    "open", "opening", "times", "time", "to", "au", "bis", "a", "en", "le", "on", "operating",
    "operation", "of", "regular",
  ])
  /// So many of ten filled cells are hours.
  private static let share = 8

  /// The columns by their days, Monday first, where they are of all days of the week, each once; `nil` elsewhere.
  static func columns(among names: [ColumnName], of sample: RecordSample) -> [WeekdayColumns.Day]? {
    var found: [(days: ClosedRange<Int>, column: Int)] = []
    for column in names.indices {
      guard let days = days(names[column]), holdsHours(column, sample) else { continue }
      found.append((days, column))
    }
    found.sort { ($0.days.lowerBound, $0.column) < ($1.days.lowerBound, $1.column) }
    // Without the weekend nobody knows whether it is closed.
    guard found.count > 1, found.flatMap({ Array($0.days) }) == Array(0..<7) else { return nil }
    return found.map { days, column in
      let (first, last) = (Weekday.names[days.lowerBound], Weekday.names[days.upperBound])
      return WeekdayColumns.Day(
        name: first == last ? first : "\(first)-\(last)", first: column, last: nil)
    }
  }

  /// The days in a name; `nil` where it names none, or something else as well.
  private static func days(_ name: ColumnName) -> ClosedRange<Int>? {
    let words = name.words.filter { !fillers.contains($0) }
    if words.count == 1, weekdays.contains(words[0]) { return 0...4 }
    if words.count == 1, weekends.contains(words[0]) { return 5...6 }
    if words == ["week", "end"] { return 5...6 }
    let numbers = words.compactMap { Weekday.number(of: $0) }
    guard numbers.count == words.count, let first = numbers.first, let last = numbers.last,
      numbers.count <= 2, first <= last
    else { return nil }
    return first...last
  }

  private static func holdsHours(_ column: Int, _ sample: RecordSample) -> Bool {
    var (filled, good) = (0, 0)
    sample.forEachSpread(400) { batch, row in
      let text = batch.string(batch.cell(row, column)).trimmed
      if text.isEmpty { return }
      filled += 1
      if DayHours.normalized(text) != text || !DayHours.spans(text).isEmpty { good += 1 }
    }
    return filled > 0 && good * 10 >= filled * share
  }
}
