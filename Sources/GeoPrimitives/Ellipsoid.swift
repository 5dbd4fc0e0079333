// The constants of WGS 84, in one place.

/// The WGS 84 ellipsoid (NIMA TR8350.2, third edition).
public enum WGS84 {
  /// Equatorial radius in metres.
  public static let semiMajorAxis = 6_378_137.0
  /// Flattening, dimensionless.
  public static let flattening = 1 / 298.257_223_563
  /// Polar radius in metres.
  public static let semiMinorAxis = semiMajorAxis * (1 - flattening)
  /// First eccentricity squared, dimensionless.
  public static let eccentricitySquared = flattening * (2 - flattening)
  /// The smallest radius of curvature anywhere, in metres: the meridian's at the equator.
  public static let smallestCurvatureRadius = semiMajorAxis * (1 - eccentricitySquared)
  /// The largest radius of curvature anywhere, in metres: at the poles.
  public static let largestCurvatureRadius = semiMajorAxis * semiMajorAxis / semiMinorAxis
}
