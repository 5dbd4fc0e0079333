// The inverse geodesic problem on WGS 84, solved in plain Swift: how far apart are two positions, anywhere on Earth?
//
// PROJ solves the same problem, but a process that loads it starts 15 ms later, and the query command must not.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The inverse geodesic problem, after Karney, "Algorithms for geodesics", Journal of Geodesy 87 (2013).
package enum GeodesicInverse {
  /// The length of the shortest path between two positions, in metres.
  ///
  /// The azimuth at the first position is found by Newton's method inside a bracket that shrinks at every step, so
  /// nearly antipodal positions only cost more steps.
  ///
  /// - Returns: The length within some nanometres, for every pair of positions; never NaN.
  /// - Complexity: O(1): three steps as a rule, never more than `ArcSolver.stepLimit`.
  package static func meters(from start: Position, to end: Position) -> Double {
    let difference = abs(end.longitude - start.longitude)
    let degrees = difference > 180 ? 360 - difference : difference
    let (near, far) = canonicalLatitudes(start.latitude, end.latitude)
    let first = ReducedLatitude(degrees: near)
    let last = ReducedLatitude(degrees: far)
    if degrees == 0 || first.cosine == 0 {
      return GeodesicArc(from: first, to: last, sineAzimuth: 0, cosineAzimuth: 1).meters
    }
    if degrees == 180 {
      return GeodesicArc(from: first, to: last, sineAzimuth: 0, cosineAzimuth: -1).meters
    }
    let longitude = degrees * .pi / 180
    if first.sine == 0, longitude <= (1 - WGS84.flattening) * .pi {
      return WGS84.semiMajorAxis * longitude
    }
    return ArcSolver(from: first, to: last, longitude: longitude).meters()
  }

  /// Mirrors a pair so that the first latitude is the southern one and lies farther from the equator (section 4).
  ///
  /// Distances do not change when two positions trade places or hemispheres. A zero becomes −0 first and +0 last, so
  /// that an arc between two positions of the equator leaves it southwards.
  private static func canonicalLatitudes(_ first: Double, _ last: Double) -> (Double, Double) {
    let (outer, inner) = abs(first) >= abs(last) ? (first, last) : (last, first)
    let mirrored = outer > 0 ? -inner : inner
    return (-abs(outer), mirrored == 0 ? 0 : mirrored)
  }
}

/// The latitude on the auxiliary sphere: tan β = (1 − f) tan φ.
struct ReducedLatitude {
  let sine: Double
  let cosine: Double

  init(degrees: Double) {
    let angle = degrees * .pi / 180
    let y = (1 - WGS84.flattening) * sin(angle)
    let x = abs(degrees) == 90 ? 0 : cos(angle)
    let length = (x * x + y * y).squareRoot()
    sine = y / length
    cosine = x / length
  }
}
