import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A dataset of two years in one run") struct OlderCopyTests {
  private static func parks(_ numbers: ClosedRange<Int>, _ hours: String) -> String {
    let rows = numbers.map { "\($0),Park \($0),tennis,45.\(100 + $0),4.\(200 + $0),\(hours)" }
    return (["id,name,sport,lat,lon,hours"] + rows).joined(separator: "\n") + "\n"
  }

  private func run(
    _ trials: Trials, _ files: [(name: String, text: String)]
  ) throws -> ImportTrial {
    try trials.run(
      ImportOptions(inputs: try files.map { try trials.directory.write($0.text, as: $0.name) }))
  }

  private let old = ("parks_2023.csv", Self.parks(1...20, "08:00-20:00"))
  private let new = ("parks_2024.csv", Self.parks(4...24, "06:00-23:00"))

  @Test(
    "is as the newer year says, and the older one is left out and told", arguments: [true, false])
  func newest(isOldFirst: Bool) throws {
    let trials = try Trials()
    let files = isOldFirst ? [old, new] : [new, old]
    let trial = try run(trials, files)
    #expect(trial.venues.count == 21)
    #expect(trial.venues.allSatisfy { $0.source == "parks_2024" && $0.hours == "06:00-23:00" })
    #expect(trial.venues.allSatisfy { $0.properties[MergedVenue.key] == nil })
    let older = try #require(trial.report.parts.first { $0.path.hasSuffix("2023.csv") })
    #expect(older.read == 20 && older.merged == 20 && older.written == 0)
    let warning = try #require(older.warnings.first { $0.kind == .olderCopy })
    #expect(
      warning.sentence.contains(
        "“parks_2024”, 17 of the first 20 by name and place or identifier"))
    let again = try run(trials, files.reversed())
    #expect(again.venues == trial.venues)
    #expect(again.report.parts.allSatisfy { $0.outcomes.added + $0.outcomes.changed == 0 })
  }

  @Test("is the next release of what the catalogue has, which retires what it lacks")
  func release() throws {
    let trials = try Trials()
    _ = try run(trials, [old])
    let newer = ("parks_2024.csv", Self.parks(2...21, "06:00-23:00"))
    let trial = try run(trials, [old, newer])
    #expect(trial.venues.count == 21 && trial.venues.allSatisfy { $0.source == "parks_2023" })
    #expect(trial.venues.filter(\.isRetired).map(\.sourceID) == ["1"])
    #expect(trial.venues.allSatisfy { $0.isRetired || $0.hours == "06:00-23:00" })
    let parts = trial.report.parts
    #expect(parts[1].outcomes == OutcomeTally(added: 1, changed: 19, retired: 1))
    #expect(parts[0].merged == 20 && parts[0].outcomes == OutcomeTally())
    let again = try run(trials, [old, newer])
    #expect(again.venues == trial.venues)
  }

  @Test("is two where hardly a venue is in both, or where no date tells them apart")
  func apart() throws {
    let other = ("parks_2024.csv", Self.parks(12...40, "06:00-23:00"))
    let trial = try run(Trials(), [old, other])
    #expect(Set(trial.venues.map(\.source)) == ["parks_2023", "parks_2024"])
    #expect(!trial.report.parts.flatMap(\.warnings).contains { $0.kind == .olderCopy })
    let copies = [("parks a.csv", old.1), ("parks b.csv", new.1)]
    let merged = try run(Trials(), copies)
    #expect(!merged.report.parts.flatMap(\.warnings).contains { $0.kind == .olderCopy })
    #expect(merged.report.parts[1].across.count == 17)
  }
}
