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
    ])
  func found(value: String, overruled: [(Int, [Int])]) throws {
    let rules = try Schedule.parse(value).schedule.overruledRules
    #expect(rules == overruled.map { OverruledRule(rule: $0, later: $1) })
  }

  @Test(
    "is none that some day or hour is left to",
    arguments: [
      "Mo-Fr 08:00-12:00, Mo-Fr 14:00-18:00", "Mo-Fr 08:00-12:00; We 14:00-18:00",
      "Mo-Fr 08:00-12:00; Mo-Fr 10:00-11:00 off", "Mo 20:00-02:00; Mo off",
      "Mo-Fr 08:00-12:00 || Mo-Fr 14:00-18:00", "Dec 24 10:00-12:00; PH off",
      "Dec 20:00-02:00; Dec off", "24/7", "Mo-Fr 08:00-12:00; PH off",
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
