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
  /// The days of its kind that are nearest to the middle and to the turn of a year; no others where holidays decide.
  private(set) var june: Int
  private(set) var december: Int

  /// When the sun is at its extremes.
  enum Season: CaseIterable {
    case june
    case december
  }

  init(day: Int, calendar: Int, now: UInt64, before: UInt64, weekday: Int, count: Int) {
    self.day = day
    self.calendar = calendar
    self.now = now
    self.before = before
    self.weekday = weekday
    self.count = count
    (june, december) = (day, day)
  }

  /// The same on its day of a season.
  func at(_ season: Season) -> DayCase {
    var known = self
    // Whether another day is a holiday nobody asked.
    if calendar == 0 { known.day = season == .june ? june : december }
    return known
  }

  /// One more day of its kind.
  mutating func notice(_ other: Int) {
    let distance = DayCase.fromJune(other)
    if distance < DayCase.fromJune(june) { june = other }
    if distance > DayCase.fromJune(december) { december = other }
  }

  /// How far a day is from the one on which the sun is highest in the north, in quarters of days.
  private static func fromJune(_ day: Int) -> Int { abs((day * 4 + 42) % 1461 - 730) }

  var weekdayBefore: Int { (weekday + 6) % 7 }
}

/// The cases of some conditions over twelve years, in which every date falls on every weekday, and the years that are named.
///
/// Holidays are made up: nobody knows where the sentence is read, and any day may be one.
struct DayCases: Sendable {
  let conditions: [DayCondition]
  private(set) var cases: [DayCase] = []
  private var places: [Key: Int] = [:]

  /// More conditions or cases than that are not looked at.
  private static let mostConditions = 24
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
    var holidays: [HolidayBit] = []
    for (place, condition) in conditions.enumerated() {
      let bit = UInt64(1) << UInt64(place)
      condition.mark(&bits, bit, days, first: first, years)
      if !condition.selectors.holidays.isEmpty {
        holidays.append(HolidayBit(bit: bit, terms: condition.selectors.holidays))
      }
    }
    let kinds = DayCases.kinds(of: days, bits)
    guard !holidays.isEmpty else {
      return kinds.allSatisfy { add($0.known) }
    }
    // Whether a day is a holiday has nothing to do with its date: a few days of each kind in all calendars will do.
    for kind in kinds {
      for calendar in 0..<MadeUpHolidays.count {
        let table = MadeUpHolidays.settings[calendar].holidays.table
        for day in calendar == 0 ? [kind.known.day] : kind.days {
          var known = kind.known
          known.day = day
          known.calendar = calendar
          if calendar > 0 { known.count = 0 }
          for holiday in holidays {
            if !holiday.holds(day, table) { known.now &= ~holiday.bit }
            if !holiday.holds(day - 1, table) { known.before &= ~holiday.bit }
          }
          guard add(known) else { return false }
        }
      }
    }
    return true
  }

  /// A condition on holidays.
  private struct HolidayBit {
    var bit: UInt64
    var terms: [HolidayTerm]

    func holds(_ day: Int, _ table: DayTable) -> Bool {
      terms.contains { table.presence($0.kind, on: day - $0.offset) == .yes }
    }
  }

  /// Days that are alike but for holidays, some of them by their numbers.
  private struct Kind {
    var known: DayCase
    var days: [Int]
  }

  private static let daysOfKind = 6

  private static func kinds(of days: [HorizonDay], _ bits: [UInt64]) -> [Kind] {
    var kinds: [Kind] = []
    var places: [Key: Int] = [:]
    // Most days are as the one a week before them was, and need no look at all that were seen.
    var recent = [Int](repeating: -1, count: 7)
    for place in days.indices.dropFirst() {
      let day = days[place]
      let last = recent[day.weekday]
      if last >= 0, kinds[last].known.now == bits[place],
        kinds[last].known.before == bits[place - 1]
      {
        kinds[last].known.count += 1
        kinds[last].known.notice(day.number)
        if kinds[last].days.count < daysOfKind { kinds[last].days.append(day.number) }
        continue
      }
      let new = DayCase(
        day: day.number, calendar: 0, now: bits[place], before: bits[place - 1],
        weekday: day.weekday, count: 1)
      if let known = places[Key(new)] {
        recent[day.weekday] = known
        kinds[known].known.count += 1
        kinds[known].known.notice(day.number)
        if kinds[known].days.count < daysOfKind { kinds[known].days.append(day.number) }
      } else {
        places[Key(new)] = kinds.count
        recent[day.weekday] = kinds.count
        kinds.append(Kind(known: new, days: [day.number]))
      }
    }
    return kinds
  }

  /// Adds a case that is new, or counts its days; `false` where there are too many.
  private mutating func add(_ new: DayCase) -> Bool {
    if let known = places[Key(new)] {
      cases[known].count += new.count
      if cases[known].calendar == 0, new.calendar == 0 {
        cases[known].notice(new.june)
        cases[known].notice(new.december)
      }
      return true
    }
    guard cases.count < DayCases.mostCases else { return false }
    places[Key(new)] = cases.count
    cases.append(new)
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
