import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A file that lost its signs or its order") struct HemisphereDecisionTests {
  static func rows(_ extra: String = "", _ pair: (Int) -> String) -> String {
    (0..<6).map { "P\($0),\(pair($0))\(extra)\n" }.joined()
  }

  static func places(_ trial: ImportTrial) throws -> [Double] {
    let venue = try #require(trial.venues.first { $0.name == "P0" })
    return [venue.position.latitude, venue.position.longitude]
  }

  @Test(
    "is put right by the city in its name",
    arguments: [
      ("montreal_parks.csv", "45.5,73.6", [45.5, -73.6]),
      ("sydney__fields.csv", "33.87,151.2", [-33.87, 151.2]),
      ("buenosaires_canchas.csv", "34.6,58.4", [-34.6, -58.4]),
      ("madrid_pistas.csv", "-3.70,40.42", [40.42, -3.7]),
    ])
  func byName(name: String, pair: String, expected: [Double]) throws {
    let trial = try Trials().run("name,lat,lon\n" + Self.rows { _ in pair }, as: name)
    #expect(try Self.places(trial) == expected)
    let warning = try #require(trial.part.warnings.first { $0.kind == .hemisphereMended })
    #expect(warning.detail?.contains("the file's name") == true)
  }

  @Test(
    "is put right by what its rows say",
    arguments: [
      ("city", "Montréal"), ("province", "QC"), ("postal_code", "H2X 1Y4"), ("country", "Canada"),
      ("phone", "+1 514 872 1111"), ("timezone", "America/Toronto"),
      ("address", "\"12, rue Sherbrooke, Montréal, QC H2X 1Y4\""),
    ])
  func byRows(column: String, value: String) throws {
    let text = "name,lat,lon,\(column)\n" + Self.rows(",\(value)") { "45.5\($0),73.6\($0)" }
    let trial = try Trials().run(text, as: "places.csv")
    #expect(try Self.places(trial) == [45.5, -73.6])
    let warning = try #require(trial.part.warnings.first { $0.kind == .hemisphereMended })
    #expect(warning.detail?.contains("the column \(column)") == true)
  }

  @Test(
    "is not moved by the form of telephone numbers, but told where they lead from nowhere to a city"
  )
  func telephoneForm() throws {
    let told = try Trials().run(
      "name,lat,lon,phone\n" + Self.rows(",(514) 872-1111") { "45.5\($0),73.6\($0)" })
    #expect(try Self.places(told) == [45.5, 73.6])
    #expect(told.part.warnings.contains { $0.kind == .positionsElsewhere })
    let japan = try Trials().run(
      "name,lat,lon,phone\n" + Self.rows(",(345) 671-1231") { "35.4\($0),139.5\($0)" })
    #expect(!japan.part.warnings.contains { $0.kind == .positionsElsewhere })
  }

  @Test("stays as it is where nothing speaks against it")
  func untouched() throws {
    let bare = try Trials().run("name,lat,lon\n" + Self.rows { "45.5\($0),73.6\($0)" })
    #expect(try Self.places(bare) == [45.5, 73.6])
    // A namesake elsewhere is no fault.
    let london = try Trials().run(
      "name,lat,lon\n" + Self.rows { "42.98\($0),-81.25\($0)" }, as: "london_parks.csv")
    #expect(try Self.places(london) == [42.98, -81.25])
    let namesake = try Trials().run(
      "name,lat,lon\n" + Self.rows { "33.66\($0),-95.55\($0)" }, as: "paris_parks.csv")
    #expect(try Self.places(namesake) == [33.66, -95.55])
    for trial in [bare, london, namesake] {
      #expect(!trial.part.warnings.contains { $0.kind == .hemisphereMended })
      #expect(!trial.part.warnings.contains { $0.kind == .positionsElsewhere })
    }
  }

  @Test("is told where the rows say another country and no sign leads there")
  func elsewhere() throws {
    let text = "name,lat,lon,country\n" + Self.rows(",France") { "45.5\($0),-73.6\($0)" }
    let trial = try Trials().run(text)
    #expect(try Self.places(trial) == [45.5, -73.6])
    #expect(trial.part.warnings.contains { $0.kind == .positionsElsewhere })
  }

  @Test("knows the cities along a border, and is put right where another file has the positions")
  func borders() throws {
    let windsor = try Trials().run(
      "name,lat,lon,postal_code\n" + Self.rows(",N9A 1B2") { "42.31\($0),-83.03\($0)" })
    #expect(windsor.part.warnings.allSatisfy { $0.kind != .positionsElsewhere })
    let trials = try Trials()
    let sites = "code,lat,lon\n" + (0..<6).map { "S\($0)x,45.5\($0),73.6\($0)\n" }.joined()
    let path = try trials.directory.write(sites, as: "sites.csv")
    let text = "name,site,city\n" + (0..<6).map { "P\($0),S\($0)x,Montréal\n" }.joined()
    let joined = try trials.run(text) { $0.join = try? JoinRequest("\(path):site=code") }
    #expect(try Self.places(joined) == [45.5, -73.6])
    #expect(joined.part.warnings.contains { $0.kind == .hemisphereMended })
  }

  @Test("is put right row by row where half of the signs are there")
  func mixed() throws {
    let text =
      "name,lat,lon\n"
      + (0..<12).map {
        "P\($0),45.5\($0 % 10),\($0 % 2 == 0 ? "" : "-")73.6\($0 % 10)\n"
      }.joined()
    let trial = try Trials().run(text, as: "montreal_parks.csv")
    #expect(trial.venues.allSatisfy { $0.position.longitude < -73 })
    #expect(trial.part.warnings.contains { $0.kind == .signLost && $0.count == 6 })
  }

  @Test("keeps the rows that have the sign, also where they are few")
  func fewMixed() throws {
    let text =
      "name,sport,latitude,longitude,city\n"
      + "P0,tennis,40.42,3.70,Madrid\nP1,tennis,40.43,3.69,Madrid\nP2,tennis,40.44,-3.68,Madrid\n"
    #expect(
      try Trials().run(text).venues.map(\.position.longitude).sorted() == [-3.70, -3.69, -3.68])
    // Both sides of Greenwich are the United Kingdom: a row with its sign keeps it.
    let kingdom =
      "name,lat,lon,country\nP0,51.45,2.6,United Kingdom\nP1,51.46,2.59,United Kingdom\n"
      + "P2,53.4,2.98,United Kingdom\nP3,51.5,-0.12,United Kingdom\n"
    #expect(
      try Trials().run(kingdom).venues.map(\.position.longitude).sorted()
        == [-2.98, -2.6, -2.59, -0.12])
  }

  @Test("keeps the rows in the right order where the others are swapped")
  func fewSwapped() throws {
    let text =
      "name,lat,lon,city\nP0,-3.70,40.42,Madrid\nP1,-3.69,40.43,Madrid\nP2,40.44,-3.68,Madrid\n"
    #expect(
      try Trials().run(text).venues.map(\.position.longitude).sorted() == [-3.70, -3.69, -3.68])
  }

  @Test("is not told by a few rows alone")
  func few() throws {
    let rows = (0..<12).map { "P\($0),46.5\($0),6.6\($0),\($0 == 3 ? "+33 4 50 00 00 00" : "")\n" }
    let trial = try Trials().run("name,lat,lon,phone\n" + rows.joined())
    #expect(!trial.part.warnings.contains { $0.kind == .positionsElsewhere })
  }

  @Test("counts westward where the names of its columns say so and no number has a sign")
  func named() throws {
    let header = "name,LATITUDE_N,LONGITUDE_W\n"
    let west = try Trials().run(header + Self.rows { "45.5\($0),73.6\($0)" })
    #expect(try Self.places(west) == [45.5, -73.6])
    let signed = try Trials().run(header + Self.rows { "45.5\($0),-73.6\($0)" })
    #expect(try Self.places(signed) == [45.5, -73.6])
    let east = try Trials().run(
      "name,LATITUDE_N,LONGITUDE_E\n" + Self.rows { "48.2\($0),16.3\($0)" })
    #expect(try Self.places(east) == [48.2, 16.3])
  }
}
