import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Files of one name from different places") struct SourceNamingTests {
  /// Rows 1 to `count` of a city whose south-west corner is given; its parks have its own names.
  static func rows(_ city: String, _ count: Int, latitude: Int, longitude: Int) -> String {
    let rows = (1...count).map {
      "\($0),\(city) park \($0),soccer,\(latitude).\(100 + $0),\(longitude).\(200 + $0)"
    }
    return (["id,name,sport,lat,lon"] + rows).joined(separator: "\n") + "\n"
  }

  private func file(
    _ trials: Trials, _ folder: String, _ text: String,
    source: String? = nil
  ) throws -> ImportTrial {
    try trials.run(text, as: "\(folder)/parks.csv") { $0.source = source }
  }

  @Test("are datasets of their own, each known again in its next release")
  func apart() throws {
    let trials = try Trials()
    let lyon = Self.rows("Lyon", 8, latitude: 45, longitude: 4)
    let bern = Self.rows("Bern", 6, latitude: 46, longitude: 7)
    _ = try file(trials, "lyon", lyon)
    let second = try file(trials, "bern", bern)
    #expect(second.part.source == "parks-2")
    #expect(second.part.outcomes.added == 6)
    #expect(second.part.outcomes.retired == 0)
    #expect(second.venues.count == 14)
    let warning = try #require(second.part.warnings.first { $0.kind == .sourceRenamed })
    #expect(warning.detail?.hasPrefix("“parks-2” (") == true)
    // The next releases, from other folders.
    let again = try file(trials, "new", Self.rows("Bern", 7, latitude: 46, longitude: 7))
    #expect(again.part.source == "parks-2")
    #expect(again.part.outcomes.unchanged == 6 && again.part.outcomes.added == 1)
    let first = try file(trials, "newer", Self.rows("Lyon", 6, latitude: 45, longitude: 4))
    #expect(first.part.source == "parks")
    #expect(first.part.outcomes.retired == 2)
    #expect(first.venues.count == 15)
    #expect(first.venues.count { $0.properties["retired"] != nil } == 2)
  }

  @Test("and files of another name whose venues are known are its next release")
  func renamed() throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows("Lyon", 10, latitude: 45, longitude: 4), as: "parks.csv")
    let next = try trials.run(
      Self.rows("Lyon", 11, latitude: 45, longitude: 4), as: "parks_2026.csv")
    #expect(next.part.source == "parks")
    #expect(next.part.outcomes.unchanged == 10 && next.part.outcomes.added == 1)
    let warning = try #require(next.part.warnings.first { $0.kind == .sourceRecognised })
    #expect(warning.detail == "“parks”, 10 of the first 11 by identifier, name and place")
    let told = try trials.run(
      Self.rows("Lyon", 11, latitude: 45, longitude: 4), as: "parks_2026.csv"
    ) {
      $0.source = "others"
    }
    #expect(told.part.source == "others" && told.part.merged == 11)
    #expect(told.venues.count == 11)
    // It lacks no more than a tenth, so that what it lacks is gone.
    let fewer = try trials.run(
      Self.rows("Lyon", 10, latitude: 45, longitude: 4), as: "parks_2027.csv")
    #expect(fewer.part.outcomes.withdrawn == 1 && fewer.part.outcomes.retired == 0)
    #expect(fewer.venues.allSatisfy { !$0.isRetired }, "the other dataset has it still")
  }

  @Test(
    "and whose column of identifiers is another too are known by name and place",
    arguments: [("IDENT", 0), ("IDENT", 500), ("id", 500)])
  func renamedTwice(column: String, shift: Int) throws {
    func text(_ numbers: ClosedRange<Int>, _ column: String, _ hours: String, shift: Int) -> String
    {
      let rows = numbers.map {
        "k\($0 * 3 + shift),Lyon park \($0),tennis,45.\(100 + $0),4.\(200 + $0),\(hours)"
      }
      return (["\(column),name,sport,lat,lon,hours"] + rows).joined(separator: "\n") + "\n"
    }
    let trials = try Trials()
    let old = text(1...12, "id", "08:00-20:00", shift: 0)
    _ = try trials.run(old, as: "parks_2025.csv")
    let new = text(2...12, column, "06:00-23:00", shift: shift)
    let next = try trials.run(new, as: "parks_2026.csv")
    #expect(next.part.source == "parks_2025")
    #expect(next.part.outcomes == OutcomeTally(changed: 11, retired: 1))
    #expect(next.venues.filter { !$0.isRetired }.allSatisfy { $0.hours == "06:00-23:00" })
    let warning = try #require(next.part.warnings.first { $0.kind == .sourceRecognised })
    #expect(warning.detail == "“parks_2025”, 11 of the first 11 by name and place")
    #expect(
      try trials.run(new, as: "parks_2026.csv").part.outcomes == OutcomeTally(unchanged: 11))
    // What another office calls otherwise is a dataset of its own, which merges with it.
    let other = try trials.run(new, as: "schools.csv")
    #expect(other.part.source == "schools" && other.part.merged == 11)
  }

  @Test("and half of them do where the file is of a later date")
  func laterDate() throws {
    func text(_ head: String, _ numbers: ClosedRange<Int>, _ id: (Int) -> String) -> String {
      let rows = numbers.map {
        "\(id($0)),Lyon park \($0),tennis,45.\(100 + $0),4.\(200 + $0)"
      }
      return (["\(head),lat,lon"] + rows).joined(separator: "\n") + "\n"
    }
    let old = text("SITE_ID,SITE_NAME,SPORT", 1...20) { "S\($0)" }
    let new = text("FacilityRef,Facility Name,Activity", 4...23) { "F-\(900 + $0)" }
    let trials = try Trials()
    _ = try trials.run(old, as: "sites_2024.csv")
    let next = try trials.run(new, as: "sites_2025.csv")
    #expect(next.part.source == "sites_2024")
    #expect(next.part.warnings.contains { $0.kind == .sourceRecognised })
    #expect(next.part.merged == 0 && next.venues.count == 23)
    // Too much is missing to say that it is gone.
    #expect(next.part.outcomes.added == 3 && next.part.outcomes.retired == 0)
    // An earlier date, or another word, is no later release.
    for name in ["sites_2023.csv", "sites_north.csv"] {
      let other = try Trials()
      _ = try other.run(old, as: "sites_2024.csv")
      let part = try other.run(new, as: name).part
      #expect(part.merged == 17 && part.source != "sites_2024", "\(name)")
    }
  }

  @Test(
    "have like names where they differ in numbers or have words more",
    arguments: [
      ("parks_2025", "parks_2026", true), ("parks", "Parks-new", true), ("parks", "pools", false),
      ("north_parks", "south_parks", false), ("2025", "2026", false),
    ])
  func likeNames(one: String, other: String, areAlike: Bool) {
    #expect(ReleaseComparison.areAlike(one, other) == areAlike)
    #expect(ReleaseComparison.areAlike(other, one) == areAlike)
  }

  @Test("but not files that hold a few of the venues")
  func subset() throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows("Lyon", 20, latitude: 45, longitude: 4), as: "parks.csv")
    let some = try trials.run(Self.rows("Lyon", 8, latitude: 45, longitude: 4), as: "soccer.csv")
    #expect(some.part.source == "soccer" && some.part.merged == 8)
    #expect(some.venues.count == 20)
  }

  @Test("are told apart within one run too")
  func oneRun() throws {
    let trials = try Trials()
    var options = ImportOptions(inputs: [
      try trials.directory.write(
        Self.rows("Lyon", 8, latitude: 45, longitude: 4), as: "lyon/parks.csv"),
      try trials.directory.write(
        Self.rows("Bern", 6, latitude: 46, longitude: 7), as: "bern/parks.csv"),
    ])
    let trial = try trials.run(options)
    // Bern comes before Lyon, in whatever order they are given.
    #expect(trial.report.parts.map(\.source) == ["parks-2", "parks"])
    #expect(trial.venues.count == 14)
    options.inputs.reverse()
    let again = try trials.run(options)
    #expect(again.report.parts.map(\.source) == ["parks", "parks-2"])
    #expect(again.report.parts.allSatisfy { $0.outcomes.unchanged == $0.read })
  }

  /// A file of parks with the names of a place, their identifiers from 1.
  private static func parks(_ place: String, _ count: Int, latitude: Double) -> String {
    let rows = (1...count).map { "\($0),\(place) \($0),tennis,\(latitude + Double($0) / 100),7" }
    return (["id,name,sport,lat,lon"] + rows).joined(separator: "\n") + "\n"
  }

  private func run(
    _ trials: Trials, _ files: [(folder: String, text: String)]
  ) throws -> ImportTrial {
    try trials.run(
      ImportOptions(
        inputs: try files.map {
          try trials.directory.write($0.text, as: "\($0.folder)/parks.csv")
        }))
  }

  @Test(
    "of one city keep all their venues, whatever identifiers they share, and come again unchanged",
    arguments: [0, 0.0004, 0.002, 0.03, 0.1], ["id", "OBJECTID", "note"])
  func oneCity(apart: Double, column: String) throws {
    let trials = try Trials()
    let files = [("north", 5, 46.0), ("south", 7, 46 + apart), ("south-too", 7, 46 + apart)].map {
      place, count, latitude in
      let text = Self.parks(String(place.prefix(5)), count, latitude: latitude)
      return (place, text.replacing("id,name", with: "\(column),name"))
    }
    let first = try run(trials, files)
    #expect(Set(first.venues.map(\.name)).count == 12)
    #expect(first.venues.count == 12)
    #expect(first.report.parts.map(\.outcomes.added) == [5, 7, 0])
    #expect(first.report.parts.map(\.outcomes.changed) == [0, 0, 0])
    #expect(first.report.parts[2].merged == 7)
    if column != "note" {
      let told = first.report.parts[1].warnings.first { $0.kind == .identifierToldApart }
      #expect(told?.count == 5 && told?.detail == "first “1”, of another file of this name")
    }
    for order in [files, files.reversed()] {
      let again = try run(trials, order)
      #expect(again.venues == first.venues)
      #expect(again.report.parts.allSatisfy { $0.outcomes.unchanged + $0.merged == $0.read })
    }
    // A file that came alone first is not overwritten by its namesake either.
    let later = try Trials()
    _ = try run(later, Array(files.prefix(1)))
    let both = try run(later, files)
    #expect(both.venues.count == 12)
    #expect(try run(later, files).venues == both.venues)
  }

  @Test("are one dataset where identifiers and names, or places, are the same")
  func together() throws {
    let trials = try Trials()
    _ = try file(trials, "a", Self.rows("Lyon", 8, latitude: 45, longitude: 4))
    // A release that moved every point: by its names it is the same.
    let moved = try file(trials, "b", Self.rows("Lyon", 8, latitude: 43, longitude: 5))
    #expect(moved.part.source == "parks")
    #expect(moved.part.outcomes.moved == 8)
    // New names and numbers in the same town: another part of the dataset.
    let other = try file(
      trials, "c", "id,name,sport,lat,lon\n91,Hill,golf,43.104,5.203\n92,Dale,golf,43.105,5.204\n")
    #expect(other.part.source == "parks")
    #expect(other.part.outcomes.retired == 0)
    #expect(other.venues.count == 10)
  }

  @Test("are what --source says")
  func told() throws {
    let trials = try Trials()
    _ = try file(trials, "lyon", Self.rows("Lyon", 8, latitude: 45, longitude: 4), source: "parks")
    let bern = try file(
      trials, "bern", Self.rows("Bern", 6, latitude: 46, longitude: 7), source: "parks")
    #expect(bern.part.source == "parks")
    // Numbers that only count rows are no identity between two places.
    #expect(bern.part.outcomes.added == 6 && bern.venues.count == 14)
    #expect(!bern.part.warnings.contains { $0.kind == .sourceRenamed })
  }
}
