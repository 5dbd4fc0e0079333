// The inverse geodesic problem for far-apart positions. Placeholder until the solver lands: a sphere.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

package enum GeodesicInverse {
  package static func meters(from start: Position, to end: Position) -> Double {
    let chord = EarthCentered(start).squaredChord(to: EarthCentered(end)).squareRoot()
    return 2 * 6_371_008.8 * asin(min(1, chord / (2 * 6_371_008.8)))
  }
}
