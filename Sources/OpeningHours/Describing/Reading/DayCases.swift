// All the ways in which a day and the one before it can meet the conditions of a schedule, each with a day that does.

/// A day that stands for all that meet the same conditions, as does the day before it.
struct DayCase: Sendable {
  /// Since 1970-01-01.
  var day: Int
  /// Which of the made-up calendars of holidays it is a day of.
  var calendar: Int
  /// The conditions that the day meets, a bit each, and those of the day before.
  var now: UInt64
  var before: UInt64
  /// Monday 0 … Sunday 6.
  var weekday: Int
  /// How many days it stands for, among those without holidays.
  var count: Int

  var weekdayBefore: Int { (weekday + 6) % 7 }
}

/// The cases of some conditions over twelve years, in which every date falls on every weekday, and the years that are named.
///
/// Holidays are made up: nobody knows where the sentence is read, and any day may be one.
struct DayCases: Sendable {
  let conditions: [DayCondition]
  private(set) var cases: [DayCase] = []

  /// More conditions or cases than that are not looked at.
  private static let mostConditions = 40
  private static let mostCases = 1500
  private static let mostYears = 24

  /// - Returns: `nil` where there are too many.
  /// - Complexity: O(days · conditions), some 100 µs for a condition on dates.
  init?(_ rules: [DescribedRule]) {
    var found: [DayCondition] = []
    for condition in rules.flatMap({ $0.choices.compactMap(\.condition) })
    where !found.contains(condition) { found.append(condition) }
    guard found.count <= DayCases.mostConditions else { return nil }
    conditions = found
    guard let years = DayCases.years(found) else { return nil }
    for years in years {
      guard addCases(of: Horizon.days(of: years), years) else { return nil }
    }
  }

  /// The years to look at, in runs that do not touch.
  private static func years(_ conditions: [DayCondition]) -> [ClosedRange<Int>]? {
    guard !conditions.isEmpty else { return [2024...2024] }
    let named = conditions.flatMap { condition in
      let selectors = condition.selectors
      return selectors.years.flatMap { [$0.from, $0.to] }
        + selectors.dates.flatMap { [$0.from.year, $0.to?.year].compactMap { $0 } }
    }
    let movesOnly = conditions.allSatisfy { condition in
      condition.selectors.dates.isEmpty && condition.selectors.weeks.isEmpty
        && condition.selectors.years.isEmpty
    }
    var years: Set<Int> = Set(movesOnly ? 2024...2026 : 2024...2035)
    for year in named where year < YearRange.forever - 1 && year > 1 {
      years.formUnion(year - 1...year + 1)
    }
    guard years.count <= 12 + mostYears else { return nil }
    var runs: [ClosedRange<Int>] = []
    for year in years.sorted() {
      if let last = runs.last, last.upperBound == year - 1 {
        runs[runs.count - 1] = last.lowerBound...year
      } else {
        runs.append(year...year)
      }
    }
    return runs
  }

  /// Adds what is new in some years; `false` where that is too much.
  private mutating func addCases(of days: [HorizonDay], _ years: ClosedRange<Int>) -> Bool {
    guard let first = days.first?.number else { return true }
    var bits = [UInt64](repeating: 0, count: days.count)
    var holidays: [(bit: UInt64, terms: [HolidayTerm])] = []
    for (place, condition) in conditions.enumerated() {
      let bit = UInt64(1) << UInt64(place)
      condition.mark(&bits, bit, days, first: first, years)
      if !condition.selectors.holidays.isEmpty {
        holidays.append((bit, condition.selectors.holidays))
      }
    }
    var seen: [Key: Int] = [:]
    for (place, known) in cases.enumerated() { seen[Key(known)] = place }
    // A day is as the one a week before it was, mostly: then it needs no look at what was seen.
    for calendar in holidays.isEmpty ? 0..<1 : 0..<MadeUpHolidays.count {
      let table = MadeUpHolidays.settings[calendar].holidays.table
      var before: UInt64?
      var recent = [Int](repeating: -1, count: 7)
      for place in days.indices {
        var now = bits[place]
        if calendar == 0 {
          for holiday in holidays { now &= ~holiday.bit }
        } else {
          for holiday in holidays where now & holiday.bit != 0 {
            let isOne = holiday.terms.contains {
              table.presence($0.kind, on: days[place].number - $0.offset) == .yes
            }
            if !isOne { now &= ~holiday.bit }
          }
        }
        defer { before = now }
        guard let before else { continue }
        let weekday = days[place].weekday
        if recent[weekday] >= 0, cases[recent[weekday]].now == now,
          cases[recent[weekday]].before == before
        {
          if calendar == 0 { cases[recent[weekday]].count += 1 }
          continue
        }
        let new = DayCase(
          day: days[place].number, calendar: calendar, now: now, before: before, weekday: weekday,
          count: calendar == 0 ? 1 : 0)
        if let known = seen[Key(new)] {
          recent[weekday] = known
          if calendar == 0 { cases[known].count += 1 }
          continue
        }
        guard cases.count < DayCases.mostCases else { return false }
        seen[Key(new)] = cases.count
        recent[weekday] = cases.count
        cases.append(new)
      }
    }
    return true
  }

