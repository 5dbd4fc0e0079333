// A value of opening hours as a person wants to see it: open now or not, then the days.

import CommandLine
import OpeningHours
import Venues

/// The report of one value.
struct HoursReport {
  let value: String
  let question: HoursQuestion
  /// Whether the days of --from to --to are wanted, rather than the coming week.
  let asksRange: Bool

  /// The most days that are listed.
  private static let mostDays = 366

  func print(to output: inout StandardStream) throws(CommandFailure) {
    let parsed: ParsedSchedule
    do {
      parsed = try Schedule.parse(value)
    } catch {
      throw CommandFailure(.badData, "these hours are not understood\n\(error.drawn(under: value))")
    }
    try output.print(value)
    for warning in parsed.warnings { try output.print("  note: \(warning)") }
    if !asksRange { try printState(parsed.schedule, to: &output) }
    try output.print("")
    try printDays(parsed.schedule, to: &output)
  }

  private func printState(
    _ schedule: Schedule, to output: inout StandardStream
  ) throws(CommandFailure) {
    let zone = question.setting.zone
    let moment = question.at.first ?? question.start
    let instant = moment.instant(in: zone)
    let status = schedule.status(at: instant, in: question.setting)
    let opens = schedule.nextOpening(after: instant, in: question.setting).time
    let opening = Opening(
      state: status.state, comment: status.comment,
      until: status.until.map {
        VenueTime(local: zone.local(of: $0), offsetSeconds: zone.offsetSeconds(at: $0))
      },
      opens: status.state == .open
        ? nil
        : opens.map {
          VenueTime(local: zone.local(of: $0), offsetSeconds: zone.offsetSeconds(at: $0))
        })
    let local = zone.local(of: instant)
    let clock = "\(local)".suffix(5)
    try output.print(
      "  \(local.day.weekday.code) \(local.date) \(clock), \(zone.identifier): \(opening.text(seenAt: moment))"
    )
  }

  private func printDays(
    _ schedule: Schedule, to output: inout StandardStream
  ) throws(CommandFailure) {
    let first = (question.from ?? question.start.local(in: question.setting.zone)).day
    let last = asksRange ? lastDay(from: first) : first.advanced(by: 6)
    var days = TextTable([.init("DAY"), .init("OPEN"), .init("HOLIDAY")])
    var day = first
    while day <= last {
      let holiday = question.setting.holidays.publicHoliday(on: day) ?? ""
      days.add(["\(day.weekday.code) \(day.date)", spans(of: schedule, on: day), holiday])
      day = day.advanced(by: 1)
    }
    for line in days.lines(width: Terminal.width, styled: Terminal.outputTakesStyle) {
      try output.print("  " + line)
    }
  }

  private func lastDay(from first: CivilDay) -> CivilDay {
    guard let to = question.to else { return first.advanced(by: 6) }
    let last = to.minuteOfDay == 0 && to.day > first ? to.day.advanced(by: -1) : to.day
    return min(last, first.advanced(by: HoursReport.mostDays - 1))
  }

  /// What is not closed on a day: `08:00–12:00, 13:00–02:00`.
  private func spans(of schedule: Schedule, on day: CivilDay) -> String {
    let start = LocalDateTime(day: day, minute: 0)
    let end = LocalDateTime(day: day.advanced(by: 1), minute: 0)
    let stretches = schedule.intervals(from: start, to: end, in: question.setting).prefix(50)
    let texts = stretches.map { stretch in
      let from = String("\(stretch.from)".suffix(5))
      let isFull = stretch.to == nil || stretch.to == end
      let to = isFull ? "24:00" : String("\(stretch.to ?? end)".suffix(5))
      let mark = stretch.state == .unknown ? " unknown" : ""
      return "\(from)–\(to)\(mark)" + (stretch.comment.map { " (\($0))" } ?? "")
    }
    return texts.isEmpty ? "closed" : texts.joined(separator: ", ")
  }
}
