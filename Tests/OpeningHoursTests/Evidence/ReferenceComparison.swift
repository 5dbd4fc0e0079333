// Our answers beside the reference's, sorted by the question on which they differ.

import Foundation

@testable import OpeningHours

struct ReferenceComparison {
  private(set) var refused: [String] = []
  private(set) var states: [String] = []
  private(set) var intervals: [String] = []
  private(set) var changes: [String] = []
  private(set) var stability: [String] = []
  /// How many values have other states, explained or not.
  private(set) var statesDiffering = 0
  private(set) var explained: [ExplainedDifference: Int] = [:]

  private let times = try? SharedData.sampleTimes()
  private let setting: Setting

  init(_ rows: [RealValue]) throws {
    setting = try Setting.munich()
    for row in rows where row.ok {
      do {
        let schedule = try Schedule.parse(row.v).schedule
        try compare(schedule, row)
      } catch let error as ScheduleError {
        refused.append("\(row.v)\n\(error.drawn(under: row.v))")
      }
    }
  }

  private mutating func compare(_ schedule: Schedule, _ row: RealValue) throws {
    let times = times ?? []
    let mine = String(times.map { schedule.state(at: $0, in: setting).letter })
    if let theirs = row.states, mine != theirs {
      let places = zip(times, zip(mine, theirs)).filter { $1.0 != $1.1 }
        .prefix(6).map { "\($0) \($1.0)/\($1.1)" }
      statesDiffering += 1
      note(row.v, in: \.states, "-> \(schedule)\n    \(places.joined(separator: ", "))")
    }
    if schedule.isWeekStable != row.week_stable {
      note(row.v, in: \.stability, "\(schedule.isWeekStable)")
    }
    try compareIntervals(schedule, row)
    try compareChanges(schedule, row)
  }

  private mutating func compareIntervals(_ schedule: Schedule, _ row: RealValue) throws {
    let mine = try schedule.intervals(
      from: local("2026-03-23T00:00"), to: local("2026-04-13T00:00"), in: setting
    ).map { interval in
      "\(interval.from) \(interval.to.map(String.init(describing:)) ?? "-") "
        + "\(interval.state == .unknown ? 1 : 0) \(interval.comment ?? "null")"
    }.filter(isComparable)
    let theirs = (row.intervals ?? []).map { parts in
      parts.map { part in
        switch part {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .nothing: "null"
        }
      }.joined(separator: " ")
    }.filter(isComparable)
    guard mine != theirs else { return }
    let onlyMine = mine.filter { !theirs.contains($0) }.prefix(4)
    let onlyTheirs = theirs.filter { !mine.contains($0) }.prefix(4)
    note(
      row.v, in: \.intervals,
      "-> \(schedule)\n    ours   \(onlyMine.joined(separator: " | "))\n"
        + "    theirs \(onlyTheirs.joined(separator: " | "))")
  }

  /// The reference counts the night after clocks jump in hours of 60 minutes, and so is off by one.
  private func isComparable(_ interval: String) -> Bool {
    !interval.contains("2026-03-29") && !interval.contains("2026-03-30")
  }

  /// Keeps a difference, unless it is explained.
  private mutating func note(
    _ value: String, in list: WritableKeyPath<ReferenceComparison, [String]>, _ text: String
  ) {
    if let reason = ExplainedDifference.allCases.first(where: { $0.applies(to: value) }) {
      explained[reason, default: 0] += 1
    } else {
      self[keyPath: list].append("\(value) \(text)")
    }
  }

  private mutating func compareChanges(_ schedule: Schedule, _ row: RealValue) throws {
    for (index, theirs) in (row.next ?? []).enumerated() {
      let from = try local(ReferenceComparison.changeTimes[index])
      let mine = schedule.nextChange(after: from, in: setting)
      let text = mine.time.map(String.init(describing:))
      guard text != theirs else { continue }
      note(row.v, in: \.changes, "at \(from): ours \(mine), theirs \(theirs ?? "null")")
    }
  }

  /// The times after which the reference was asked for the next change: the first of the sample.
  static let changeTimes = [
    "2026-01-03T00:07", "2026-01-09T07:40", "2026-02-03T15:00", "2026-02-10T12:56",
  ]

  /// Writes all differences to the file that `HOURS_REPORT` names, for a person to judge.
  func writeReport() {
    guard let path = ProcessInfo.processInfo.environment["HOURS_REPORT"] else { return }
    var text = ""
    for (title, lines) in [
      ("REFUSED", refused), ("STATES", states), ("INTERVALS", intervals), ("CHANGES", changes),
      ("STABILITY", stability),
    ] {
      text += "== \(title)\n\(lines.joined(separator: "\n"))\n"
    }
    try? text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
