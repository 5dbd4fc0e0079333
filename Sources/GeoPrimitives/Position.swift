// A place on the WGS 84 ellipsoid, checked when it is made, so that no later room meets a NaN.

/// A place on the surface of the WGS 84 ellipsoid, in degrees.
///
/// A position is always valid: latitude in −90…90, longitude in −180…180, both finite.
public struct Position: Hashable, Sendable, BitwiseCopyable {
  /// Geodetic latitude in degrees, −90…90, north positive.
  public let latitude: Double
  /// Longitude in degrees, −180…180, east positive.
  ///
  /// −180 and 180 name the same meridian.
  public let longitude: Double

  /// Makes a position from degrees.
  ///
  /// - Parameters:
  ///   - latitude: Geodetic latitude in degrees, −90…90.
  ///   - longitude: Longitude in degrees, −180…180.
  /// - Throws: `PositionError` when a coordinate is not finite or out of range.
  public init(latitude: Double, longitude: Double) throws(PositionError) {
    guard latitude.isFinite, longitude.isFinite else {
      throw .notFinite(latitude: "\(latitude)", longitude: "\(longitude)")
    }
    guard abs(latitude) <= 90 else { throw .latitudeOutOfRange(latitude) }
    guard abs(longitude) <= 180 else { throw .longitudeOutOfRange(longitude) }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The north pole, at longitude 0.
  public static let northPole = Position(uncheckedLatitude: 90, longitude: 0)
  /// The south pole, at longitude 0.
  public static let southPole = Position(uncheckedLatitude: -90, longitude: 0)

  /// Makes a position from degrees that the caller has already brought into range.
  ///
  /// - Precondition: Both are finite and in range; a debug build checks it.
  package init(uncheckedLatitude latitude: Double, longitude: Double) {
    assert(abs(latitude) <= 90 && abs(longitude) <= 180, "position out of range")
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Why a pair of numbers is not a position.
public enum PositionError: Error, Equatable, Sendable {
  /// A coordinate is NaN or infinite; both are given as text.
  case notFinite(latitude: String, longitude: String)
  /// The latitude lies outside −90…90 degrees.
  case latitudeOutOfRange(Double)
  /// The longitude lies outside −180…180 degrees.
  case longitudeOutOfRange(Double)
}

extension PositionError: CustomStringConvertible {
  /// A sentence for people that names the offending value.
  public var description: String {
    switch self {
    case .notFinite(let latitude, let longitude):
      "position \(latitude), \(longitude) is not finite"
    case .latitudeOutOfRange(let latitude):
      "latitude \(latitude) is outside −90…90"
    case .longitudeOutOfRange(let longitude):
      "longitude \(longitude) is outside −180…180"
    }
  }
}
