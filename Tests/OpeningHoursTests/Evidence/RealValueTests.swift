// Thousands of values that mappers wrote, against the answers of the reference implementation.

import Foundation
import Testing

@testable import OpeningHours

/// A value with the reference's answers at Munich.
struct RealValue: Decodable {
  let v: String
  let ok: Bool
  let states: String?
  let week_stable: Bool?
  let next: [String?]?
  let intervals: [[IntervalPart]]?

  enum IntervalPart: Decodable, Equatable {
    case text(String)
    case number(Int)
    case nothing

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }
}

extension Setting {
  /// Munich, with the holidays of Bavaria in one year: the evidence asks about no other.
  static func munich(in year: Int = 2026) throws -> Setting {
    func date(_ month: Int, _ day: Int) -> CivilDate {
      CivilDate(year: year, month: month, day: day)
    }
    let easter = easterSunday(of: year)
    let fixed = [
      (1, 1, "Neujahrstag"), (1, 6, "Heilige Drei Könige"), (5, 1, "Tag der Arbeit"),
      (8, 15, "Mariä Himmelfahrt"), (10, 3, "Tag der Deutschen Einheit"), (11, 1, "Allerheiligen"),
      (12, 25, "Erster Weihnachtstag"), (12, 26, "Zweiter Weihnachtstag"),
    ].map { HolidayCalendar.Holiday(date: date($0.0, $0.1), name: $0.2) }
    let moving = [
      (-2, "Karfreitag"), (1, "Ostermontag"), (39, "Christi Himmelfahrt"), (50, "Pfingstmontag"),
      (60, "Fronleichnam"),
    ].map { HolidayCalendar.Holiday(date: easter.advanced(by: $0.0).date, name: $0.1) }
    // The school holidays are those of 2026.
    let school = [
      (1, 1, 1, 5, "Weihnachtsferien"), (2, 16, 2, 20, "Frühjahrsferien"),
      (3, 30, 4, 10, "Osterferien"), (5, 26, 6, 5, "Pfingstferien"), (8, 3, 9, 14, "Sommerferien"),
      (11, 2, 11, 6, "Herbstferien"), (11, 18, 11, 18, "Buß- und Bettag"),
      (12, 24, 12, 31, "Weihnachtsferien"),
    ].map {
      HolidayCalendar.SchoolHoliday(from: date($0.0, $0.1), to: date($0.2, $0.3), name: $0.4)
    }
    return Setting(
      zone: try Zone(identifier: "Europe/Berlin"),
      place: Setting.Place(latitude: 48.1374, longitude: 11.5755),
      holidays: HolidayCalendar(publicHolidays: fixed + moving, schoolHolidays: school))
  }
}

@Suite("Real values")
struct RealValueTests {
  @Test("All that the reference understands is understood, and nearly all answers are the same")
  func agreement() throws {
    let rows = try SharedData.objects("hours/real_values.jsonl", as: RealValue.self)
    guard !rows.isEmpty else { return }
    let comparison = try ReferenceComparison(rows)
    print("real values: \(rows.count), states differ on \(comparison.statesDiffering)")
    for (reason, count) in comparison.explained { print("  explained by \(reason): \(count)") }
    comparison.writeReport()
    #expect(comparison.refused.isEmpty)
    #expect(Double(comparison.statesDiffering) <= 0.015 * Double(rows.count))
    #expect(comparison.states.isEmpty)
    #expect(comparison.intervals.isEmpty)
    #expect(comparison.changes.isEmpty)
    #expect(comparison.stability.isEmpty)
  }
}
