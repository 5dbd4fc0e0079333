// Earth-centred coordinates against PROJ's geocentric conversion.

import CPROJ
import GeoPrimitives
import Testing

@Suite("Earth-centred coordinates")
struct EarthCenteredTests {
  private func cart(_ position: Position) throws -> PJ_XYZ {
    let context = proj_context_create()
    defer { proj_context_destroy(context) }
    let cart = try #require(proj_create(context, "+proj=cart +ellps=WGS84"))
    defer { proj_destroy(cart) }
    let radians = proj_coord(
      position.longitude * .pi / 180, position.latitude * .pi / 180, 0, 0)
    return proj_trans(cart, PJ_FWD, radians).xyz
  }

  @Test("agree with PROJ's", arguments: [41, 42] as [UInt64])
  func agreeWithPROJ(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let position = try random.position()
      let (found, expected) = try (EarthCentered(position), cart(position))
      #expect(abs(found.x - expected.x) < 5e-9, "seed \(seed): \(position)")
      #expect(abs(found.y - expected.y) < 5e-9, "seed \(seed): \(position)")
      #expect(abs(found.z - expected.z) < 5e-9, "seed \(seed): \(position)")
    }
  }

  @Test(
    "agree with PROJ's at poles, ±180° and the equator",
    arguments: [
      (90, 0), (-90, 45), (0, 0), (0, 90), (0, 180), (0, -180), (45, 180), (45, -180), (-0.0, -90),
    ] as [(Double, Double)])
  func agreeAtCorners(latitude: Double, longitude: Double) throws {
    let position = try Position(latitude: latitude, longitude: longitude)
    let (found, expected) = try (EarthCentered(position), cart(position))
    #expect(abs(found.x - expected.x) < 5e-9)
    #expect(abs(found.y - expected.y) < 5e-9)
    #expect(abs(found.z - expected.z) < 5e-9)
  }
}
