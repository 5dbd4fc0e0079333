import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("A catalogue as input") struct CatalogueReaderTests {
  /// A catalogue with areas, merged records, a retired venue and a number behind an identifier.
  private static func filled() throws -> Trials {
    let trials = try Trials()
    let rows = ["a,Parc A,tennis,45.5,-73.6", "b,Parc B,,45.6,-73.6", "c,Parc C,soccer,45.7,-73.6"]
    for (name, count) in [("points", 3), ("points", 2), ("others", 1)] {
      let text = (["id,name,sport,lat,lon"] + rows.prefix(count)).joined(separator: "\n") + "\n"
      _ = try trials.run(text, as: "\(name).csv") { $0.retiresMissing = true }
    }
    _ = try trials.run(CrossMergeTests.parks, as: "areas.geojson")
    return trials
  }

  @Test("comes back as it was: datasets, identifiers, what is retired and what was merged")
  func asItWas() throws {
    let trials = try Self.filled()
    let venues = try trials.venues()
    #expect(venues.contains { $0.isRetired })
    #expect(venues.contains { $0.properties[MergedVenue.key] != nil })
    #expect(venues.contains { $0.footprint != nil })
    let other = try Trials()
    let options = ImportOptions(inputs: [trials.catalogue])
    let first = try other.run(options)
    #expect(first.venues == venues)
    #expect(first.part.outcomes.added == venues.count && first.part.read == venues.count)
    #expect(try other.run(options).part.outcomes.unchanged == venues.count)
    // What an import adds to it afterwards is what it would have added there.
    let text = "id,name,sport,lat,lon\na,Parc A,tennis,45.5,-73.6\nb,Parc B,,45.6,-73.6\n"
    #expect(try other.run(text, as: "points.csv").part.outcomes.unchanged == 2)
    #expect(try other.venues() == venues)
  }

  @Test("keeps its datasets whatever --source says, and tells so")
  func told() throws {
    let trials = try Self.filled()
    var options = ImportOptions(inputs: [trials.catalogue])
    options.source = "mine"
    let trial = try Trials().run(options)
    #expect(try trial.venues == trials.venues())
    #expect(trial.part.warnings.contains { $0.kind == .sourceNotTaken })
  }

  @Test("is refused where it is the catalogue that is written, and left out of its own folder")
  func itself() throws {
    let trials = try Self.filled()
    let venues = try trials.venues()
    let path = trials.catalogue
    let link = trials.directory.path("link.gpkg")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    for input in [path, link] {
      #expect(throws: ImportError.catalogueAsInput(path: path)) {
        try trials.run(ImportOptions(inputs: [input]))
      }
    }
    let trial = try trials.run(ImportOptions(inputs: [trials.directory.url.path]))
    #expect(
      trial.report.parts.map(\.source) == ["areas", "others", "points"],
      "neither the catalogue nor the link to it")
    #expect(trial.venues == venues)
  }

  @Test("in an archive is refused with what to do, and so is one that was cut")
  func unreadable() throws {
    let trials = try Self.filled()
    let data = try Data(contentsOf: URL(fileURLWithPath: trials.catalogue))
    let other = try Trials()
    let cut = try other.directory.write(data.prefix(data.count - 20_000), as: "cut.gpkg")
    let error = try InputOpenerTests.failure(of: cut)
    guard case .catalogue = error else { return #expect(Bool(false), "\(error)") }
    let path = try other.directory.write(data, as: "packed.gpkg")
    try Shell.run("gzip", path)
    let packed = try InputOpenerTests.failure(of: "\(path).gz")
    #expect("\(packed)".contains("unpack it"))
  }
}
