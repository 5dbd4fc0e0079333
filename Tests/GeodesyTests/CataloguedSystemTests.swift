import GeoPrimitives
import Testing

@testable import Geodesy

@Suite("The systems of a place") struct CataloguedSystemTests {
  static func around(_ latitude: Double, _ longitude: Double) throws -> GeoBox {
    try GeoBox(
      west: longitude - 0.05, south: latitude - 0.05, east: longitude + 0.05,
      north: latitude + 0.05)
  }

  @Test(
    "hold the one that its city publishes in",
    arguments: [
      (40.71, -74.0, "EPSG:2263", "NAD83"), (51.5, -0.13, "EPSG:27700", "OSGB36"),
      (22.3, 114.17, "EPSG:2326", "Hong Kong 1980 Grid System"),
      (60.17, 24.94, "EPSG:3879", "ETRS89"),
      (-37.81, 144.96, "EPSG:28355", "GDA94"),
    ])
  func found(latitude: Double, longitude: Double, identifier: String, datum: String) throws {
    let systems = try CataloguedSystem.projected(around: Self.around(latitude, longitude))
    let found = try #require(systems.first { $0.identifier == identifier })
    #expect(found.datum == datum)
    #expect(found.area.box.contains(try Position(latitude: latitude, longitude: longitude)))
  }

  @Test("are all there are around a box, and none that is meant for elsewhere")
  func areas() throws {
    let box = try Self.around(40.71, -74.0)
    let systems = try CataloguedSystem.projected(around: box)
    #expect(systems.count > 20)
    #expect(Set(systems.map(\.identifier)).count == systems.count)
    for system in systems {
      let area = system.area.box
      #expect(area.south <= box.north && area.north >= box.south, "\(system.name)")
    }
    #expect(!systems.contains { $0.identifier == "EPSG:27700" })
    // Obsolete ones are left out.
    #expect(!systems.contains { $0.identifier == "EPSG:32016" && $0.name.contains("deprecated") })
  }
}
