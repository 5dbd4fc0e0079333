// What is not closed on one day, in minutes of its clock: what lists and pictures of a week are made of.

import OpeningHours

/// One day of a venue.
struct DayHours {
  /// A stretch in one state.
  struct Stretch: Equatable {
    /// Minutes since midnight.
    var from: Int
    /// Minutes since the same midnight, at most 1440.
    var to: Int
    var state: OpenState
    var comment: String?
  }

  let day: CivilDay
  let stretches: [Stretch]
  /// The name of the public holiday that the day is.
  let holiday: String?

  /// The most stretches that a day shows.
  private static let mostStretches = 50

  init(_ day: CivilDay, of schedule: Schedule, in setting: Setting) {
    self.day = day
    holiday = setting.holidays.publicHoliday(on: day)
    let start = LocalDateTime(day: day, minute: 0)
    let end = LocalDateTime(day: day.advanced(by: 1), minute: 0)
    stretches = schedule.intervals(from: start, to: end, in: setting)
      .prefix(DayHours.mostStretches)
      .map { interval in
        Stretch(
          from: interval.from.minutesSinceEpoch - start.minutesSinceEpoch,
          to: (interval.to ?? end).minutesSinceEpoch - start.minutesSinceEpoch,
          state: interval.state, comment: interval.comment)
      }
  }

  /// `Mo 2026-06-22`.
  var label: String { "\(day.weekday.code) \(day.date)" }

  /// The best state of some minutes: open at any of them, else unknown at any, else closed.
  func best(from start: Int, to end: Int) -> OpenState {
    let states = stretches.filter { $0.from < end && $0.to > start }.map(\.state)
    return states.contains(.open) ? .open : states.contains(.unknown) ? .unknown : .closed
  }

  /// The hours, a piece a stretch: `08:00–12:00`, `13:00–24:00 unknown (by appointment)`.
  var pieces: [String] {
    guard !stretches.isEmpty else { return ["closed"] }
    return stretches.map { stretch in
      let comment = stretch.comment == Schedule.guessComment ? "open end" : stretch.comment
      return stretch.clock + (stretch.state == .unknown ? " unknown" : "")
        + (comment.flatMap { $0 == holiday ? nil : " (\($0))" } ?? "")
    }
  }
}

extension DayHours.Stretch {
  /// `08:00–12:00`.
  var clock: String { "\(DayHours.clock(from))–\(DayHours.clock(to))" }
}

extension DayHours {
  /// A minute of the day as clocks show it; the day's end is `24:00`.
  static func clock(_ minute: Int) -> String {
    let hour = minute / 60
    let rest = minute % 60
    return "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
  }
}
