// Sentences about values as long as they may be: they end, and soon.

import Testing

@testable import OpeningHours

@Suite("A sentence about a very long value")
struct LongSentenceTests {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct",
  ]

  @Test(
    "has all its rules, however they meet each other",
    arguments: [
      { (index: Int) in
        "\(months[index / 28 % 10]) \(index % 28 < 9 ? "0" : "")\(index % 28 + 1) off"
      },
      { index in "week \(index % 40 < 9 ? "0" : "")\(index % 40 + 1)-53 Mo 10:00-12:00" },
      { index in "\(2000 + index) Mo 10:00-12:00" }, { index in "PH +\(index) days 10:00-12:00" },
      { index in "Su[\(index % 5 + 1)] +\(index / 5) days 10:00-\(10 + index % 14):30" },
    ] as [@Sendable (Int) -> String])
  func manyRules(rule: @Sendable (Int) -> String) throws {
    var text = "Mo-Fr 08:00-18:00"
    var index = 0
    while text.utf8.count + 40 < 4096 {
      text += "; \(rule(index))"
      index += 1
    }
    let schedule = try Schedule.parse(text).schedule
    #expect(schedule.expression.rules.count == index + 1)
    for language in [DescriptionLanguage.english, .french] {
      #expect(schedule.describe(in: language).utf8.count > index)
    }
  }

  @Test("is told rule by rule where it would take too long to be sure of a sentence")
  func inOrder() throws {
    let text =
      "Mo-Su 20:00-04:00; "
      + (1...20).map { "week \($0 < 10 ? "0" : "")\($0)-\($0 + 30) PH sunset-0\($0 % 6 + 1):00" }
      .joined(separator: "; ")
    let schedule = try Schedule.parse(text).schedule
    guard case .inOrder(let rules) = schedule.told(in: EnglishWording()) else {
      Issue.record("\(schedule.describe(in: .english))")
      return
    }
    #expect(rules.count == 21)
    let sentence = schedule.describe(in: .english)
    #expect(sentence.hasPrefix("in this order"))
    #expect(
      sentence.contains(
        "; (21) in place of all before on these days, from midnight to midnight: weeks 20–50: public holidays sunset–3:00"
      ))
  }
}
