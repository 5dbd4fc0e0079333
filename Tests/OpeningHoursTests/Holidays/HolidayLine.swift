// Days of a calendar as text: `01-01` for a holiday, `01-06?` for a day that may be one.

import Testing

@testable import OpeningHours

enum HolidayLine {
  /// The public holidays of a year at a place; `-` stands for no region.
  static func days(country: String, region: String, year: Int) throws -> [String] {
    try days(of: .builtIn(country: country, region: region == "-" ? nil : region), year: year)
  }

  /// The public holidays of a year.
  static func days(of calendar: HolidayCalendar, year: Int) throws -> [String] {
    let first = CivilDay(year: year, month: 1, day: 1).number
    let end = CivilDay(year: year + 1, month: 1, day: 1).number
    return (first..<end).compactMap { number in
      let text = String(CivilDay(number: number).date.description.dropFirst(5))
      return switch calendar.table.presence(.publicHoliday, on: number) {
      case .no: nil
      case .yes: text
      case .maybe: text + "?"
      }
    }
  }

  /// Reads `DE BY 2026: 01-01 01-06` and compares; `…` at either end leaves out what is before or after.
  static func check(_ line: String) throws {
    let halves = line.split(separator: ":").map(String.init)
    let place = halves[0].split(separator: " ").map(String.init)
    let year = try #require(Int(place[2]))
    let found = try days(country: place[0], region: place[1], year: year)
    let expected = halves[1].split(separator: " ").map(String.init)
    let named = expected.filter { $0 != "…" }
    var part = found[...]
    if expected.first == "…", let first = named.first {
      part = part.drop { $0 < first }
    }
    if expected.last == "…", let last = named.last {
      part = part.prefix { $0 <= last }
    }
    #expect(Array(part) == named, "\(line)")
  }
}
