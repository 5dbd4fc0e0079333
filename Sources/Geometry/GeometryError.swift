// What can be wrong with a geometry, from its bytes to its shape.

/// Why a geometry cannot be read or used.
public enum GeometryError: Error, Equatable, Sendable {
  /// The bytes are no well-known binary; `offset` is where reading stopped.
  case malformedWKB(reason: String, offset: Int)
  /// The text is no well-known text; `offset` is the UTF-8 byte where reading stopped.
  case malformedWKT(reason: String, offset: Int)
  /// The geometry is of a kind that venues do not have, such as a curve; the kind's name or number.
  case unsupportedKind(String)
  /// A coordinate is NaN or infinite.
  case coordinateNotFinite
  /// A coordinate is not in degrees: its longitude lies beyond ±540 or its latitude beyond ±90.
  case coordinateOutOfRange(longitude: Double, latitude: Double)
  /// Collections lie in collections beyond the depth of 32 that is accepted.
  case nestedTooDeeply
  /// No area is left once degenerate rings are gone.
  case noArea
  /// GEOS could not answer; `reason` is its own word.
  case engineFailed(reason: String)
}

extension GeometryError: CustomStringConvertible {
  /// A sentence for people that names the offending value.
  public var description: String {
    switch self {
    case .malformedWKB(let reason, let offset):
      "malformed well-known binary at byte \(offset): \(reason)"
    case .malformedWKT(let reason, let offset):
      "malformed well-known text at byte \(offset): \(reason)"
    case .unsupportedKind(let kind): "geometries of kind \(kind) are not supported"
    case .coordinateNotFinite: "a coordinate is not finite"
    case .coordinateOutOfRange(let longitude, let latitude):
      "longitude \(longitude), latitude \(latitude) is not in degrees"
    case .nestedTooDeeply: "geometry collections are nested too deeply"
    case .noArea: "the geometry has no area"
    case .engineFailed(let reason): "GEOS failed: \(reason)"
    }
  }
}
