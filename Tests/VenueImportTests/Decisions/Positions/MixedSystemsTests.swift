import GeoPrimitives
import Geodesy
import Testing
import Venues

@testable import VenueImport

@Suite("Rows of several reference systems") struct MixedSystemsTests {
  /// Places some streets apart, in degrees.
  static let places = (0..<8).map { index in
    (latitude: 45.5 + Double(index) * 0.004, longitude: -73.6 + Double(index) * 0.003)
  }

  /// A place in a system, as its two numbers.
  static func pair(
    _ place: (latitude: Double, longitude: Double), in code: Int
  ) throws -> (x: Double, y: Double) {
    if code == 4326 { return (place.longitude, place.latitude) }
    let projection = try Projection(from: ReferenceSystem("EPSG:\(code)"))
    var (xs, ys) = ([place.longitude], [place.latitude])
    #expect(projection.fromDegrees(x: &xs, y: &ys) == 0)
    return (xs[0], ys[0])
  }

  /// Whether every row of `places` became a venue where it is.
  static func expectAll(_ trial: ImportTrial, count: Int = places.count) {
    #expect(trial.part.written == count, "\(trial.part.rejections)")
    for (index, place) in places.prefix(count).enumerated() {
      let venue = trial.venues.first { $0.name == "Court \(index)" }
      let distance = venue.map {
        Geodesic.meters(
          from: $0.position,
          to: Position(uncheckedLatitude: place.latitude, longitude: place.longitude))
      }
      #expect(distance ?? .infinity < 2, "row \(index)")
    }
  }

  static func warning(_ trial: ImportTrial) -> ImportWarning? {
    trial.part.warnings.first { $0.kind == .referenceSystemsMixed }
  }

  @Test(
    "are read by size where degrees stand among map coordinates", arguments: [2, 4, 8],
    [true, false])
  func size(count: Int, beginsWithDegrees: Bool) throws {
    var text = "name,X,Y\n"
    for (index, place) in Self.places.prefix(count).enumerated() {
      let isDegrees = (index % 2 == 0) == beginsWithDegrees
      let (x, y) = try Self.pair(place, in: isDegrees ? 4326 : 32188)
      text += "Court \(index),\(x),\(y)\n"
    }
    let trial = try Trials().run(text, as: "courts_mtm8.csv")
    Self.expectAll(trial, count: count)
    #expect(Self.warning(trial)?.count == count / 2)
    let told = try Trials().run(text) { $0.referenceSystem = "EPSG:32188" }
    Self.expectAll(told, count: count)
  }

  @Test("are rejected where the degrees lie elsewhere, and read where they are swapped")
  func elsewhere() throws {
    var text = "name,X,Y\n"
    for (index, place) in Self.places.enumerated() {
      let (x, y) = try Self.pair(place, in: index == 3 ? 4326 : 32188)
      text += index == 3 ? "Court 3,\(y),\(x)\n" : "Court \(index),\(x),\(y)\n"
    }
    text += "Far,12.25,51.5\nWhole,12,51\n"
    let trial = try Trials().run(text) { $0.referenceSystem = "EPSG:32188" }
    Self.expectAll(trial)
    let reasons = trial.part.rejections.map(\.reason)
    #expect(reasons.count == 2 && reasons.allSatisfy { $0.contains("are degrees") })
  }

  @Test(
    "are read by the SRID of each text, whichever comes first",
    arguments: [[4326, 32188], [32188, 4326], [32188, 32618], [32188, 2950, 4326]])
  func texts(codes: [Int]) throws {
    var text = "name;geom\n"
    for (index, place) in Self.places.enumerated() {
      let code = codes[index % codes.count]
      let (x, y) = try Self.pair(place, in: code)
      text += "Court \(index);SRID=\(code)\u{3B}POINT(\(x) \(y))\n"
        .replacing("SRID=\(code);POINT", with: "\"SRID=\(code);POINT")
        .replacing(")\n", with: ")\"\n")
    }
    let trial = try Trials().run(text)
    Self.expectAll(trial)
    #expect(Self.warning(trial)?.detail?.contains("SRID") == true)
  }

  @Test("are read by a column of codes, and by a person's word instead of it")
  func column() throws {
    let codes = [32618, 4326, 32188, 32618]
    var text = "name,EPSG,X,Y\n"
    for (index, place) in Self.places.enumerated() {
      let code = codes[index % codes.count]
      let (x, y) = try Self.pair(place, in: code)
      text += "Court \(index),\(index == 1 ? "EPSG:4326" : "\(code)"),\(x),\(y)\n"
    }
    let trial = try Trials().run(text)
    Self.expectAll(trial)
    #expect(trial.part.referenceSystem?.contains("32618") == true)
  }

  @Test("are rows of one where the codes are of something else")
  func contradicted() throws {
    var text = "name,EPSG,X,Y\n"
    for (index, place) in Self.places.enumerated() {
      let (x, y) = try Self.pair(place, in: 32188)
      text += "Court \(index),\(index % 2 == 0 ? 4326 : 4269),\(x),\(y)\n"
    }
    let trial = try Trials().run(text) { $0.referenceSystem = "EPSG:32188" }
    Self.expectAll(trial)
    #expect(Self.warning(trial) == nil)
  }
}
