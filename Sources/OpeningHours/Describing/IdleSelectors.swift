// Selectors that leave out no day, such as `Jan-Dec` or `Sa[1-5]`: a sentence does better without them.

extension DaySelectors {
  /// The same days without dates and weeks that make up whole years, and with weekdays of which all are counted as plain ones.
  var withoutIdleParts: DaySelectors {
    var selectors = self
    if DayCondition.areWholeYear(dates) { selectors.dates = [] }
    if (1...53).allSatisfy({ week in weeks.contains { $0.contains(week) } }) {
      selectors.weeks = []
    }
    for nth in nthWeekdays where nth.isEveryWeek { selectors.weekdays.insert(nth.weekday) }
    selectors.nthWeekdays.removeAll(where: \.isEveryWeek)
    return selectors
  }
}

extension DayCondition {
  /// Whether dates without a year make up all days there are.
  fileprivate static func areWholeYear(_ dates: [DateRange]) -> Bool {
    guard let days = days(of: dates) else { return false }
    return (1...12).allSatisfy { month in
      (1...CivilDate.dayCount(year: 2024, month: month))
        .allSatisfy { days[month - 1] >> UInt32($0) & 1 != 0 }
    }
  }
}

extension NthWeekday {
  /// Whether each one of a month is counted, of which there are four or five.
  fileprivate var isEveryWeek: Bool {
    guard offset == 0 else { return false }
    let positions = positionList
    return [4, 5].allSatisfy { count in
      (1...count).allSatisfy { positions.contains($0) || positions.contains($0 - count - 1) }
    }
  }
}
