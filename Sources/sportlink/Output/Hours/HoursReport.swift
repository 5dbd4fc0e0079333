// A value of opening hours as a person wants to see it: open now or not, then the days as bars and as hours.

import CommandLine
import OpeningHours
import Venues

/// The report of one value.
struct HoursReport {
  let value: String
  let question: HoursQuestion
  /// Whether the days of --from to --to are wanted, rather than the coming week.
  let asksRange: Bool
  /// Whether the state at a time is wanted: without a range, and where --at names one.
  let asksStatus: Bool

  /// The most days that are listed.
  private static let mostDays = 366

  func print(to output: inout StandardStream) throws(CommandFailure) {
    let parsed = try parsed()
    let schedule = parsed.schedule
    try output.print(Terminal.harmless(value))
    for warning in parsed.warnings { try output.print(Terminal.harmless("  note: \(warning)")) }
    for note in question.notes(about: schedule) {
      try output.print(Terminal.harmless("  note: \(note)"))
    }
    try output.print(Terminal.harmless("  \(schedule.describe(in: question.language ?? .english))"))
    if asksStatus { try output.print(Terminal.harmless("  " + stateLine(schedule))) }
    try output.print("")
    try printDays(schedule, to: &output)
  }

  /// The week as a picture.
  func draw(to output: inout StandardStream) throws(CommandFailure) {
    let schedule = try parsed().schedule
    let drawing = WeekDrawing(
      title: value, subtitle: schedule.describe(in: question.language ?? .english),
      note: asksStatus ? stateLine(schedule) : nil, days: days(of: schedule, most: 31),
      now: asksStatus ? moment.local(in: question.setting.zone) : nil)
    try output.print(drawing.svg)
  }

  private func parsed() throws(CommandFailure) -> ParsedSchedule {
    do {
      return try Schedule.parse(value)
    } catch {
      throw CommandFailure(.badData, "these hours are not understood\n\(error.drawn(under: value))")
    }
  }

  private var moment: TimeText { question.at.first ?? question.start }

  /// `We 2026-06-24 12:00, America/Toronto: closed, opens 08:00 tomorrow (rule 2: PH off)`.
  private func stateLine(_ schedule: Schedule) -> String {
    let zone = question.setting.zone
    let instant = moment.instant(in: zone)
    let status = schedule.status(at: instant, in: question.setting)
    let opens = schedule.nextOpening(after: instant, in: question.setting).time
    func shown(_ instant: Instant) -> VenueTime {
      VenueTime(local: zone.local(of: instant), offsetSeconds: zone.offsetSeconds(at: instant))
    }
    let opening = Opening(
      state: status.state, comment: status.comment, until: status.until.map(shown),
      opens: status.state == .open ? nil : opens.map(shown))
    let local = zone.local(of: instant)
    let rule = status.rule.flatMap { rule in
      schedule.shownRule(rule).map { " (rule \(rule + 1): \($0))" }
    }
    return "\(local.day.weekday.code) \(local.date) \(DayHours.clock(local.minuteOfDay)), "
      + "\(question.zoneText): \(opening.text(seenAt: moment))\(rule ?? "")"
  }

  private func printDays(
    _ schedule: Schedule, to output: inout StandardStream
  ) throws(CommandFailure) {
    let table = DayListing(
      days: days(of: schedule, most: HoursReport.mostDays), width: Terminal.width - 2)
    for line in table.lines(styled: Terminal.outputTakesStyle) { try output.print("  " + line) }
    let first = (question.from ?? question.start.local(in: question.setting.zone)).day
    if asksRange, lastDay(from: first).number - first.number >= HoursReport.mostDays {
      try output.print("  only the first \(HoursReport.mostDays) days are shown")
    }
  }

  private func days(of schedule: Schedule, most: Int) -> [DayHours] {
    let first = (question.from ?? question.start.local(in: question.setting.zone)).day
    let last = min(
      asksRange ? lastDay(from: first) : first.advanced(by: 6), first.advanced(by: most - 1))
    return (first.number...max(first.number, last.number)).map {
      DayHours(CivilDay(number: $0), of: schedule, in: question.setting)
    }
  }

  private func lastDay(from first: CivilDay) -> CivilDay {
    guard let to = question.to else { return first.advanced(by: 6) }
    return to.minuteOfDay == 0 && to.day > first ? to.day.advanced(by: -1) : to.day
  }
}
