// A public holiday by rule: a date of every year, the years it is kept, and its substitute days.

/// A row of the tables of public holidays.
struct HolidayRule: Sendable {
  private var date: HolidayDate
  private var substitutes: [Substitute]
  private var years: [YearRange]
  /// What people call the holiday, and what they call its substitute day.
  private(set) var name: String
  private(set) var substituteName: String
  private var regions: Regions

  /// What happens where the holiday falls on some weekday.
  struct Substitute: Hashable, Sendable {
    var weekday: Int
    /// The substitute day, counted from the holiday; `nil` where the holiday is just not kept.
    var days: Int?
    /// Whether the day itself is no holiday then.
    var replaces: Bool
  }

  private enum Regions {
    case all
    case only([RegionMark])
    case allBut([RegionMark])
  }

  /// Reads a row's columns after the country; `nil` if they are malformed.
  init?(_ columns: [String]) {
    guard columns.count == 5 || columns.count == 6, let date = HolidayDate(columns[1]),
      let substitutes = HolidayRule.substitutes(columns[2]),
      let years = HolidayRule.years(columns[3])
    else { return nil }
    self.date = date
    self.substitutes = substitutes
    self.years = years
    name = columns[4]
    substituteName = columns.count == 6 ? columns[5] : columns[4]
    regions = HolidayRule.regions(columns[0])
  }

  /// For each region whether it keeps the holiday; `maybe` if parts of it do.
  func presences(in regions: RegionIndex) -> [Presence] {
    switch self.regions {
    case .all: [Presence](repeating: .yes, count: regions.count)
    case .only(let list): regions.presences(in: list)
    case .allBut(let list): regions.presences(in: list).map(\.inverted)
    }
  }

  /// Calls a closure with each day of a year's holiday, the substitute day after the day itself.
  func forEachDay(in year: Int, _ body: (_ day: Int, _ isSubstitute: Bool) -> Void) {
    guard years.isEmpty || years.contains(where: { $0.contains(year) }),
      let day = date.day(in: year)
    else { return }
    let moved = substitutes.first { $0.weekday == day.weekdayIndex }
    if moved?.replaces != true { body(day.number, false) }
    if let days = moved?.days { body(day.number + days, true) }
  }
}

// Reading columns.
extension HolidayRule {
  private static func years(_ text: String) -> [YearRange]? {
    if text.isEmpty { return [] }
    var selectors = DaySelectors()
    guard var parser = try? Parser(text, tolerance: .strict),
      (try? parser.yearsOrDates(&selectors)) != nil, parser.isAt(.end)
    else { return nil }
    return selectors.years
  }

  private static func substitutes(_ text: String) -> [Substitute]? {
    var found: [Substitute] = []
    for part in text.split(separator: " ") {
      guard let sign = part.firstIndex(where: { $0 == ":" || $0 == "=" }),
        let weekday = Weekday.allCases.firstIndex(where: { $0.code == part[..<sign] })
      else { return nil }
      let shift = part[part.index(after: sign)...]
      let days = Int(shift)
      guard days != nil || shift == "no" else { return nil }
      found.append(
        Substitute(weekday: weekday, days: days, replaces: part[sign] == "=" || days == nil))
    }
    return found
  }

  private static func regions(_ text: String) -> Regions {
    if text == "*" { return .all }
    let list = text.drop { $0 == "!" }.split(separator: ",").map { RegionMark($0) }
    return text.hasPrefix("!") ? .allBut(list) : .only(list)
  }
}
