// The search for the azimuth whose geodesic ends at the right longitude.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds the geodesic between two latitudes that ends at a wanted longitude.
///
/// The arc's longitude has one root in the azimuth (Karney 2013, section 4), so every trial tells on which side of it
/// the root lies: the bracket shrinks each time, Newton's step is taken where it stays inside, halving does the rest.
struct ArcSolver {
  let first: ReducedLatitude
  let last: ReducedLatitude
  /// The wanted longitude in radians, between 0 and π.
  let longitude: Double

  /// Steps by Newton's method before the bracket is only halved.
  static let newtonLimit = 16
  /// The largest number of steps: after Newton's, enough halvings to exhaust the digits of an azimuth.
  static let stepLimit = newtonLimit + 60
  /// The product of longitude error and azimuth error, in square radians, that changes the length by 0.03 nm.
  private static let tolerance = 5e-18
  /// A longitude error in radians beyond which arithmetic on doubles does not get, 0.6 nm at the equator.
  private static let resolution = 1e-16

  init(from first: ReducedLatitude, to last: ReducedLatitude, longitude: Double) {
    self.first = first
    self.last = last
    self.longitude = longitude
  }

  /// The length of the geodesic in metres.
  ///
  /// An arc that misses by a longitude v is as long as the wanted one but for `a` sin α₀ v (Clairaut), to second order.
  /// With that correction the length is good long before the azimuth is.
  func meters() -> Double {
    var low = 0.0
    var high = Double.pi
    var azimuth = firstAzimuth()
    var length = 0.0
    for step in 0..<Self.stepLimit {
      let arc = GeodesicArc(
        from: first, to: last, sineAzimuth: sin(azimuth), cosineAzimuth: cos(azimuth))
      let excess = arc.longitude - longitude
      length = arc.meters - WGS84.semiMajorAxis * arc.sineEquatorialAzimuth * excess
      if excess > 0 { high = azimuth } else { low = azimuth }
      let newton = excess / arc.longitudeSlope
      if isSettled(excess: abs(excess), step: min(abs(newton), high - low)) { break }
      let next = azimuth - newton
      let isInside = next > low && next < high
      azimuth = step < Self.newtonLimit && isInside ? next : (low + high) / 2
    }
    return length
  }

  /// Whether another step cannot change the corrected length.
  ///
  /// The product of both errors only bounds the change near the root, so a large excess never passes: where an arc
  /// arrives due east its slope has a pole and Newton's step says nothing.
  private func isSettled(excess: Double, step: Double) -> Bool {
    excess <= Self.resolution || (excess < 1e-4 && excess * step <= Self.tolerance)
  }

  /// The azimuth on a sphere, after stretching the longitude by the mean flattening of the arc (equation 48).
  private func firstAzimuth() -> Double {
    let mean = (first.cosine + last.cosine) / 2
    let stretched = longitude / (1 - WGS84.eccentricitySquared * mean * mean).squareRoot()
    let omega = min(stretched, .pi)
    let northward = first.cosine * last.sine - first.sine * last.cosine * cos(omega)
    let azimuth = atan2(last.cosine * sin(omega), northward)
    return azimuth > 0 && azimuth < .pi ? azimuth : .pi / 2
  }
}
