import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Signs of a few rows") struct LoneSignsTests {
  private func longitudes(_ trial: ImportTrial) -> [Double] {
    trial.venues.map(\.position.longitude).sorted()
  }

  @Test("that differ are told where nothing says which is right")
  func told() throws {
    let trial = try Trials().run("name,lat,lon\nA,45.51,-73.57\nB,45.53,73.58\n")
    #expect(longitudes(trial) == [-73.57, 73.58])
    let warning = trial.part.warnings.first { $0.kind == .signsDiffer }
    #expect(warning?.detail == "45.51, -73.57 and 45.53, 73.58")
  }

  @Test(
    "that differ are put right by the place",
    arguments: ["45.51,-73.57|45.53,73.58", "45.53,73.58|45.51,-73.57"])
  func mended(rows: String) throws {
    let text = "name,lat,lon\n" + rows.split(separator: "|").map { "A,\($0)\n" }.joined()
    let trial = try Trials().run(text, as: "montreal_parcs.csv")
    #expect(longitudes(trial) == [-73.58, -73.57])
    #expect(trial.part.warnings.contains { $0.kind == .hemisphereMended })
    #expect(!trial.part.warnings.contains { $0.kind == .signsDiffer })
  }

  @Test(
    "are nothing to speak of on both sides of a meridian, nor in files with rows all over the world",
    arguments: ["51.51,-0.13|51.53,0.08", "45.51,-73.57|35.1,135.2", "-33.9,151.2|33.9,-118.2"])
  func silent(rows: String) throws {
    let text = "name,lat,lon\n" + rows.split(separator: "|").map { "A,\($0)\n" }.joined()
    #expect(!(try Trials().run(text)).part.warnings.contains { $0.kind == .signsDiffer })
  }

  @Test("of half the rows are told, of fewer the others tell")
  func half() throws {
    let west = (0..<4).map { "W\($0),45.5\($0),-73.5\($0)\n" }.joined()
    let east = (0..<4).map { "E\($0),45.5\($0),73.5\($0)\n" }.joined()
    let trial = try Trials().run("name,lat,lon\n" + west + east)
    #expect(trial.part.warnings.contains { $0.kind == .signsDiffer })
    let most = try Trials().run("name,lat,lon\n" + west + "W5,45.55,-73.55\nE,45.5,73.5\n")
    #expect(most.part.warnings.contains { $0.kind == .signLost })
    #expect(!most.part.warnings.contains { $0.kind == .signsDiffer })
  }
}
