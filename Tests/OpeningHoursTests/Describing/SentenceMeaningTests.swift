// Different hours must have different words: values of mappers and random ones, with their neighbours.

import Foundation
import Testing

@testable import OpeningHours

@Suite("The words for different hours differ")
struct SentenceMeaningTests {
  /// One value in how many is looked at; `SPORTLINK_EVERY=1` looks at all, in some minutes.
  private static let every =
    ProcessInfo.processInfo.environment["SPORTLINK_EVERY"].flatMap { Int($0) } ?? 8

  @Test(
    "for random values and what they become with another separator or a rule less",
    arguments: [DescriptionLanguage.english, .french])
  func randomValues(language: DescriptionLanguage) throws {
    var collisions = try SentenceCollisions(in: language)
    let seeds = 0..<UInt64(400 / Self.every)
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      let text = Oracle(using: &generator).text
      collisions.addWithVariants(try Schedule.parse(text).schedule)
    }
    #expect(collisions.count > 200)
    let found = collisions.found()
    #expect(found.isEmpty, "seeds \(seeds)\n\(found.joined(separator: "\n"))")
  }

  @Test(
    "for the values of mappers and what they become with another separator or a rule less",
    arguments: [DescriptionLanguage.english, .french])
  func realValues(language: DescriptionLanguage) throws {
    let rows = try SharedData.objects("hours/real_values.jsonl", as: RealValue.self)
    guard !rows.isEmpty else { return }
    var collisions = try SentenceCollisions(in: language)
    for place in stride(from: 0, to: rows.count, by: Self.every) {
      guard let schedule = try? Schedule.parse(rows[place].v).schedule else { continue }
      collisions.addWithVariants(schedule)
    }
    let found = collisions.found()
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
