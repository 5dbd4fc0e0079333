import GeoPrimitives
import Testing

@testable import Geodesy

@Suite("The area of the bulk of data") struct DataAreaTests {
  /// Places of a town some streets apart.
  private func town(_ count: Int, _ start: Double) -> [Double] {
    (0..<count).map { start + Double($0) * 0.004 }
  }

  @Test(
    "is that of the others where one row strays, however few there are",
    arguments: [4, 8, 30], [(0.2, 0.1), (-120, 20), (17.3, -40)])
  func stray(count: Int, at place: (x: Double, y: Double)) throws {
    let box = try #require(
      DataArea.box(
        longitudes: town(count, 17.2) + [place.x], latitudes: town(count, 49.5) + [place.y]))
    #expect(box.west == 17.2 && box.south == 49.5)
    #expect(box.east < 17.4 && box.north < 49.7)
  }

  @Test("holds all places where a good part of them lies elsewhere")
  func parted() throws {
    let box = try #require(
      DataArea.box(
        longitudes: town(6, -97.7) + town(4, -149.9), latitudes: town(6, 30.2) + town(4, 61.2)))
    #expect(box.west == -149.9 && box.east > -98 && box.north > 61)
  }

  @Test("crosses ±180° where the data do, and a stray row does not widen it")
  func seam() throws {
    let longitudes = town(5, 179.99).map { $0 > 180 ? $0 - 360 : $0 }
    let box = try #require(
      DataArea.box(longitudes: longitudes + [12], latitudes: town(5, -16.7) + [40]))
    #expect(box.west == 179.99 && box.east < -179.9 && box.north < -16)
  }

  @Test("is none without places")
  func none() {
    #expect(DataArea.box(longitudes: [.nan], latitudes: [.nan]) == nil)
    #expect(DataArea.box(longitudes: [], latitudes: []) == nil)
  }
}
