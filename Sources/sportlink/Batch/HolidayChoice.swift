// The built-in holidays of a country and region.

import OpeningHours

enum HolidayChoice {
  /// The holidays of a place; unknown where none is named or nothing is known of it.
  static func calendar(country: String?, region: String?) -> HolidayCalendar {
    .unknown
  }
}
