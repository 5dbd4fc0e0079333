// Why a record of a collection file could not be taken, with the path to the member at fault.

public import GeoPrimitives

/// Why a record could not be read.
///
/// Paths name collection, record and key, such as `emplacements/abc.latitude`.
public enum WireError: Error, Equatable, Sendable {
  /// A key that must be there is not: its path and what it should hold.
  case missing(path: String, expected: String)
  /// A value is of the wrong kind.
  case wrongKind(path: String, found: String, expected: String)
  /// A record's id is empty.
  case emptyID(path: String)
  /// An id stands a second time in a list; the first record was kept.
  case duplicateID(path: String)
  /// A record says another id than the key it stands under.
  case differentID(path: String, id: String)
  /// Latitude and longitude are no place on Earth.
  case badPosition(path: String, reason: PositionError)
  /// A geometry is no point or area: why.
  case badGeometry(path: String, reason: String)

  /// The path to the member at fault.
  public var path: String {
    switch self {
    case .missing(let path, _), .wrongKind(let path, _, _), .emptyID(let path),
      .duplicateID(let path), .differentID(let path, _), .badPosition(let path, _),
      .badGeometry(let path, _):
      path
    }
  }
}

extension WireError: CustomStringConvertible {
  /// The error as a sentence without its full stop.
  public var description: String {
    switch self {
    case .missing(let path, let expected): "\(path) is missing: expected \(expected)"
    case .wrongKind(let path, let found, let expected):
      "\(path) is \(found): expected \(expected)"
    case .emptyID(let path): "\(path): the id is empty"
    case .duplicateID(let path): "\(path): the id stands twice; the first record was kept"
    case .differentID(let path, let id): "\(path): the record calls itself '\(id)'"
    case .badPosition(let path, let reason): "\(path): \(reason)"
    case .badGeometry(let path, let reason): "\(path): \(reason)"
    }
  }
}
