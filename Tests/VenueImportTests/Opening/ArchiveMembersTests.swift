import Testing
import Venues

@testable import VenueImport

@Suite("The files of an archive") struct ArchiveMembersTests {
  @Test("may be those of MapInfo", arguments: ["sites.tab", "sites.mif"])
  func mapInfo(name: String) throws {
    let directory = try TemporaryDirectory()
    let from = try directory.write(FormatTests.geoJSON, as: "from.geojson")
    _ = try directory.write("", as: "in/read.me")
    let format = name.hasSuffix("mif") ? ["-dsco", "FORMAT=MIF"] : []
    try Shell.run(
      "ogr2ogr", ["-f", "MapInfo File"] + format + [directory.path("in/\(name)"), from])
    let members = directory.contents.filter { $0.hasPrefix("in/") }.map { directory.path($0) }
    try Shell.run("python3", ["-m", "zipfile", "-c", directory.path("sites.zip")] + members)
    let trial = try Trials().run(ImportOptions(inputs: [directory.path("sites.zip")]))
    #expect(trial.venues.map(\.sports).sorted { $0[0] < $1[0] } == [["soccer"], ["tennis"]])
  }
}
