// Why bytes are no zone map.

/// What is wrong with the bytes of a zone map.
public enum ZoneMapError: Error, Equatable, Sendable {
  /// The bytes don't begin as a zone map of this version does.
  case notAZoneMap
  /// There are more or fewer bytes than the head says.
  case wrongLength(expected: Int, actual: Int)
  /// The bytes are not those that were written.
  case wrongChecksum
  /// A part reaches beyond the bytes, or names something that isn't there.
  case damaged(at: Int)
}

extension ZoneMapError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .notAZoneMap: "these bytes are no zone map of version 1"
    case .wrongLength(let expected, let actual):
      "the zone map should have \(expected) bytes and has \(actual)"
    case .wrongChecksum: "the zone map is damaged: its checksum differs"
    case .damaged(let offset): "the zone map is damaged at byte \(offset)"
    }
  }
}
