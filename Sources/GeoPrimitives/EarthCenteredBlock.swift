// Earth-centred coordinates of eight places at a time.

import CGeodesics

/// Earth-centred coordinates of eight places, with the bits that `EarthCentered` gives each.
package struct EarthCenteredBlock {
  /// How many places a block holds.
  package static let size = 8

  package let x: SIMD8<Double>
  package let y: SIMD8<Double>
  package let z: SIMD8<Double>

  /// Converts eight places.
  ///
  /// - Parameters:
  ///   - latitudes: In −90…90 degrees.
  ///   - longitudes: In −180…180 degrees.
  @inline(__always)
  package init(latitudes: SIMD8<Double>, longitudes: SIMD8<Double>) {
    self.init(latitudes: latitudes, longitudes: longitudes, variant: nil)
  }

  /// Converts eight places by a variant of the kernel, counted from 0; by the fastest if `nil`.
  init(latitudes: SIMD8<Double>, longitudes: SIMD8<Double>, variant: Int?) {
    var places = InlineArray<3, SIMD8<Double>>(repeating: .zero)
    var latitudes = latitudes
    var longitudes = longitudes
    unsafe withUnsafeBytes(of: &latitudes) { latitudes in
      unsafe withUnsafeBytes(of: &longitudes) { longitudes in
        unsafe withUnsafeMutableBytes(of: &places) { places in
          let latitudes = unsafe latitudes.assumingMemoryBound(to: Double.self).baseAddress
          let longitudes = unsafe longitudes.assumingMemoryBound(to: Double.self).baseAddress
          let places = unsafe places.assumingMemoryBound(to: Double.self).baseAddress
          if let variant {
            unsafe sportlink_places_by(
              Int32(truncatingIfNeeded: variant), latitudes, longitudes, places)
          } else {
            unsafe sportlink_places(latitudes, longitudes, places)
          }
        }
      }
    }
    (x, y, z) = (places[0], places[1], places[2])
  }
}
