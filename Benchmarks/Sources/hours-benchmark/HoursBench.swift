// The questions, each asked so often that the clock's grain is no matter, and the quickest of several rounds.

import Foundation
import OpeningHours

/// Keeps the optimiser from dropping answers nobody reads; unsafe is fine, for there is one thread.
nonisolated(unsafe) var sink = 0

struct HoursBench {
  private let values: [String]
  private let schedules: [Schedule]
  private let setting: Setting
  private let rounds: Int
  private let moments: [Instant]
  private let locals: [LocalDateTime]

  init(_ texts: [String], _ options: HoursOptions) throws {
    let parsed = texts.compactMap { text in
      (try? Schedule.parse(text)).map { (text, $0.schedule) }
    }
    values = parsed.map(\.0)
    schedules = parsed.map(\.1)
    rounds = options.rounds
    let zone = try Zone(identifier: "Europe/Berlin")
    setting = Setting(
      zone: zone, place: Setting.Place(latitude: 48.1374, longitude: 11.5755),
      holidays: .builtIn(country: "DE", region: "BY"))
    // 64 moments all over a year, the same for all values: a step prime to the week and to the day.
    let start: Int64 = 1_767_400_000
    moments = (0..<64).map { Instant(secondsSinceEpoch: start + $0 * 479_909) }
    locals = moments.map { zone.local(of: $0) }
  }

  /// The quickest of several rounds, in microseconds a call.
  private func quickest(calls: Int, _ body: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = threadSeconds()
      body()
      best = min(best, (threadSeconds() - start) / Double(calls) * 1e6)
    }
    return best
  }

  func parse(_ report: HoursReport) {
    let times = values.map { value in
      quickest(calls: 20) {
        for _ in 0..<20 {
          if let parsed = try? Schedule.parse(value) { sink &+= parsed.warnings.count }
        }
      }
    }
    report.add("parse", Spread(times))
  }

  func states(_ report: HoursReport) {
    for (name, isStable) in [("state_week_stable", true), ("state_other", false)] {
      let chosen = schedules.filter { $0.isWeekStable == isStable }
      guard !chosen.isEmpty else { continue }
      report.add(
        name,
        Spread(chosen.map { schedule in time(moments) { schedule.state(at: $0, in: setting) } }))
      report.add(
        name + "_local",
        Spread(chosen.map { schedule in time(locals) { schedule.state(at: $0, in: setting) } }))
    }
  }

  private func time<Time>(_ times: [Time], _ state: (Time) -> OpenState) -> Double {
    quickest(calls: times.count * 16) {
      var open = 0
      for _ in 0..<16 {
        for time in times { open &+= Int(state(time).rawValue) }
      }
      sink &+= open
    }
  }

  func nextChanges(_ report: HoursReport) {
    var worst: [Double] = []
    var means: [Double] = []
    for schedule in schedules {
      let each = moments.map { moment in
        quickest(calls: 4) {
          for _ in 0..<4 {
            sink &+= schedule.nextChange(after: moment, in: setting).time == nil ? 0 : 1
          }
        }
      }
      worst.append(each.max() ?? 0)
      means.append(each.reduce(0, +) / Double(each.count))
    }
    report.add("next_change", Spread(means))
    report.add("next_change_worst_moment", Spread(worst))
    let places = worst.indices.sorted { worst[$0] > worst[$1] }.prefix(3)
    for place in places { print("  slowest: \(values[place])  \(worst[place])") }
  }

  func memory(_ report: HoursReport) {
    let bytes = schedules.map { Double($0.byteCount) }
    let spread = Spread(bytes)
    report.add(
      "memory",
      [
        ("bytes_mean", spread.mean), ("bytes_p50", spread.quantile(0.5)),
        ("bytes_p99", spread.quantile(0.99)),
      ])
  }
}
