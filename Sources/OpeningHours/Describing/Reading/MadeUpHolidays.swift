// Holidays that are not those of any country, so that every way in which days can meet them is among them.

/// Calendars in which any day may be a holiday, beside others or alone; the first has none.
enum MadeUpHolidays {
  static let count = 8

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
