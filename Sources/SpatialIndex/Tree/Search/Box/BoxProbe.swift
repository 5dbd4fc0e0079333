// Which boxes in space may hold something of a box of latitudes and longitudes.

import GeoPrimitives

/// A box of latitudes and longitudes as conditions on Earth-centred coordinates.
///
/// On the ellipsoid z grows with latitude, so two parallels are two heights. A meridian bounds a half-space through the axis: with
/// n = (−sin λ, cos λ) the sign of n·(x, y) says on which side of longitude λ a point lies. A box up to 180° wide is where both of its meridians
/// say yes, a wider one where either does. Neither ±180° nor a pole is special. Conditions are widened by metres for rounding to 32 bits, so they
/// let a little too much through; the exact test comes after.
struct BoxProbe {
  /// The arithmetic is off by less than 2 m; see `Slack`.
  private static let room: Float = 4

  private let south: Float
  private let north: Float
  private let west: SIMD2<Float>
  private let east: SIMD2<Float>
  private let isWide: Bool
  private let isWhole: Bool

  init(_ box: GeoBox) {
    south = Float(EarthCentered(Position(clamping: SIMD2(0, box.south))).z) - Self.room
    north = Float(EarthCentered(Position(clamping: SIMD2(0, box.north))).z) + Self.room
    let width = box.crossesAntimeridian ? box.east + 360 - box.west : box.east - box.west
    isWide = width > 180
    isWhole = width >= 360
    let westward = Self.direction(box.west)
    let eastward = Self.direction(box.east)
    west = SIMD2(-westward.y, westward.x)
    east = SIMD2(eastward.y, -eastward.x)
  }

  private static func direction(_ longitude: Double) -> SIMD2<Float> {
    let point = EarthCentered(Position(clamping: SIMD2(longitude, 0)))
    return SIMD2(
      Float(point.x / WGS84.semiMajorAxis), Float(point.y / WGS84.semiMajorAxis))
  }

  /// A bit for every box of a record that may hold something.
  func boxes(_ record: RawBlock) -> UInt32 {
    let low = (x: record.lanes(at: 0), y: record.lanes(at: 64))
    let high = (x: record.lanes(at: 192), y: record.lanes(at: 256))
    return heights(low: record.lanes(at: 128), high: record.lanes(at: 320))
      & sides { normal in
        // The corner farthest along the normal.
        (normal.x > 0 ? high.x : low.x) * normal.x + (normal.y > 0 ? high.y : low.y) * normal.y
      }
  }

  /// A bit for every point of a leaf that may be inside.
  func points(_ record: RawBlock) -> UInt32 {
    let x = record.lanes(at: 0)
    let y = record.lanes(at: 64)
    let z = record.lanes(at: 128)
    return heights(low: z, high: z) & sides { normal in x * normal.x + y * normal.y }
  }

  private func heights(low: Lanes, high: Lanes) -> UInt32 {
    low.bits(atMost: north) & (Lanes(repeating: 0) - high).bits(atMost: -south)
  }

  @inline(__always)
  private func sides(_ reach: (SIMD2<Float>) -> Lanes) -> UInt32 {
    if isWhole { return .max }
    let inWest = (Lanes(repeating: 0) - reach(west)).bits(atMost: Self.room)
    let inEast = (Lanes(repeating: 0) - reach(east)).bits(atMost: Self.room)
    return isWide ? inWest | inEast : inWest & inEast
  }
}
