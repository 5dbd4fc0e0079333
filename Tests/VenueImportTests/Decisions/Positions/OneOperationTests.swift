import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

/// Places in two towns with their Křovák coordinates, from `cs2cs -f %.2f EPSG:4326 EPSG:5514`, which takes for each
/// the operation that is meant for its country.
@Suite("One operation for the rows of a file") struct OneOperationTests {
  struct Point: Sendable {
    let latitude: Double
    let longitude: Double
    let x: Double
    let y: Double
  }

  static let olomouc = [
    Point(latitude: 49.582953, longitude: 17.229051, x: -548859.13, y: -1122515.52),
    Point(latitude: 49.596037, longitude: 17.224346, x: -549053.05, y: -1121033.80),
    Point(latitude: 49.591435, longitude: 17.241941, x: -547838.14, y: -1121669.34),
    Point(latitude: 49.572320, longitude: 17.250446, x: -547436.82, y: -1123845.67),
    Point(latitude: 49.571500, longitude: 17.246019, x: -547764.47, y: -1123904.70),
    Point(latitude: 49.572794, longitude: 17.225443, x: -549231.00, y: -1123613.83),
    Point(latitude: 49.586981, longitude: 17.269611, x: -545896.44, y: -1122360.25),
  ]
  static let kosice = [
    Point(latitude: 48.725097, longitude: 21.276863, x: -261377.22, y: -1239126.47),
    Point(latitude: 48.723084, longitude: 21.243801, x: -263817.34, y: -1239236.73),
    Point(latitude: 48.739050, longitude: 21.222795, x: -265277.46, y: -1237390.81),
    Point(latitude: 48.734339, longitude: 21.237377, x: -264230.74, y: -1237964.47),
    Point(latitude: 48.705770, longitude: 21.227068, x: -265137.57, y: -1241102.06),
    Point(latitude: 48.712339, longitude: 21.268968, x: -262023.35, y: -1240516.59),
    Point(latitude: 48.707229, longitude: 21.254896, x: -263084.24, y: -1241035.95),
  ]

  private static func expect(_ points: [Point], in trial: ImportTrial) {
    for (index, point) in points.enumerated() {
      let venue = trial.venues.first { $0.name == "Kurt \(index)" }
      let truth = Position(uncheckedLatitude: point.latitude, longitude: point.longitude)
      let distance = venue.map { Geodesic.meters(from: $0.position, to: truth) }
      #expect(distance ?? .infinity < 2, "row \(index)")
    }
  }

  @Test(
    "is that of the town, whatever stray rows say",
    arguments: [
      ("olomouc", olomouc, ["-54885.91", "-112251.55"]),
      ("olomouc", olomouc, ["2364085.57", "6276365.22"]),
      ("kosice", kosice, ["-26137.72", "-123912.65"]),
      ("kosice", kosice, ["2364085.57", "6276365.22"]),
    ])
  func stray(town: String, points: [Point], row: [String]) throws {
    var text = "Název,Sport,X,Y\n"
    for (index, point) in points.enumerated() {
      text += "Kurt \(index),Tenis,\(point.x),\(point.y)\n"
    }
    text += "Jinde,Tenis,\(row[0]),\(row[1])\n"
    Self.expect(points, in: try Trials().run(text, as: "kurty_\(town).csv"))
  }

  @Test(
    "leaves rows of degrees where they are, by their size and by a column of codes",
    arguments: [false, true], [("olomouc", olomouc), ("kosice", kosice)])
  func degrees(isCoded: Bool, town: (name: String, points: [Point])) throws {
    var text = isCoded ? "Název,Sport,X,Y,EPSG\n" : "Název,Sport,X,Y\n"
    for (index, point) in town.points.enumerated() {
      let isDegrees = index > 4
      let (x, y) = isDegrees ? (point.longitude, point.latitude) : (point.x, point.y)
      text += "Kurt \(index),Tenis,\(x),\(y)"
      text += isCoded ? ",\(isDegrees ? 4326 : 5514)\n" : "\n"
    }
    Self.expect(town.points, in: try Trials().run(text, as: "kurty_\(town.name).csv"))
  }
}
