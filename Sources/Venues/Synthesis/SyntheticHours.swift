// When synthetic venues are open: several hundred `opening_hours` values of the kinds that cities and mappers write.

/// Draws opening hours.
struct SyntheticHours {
  private let groups = Self.groups
  private let shares = ShareTable(weights: Self.groups.map(\.weight))

  /// An `opening_hours` value, or `nil` where nothing is known.
  func value(_ draws: Draws) -> String? {
    let values = groups[shares.index(draws.bits(.hoursGroup))].values
    guard !values.isEmpty else { return nil }
    return values[draws.integer(below: values.count, .hoursValue)]
  }

  /// Every value that a venue can have.
  static var allValues: [String] { groups.flatMap(\.values) }

  private struct Group {
    let weight: Double
    let values: [String]
  }

  private static let groups: [Group] = [
    Group(weight: 14, values: daily),
    Group(weight: 24, values: weekdaysAndWeekends),
    Group(weight: 10, values: withHolidays),
    Group(weight: 8, values: splitDays),
    Group(weight: 10, values: warmSeasons),
    Group(weight: 6, values: summers),
    Group(weight: 6, values: winters),
    Group(weight: 6, values: lateNights),
    Group(weight: 5, values: ["24/7"]),
    Group(weight: 4, values: daylight),
    Group(weight: 6, values: evenings),
    Group(weight: 4, values: certainDays),
    Group(weight: 1, values: commentsOnly),
    Group(weight: 4, values: []),
  ]
}

extension SyntheticHours {
  private static var daily: [String] {
    pairs(
      ["06:00", "07:00", "07:30", "08:00", "08:30", "09:00"],
      ["20:00", "21:00", "21:30", "22:00", "22:30", "23:00", "24:00"]
    ) { "\($0)-\($1)" }
  }

  private static var weekdaysAndWeekends: [String] {
    let weekends = [
      "08:00-17:00", "08:30-17:30", "09:00-16:30", "10:00-18:00", "07:45-19:00",
    ]
    return pairs(
      ["05:45", "06:15", "06:30", "07:00", "08:45"],
      ["21:00", "21:45", "22:00", "22:30", "23:00"]
    ) { "Mo-Fr \($0)-\($1)" }
    .flatMap { week in weekends.map { "\(week); Sa,Su \($0)" } }
  }

  private static var withHolidays: [String] {
    pairs(
      ["06:30", "08:00", "09:00", "10:15"], ["17:00", "20:45", "21:30", "22:15"]
    ) { "\($0)-\($1)" }
    .flatMap {
      ["Mo-Sa \($0); PH off", "Mo-Su \($0); PH 10:00-16:00", "Mo-Fr \($0); Sa,Su,PH 09:00-18:00"]
    }
  }

  private static var splitDays: [String] {
    pairs(
      ["16:00", "17:00", "17:30", "18:15"], ["20:30", "21:00", "21:45", "22:00"]
    ) { "\($0)-\($1)" }
    .flatMap {
      [
        "Mo-Fr 06:30-08:30,11:30-13:30,\($0); Sa,Su 10:00-17:00",
        "Mo-Th 12:00-13:30,\($0); Sa 13:00-16:45",
      ]
    }
  }

  private static var warmSeasons: [String] {
    pairs(
      ["Apr-Oct", "May-Sep", "May-Oct", "Apr 15-Oct 31", "May 01-Oct 15"],
      [
        "08:00-21:00", "07:00-22:30", "09:00-23:00", "Mo-Fr 16:00-22:00", "08:30-20:00",
        "Mo-Sa 10:00-21:15",
      ]
    ) { "\($0) \($1)" }
  }

  private static var summers: [String] {
    pairs(
      ["Jun 14-Aug 31", "Jun 20-Aug 25", "Jun 15-Sep 04", "Jul 01-Aug 20"],
      ["10:00-19:00", "10:30-20:00", "11:00-18:45", "12:00-19:30", "09:45-20:15"]
    ) { "\($0): Mo-Fr \($1); \($0): Sa,Su,PH 10:00-20:00" }
  }

  private static var winters: [String] {
    pairs(
      ["Dec 15-Mar 10", "Dec 01-Mar 15", "Nov-Mar", "Oct 15-Apr 15"],
      ["15:30-22:00", "10:00-21:00", "16:00-23:00", "12:00-21:30", "09:00-22:15"]
    ) { "\($0): Mo-Fr \($1); \($0): Sa,Su 09:00-22:00" }
  }

  private static var lateNights: [String] {
    pairs(
      ["07:00", "11:00", "15:30", "16:00"], ["00:30", "01:00", "01:30", "02:00", "03:00"]
    ) { "Mo-Th \($0)-24:00; Fr,Sa \($0)-\($1); Su 10:00-23:00" }
  }

  private static var daylight: [String] {
    [
      "sunrise-sunset", "dawn-dusk", "(sunrise-00:30)-(sunset+00:30)",
      "Apr-Oct sunrise-sunset; Nov-Mar 08:00-16:30",
    ]
  }

  private static var evenings: [String] {
    pairs(
      ["16:30", "17:00", "18:00", "18:30"], ["21:30", "22:00", "22:30", "23:15"]
    ) { "Mo-Fr \($0)-\($1); Sa,Su 09:00-21:00" }
  }

  private static var certainDays: [String] {
    pairs(
      ["Tu,Th", "Mo,We", "Mo,We,Fr", "We"], ["18:00-21:30", "19:00-22:00", "17:45-20:15"]
    ) { "\($0) \($1); Sa 09:00-12:00" }
  }

  private static var commentsOnly: [String] {
    ["\"sur réservation\"", "\"by appointment\"", "\"voir le calendrier\""]
  }

  private static func pairs(
    _ firsts: [String], _ seconds: [String], _ join: (String, String) -> String
  ) -> [String] {
    firsts.flatMap { first in seconds.map { join(first, $0) } }
  }
}
