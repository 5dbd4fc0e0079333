// A slow evaluator, written minute by minute from the decisions, to hold the fast one against.

struct Oracle {
  var rules: [OracleRule]
  /// Day numbers since 1970.
  var publicHolidays: Set<Int>
  var schoolHolidays: Set<Int>

  var text: String {
    var text = ""
    for (index, rule) in rules.enumerated() {
      if index > 0 { text += rule.separator == "||" ? " || " : "\(rule.separator) " }
      text += rule.text
    }
    return text
  }

  /// `o`, `c` or `u` at a minute of a day.
  func state(day: Int, minute: Int) -> Character {
    var state: Character = "c"
    for (index, rule) in rules.enumerated() {
      let today = matches(rule, day)
      let yesterday = matches(rule, day - 1)
      if today, replaces(index) { state = "c" }
      var given: Character?
      if yesterday, let found = spanState(rule, minute + 1440) { given = found }
      if today {
        if rule.spans.isEmpty { given = rule.state }
        if let found = spanState(rule, minute) { given = found }
      }
      guard let given else { continue }
      if rule.separator == "||", state != "c" { continue }
      state = given
    }
    return state
  }

  /// Decisions 1, 2, 3 and 10: which rules replace what came before on their days.
  private func replaces(_ index: Int) -> Bool {
    let rule = rules[index]
    guard index > 0, rule.separator == ";", rule.state != "c" else { return false }
    let isHoursOnly = !rule.hasDays && !rule.spans.isEmpty
    return !(isHoursOnly && rules[index - 1].hasDays)
  }

  /// Decisions 6 and 9: the state that a rule's hours give at a minute, up to 2880.
  private func spanState(_ rule: OracleRule, _ minute: Int) -> Character? {
    var result: Character?
    for span in rule.spans where span.ending != .fixed {
      let (_, end) = bounds(span)
      let start = span.ending == .open ? span.from : end
      var guess = start >= 22 * 60 ? start + 480 : start >= 17 * 60 ? start + 600 : 1440
      for other in rule.spans where other.from > start { guess = min(guess, other.from) }
      if minute >= start, minute < min(guess, 2880) { result = rule.state == "c" ? "c" : "u" }
    }
    for span in rule.spans where span.ending != .open {
      let (start, end) = bounds(span)
      if minute >= start, minute < end { result = rule.state }
    }
    return result
  }

  private func bounds(_ span: OracleRule.Span) -> (Int, Int) {
    let end = span.to <= span.from ? span.to + 1440 : span.to
    return (span.from, min(end, 2880))
  }

  private func matches(_ rule: OracleRule, _ number: Int) -> Bool {
    let day = OracleCalendar.shared[number]
    if let years = rule.years {
      guard day.year >= years.from, day.year <= years.to, (day.year - years.from) % years.step == 0
      else { return false }
    }
    if let dates = rule.dates, !matches(dates, day) { return false }
    if let weeks = rule.weeks {
      guard day.isoWeek >= weeks.from, day.isoWeek <= weeks.to,
        (day.isoWeek - weeks.from) % weeks.step == 0
      else { return false }
    }
    var onWeekday = rule.weekdays.contains(day.weekday)
    if let nth = rule.nth, matches(nth, number) { onWeekday = true }
    var onHoliday = rule.schoolHoliday && schoolHolidays.contains(number)
    if let offset = rule.publicHoliday, publicHolidays.contains(number - offset) {
      onHoliday = true
    }
    let hasWeekdays = !rule.weekdays.isEmpty || rule.nth != nil
    let hasHolidays = rule.schoolHoliday || rule.publicHoliday != nil
    if hasWeekdays, hasHolidays {
      return rule.restricts ? onWeekday && onHoliday : onWeekday || onHoliday
    }
    if hasWeekdays { return onWeekday }
    return !hasHolidays || onHoliday
  }

  private func matches(_ dates: OracleRule.Dates, _ day: OracleCalendar.Day) -> Bool {
    // Month and day as one number; a whole month runs from 0 to 99.
    let from = dates.fromMonth * 100 + (dates.fromDay ?? 0)
    let to = dates.toMonth * 100 + (dates.toDay ?? 99)
    let this = day.month * 100 + day.day
    return from <= to ? this >= from && this <= to : this >= from || this <= to
  }

  private func matches(_ nth: OracleRule.Nth, _ number: Int) -> Bool {
    let day = OracleCalendar.shared[number - nth.offset]
    guard day.weekday == nth.weekday else { return false }
    if nth.position > 0 { return day.day > (nth.position - 1) * 7 && day.day <= nth.position * 7 }
    let left = day.monthLength - day.day
    return left >= (-nth.position - 1) * 7 && left < -nth.position * 7
  }
}
