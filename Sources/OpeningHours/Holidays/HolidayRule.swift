// A public holiday by rule: a date of every year, the years it is kept, and its substitute days.

/// A row of Tables/holidays.tsv.
struct HolidayRule: Sendable {
  var date: DatePoint
  var substitutes: [Substitute]
  var years: [YearRange]
  var name: String
  private var regions: Regions

  /// What happens where the holiday falls on some weekday.
  struct Substitute: Hashable, Sendable {
    var weekday: Int
    var days: Int
    /// Whether the day itself is no holiday then.
    var replaces: Bool
  }

  private enum Regions {
    case all
    case only([String])
    case allBut([String])
  }

  /// Reads a row's columns after the country; `nil` if they are malformed.
  init?(_ columns: ArraySlice<String>) {
    let columns = Array(columns)
    guard columns.count == 5, let date = HolidayRule.date(columns[1]),
      let substitutes = HolidayRule.substitutes(columns[2]),
      let years = HolidayRule.years(columns[3])
    else { return nil }
    self.date = date
    self.substitutes = substitutes
    self.years = years
    name = columns[4]
    regions = HolidayRule.regions(columns[0])
  }

  func applies(to region: String) -> Bool {
    switch regions {
    case .all: true
    case .only(let list): list.contains(region)
    case .allBut(let list): !list.contains(region)
    }
  }

  /// The days of a year on which the holiday is kept.
  func days(in year: Int) -> [Int] {
    guard years.isEmpty || years.contains(where: { $0.contains(year) }),
      let day = date.day(in: year, isEnd: false)
    else { return [] }
    guard let moved = substitutes.first(where: { $0.weekday == day.weekdayIndex }) else {
      return [day.number]
    }
    let substitute = day.number + moved.days
    return moved.replaces ? [substitute] : [day.number, substitute]
  }
}

// Reading columns.
extension HolidayRule {
  private static func date(_ text: String) -> DatePoint? {
    var selectors = DaySelectors()
    guard var parser = try? Parser(text, tolerance: .strict),
      (try? parser.dates(&selectors, year: nil)) != nil, parser.isAt(.end)
    else { return nil }
    guard selectors.dates.count == 1, selectors.dates[0].to == nil else { return nil }
    return selectors.dates[0].from
  }

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
        let weekday = Weekday.allCases.firstIndex(where: { $0.code == part[..<sign] }),
        let days = Int(part[part.index(after: sign)...])
      else { return nil }
      found.append(Substitute(weekday: weekday, days: days, replaces: part[sign] == "="))
    }
    return found
  }

  private static func regions(_ text: String) -> Regions {
    if text == "*" { return .all }
    let isNegated = text.hasPrefix("!")
    let list = text.drop { $0 == "!" }.split(separator: ",").map(String.init)
    return isNegated ? .allBut(list) : .only(list)
  }
}
