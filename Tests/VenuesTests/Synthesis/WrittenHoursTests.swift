// What the samples and the synthetic city say about hours is understood by the parser, to the letter.

import Foundation
import OpeningHours
import Testing

@testable import Venues

@Suite("The hours written in this repository")
struct WrittenHoursTests {
  @Test(
    "of the synthetic city parse strictly, without a warning", arguments: SyntheticHours.allValues)
  func synthetic(value: String) throws {
    #expect(try Schedule.parse(value, tolerance: .strict).warnings.isEmpty)
  }

  @Test("of the samples parse strictly, without a warning")
  func samples() throws {
    let seeds = try SampleFiles.collection("emplacements").values
    let availability = try SampleFiles.collection("utilisateurs").values
      .flatMap { $0["disponibilites"] as? [String] ?? [] }.filter { !$0.contains("_") }
    let values =
      try SampleFiles.places().compactMap(\.hours)
      + seeds.compactMap { $0["heuresOuvertures"] as? String } + availability
    for value in values {
      let parsed = try Schedule.parse(value, tolerance: .strict)
      #expect(parsed.warnings.isEmpty, "\(value)")
    }
  }

  @Test(
    "open as many synthetic venues at a moment as an independent evaluator says",
    arguments: [
      ("2026-06-10T19:00", 0.821), ("2026-06-13T12:00", 0.736), ("2026-01-13T03:00", 0.056),
      ("2026-01-13T19:00", 0.728), ("2026-07-18T00:30", 0.100), ("2026-06-10T08:00", 0.486),
    ])
  func openShares(moment: String, share: Double) throws {
    let setting = Setting(
      zone: try Zone(identifier: "America/Toronto"),
      place: Setting.Place(latitude: 45.5, longitude: -73.6), holidays: .none)
    let numbers = moment.split { !$0.isNumber }.compactMap { Int($0) }
    let local = try #require(
      LocalDateTime(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4]))
    var states: [String: OpenState] = [:]
    for value in SyntheticHours.allValues {
      states[value] = try Schedule.parse(value).schedule.state(at: local, in: setting)
    }
    let hours = SyntheticCity(venueCount: 20_000, seed: 7).map(\.hours)
    let open = Double(hours.count { $0.flatMap { states[$0] } == .open }) / 20_000
    #expect(abs(open - share) < 0.012, "\(open)")
  }
}
