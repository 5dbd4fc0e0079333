// The one caller of the C kernel: lends it the lanes' memory.

import CGeodesics

/// Eight geodesics at a time, compiled for the widest registers of the machine.
///
/// Every variant gives the same bits, so it does not matter which one answers, nor in which lane.
enum GeodesicKernel {
  typealias Lanes = InlineArray<8, Double>

  /// How many variants this machine runs: the plain one, AVX2, AVX-512.
  static var variants: Int { Int(sportlink_geodesic_variants()) }

  /// Measures the metres from a place to eight others, but for the lanes whose bits are set in what it returns.
  ///
  /// Up to `Geodesic.chordSeriesLimit` the lengths are those of `Geodesic.chordSeriesMeters`. Beyond, Newton's method on
  /// the auxiliary sphere starts with the ellipsoid's longitude; nearly antipodal places, where that is no good start,
  /// stay open.
  ///
  /// - Parameters:
  ///   - start: Where to measure from.
  ///   - point: The same in Earth-centred coordinates.
  ///   - latitudes: Eight, in −90…90 degrees.
  ///   - longitudes: As many, in −180…180 degrees.
  ///   - meters: Room for eight.
  ///   - variant: Counted from 0; `nil` for the fastest.
  /// - Returns: The lanes that stay open.
  @inline(__always)
  static func measure(
    from start: Position, at point: EarthCentered, latitudes: Span<Double>,
    longitudes: Span<Double>, into meters: inout MutableSpan<Double>, by variant: Int? = nil
  ) -> UInt32 {
    precondition(
      latitudes.count == 8 && longitudes.count == 8 && meters.count == 8, "a block has eight lanes")
    let limit = Geodesic.chordSeriesLimit
    var place = sportlink_geodesic_start(
      latitude: start.latitude, longitude: start.longitude, x: point.x, y: point.y, z: point.z)
    return unsafe latitudes.withUnsafeBufferPointer { latitudes in
      unsafe longitudes.withUnsafeBufferPointer { longitudes in
        unsafe meters.withUnsafeMutableBufferPointer { meters in
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
