// The map of the world: known places, the edges of the world and of cells, and what is no place at all.

import Testing

@testable import ZoneMaps

@Suite("The zone map of the world")
struct ZoneMapTests {
  @Test("knows the zone of", arguments: KnownPlaces.all)
  func knownPlace(_ place: KnownPlace) {
    let zone = ZoneMap.world.zone(latitude: place.latitude, longitude: place.longitude)
    #expect(zone == place.zone)
  }

  @Test("has a table of places to be tested by")
  func tableIsRead() { #expect(KnownPlaces.all.count == 380) }

  @Test(
    "has no zone for what is no position",
    arguments: [
      (Double.nan, 0), (0, .nan), (.nan, .nan), (.infinity, 0), (-.infinity, 0), (0, .infinity),
      (0, -.infinity), (90.000001, 0), (-90.000001, 0), (45, 180.000001), (45, -180.000001),
      (45, 286.43), (Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude),
    ] as [(Double, Double)])
  func noPosition(_ latitude: Double, _ longitude: Double) {
    #expect(ZoneMap.world.zone(latitude: latitude, longitude: longitude) == nil)
  }

  @Test(
    "has no zone on the high seas",
    arguments: [(30, -40), (-40, -120), (0, 0), (90, 0), (90, 180), (-50, 80), (85, 10)]
      as [(Double, Double)])
  func highSeas(_ latitude: Double, _ longitude: Double) {
    #expect(ZoneMap.world.zone(latitude: latitude, longitude: longitude) == nil)
  }

  @Test("takes ±180° for one meridian", arguments: Array(-90...90))
  func antimeridian(_ latitude: Int) {
    let east = ZoneMap.world.zone(latitude: Double(latitude), longitude: 180)
    let west = ZoneMap.world.zone(latitude: Double(latitude), longitude: -180)
    #expect(east == west)
  }

  @Test(
    "goes on across ±180°",
    arguments: [(-16.8, "Pacific/Fiji"), (68.5, "Asia/Anadyr"), (71.2, "Asia/Anadyr")])
  func acrossAntimeridian(_ latitude: Double, _ zone: String) {
    for longitude in [179.999999, 180, -180, -179.999999, 180.0.nextDown, (-180.0).nextUp] {
      #expect(ZoneMap.world.zone(latitude: latitude, longitude: longitude) == zone)
    }
  }

  @Test("answers at the poles and a hair beside them, at every longitude")
  func poles() {
    for longitude in stride(from: -180.0, through: 180, by: 0.5) {
      #expect(ZoneMap.world.zone(latitude: 90, longitude: longitude) == nil)
      #expect(ZoneMap.world.zone(latitude: -90, longitude: longitude) == "Antarctica/McMurdo")
    }
    #expect(ZoneMap.world.zone(latitude: 90.0.nextDown, longitude: 10) == nil)
    #expect(ZoneMap.world.zone(latitude: (-90.0).nextUp, longitude: 10) == "Antarctica/McMurdo")
  }

  /// Inside of one zone, cell borders must not show: on them, and a hair to each side.
  @Test("has no seams where cells meet", arguments: [2, 1, 0.5, 0.25, 0.125, 0.0625])
  func seams(_ size: Double) {
    // Well inside of Ontario's and Québec's common zone, of India's, of Brazil's largest and of Algeria's.
    let insides: [(Double, Double, String)] = [
      (48.0, -78, "America/Toronto"), (22, 78, "Asia/Kolkata"), (-20, -46, "America/Sao_Paulo"),
      (28, 4, "Africa/Algiers"),
    ]
    for (latitude, longitude, zone) in insides {
      for step in -8...8 {
        let (y, x) = (latitude + Double(step) * size / 8, longitude + Double(step) * size / 8)
        for place in [(y, x), (y.nextUp, x), (y.nextDown, x), (y, x.nextUp), (y, x.nextDown)] {
          #expect(ZoneMap.world.zone(latitude: place.0, longitude: place.1) == zone)
        }
      }
    }
  }

  /// Every half degree is where cells meet.
  @Test("answers everywhere on the borders of cells")
  func everyCorner() {
    var found: Set<String> = []
    for row in stride(from: -90.0, through: 90, by: 0.5) {
      for column in stride(from: -180.0, through: 180, by: 0.5) {
        if let zone = ZoneMap.world.zone(latitude: row, longitude: column) { found.insert(zone) }
      }
    }
    #expect(found.isSubset(of: ZoneMap.world.names))
    #expect(found.count > 380)
  }

  @Test("names its zones in order, and the licence of its data")
  func namesAndNotice() {
    let names = ZoneMap.world.names
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
    #expect(names.count > 400)
    #expect(names.allSatisfy { !$0.hasPrefix("Etc/GMT") })
    #expect(ZoneMap.world.notice.contains("Open Database License (ODbL) 1.0"))
    #expect(ZoneMap.world.notice.contains("OpenStreetMap contributors"))
  }
}
