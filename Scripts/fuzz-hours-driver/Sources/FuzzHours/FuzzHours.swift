// Feeds random values to the parser and the evaluator until the time is over or something breaks.

import Foundation
import OpeningHours

/// What stays the same for all values: settings with and without holidays, and times to ask at.
struct Trial {
  let settings: [Setting]
  let times: [Instant]
  var read = 0
  var slowestParse = (time: Duration.zero, value: "")
  var slowestQuestion = (time: Duration.zero, value: "")

  init() throws {
    let place = Setting.Place(latitude: 69.65, longitude: 18.96)
    settings = [
      Setting(zone: .utc),
      Setting(
        zone: try Zone(identifier: "Europe/Oslo"), place: place,
        holidays: .builtIn(country: "DE", region: "BY")),
    ]
    times = try ["2026-03-29T00:30:00Z", "2026-12-31T23:59:00Z", "2028-02-28T22:00:00Z"].compactMap
    {
      if case .instant(let instant) = try TimeText($0) { instant } else { nil }
    }
  }

  /// How long the processor works; the time that others have it does not count.
  private func measure(_ work: () -> Void) -> Duration {
    func now() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    let start = now()
    work()
    return now() - start
  }

  /// The shortest of some runs: whatever else the machine does only makes them longer.
  private func shortest(_ runs: Int, _ work: () -> Void) -> Duration {
    (0..<runs).map { _ in measure(work) }.min() ?? .zero
  }

  /// Parses a value, and asks everything of what was understood.
  ///
  /// - Returns: What is wrong with the answer, or `nil`.
  mutating func run(_ value: String) -> String? {
    var parsed: ParsedSchedule?
    var time = measure { parsed = try? Schedule.parse(value) }
    if time > .milliseconds(1), value.utf8.count <= 1024 {
      time = shortest(5) { _ = try? Schedule.parse(value) }
      if time > .milliseconds(1) { return "parsing takes \(time) of the processor" }
    }
    if time > slowestParse.time { slowestParse = (time, value) }
    let strict = try? Schedule.parse(value, tolerance: .strict).schedule
    guard let schedule = parsed?.schedule else {
      return strict == nil ? nil : "strict mode reads what tolerant mode refuses"
    }
    if let strict, strict != schedule { return "strict and tolerant mode differ" }
    read += 1
    let printed = schedule.description
    // A value of many short parts may be too long in print.
    guard printed.utf8.count <= 4096 else { return nil }
    guard let again = try? Schedule.parse(printed).schedule, again == schedule else {
      return "printed as \(printed), which is not the same schedule"
    }
    let asking = measure { ask(schedule) }
    if asking > slowestQuestion.time {
      let sure = shortest(3) { ask(schedule) }
      if sure > slowestQuestion.time { slowestQuestion = (sure, value) }
    }
    return nil
  }

  private func ask(_ schedule: Schedule) {
    for setting in settings {
      for time in times {
        _ = schedule.status(at: time, in: setting)
        _ = schedule.nextChange(after: time, in: setting)
        _ = schedule.nextOpening(after: time, in: setting)
        _ = schedule.isOpen(throughout: time, seconds: 90_000, in: setting)
      }
      _ = schedule.gaps(in: setting)
    }
    _ = schedule.weekMask
    _ = schedule.isWeekStable
    _ = schedule.describe(in: .english)
    _ = schedule.describe(in: .french)
  }
}

@main
enum FuzzHours {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let seconds = Int(arguments[1]), let seed = UInt64(arguments[2])
    else {
      print("usage: FuzzHours SECONDS SEED")
      exit(2)
    }
    print("seed \(seed), \(seconds) s")
    Watchdog.start()
    var trial = try Trial()
    var source = ValueSource(seed: seed)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var count = 0
    while clock.now < end {
      let value = source.next()
      Watchdog.watch(value)
      if let trouble = trial.run(value) {
        print("FAILED: \(trouble)\n\(value.debugDescription)")
        exit(1)
      }
      count += 1
    }
    print("\(count) values, \(trial.read) of them understood, nothing broke")
    for (name, slowest) in [
      ("parse", trial.slowestParse), ("questions", trial.slowestQuestion),
    ] {
      print("slowest \(name) \(slowest.time): \(slowest.value.debugDescription.prefix(300))")
    }
  }
}
