// The fast evaluator against the slow one, on random values.

import Testing

@testable import OpeningHours

@Suite("On random values the room agrees with a slow evaluator")
struct OracleAgreementTests {
  private struct World {
    var oracle: Oracle
    var schedule: Schedule
    var setting: Setting
    var generator: SeededGenerator
    /// A day in 2026 or 2027.
    var day: Int

    init(seed: UInt64) throws {
      generator = SeededGenerator(seed: seed)
      oracle = Oracle(using: &generator)
      schedule = try Schedule.parse(oracle.text, tolerance: .strict).schedule
      setting = Setting(
        zone: .utc,
        holidays: HolidayCalendar(
          publicHolidays: oracle.publicHolidays.sorted().map {
            .init(date: CivilDay(number: $0).date, name: "day \($0)")
          },
          schoolHolidays: oracle.schoolHolidays.sorted().map {
            let date = CivilDay(number: $0).date
            return .init(from: date, to: date, name: "school")
          }))
      day = Int.random(in: 20_454...21_183, using: &generator)
    }

    func time(_ day: Int, _ minute: Int) -> LocalDateTime {
      LocalDateTime(day: CivilDay(number: day), minute: minute)
    }
  }

  @Test("about the state at any minute", arguments: 0..<80 as Range<UInt64>)
  func states(seed: UInt64) throws {
    let world = try World(seed: seed)
    for day in world.day..<world.day + 12 {
      for minute in stride(from: 0, to: 1440, by: 5) {
        let mine = world.schedule.state(at: world.time(day, minute), in: world.setting).letter
        let right = world.oracle.state(day: day, minute: minute)
        guard mine != right else { continue }
        Issue.record(
          "seed \(seed), \(world.oracle.text) at \(world.time(day, minute)): \(mine), not \(right)")
        return
      }
    }
  }

  @Test("about the stretches that are not closed", arguments: 0..<40 as Range<UInt64>)
  func intervals(seed: UInt64) throws {
    let world = try World(seed: seed)
    var right: [String] = []
    var last: Character = "c"
    for step in 0..<10 * 288 {
      let state = world.oracle.state(day: world.day + step / 288, minute: step % 288 * 5)
      if state != last, state != "c" { right.append("\(world.time(world.day, step * 5)) \(state)") }
      last = state
    }
    var mine: [String] = []
    var end: LocalDateTime?
    var state: OpenState?
    for interval in world.schedule.intervals(
      from: world.time(world.day, 0), to: world.time(world.day + 10, 0), in: world.setting)
    {
      // Stretches that differ in their comment alone are one here.
      if interval.from != end || interval.state != state {
        mine.append("\(interval.from) \(interval.state.letter)")
      }
      (end, state) = (interval.to, interval.state)
    }
    #expect(mine == right, "seed \(seed), \(world.oracle.text)")
  }

  @Test("about the next change and the next opening", arguments: 0..<60 as Range<UInt64>)
  func changes(seed: UInt64) throws {
    var world = try World(seed: seed)
    let minute = Int.random(in: 0..<288, using: &world.generator) * 5
    let start = world.time(world.day, minute)
    let state = world.oracle.state(day: world.day, minute: minute)
    var change: LocalDateTime?
    var opening: LocalDateTime?
    var last = state
    for step in 1..<40 * 288 where change == nil || opening == nil {
      let total = minute + step * 5
      let next = world.oracle.state(day: world.day + total / 1440, minute: total % 1440)
      if next != state, change == nil { change = world.time(world.day, total) }
      if next == "o", last != "o", opening == nil { opening = world.time(world.day, total) }
      last = next
    }
    let horizon = world.time(world.day + 40, minute)
    let mine = world.schedule.nextChange(after: start, in: world.setting)
    #expect(
      beyond(mine, horizon) ? change == nil : mine.time == change,
      "seed \(seed), \(world.oracle.text) at \(start)")
    let mineOpening = world.schedule.nextOpening(after: start, in: world.setting)
    #expect(
      beyond(mineOpening, horizon) ? opening == nil : mineOpening.time == opening,
      "seed \(seed), \(world.oracle.text) at \(start)")
  }

  private func beyond(_ upcoming: Upcoming<LocalDateTime>, _ horizon: LocalDateTime) -> Bool {
    switch upcoming {
    case .at(let time, _): time >= horizon
    case .never: true
    case .notBefore(let end): end >= horizon
    }
  }

  @Test("that the weekly mask leaves out no hour", arguments: 0..<60 as Range<UInt64>)
  func masks(seed: UInt64) throws {
    let world = try World(seed: seed)
    let mask = world.schedule.weekMask
    var seen: Set<Int> = []
    for day in world.day..<world.day + 21 {
      for minute in stride(from: 0, to: 1440, by: 5)
      where world.oracle.state(day: day, minute: minute) != "c" {
        seen.insert(OracleCalendar.shared[day].weekday * 24 + minute / 60)
      }
    }
    let set = Set((0..<168).filter { mask.contains(hour: $0) })
    #expect(seen.isSubset(of: set), "seed \(seed), \(world.oracle.text)")
    if mask.isExact { #expect(seen == set, "seed \(seed), \(world.oracle.text)") }
  }

  @Test("or says unknown, where no holidays are known", arguments: 0..<40 as Range<UInt64>)
  func withoutCalendar(seed: UInt64) throws {
    let world = try World(seed: seed)
    let setting = Setting(zone: .utc, holidays: .unknown)
    for day in world.day..<world.day + 8 {
      for minute in stride(from: 0, to: 1440, by: 15) {
        let mine = world.schedule.state(at: world.time(day, minute), in: setting).letter
        let right = world.oracle.state(day: day, minute: minute)
        guard mine != right, mine != "u" else { continue }
        Issue.record(
          "seed \(seed), \(world.oracle.text) at \(world.time(day, minute)): \(mine), not \(right)")
        return
      }
    }
  }

  @Test("and its canonical text says the same", arguments: 0..<80 as Range<UInt64>)
  func printing(seed: UInt64) throws {
    let world = try World(seed: seed)
    let text = world.schedule.description
    let again = try Schedule.parse(text, tolerance: .strict).schedule
    #expect(again == world.schedule, "seed \(seed), \(world.oracle.text) printed \(text)")
    #expect(again.description == text, "seed \(seed)")
  }
}
