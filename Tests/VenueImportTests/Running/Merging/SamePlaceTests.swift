import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Whether two venues are one place") struct SamePlaceTests {
  /// A point so many metres to the north of 45, -73; or an area of so many metres around it.
  static func venue(_ name: String, _ sports: String, _ north: Double, area: Double? = nil) -> Venue
  {
    let degree = 111_142.0
    let latitude = 45 + north / degree
    var footprint: Footprint?
    if let area {
      let half = area / degree
      let corners = [(-half, -half), (-half, half), (half, half), (half, -half)].map {
        Position(uncheckedLatitude: latitude + $0.0, longitude: -73 + $0.1)
      }
      footprint = Footprint(polygons: [Footprint.Polygon(exterior: corners)])
    }
    return Venue(
      id: "x", source: "x", sourceID: "x", name: name,
      position: Position(uncheckedLatitude: latitude, longitude: -73), footprint: footprint,
      sports: sports.isEmpty ? [] : sports.split(separator: ";").map(String.init))
  }

  private func check(_ one: Venue, _ other: Venue, _ expected: String?) {
    for (left, right) in [(one, other), (other, one)] {
      let likeness = SamePlace.likeness(of: JudgedVenue(left), and: JudgedVenue(right))
      #expect(likeness?.reason == expected, "\(left.name) – \(right.name)")
    }
  }

  @Test(
    "for a point in an area goes by the sport, unless the names are those of two places",
    arguments: [
      ("Parc Jarry", "tennis", "Tennis", "tennis", "point in area, same sport"),
      ("Soccer", "soccer", "Parc Laurier", "soccer", "point in area, same sport"),
      ("Parc Jarry", "tennis", "Stade IGA", "tennis", nil),
      ("Parc Jarry", "tennis", "Jarry (tennis)", "tennis", "point in area, same sport, same name"),
      ("Parc Jarry", "soccer", "Tennis", "tennis", nil),
      ("Parc Jarry", "", "Tennis", "tennis", nil),
      ("Parc Jarry", "", "Parc Jarry", "tennis", "point in area, same name"),
      ("Parc Jarry", "soccer", "Parc Jarry", "tennis", "point in area, same name"),
      ("Court 1", "tennis", "Court 2", "tennis", nil),
      (
        "Parc La Fontaine", "tennis", "Parc Lafontaine", "tennis",
        "point in area, same sport, same name"
      ),
      (
        "Grant Park", "tennis", "Grant Park North", "tennis", "point in area, same sport, like name"
      ),
      ("維多利亞公園", "tennis", "維多利亞公園", "tennis", "point in area, same sport, same name"),
    ] as [(String, String, String, String, String?)])
  func inside(
    area: String, areaSports: String, point: String, pointSports: String, expected: String?
  ) {
    check(Self.venue(area, areaSports, 0, area: 60), Self.venue(point, pointSports, 20), expected)
  }

  @Test(
    "for two points goes by name and distance, never by the place alone",
    arguments: [
      ("Parc Jarry", "tennis", "Parc Jarry", "tennis", 80, "80 m apart, same sport, same name"),
      ("Parc Jarry", "tennis", "PARC JARRY", "", 80, "80 m apart, same name"),
      ("Parc Jarry", "tennis", "Parc Jarry", "tennis", 120, nil),
      ("Parc Jarry", "tennis", "Parc Jarry", "soccer", 20, "20 m apart, same name"),
      ("Parc Jarry", "tennis", "Parc Jarry", "soccer", 40, nil),
      ("Jarry Nord", "tennis", "Jarry", "tennis", 30, "30 m apart, same sport, like name"),
      ("Jarry Nord", "tennis", "Jarry", "tennis", 70, nil),
      ("Parc Jarry", "tennis", "Parc Laurier", "tennis", 0, nil),
      ("Tennis", "tennis", "Tennis", "tennis", 10, "10 m apart, same sport, same name"),
      ("Tennis", "tennis", "Tennis", "tennis", 50, nil),
      ("Tennis", "tennis", "Court", "tennis", 4, nil),
      ("Tennis", "tennis", "Parc Jarry", "tennis", 2, "same spot, same sport"),
      ("Tennis", "tennis", "Parc Jarry", "soccer", 0, nil),
      ("Court", "", "Parc Jarry", "", 0, nil),
      ("Jarry 1", "tennis", "Jarry 2", "tennis", 0, nil),
      ("Hallenbad Höttinger Au", "swimming", "Freibad Höttinger Au", "swimming", 24, nil),
      ("Indoor Pool Laurier", "swimming", "Outdoor Pool Laurier", "swimming", 24, nil),
      ("Kunstrasenplatz Tivoli", "soccer", "Rasenplatz Tivoli", "soccer", 24, nil),
      ("Lincoln School", "tennis", "Lincoln Park", "tennis", 24, nil),
      (
        "Indoor Pool Laurier", "swimming", "Pool Laurier", "swimming", 24,
        "24 m apart, same sport, same name"
      ),
    ] as [(String, String, String, String, Double, String?)])
  func beside(
    one: String, sports: String, other: String, otherSports: String, meters: Double,
    expected: String?
  ) {
    check(Self.venue(one, sports, 0), Self.venue(other, otherSports, meters), expected)
  }

  @Test("calls areas of more than two hectares large")
  func large() {
    #expect(SamePlace.isLarge(Self.venue("a", "", 0, area: 110)))
    #expect(!SamePlace.isLarge(Self.venue("a", "", 0, area: 60)))
    #expect(!SamePlace.isLarge(Self.venue("a", "", 0)))
  }

  @Test("never goes by a spot that stands for a whole town")
  func rough() {
    var venue = Self.venue("Tennis", "tennis", 0)
    venue.properties["positionPrecision"] = "2 decimals"
    check(venue, Self.venue("Parc Jarry", "tennis", 0), nil)
  }

  @Test("for a point beside an area counts the way to its edge")
  func edge() {
    check(
      Self.venue("Parc Jarry", "tennis", 0, area: 60), Self.venue("Parc Jarry", "tennis", 100),
      "40 m apart, same sport, same name")
  }

  @Test("for two areas needs each to hold the other")
  func areas() {
    check(
      Self.venue("Jarry", "tennis", 0, area: 60), Self.venue("Jarry", "tennis", 10, area: 50),
      "areas that hold one another, same sport, same name")
    check(
      Self.venue("Jarry", "tennis", 0, area: 60), Self.venue("Tennis", "tennis", 10, area: 50),
      "areas that hold one another, same sport")
    // A court in a park is a place of its own, be it in the middle.
    check(
      Self.venue("Jarry", "tennis", 0, area: 200), Self.venue("Tennis", "tennis", 5, area: 20), nil)
    check(
      Self.venue("Jarry", "tennis", 0, area: 200), Self.venue("Tennis", "tennis", 150, area: 20),
      nil)
  }
}
