import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A position that is not the venue's") struct ForeignPositionTests {
  @Test(
    "is passed over for the venue's own",
    arguments: [
      "CONTACT_LATITUDE,CONTACT_LONGITUDE", "owner_lat,owner_lon", "PhotoLat,PhotoLon",
      "office_lat,office_lng",
    ])
  func passedOver(columns: String) throws {
    let trial = try Trials().run(
      "name,\(columns),site_lat,site_lon\nA,1.5,2.5,45.5,-73.5\nB,1.6,2.6,45.6,-73.6\n")
    #expect(trial.venues.map(\.position.latitude).sorted() == [45.5, 45.6])
    #expect(!trial.part.warnings.contains { $0.kind == .positionsDisagree })
  }

  @Test(
    "is a car park's or a stop's only where the venue has none of its own",
    arguments: [
      ("X_parking,Y_parking", "X_site,Y_site"), ("bus_stop_lng,bus_stop_lat", "geo_lng,geo_lat"),
      ("PARKING_LON,PARKING_LAT", "X,Y"), ("station_lon,station_lat", "site_lon,site_lat"),
    ])
  func beside(near: String, own: String) throws {
    let rows = "A,2.5,1.5,-73.5,45.5\nB,2.6,1.6,-73.6,45.6\n"
    let trial = try Trials().run("name,\(near),\(own)\n\(rows)")
    #expect(trial.venues.map(\.position.latitude).sorted() == [45.5, 45.6])
    #expect(!trial.part.warnings.contains { $0.kind == .positionsDisagree })
    let alone = try Trials().run("name,\(near)\nA,2.5,1.5\nB,2.6,1.6\n")
    #expect(alone.venues.map(\.position.latitude).sorted() == [1.5, 1.6])
  }

  @Test("alone is refused, and taken where a person says so")
  func alone() throws {
    let text = "name,OWNER_LAT,OWNER_LON\nA,45.5,-73.5\nB,45.6,-73.6\n"
    let error = try Trials().failure(text)
    guard case .noGeometry = error else { return #expect(Bool(false), "\(error)") }
    #expect("\(error)".contains("“OWNER_LAT”, “OWNER_LON” are named for another's position"))
    let told = try Trials().run(text) {
      $0.mapping =
        (try? FieldMapping(["latitude=OWNER_LAT", "longitude=OWNER_LON"])) ?? FieldMapping()
    }
    #expect(told.venues.count == 2)
  }
}
