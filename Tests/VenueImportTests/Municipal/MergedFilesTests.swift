import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("Files of one city, merged", .enabled(if: SharedData.isThere)) struct MergedFilesTests {
  private func run(_ trials: Trials, _ names: [String]) throws -> ImportTrial {
    try trials.run(ImportOptions(inputs: names.map(SharedData.path)))
  }

  @Test("hold each playground of Canberra once, be it from the table or the map")
  func canberra() throws {
    let trials = try Trials(knowledge: .standard)
    let names = ["Playgrounds_in_the_ACT.csv", "playgrounds.kml"].map {
      "municipal/canberra__\($0)"
    }
    // Whose venues they are says which file was there before; in one run their names would.
    let (table, map) = (try run(trials, [names[0]]).part, try run(trials, [names[1]]).part)
    print("Canberra: \(table.written) venues, \(map.merged) of \(map.read) rows of the map merged")
    #expect(table.written == 1145 && map.read == 1145)
    #expect(map.merged * 100 >= map.read * 95)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: trials.catalogue))
    for names in [names, [names[1]], [names[0]]] {
      let again = try run(trials, names)
      #expect(again.report.parts.allSatisfy { $0.outcomes.added + $0.outcomes.changed == 0 })
      #expect(try Data(contentsOf: URL(fileURLWithPath: trials.catalogue)) == bytes)
    }
  }

  @Test("hold the areas and the points of Montréal once")
  func montreal() throws {
    let trials = try Trials(knowledge: .standard)
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Data/montreal/venues.geojson").standardizedFileURL.path
    _ = try trials.run(ImportOptions(inputs: [sample]))
    let names = [
      "municipal/montreal__installations-recreo-sport-cult.geojson",
      "municipal/montreal__piscines_2017.csv",
    ]
    let first = try run(trials, names)
    for part in first.report.parts {
      print("Montréal, \(part.source): \(part.across.count) of \(part.read) rows merged")
      for reason in part.across.ranked { print("  \(reason.count) × \(reason.reason)") }
    }
    #expect(first.report.parts.allSatisfy { $0.across.count > 0 })
    #expect(first.report.parts[0].across.merges.contains { $0.reason.hasPrefix("point in area") })
    let areas = first.venues.filter { $0.footprint != nil && $0.properties["mergedFrom"] != nil }
    #expect(!areas.isEmpty)
    let again = try run(trials, names.reversed())
    #expect(again.venues == first.venues)
  }

  @Test("of one dataset in other encodings and reference systems are no other datasets")
  func derived() throws {
    let trials = try Trials(knowledge: .standard)
    _ = try run(trials, ["municipal/montreal__installations-recreo-sport-cult.geojson"])
    for name in [
      "montreal__installations_bom_coordonnees.csv", "montreal__installations_utf16_tab.txt",
      "montreal__installations_cp1252_semicolon_commadec_mtm8.csv",
    ] {
      let trial = try run(trials, ["derived/\(name)"])
      let part = trial.part
      print("\(name): \(part.source), \(part.outcomes), \(part.merged) merged")
      #expect(trial.venues.count <= 3403 + 34, "hardly one is new")
      #expect(part.outcomes.retired == 0)
    }
  }
}
