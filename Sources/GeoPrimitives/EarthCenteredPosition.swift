// The way back: from Earth-centred coordinates to latitude and longitude.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Position {
  /// The place straight below or above a point: the foot of its normal on the ellipsoid.
  ///
  /// Bowring's formula (Survey Review 23, 1976) is exact on the ellipsoid; two rounds keep it within 1e-9 degrees for
  /// points up to 2,000 km below the surface, deeper than the middle of any chord that a search follows.
  ///
  /// - Returns: `nil` where there is no such place: a coordinate is not finite, or the point lies within 100 km of the
  ///   Earth's centre.
  package init?(_ point: EarthCentered) {
    let axisDistance = (point.x * point.x + point.y * point.y).squareRoot()
    let radius = (axisDistance * axisDistance + point.z * point.z).squareRoot()
    guard radius.isFinite, radius > 100_000 else { return nil }
    var reduced = atan2(point.z, axisDistance * (1 - WGS84.flattening))
    var latitude = 0.0
    for _ in 0..<2 {
      let sine = sin(reduced)
      let cosine = cos(reduced)
      let e2 = WGS84.eccentricitySquared
      latitude = atan2(
        point.z + e2 / (1 - e2) * WGS84.semiMinorAxis * sine * sine * sine,
        axisDistance - e2 * WGS84.semiMajorAxis * cosine * cosine * cosine)
      reduced = atan2((1 - WGS84.flattening) * sin(latitude), cos(latitude))
    }
    let degrees = latitude * 180 / .pi
    let longitude = atan2(point.y, point.x) * 180 / .pi
    self.init(
      uncheckedLatitude: axisDistance == 0 ? (point.z > 0 ? 90 : -90) : max(-90, min(90, degrees)),
      longitude: axisDistance == 0 ? 0 : max(-180, min(180, longitude)))
  }
}
