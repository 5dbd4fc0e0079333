// Rules that later ones leave nothing of.

import Testing

@testable import OpeningHours

@Suite("A rule that never applies")
struct OverruledRuleTests {
  @Test(
    "is found with the rules that replace it",
    arguments: [
      ("Mo-Fr 08:00-12:00; Mo-Fr 14:00-18:00", [(0, [1])]),
      ("PH off; 24/7", [(0, [1])]),
      ("Mo-Fr 08:00-12:00; Mo-We 14:00-18:00; Th,Fr off", [(0, [1, 2])]),
      ("Dec 24 10:00-12:00; Dec off", [(0, [1])]),
      ("Mo 20:00-02:00; Mo off; Tu 10:00-12:00", [(0, [1, 2])]),
      ("Fr[1] 10:00-22:00; Fr 10:00-16:00", [(0, [1])]),
      ("Jul Mo[2] 09:00-21:00; Mo-Fr 09:00-17:00", [(0, [1])]),
      ("2027 Jul 5 09:00-21:00; Mo-Fr 09:00-17:00", [(0, [1])]),
    ])
  func found(value: String, overruled: [(Int, [Int])]) throws {
    let rules = try Schedule.parse(value).schedule.overruledRules
    #expect(rules == overruled.map { OverruledRule(rule: $0, later: $1) })
  }

  @Test(
    "is found where it closes days before others open them",
    arguments: [
      ("PH off; Mo-Fr 09:00-17:00", [(0, [1])]),
      ("SH off; Jul-Aug off; Mo-Fr 09:00-17:00; Sa 10:00-12:00", [(0, [2, 3]), (1, [2, 3])]),
      ("Mo-Fr 09:00-17:00; PH off", []), ("Mo off; Tu 10:00-12:00", []),
      ("PH off \"see the notice\"; Mo-Fr 09:00-17:00", [(0, [1])]),
      ("2027 Jun 1-2027 Sep 15 off \"new floor\"; Mo-Fr 09:00-17:00", [(0, [1])]),
      ("Sa 10:00-12:00; PH off; Su 10:00-12:00", []),
    ])
  func closesNothing(value: String, found: [(Int, [Int])]) throws {
    let rules = try Schedule.parse(value).schedule.overruledRules
    #expect(rules == found.map { OverruledRule(rule: $0, later: $1, closesNothing: true) })
  }

  @Test(
    "is none that some day or hour is left to",
    arguments: [
      "Mo-Fr 08:00-12:00, Mo-Fr 14:00-18:00", "Mo-Fr 08:00-12:00; We 14:00-18:00",
      "Mo-Fr 08:00-12:00; Mo-Fr 10:00-11:00 off", "Mo 20:00-02:00; Mo off",
      "Mo-Fr 08:00-12:00 || Mo-Fr 14:00-18:00", "Dec 24 10:00-12:00; PH off",
      "Dec 20:00-02:00; Dec off", "24/7", "Fr[1] 10:00-22:00; Mo-Th 10:00-16:00",
      "Mo-Fr 08:00-12:00; PH off",
    ])
  func notFound(value: String) throws {
    #expect(try Schedule.parse(value).schedule.overruledRules.isEmpty)
  }

  @Test("changes no hour where it is left out")
  func changesNothing() throws {
    var count = 0
    for seed in 0..<2000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let value = DescribedValue(using: &generator).description
      guard let schedule = try? Schedule.parse(value).schedule,
        let overruled = schedule.overruledRules.first
      else { continue }
      count += 1
      let rules = schedule.writtenRules
      var others = rules
      others.remove(at: overruled.rule)
      let check = try #require(SentenceCheck(rules))
      #expect(
        check.areEqual(RulesInForce(rules), RulesInForce(others)), "seed \(seed): \(value)")
    }
    #expect(count > 50)
  }
}
