// Random values with every kind of days and hours, as they could stand in a dataset.

import Testing

@testable import OpeningHours

/// Some rules with days and hours that meet in all ways.
struct DescribedValue: CustomStringConvertible {
  var description: String

  private static let days =
    NightValue.days + [
      "", "Mo-Su", "Mo-Fr", "Mo-Fr", "Sa,Su", "Su", "Dec 24", "Dec 24-26", "Dec 25", "Dec 26",
      "Jan 01",
      "Jan", "Dec", "Jan-Nov", "Oct-Mar", "Jul-Aug", "Dec We", "Dec Mo-Fr", "Dec 24+", "Fr[1]",
      "Th[-1]",
      "Sa[-1]", "Sa[2,4]", "week 53", "week 01-53/2", "week 01", "PH", "PH", "PH -1 day",
      "PH +1 day",
      "PH Mo-Fr", "SH", "SH Sa", "2026 Dec 24", "2027 Jan", "2026-2027 Jul", "easter -2 days",
      "Dec 24 Mo-Fr", "Sa[1] -1 day", "Mo,PH", "Feb 29",
    ]
  private static let hours = [
    "09:00-17:00", "10:00-12:00", "08:00-12:00,14:00-18:00", "08:00-20:00", "13:00-14:00", "off",
    "off", "off", "22:00-04:00", "20:00-06:00", "20:00-02:00", "18:00-24:00", "00:00-06:00",
    "00:00-24:00", "00:00-24:00 off", "00:00-00:00 off",
    "17:00+", "18:00-23:00+", "10:00-12:00 unknown", "12:00-14:00 off", "\"call\"", "open \"x\"",
    "sunrise-sunset", "sunset-02:00",
  ]

  init(using generator: inout SeededGenerator) {
    func pick(_ list: [String]) -> String {
      list[Int.random(in: list.indices, using: &generator)]
    }
    var text = ""
    for index in 0..<Int.random(in: 1...4, using: &generator) {
      let days = pick(Self.days)
      if index > 0 {
        let separator = ["; ", "; ", "; ", ", ", " || "][Int.random(in: 0..<5, using: &generator)]
        // A comma before hours alone would join them to those before.
        text += days.isEmpty && separator == ", " ? "; " : separator
      }
      text += days.isEmpty ? pick(Self.hours) : "\(days) \(pick(Self.hours))"
    }
    description = text
  }
}
