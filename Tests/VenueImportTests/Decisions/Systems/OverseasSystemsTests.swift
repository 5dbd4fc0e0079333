import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

/// Coordinates of the middles of cities by pyproj.
@Suite("Coordinates of islands, places overseas and further capitals") struct OverseasSystemsTests {
  @Test(
    "are placed in the system of the place",
    arguments: [
      ("fortdefrance", "EPSG:5490", 709096.32, 1616759.73, 14.6161, -61.0588),
      ("saintdenis", "EPSG:2975", 338568.32, 7690475.44, -20.8789, 55.4481),
      ("cayenne", "EPSG:2972", 354363.16, 544229.78, 4.9224, -52.3135),
      ("mamoudzou", "EPSG:4471", 524724.52, 8587115.82, -12.7806, 45.2278),
      ("jersey", "EPSG:3109", 42041.09, 65885.47, 49.188, -2.107),
      ("guernsey", "EPSG:3108", 38290.09, 45057.71, 49.4555, -2.5368),
      ("douglas", "EPSG:27700", 237741.57, 475798.69, 54.1523, -4.4861),
      ("torshavn", "EPSG:5316", 211832.56, 878123.35, 62.0107, -6.7741),
      ("hamilton", "EPSG:3770", 547042.45, 132701.72, 32.2949, -64.7814),
      ("bridgetown", "EPSG:21292", 23641.22, 65964.26, 13.0975, -59.6167),
      ("manila", "EPSG:3123", 498151.19, 1614662.11, 14.5995, 120.9842),
      ("quezoncity", "EPSG:3123", 505336.62, 1620117.03, 14.6488, 121.0509),
      ("kyiv", "EPSG:6384", 337290.89, 5591157.51, 50.4501, 30.5234),
      ("kyiv", "EPSG:25836", 324182.21, 5591607.61, 50.4501, 30.5234),
      ("manila", "EPSG:32651", 282848.98, 1614992.84, 14.5995, 120.9842),
      ("kyiv", "EPSG:5564", 6324225.80, 5593953.88, 50.4501, 30.5234),
      ("belgrade", "EPSG:6316", 7457984.79, 4963810.37, 44.8176, 20.4633),
      ("sarajevo", "EPSG:8678", 6533615.15, 4856956.40, 43.8563, 18.4131),
      ("skopje", "EPSG:6316", 7534069.31, 4650707.78, 41.9981, 21.4254),
      ("pristina", "EPSG:9141", 7513567.21, 4724812.38, 42.6629, 21.1655),
      ("shanghai", "EPSG:4549", 640412.32, 3457455.49, 31.2304, 121.4737),
      ("shanghai", "EPSG:4528", 40640412.32, 3457455.49, 31.2304, 121.4737),
      ("lefkosia", "EPSG:6312", 234822.60, 395056.04, 35.1856, 33.3823),
      ("seoul", "EPSG:5179", 953901.17, 1952032.08, 37.5665, 126.978),
    ] as [(String, String, Double, Double, Double, Double)])
  func placed(
    city: String, system: String, x: Double, y: Double, latitude: Double, longitude: Double
  ) throws {
    let trial = try Trials().run(OrderChoiceTests.table("x,y", x, y), as: "\(city)_courts.csv")
    #expect(trial.part.referenceSystem?.hasPrefix("\(system) ") == true)
    let place = try Position(latitude: latitude, longitude: longitude)
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: place) < 2)
  }

  @Test(
    "are placed by the country alone",
    arguments: [
      ("RE", 338568.32, 7690475.44, -20.8789, 55.4481),
      ("MQ", 709096.32, 1616759.73, 14.6161, -61.0588),
    ] as [(String, Double, Double, Double, Double)])
  func country(code: String, x: Double, y: Double, latitude: Double, longitude: Double) throws {
    let text = OrderChoiceTests.table("x,y", x, y)
    let trial = try Trials().run(text, as: "terrains.csv") { $0.country = code }
    let place = try Position(latitude: latitude, longitude: longitude)
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: place) < 2)
  }

  @Test("are those of the right namesake")
  func namesakes() throws {
    let island = try Trials().run(
      OrderChoiceTests.table("x,y", 338568.32, 7690475.44), as: "saintdenis_terrains.csv")
    #expect(try OrderChoiceTests.place(island).latitude < -20)
    // By pyproj: 48.9362 N 2.3574 E, beside Paris.
    let suburb = try Trials().run(
      OrderChoiceTests.table("x,y", 652894.15, 6870778.56), as: "saintdenis_terrains.csv")
    #expect(abs(try OrderChoiceTests.place(suburb).latitude - 48.9362) < 0.01)
  }
}
