// The constants of WGS 84, in one place.

/// The WGS 84 ellipsoid (NIMA TR8350.2, third edition).
public enum WGS84 {
  /// Equatorial radius in metres.
  @inlinable public static var semiMajorAxis: Double { 6_378_137 }
  /// Flattening, dimensionless.
  @inlinable public static var flattening: Double { 1 / 298.257_223_563 }
  /// Polar radius in metres.
  @inlinable public static var semiMinorAxis: Double { semiMajorAxis * (1 - flattening) }
  /// First eccentricity squared, dimensionless.
  @inlinable public static var eccentricitySquared: Double { flattening * (2 - flattening) }
  /// The smallest radius of curvature anywhere, in metres: the meridian's at the equator.
  @inlinable public static var smallestCurvatureRadius: Double {
    semiMajorAxis * (1 - eccentricitySquared)
  }
  /// The largest radius of curvature anywhere, in metres: at the poles.
  @inlinable public static var largestCurvatureRadius: Double {
    semiMajorAxis * semiMajorAxis / semiMinorAxis
  }
}
