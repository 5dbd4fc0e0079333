import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A city that the file names outright") struct NamedCityTests {
  @Test(
    "is stronger than the form of telephone numbers",
    arguments: [
      ("yokohama", 35.47, 139.59, "045-671-1231"), ("busan", 35.17, 129.07, "251-888-1231"),
      ("delhi", 28.61, 77.21, "981 223 4601"), ("moscow", 55.75, 37.61, "495 223 4561"),
      ("capetown", -33.92, 18.42, "021 400 1231"), ("istanbul", 41.01, 28.97, "212 455 1231"),
    ])
  func telephone(city: String, latitude: Double, longitude: Double, phone: String) throws {
    let rows = (0..<6).map { "P\($0),\(latitude),\(longitude),\(phone)\n" }.joined()
    for name in ["\(city)__parks.csv", "parks.csv"] {
      let trial = try Trials().run("name,lat,lon,phone\n" + rows, as: name)
      #expect(try HemisphereDecisionTests.places(trial) == [latitude, longitude], "\(name)")
      #expect(!trial.part.warnings.contains { $0.kind == .positionsElsewhere }, "\(name)")
    }
  }

  @Test("needs no more than the form of telephone numbers to be told from its namesakes")
  func namesake() throws {
    let rows = (0..<6).map { "P\($0),42.98\($0),81.25\($0),519-555-0100\n" }.joined()
    let trial = try Trials().run("name,lat,lon,phone\n" + rows, as: "london_parks.csv")
    #expect(try HemisphereDecisionTests.places(trial) == [42.98, -81.25])
  }

  @Test(
    "is stronger than letters that may be another country's",
    arguments: [
      ("milano", "prov", "MI", 514_853.5, 5_034_536.8, 45.4642, 9.19),
      ("milano", "state", "MI", 514_853.5, 5_034_536.8, 45.4642, 9.19),
      ("chennai", "state", "TN", 420_938.05, 1_446_395.14, 13.0827, 80.2707),
    ])
  func code(
    city: String, column: String, code: String, x: Double, y: Double, latitude: Double,
    longitude: Double
  ) throws {
    let place = try Position(latitude: latitude, longitude: longitude)
    let maps = (0..<6).map { "P\($0),\(x + Double($0)),\(y),\(code)\n" }.joined()
    let map = try Trials().run("name,x,y,\(column)\n" + maps, as: "\(city)__parks.csv")
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(map), to: place) < 5)
    let degrees = (0..<6).map { "P\($0),\(latitude),\(longitude),\(code)\n" }.joined()
    let trial = try Trials().run("name,lat,lon,\(column)\n" + degrees, as: "\(city)__parks.csv")
    #expect(try HemisphereDecisionTests.places(trial) == [latitude, longitude])
    #expect(!trial.part.warnings.contains { $0.kind == .positionsElsewhere })
  }

  @Test("yields to letters of a state where only there a system leads, or a sign")
  func contradicted() throws {
    let place = try Position(latitude: 33.66, longitude: -95.55)
    let maps = (0..<6).map { "P\($0),\(2_866_007.09 + Double($0)),7299482.88,TX\n" }.joined()
    let map = try Trials().run("name,x,y,state\n" + maps, as: "milano_parks.csv")
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(map), to: place) < 5)
    let degrees = (0..<6).map { "P\($0),33.66,95.55,TX\n" }.joined()
    let trial = try Trials().run("name,lat,lon,state\n" + degrees, as: "milano_parks.csv")
    #expect(try HemisphereDecisionTests.places(trial) == [33.66, -95.55])
  }

  @Test(
    "and has no row anywhere near is told",
    arguments: [
      ("nantes_tennis.csv", "43.6,1.44"), ("nantes_tennis.csv", "-4.7,15.2"),
      ("koeln_tennis.csv", "56.47,3.56"),
    ])
  func elsewhere(name: String, pair: String) throws {
    let trial = try Trials().run(
      "name,lat,lon\n" + HemisphereDecisionTests.rows { _ in pair }, as: name)
    let warning = try #require(trial.part.warnings.first { $0.kind == .positionsElsewhere })
    #expect(warning.detail?.contains("the file's name says") == true)
  }

  @Test(
    "is not missed where the name has another word for the place",
    arguments: [
      ("nantes_parks.csv", "47.0,-1.0"), ("orange_new_york.csv", "40.7,-74.0"),
      ("victoria_parks.csv", "-37.8,144.9"), ("parks.csv", "56.47,3.56"),
    ])
  func near(name: String, pair: String) throws {
    let trial = try Trials().run(
      "name,lat,lon\n" + HemisphereDecisionTests.rows { _ in pair }, as: name)
    #expect(!trial.part.warnings.contains { $0.kind == .positionsElsewhere })
  }

  @Test(
    "leads to its own system as it stands before another one in the other order",
    arguments: [
      ("batonrouge", 3_326_911.29, 709_722.24, 30.4515, -91.1871, "EPSG:3452"),
      ("rosario", 6_159_597.69, 6_349_234.03, -32.9468, -60.6393, "EPSG:5348"),
      ("ankara", 488_007.61, 4_422_143.59, 39.9334, 32.8597, "EPSG:5255"),
      ("izmir", 512_469.97, 4_254_538.58, 38.4237, 27.1428, "EPSG:5253"),
      ("skopje", 534_285.15, 4_650_619.99, 41.9973, 21.428, "EPSG:6204"),
      ("medellin", 833_572.96, 1_182_475.13, 6.2442, -75.5812, "EPSG:6257"),
      ("saltlakecity", 1_532_095.47, 7_446_114.13, 40.7608, -111.891, "EPSG:3566"),
    ])
  func system(
    city: String, x: Double, y: Double, latitude: Double, longitude: Double, system: String
  ) throws {
    let trial = try Trials().run(UnlabelledSystemsTests.table(x, y), as: "\(city)_parks.csv")
    let place = try Position(latitude: latitude, longitude: longitude)
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: place) < 5)
    #expect(trial.part.referenceSystem?.hasPrefix("\(system) ") == true)
  }

  @Test("puts map coordinates there that lost their decimal marks and are no degrees there")
  func marks() throws {
    let rows = (0..<6).map { "P\($0),3569103\($0),564755699\n" }.joined()
    let trial = try Trials().run("name,x,y\n" + rows, as: "koeln_plaetze.csv")
    let place = try Position(latitude: 50.9603, longitude: 6.9630)
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: place) < 2000)
    #expect(trial.part.warnings.contains { $0.kind == .coordinatesScaled })
    #expect(!trial.part.warnings.contains { $0.kind == .positionsElsewhere })
  }

  @Test(
    "is told from its namesakes by the state behind it",
    arguments: [
      ("lafayette_la_parks", "Lafayette", 30.22), ("portland_me", "Portland", 43.66),
      ("Springfield Missouri", "Springfield", 37.21), ("mobile_al", "Mobile", 30.69),
    ])
  func state(text: String, name: String, latitude: Double) throws {
    let city = try #require(City.named(in: text).first)
    #expect(city.name == name && city.position.latitude == latitude)
  }
}
