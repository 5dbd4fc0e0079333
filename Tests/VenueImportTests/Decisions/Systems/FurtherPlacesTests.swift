import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Coordinates of places farther away") struct FurtherPlacesTests {
  @Test(
    "are placed by the city, in the system of today",
    arguments: [
      ("ljubljana", 461760.74, 102018.97, 46.0569, 14.5058),
      ("capetown_parks", 53251.51, 3755480.59, -33.9249, 18.4241),
      ("Cape Town parks", 53251.51, 3755480.59, -33.9249, 18.4241),
      ("johannesburg", 75229.24, 2899664.93, -26.2041, 28.2473),
      ("lacounty_parks", 6487847.00, 1841468.25, 34.0522, -118.2437),
    ] as [(String, Double, Double, Double, Double)])
  func placed(city: String, x: Double, y: Double, latitude: Double, longitude: Double) throws {
    let trial = try Trials().run(OrderChoiceTests.table("x,y", x, y), as: "\(city).csv")
    let place = try Position(latitude: latitude, longitude: longitude)
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: place) < 5)
  }

  @Test(
    "of the map of screens need no place where only it has such numbers",
    arguments: [
      ("X,Y", -8189474.38, 5700852.73, 45.5017, -73.5673),
      ("X,Y", 16832542.28, -4011198.65, -33.8688, 151.2093),
      ("web_x,web_y", 1289302.34, 6129360.16, 48.1351, 11.582),
      ("x_webmercator,y_webmercator", 1289302.34, 6129360.16, 48.1351, 11.582),
    ] as [(String, Double, Double, Double, Double)])
  func mercator(
    columns: String, x: Double, y: Double, latitude: Double, longitude: Double
  ) throws {
    let trial = try Trials().run(OrderChoiceTests.table(columns, x, y), as: "parks.csv")
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:3857") == true)
    #expect(abs(try OrderChoiceTests.place(trial).latitude - latitude) < 1e-3)
  }

  @Test(
    "are in the zone that a column names",
    arguments: [("x,y,HUSO", ",30"), ("UTM_X,UTM_Y,Huso UTM", ",30N"), ("X_H30,Y_H30", "")])
  func zones(columns: String, zone: String) throws {
    let rows = (0..<6).map { "P\($0),\(440290 + $0),\(4474257 + $0)\(zone)\n" }.joined()
    let trial = try Trials().run("name,\(columns)\n" + rows, as: "pistas.csv")
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:25830") == true)
  }

  @Test("that could be of several systems stay refused, with where each would put the first")
  func refused() throws {
    // Texas in feet is Finland on the map of screens.
    for (x, y) in [(3_114_226.21, 10_070_436.13), (1_289_302.34, 6_129_360.16)] {
      let error = try Trials().failure(OrderChoiceTests.table("X,Y", x, y), as: "parks.csv")
      guard case .referenceSystemNeeded = error else { return #expect(Bool(false), "\(error)") }
    }
  }

  @Test(
    "knows cities by the names that people there write",
    arguments: [
      "臺北市_運動場館.csv", "東京都体育施設.csv", "서울특별시 체육시설.csv", "Москва площадки.csv",
      "minsk-stadiums.csv", "lagos_pitches.csv", "Ciudad-de-México-canchas.csv", "Plovdiv.csv",
    ])
  func cities(name: String) {
    #expect(!City.named(inPath: "/data/\(name)").isEmpty)
  }

  @Test("has no key twice in a country, and every city on land")
  func table() {
    var seen: Set<String> = []
    for city in City.all {
      #expect(CountryDecision.isLand(city.position), "\(city.name)")
      #expect(Countries.codes.contains(Substring(city.country)), "\(city.name)")
      _ = seen.insert("\(city.name) \(city.country)")
      if let country = CountryDecision.country(at: city.position) {
        #expect(
          country == city.country || Self.alike.contains([country, city.country]),
          "\(city.name) \(country)")
      }
    }
    #expect(seen.count > 1200)
  }

  /// Countries that share a time zone, by which places are told.
  static let alike: Set<Set<String>> = [["MC", "FR"], ["XK", "RS"]]
}
