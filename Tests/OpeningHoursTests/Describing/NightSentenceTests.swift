// Nights beside days of every kind: what their sentences say of the hours around midnight.

import Foundation
import Testing

@testable import OpeningHours

@Suite("A sentence about a night")
struct NightSentenceTests {
  /// One value in how many is looked at; `SPORTLINK_EVERY=1` looks at all, in some minutes.
  private static let every = UInt64(
    ProcessInfo.processInfo.environment["SPORTLINK_EVERY"].flatMap { Int($0) } ?? 8)

  /// 2026 and 2027, in days since 1970.
  private static let days = 20_454..<21_184

  private static func settings() throws -> [Setting] {
    [
      Setting(
        zone: try Zone(identifier: "Europe/Paris"), holidays: .builtIn(country: "FR", region: "75")),
      Setting(
        zone: try Zone(identifier: "America/Toronto"),
        holidays: .builtIn(country: "CA", region: "QC")),
    ]
  }

  /// The days that selectors are for, with the one before 2026; `nil` where nobody knows of some.
  private static func days(_ selectors: String, in setting: Setting) throws -> Set<Int>? {
    let schedule = try Schedule.parse("\(selectors) 12:00-13:00").schedule
    var found: Set<Int> = []
    for day in days.lowerBound - 1..<days.upperBound {
      let noon = LocalDateTime(day: CivilDay(number: day), minute: 720)
      switch schedule.state(at: noon, in: setting) {
      case .open: found.insert(day)
      case .closed: break
      case .unknown: return nil
      }
    }
    return found
  }

  @Test(
    "says when a later rule ends it, and what stays of it",
    arguments: [DescriptionLanguage.english, .french])
  func ends(language: DescriptionLanguage) throws {
    let known = try Self.settings().map { setting in
      let days = try NightValue.days.map { ($0, try Self.days($0, in: setting)) }
      return (setting, Dictionary(uniqueKeysWithValues: days))
    }
    var count = 0
    var asides = 0
    for seed in 0..<1600 / Self.every {
      var generator = SeededGenerator(seed: seed)
      let value = NightValue.sure(using: &generator)
      let schedule = try Schedule.parse(value.description).schedule
      let rules = schedule.describedRules
      // What the weekday alone decides is told as the week turns out, and read back elsewhere.
      guard rules.count > 1, rules.contains(where: { !$0.isWeekly }),
        rules.partingFirstWeekdays().count == rules.count
      else { continue }
      let sentence = schedule.describe(in: language)
      let spoken = SpokenNight(value, sentence: sentence)
      if sentence.contains("midnight") || sentence.contains("minuit") { asides += 1 }
      for (setting, days) in known {
        guard let nights = days[value.nightDays] ?? nil, let others = days[value.ruleDays] ?? nil
        else { continue }
        count += 1
        if let difference = difference(schedule, spoken, nights, others, in: setting) {
          Issue.record("seed \(seed): \(value)\n  \(sentence)\n  \(difference)")
          return
        }
      }
    }
    #expect(count > 250)
    #expect(asides > 80)
  }

  /// The first half hour that is told otherwise than it is.
  private func difference(
    _ schedule: Schedule, _ spoken: SpokenNight, _ nights: Set<Int>, _ others: Set<Int>,
    in setting: Setting
  ) -> String? {
    var seen: [[Bool]: Int] = [:]
    for day in Self.days {
      let place = [day, day - 1].flatMap { [nights.contains($0), others.contains($0)] }
      // Days of one kind are alike; a few will do.
      guard seen[place, default: 0] < 4 else { continue }
      seen[place, default: 0] += 1
      for minute in stride(from: 0, to: 1440, by: 30) {
        let local = LocalDateTime(day: CivilDay(number: day), minute: minute)
        let isOpen = schedule.state(at: local, in: setting) == .open
        let isTold = spoken.isOpen(
          minute, onNight: place[0], onRule: place[1], afterNight: place[2], afterRule: place[3])
        if isOpen != isTold { return "is told \(isTold ? "open" : "closed") at \(local)" }
      }
    }
    return nil
  }

  @Test(
    "has other words where the hours are others, beside days of every kind",
    arguments: [DescriptionLanguage.english, .french])
  func differs(language: DescriptionLanguage) throws {
    var collisions = try SentenceCollisions(in: language, knowsHolidays: true)
    let seeds = 0..<640 / Self.every
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      let value = NightValue.any(using: &generator)
      collisions.addWithVariants(try Schedule.parse(value.description).schedule)
      if value.ruleDays == "PH,Sa" {
        // Two rules for what is one: where they are told alike, they must be alike.
        var parted = value
        (parted.ruleDays, parted.ruleHours) = ("Sa", "\(value.ruleHours); PH \(value.ruleHours)")
        collisions.addWithVariants(try Schedule.parse(parted.description).schedule)
      }
      // The same days without a night, and with one that is shorter.
      for hours in ["20:00-24:00", "20:00-01:00"] {
        var other = value
        other.nightHours = hours
        collisions.addWithVariants(try Schedule.parse(other.description).schedule)
      }
    }
    #expect(collisions.count > 600)
    let found = collisions.found()
    #expect(found.isEmpty, "seeds \(seeds)\n\(found.joined(separator: "\n"))")
  }

  @Test(
    "says nothing of midnight where no other rule is near it",
    arguments: [
      "Jan 20:00-02:00; Jul 10:00-12:00", "Mo-We 20:00-02:00; Jul Sa 10:00-12:00",
      "Mo-Su 10:00-20:00; May 01 12:00-14:00",
      "Mo-Su 20:00-02:00; May 01 00:00-02:00,18:00-03:00", "Mo-Su 20:00-02:00, PH 10:00-12:00",
      "Mo-Su 20:00-02:00 || PH 10:00-12:00", "Mo-Su 20:00-02:00; May 01 12:00-14:00 off",
      "2026 20:00-02:00; 2028 10:00-12:00", "Jan 20:00-02:00; Feb 02 10:00-12:00",
      "dawn-dusk; PH off", "Mo-Fr sunrise-sunset; We 10:00-12:00",
    ])
  func saysNothing(value: String) throws {
    let schedule = try Schedule.parse(value).schedule
    #expect(!schedule.describe(in: .english).contains("midnight"))
    #expect(!schedule.describe(in: .french).contains("minuit"))
  }
}
