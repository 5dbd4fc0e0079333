// The hours of a synthetic city: many values, every one a valid `opening_hours`, in the shares that are promised.

import Testing

@testable import Venues

@Suite("The hours of a synthetic city")
struct SyntheticHoursTests {
  @Test("are several hundred different values")
  func values() {
    #expect(SyntheticHours.allValues.count >= 350)
    #expect(Set(SyntheticHours.allValues).count == SyntheticHours.allValues.count)
  }

  @Test("are made of the words of `opening_hours` only")
  func words() throws {
    let weekday = "(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)"
    let month = "(?:Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mar)(?: [0-3]\\d)?"
    let event = "(?:sunrise|sunset|dawn|dusk)"
    let time = "(?:[0-2]\\d:[0-5]\\d|\(event)|\\(\(event)[+-]00:30\\))"
    let days = "\(weekday)(?:[-,]\(weekday))*"
    let times = "(?:\(time)-\(time)(?:,\(time)-\(time))*|off)"
    let rule = "(?:\(month)-\(month):? )?(?:\(days) )?\(times)"
    let grammar = try Regex("24/7|\"[^\"]+\"|\(rule)(?:; \(rule))*")
    for value in SyntheticHours.allValues {
      #expect(value.wholeMatch(of: grammar) != nil, "\(value)")
    }
  }

  @Test("are drawn from the table, every value of it in a large city")
  func drawn() {
    var seen: Set<String> = []
    for venue in SyntheticCity(venueCount: 40_000, seed: 7) {
      if let hours = venue.hours { seen.insert(hours) }
    }
    #expect(seen == Set(SyntheticHours.allValues))
  }

  @Test(
    "are unknown, round the clock, seasonal or late as often as promised",
    arguments: [1, 7] as [UInt64])
  func shares(seed: UInt64) {
    let hours = SyntheticCity(venueCount: 20_000, seed: seed).map(\.hours)
    func share(_ isMeant: (String?) -> Bool) -> Double {
      Double(hours.count(where: isMeant)) / 20_000
    }
    let weights = 108.0
    let expected: [(kind: String, share: Double, found: Double)] = [
      ("none", 4, share { $0 == nil }),
      ("a comment", 1, share { $0?.hasPrefix("\"") == true }),
      ("24/7", 5, share { $0 == "24/7" }),
      ("past midnight", 6, share { $0?.contains("; Su 10:00-23:00") == true }),
      ("split days", 8, share { $0?.contains("13:30,") == true }),
    ]
    for (kind, weight, found) in expected {
      #expect(abs(found - weight / weights) < 0.006, "seed \(seed): \(kind) \(found)")
    }
  }
}
