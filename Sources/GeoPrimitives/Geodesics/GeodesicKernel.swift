// The one caller of the C kernel: lends it the lanes' memory and settles what it leaves open.

import CGeodesics

/// Eight geodesics at a time, compiled for the widest registers of the machine.
///
/// Every variant gives the same bits, so it does not matter which one answers, nor in which lane.
enum GeodesicKernel {
  typealias Lanes = InlineArray<8, Double>

  /// How many variants this machine runs: the plain one, AVX2, AVX-512.
  static var variants: Int { Int(sportlink_geodesic_variants()) }

  /// The metres from a place to eight others; by the fastest variant, unless one is named by its number from 0.
  static func measure(
    from start: Position, at point: EarthCentered, latitudes: Lanes, longitudes: Lanes,
    by variant: Int? = nil
  ) -> Lanes {
    var (meters, open) = attempt(
      from: start, at: point, latitudes: latitudes, longitudes: longitudes, by: variant)
    while open != 0 {
      let lane = open.trailingZeroBitCount
      open &= open &- 1
      meters[lane] = GeodesicInverse.meters(
        from: start,
        to: Position(uncheckedLatitude: latitudes[lane], longitude: longitudes[lane]))
    }
    return meters
  }

  /// The same but for the lanes whose bits are set in `open`.
  ///
  /// Up to `Geodesic.chordSeriesLimit` the lengths are those of `Geodesic.chordSeriesMeters`. Beyond, Newton's method on
  /// the auxiliary sphere starts with the ellipsoid's longitude; nearly antipodal places, where that is no good start,
  /// stay open.
  static func attempt(
    from start: Position, at point: EarthCentered, latitudes: Lanes, longitudes: Lanes,
    by variant: Int? = nil
  ) -> (meters: Lanes, open: UInt32) {
    var meters = Lanes(repeating: 0)
    var place = sportlink_geodesic_start(
      latitude: start.latitude, longitude: start.longitude, x: point.x, y: point.y, z: point.z)
    let open = run(&place, latitudes.span, longitudes.span, &meters, by: variant)
    return (meters, open)
  }

  /// Calls the kernel, which reads eight numbers of each span and writes as many.
  @inline(__always)
  private static func run(
    _ place: inout sportlink_geodesic_start, _ latitudes: Span<Double>, _ longitudes: Span<Double>,
    _ meters: inout Lanes, by variant: Int?
  ) -> UInt32 {
    let limit = Geodesic.chordSeriesLimit
    var target = meters.mutableSpan
    return unsafe latitudes.withUnsafeBufferPointer { latitudes in
      unsafe longitudes.withUnsafeBufferPointer { longitudes in
        unsafe target.withUnsafeMutableBufferPointer { meters in
          if let variant {
            return unsafe sportlink_geodesics_by(
              Int32(truncatingIfNeeded: variant), &place, latitudes.baseAddress,
              longitudes.baseAddress, limit, meters.baseAddress)
          }
          return unsafe sportlink_geodesics(
            &place, latitudes.baseAddress, longitudes.baseAddress, limit, meters.baseAddress)
        }
      }
    }
  }
}
