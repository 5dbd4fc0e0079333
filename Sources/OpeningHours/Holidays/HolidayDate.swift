// The day of a year on which a holiday falls: a date as opening hours write it, or an equinox.

/// The date column of a row of the tables of public holidays.
enum HolidayDate: Hashable, Sendable {
  case point(DatePoint)
  /// The day of an equinox in Japan.
  case equinox(isSpring: Bool)

  /// Reads a date; `nil` if it is none, or a range.
  init?(_ text: String) {
    switch text {
    case "spring equinox": self = .equinox(isSpring: true)
    case "autumn equinox": self = .equinox(isSpring: false)
    default:
      var selectors = DaySelectors()
      guard var parser = try? Parser(text, tolerance: .strict),
        (try? parser.dates(&selectors, year: nil)) != nil, parser.isAt(.end),
        selectors.dates.count == 1, selectors.dates[0].to == nil
      else { return nil }
      self = .point(selectors.dates[0].from)
    }
  }

  /// The day in a year, or `nil` if that year has no such day.
  func day(in year: Int) -> CivilDay? {
    switch self {
    case .point(let point): point.day(in: year, isEnd: false)
    case .equinox(let isSpring): HolidayDate.equinox(in: year, isSpring: isSpring)
    }
  }

  /// The day of an equinox by Japan's clock.
  ///
  /// The formula and its constants, good for 1900–2150, are those of the Hydrographic Department of
  /// Japan ("Shin koyomi benrichō"). The Cabinet publishes each year's days in February of the year
  /// before, and has always published these.
  private static func equinox(in year: Int, isSpring: Bool) -> CivilDay {
    let start: Double
    var leapDays = (year - 1980) / 4
    switch year {
    case ..<1980:
      start = isSpring ? 20.8357 : 23.2588
      // Whole years before 1983 round toward it.
      leapDays = (year - 1983) / 4
    case 1980...2099: start = isSpring ? 20.8431 : 23.2488
    default: start = isSpring ? 21.8510 : 24.2488
    }
    let day = Int(start + 0.242194 * Double(year - 1980)) - leapDays
    return CivilDay(year: year, month: isSpring ? 3 : 9, day: day)
  }
}
