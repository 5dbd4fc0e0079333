// Earth-centred coordinates and back again.

import GeoPrimitives
import Testing

@Suite("The way back from Earth-centred coordinates")
struct EarthCenteredPositionTests {
  static let latitudes = [-90, -89.999_999_9, -66, -45, -1e-9, 0, 1e-12, 33.3, 60, 89.99, 90]

  @Test("ends where it began", arguments: latitudes)
  func roundTrip(latitude: Double) throws {
    for longitude in stride(from: -180.0, through: 180, by: 7.5) {
      let start = try Position(latitude: latitude, longitude: longitude)
      let back = try #require(Position(EarthCentered(start)))
      #expect(abs(back.latitude - start.latitude) <= 2e-14 * 90, "\(start)")
      let turn = abs(back.longitude - start.longitude)
      #expect(abs(latitude) == 90 || min(turn, 360 - turn) <= 1e-12, "\(start)")
    }
  }

  @Test("finds the foot of the normal below a chord's middle")
  func footOfNormal() throws {
    // A kilometre straight down along the normal of 45° N: the foot is 45° N again.
    let above = EarthCentered(try Position(latitude: 45, longitude: 0))
    let step = 1_000_000 * 0.5.squareRoot()
    let below = EarthCentered(x: above.x - step, y: 0, z: above.z - step)
    let foot = try #require(Position(below))
    #expect(abs(foot.latitude - 45) < 1e-9)
    #expect(foot.longitude == 0)
  }

  @Test(
    "is closed near the centre and for numbers that are none",
    arguments: [
      EarthCentered(x: 0, y: 0, z: 0), EarthCentered(x: 50_000, y: 0, z: -50_000),
      EarthCentered(x: .nan, y: 0, z: 0), EarthCentered(x: 0, y: .infinity, z: 0),
      EarthCentered(x: 1e300, y: 1e300, z: 0),
    ])
  func isClosed(point: EarthCentered) {
    #expect(Position(point) == nil)
  }
}