  private struct Key: Hashable {
    var now: UInt64
    var before: UInt64
    var weekday: Int

    init(_ known: DayCase) {
      now = known.now
      before = known.before
      weekday = known.weekday
    }
  }
}

extension DayCondition {
  /// Sets a bit on the days whose date, week and count fit; whether they are holidays is asked later.
  fileprivate func mark(
    _ bits: inout [UInt64], _ bit: UInt64, _ days: [HorizonDay], first: Int,
    _ years: ClosedRange<Int>
  ) {
    if selectors.dates.isEmpty {
      for place in bits.indices { bits[place] |= bit }
    }
    for range in selectors.dates {
      for year in years.lowerBound - 1...years.upperBound + 1 {
        guard let bounds = range.days(startingIn: year) else { continue }
        var day = bounds.first.number
        if day < first { day += (first - day + range.step - 1) / range.step * range.step }
        let last = min(bounds.last.number, first + days.count - 1)
        while day <= last {
          bits[day - first] |= bit
          day += range.step
        }
      }
    }
    if !selectors.years.isEmpty {
      keep(&bits, bit, days) { day in selectors.years.contains { $0.contains(day.year) } }
    }
    if !selectors.weeks.isEmpty {
      keep(&bits, bit, days) { day in selectors.weeks.contains { $0.contains(day.week) } }
    }
    if !selectors.nthWeekdays.isEmpty {
      keep(&bits, bit, days) { day in
        selectors.nthWeekdays.contains {
          // A day whose weekday does not fit needs no count.
          (day.weekday + 7 - ($0.weekday + $0.offset % 7 + 7) % 7) % 7 == 0
            && $0.contains(CivilDay(number: day.number))
        }
      }
    }
  }

  private func keep(
    _ bits: inout [UInt64], _ bit: UInt64, _ days: [HorizonDay], where fits: (HorizonDay) -> Bool
  ) {
    for place in bits.indices where bits[place] & bit != 0 {
      if !fits(days[place]) { bits[place] &= ~bit }
    }
  }
}

/// A day of the years that are looked at.
struct HorizonDay: Sendable {
  var number: Int
  var year: Int
  var weekday: Int
  /// Of ISO 8601.
  var week: Int
}

enum Horizon {
  private static let usual = make(2024...2035)

  static func days(of years: ClosedRange<Int>) -> [HorizonDay] {
    years == 2024...2035 ? usual : make(years)
  }

  private static func make(_ years: ClosedRange<Int>) -> [HorizonDay] {
    let first = CivilDay(year: years.lowerBound, month: 1, day: 1).number
    let last = CivilDay(year: years.upperBound, month: 12, day: 31).number
    var week = 0
    return (first...last).map { number in
      let day = CivilDay(number: number)
      let weekday = day.weekdayIndex
      if weekday == 0 || week == 0 { week = day.isoWeek.week }
      return HorizonDay(number: number, year: day.date.year, weekday: weekday, week: week)
    }
  }
}

/// Calendars in which any day may be a holiday, beside others or alone; the first has none.
enum MadeUpHolidays {
  static let count = 5

  /// Without a place, so that the sun keeps to the usual clock.
  static let settings: [Setting] = (0..<count).map { index in
    Setting(zone: .utc, holidays: index == 0 ? .none : calendar(UInt64(index)))
  }

  /// The same without a place, in the north and in the south, where the days of a winter are the longest.
  static let settingsUnderSuns: [[Setting]] =
    [settings]
    + [52.0, -52.0].map { latitude in
      settings.map { setting in
        Setting(
          zone: .utc, place: Setting.Place(latitude: latitude, longitude: 0),
          holidays: setting.holidays)
      }
    }

  private static func calendar(_ seed: UInt64) -> HolidayCalendar {
    // SplitMix64: half of the days, and school holidays of one to eight days.
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
    let years = 2010...2040
    var builder = DayTable.Builder(years: years, outside: 0)
    var day = CivilDay(year: years.lowerBound, month: 1, day: 1).number
    let end = CivilDay(year: years.upperBound + 1, month: 1, day: 1).number
    while day < end {
      let number = next()
      if number & 1 == 0 { builder.setPublic(day, .yes, name: "") }
      if number >> 8 & 3 == 0 {
        builder.addSchool(from: day, to: min(day + Int(number >> 16 & 7), end - 1), name: "")
      }
      day += 1
    }
    return HolidayCalendar(table: builder.table())
  }
}
