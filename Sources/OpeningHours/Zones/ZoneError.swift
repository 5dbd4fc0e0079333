// What can go wrong when a time zone is asked for.

/// Why a name gives no time zone.
public enum ZoneError: Error, Equatable, Sendable {
  /// No zone has this name; the closest names that exist come with it.
  case unknown(String, suggestions: [String])
  /// The name could lead out of the directory of zones, or has characters that no zone has.
  case malformedName(String)
  /// The zone's file is not what RFC 8536 describes.
  case damagedFile(String, reason: String)
}

extension ZoneError: CustomStringConvertible {
  /// The error as a sentence for people.
  public var description: String {
    switch self {
    case .unknown(let name, let suggestions) where suggestions.isEmpty:
      "no time zone is called \"\(name)\""
    case .unknown(let name, let suggestions):
      "no time zone is called \"\(name)\"; did you mean \(suggestions.joined(separator: ", "))?"
    case .malformedName(let name):
      "\"\(name)\" can't be the name of a time zone, such as America/Toronto"
    case .damagedFile(let name, let reason):
      "the file of time zone \"\(name)\" is damaged: \(reason)"
    }
  }
}
