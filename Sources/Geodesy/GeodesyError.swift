// What can go wrong between a reference system's name and a transformed coordinate.

/// Why a reference system or a transformation cannot be had.
public enum GeodesyError: Error, Equatable, Sendable {
  /// The text names no reference system that PROJ knows; `reason` is PROJ's own word, often empty.
  case unknownReferenceSystem(String, reason: String)
  /// The text names something else that PROJ knows, such as an ellipsoid or a vertical system.
  case notHorizontal(String)
  /// No transformation from the named system to WGS 84 exists; `reason` is PROJ's own word.
  case noTransformation(from: String, reason: String)
  /// PROJ found no database of reference systems (`proj.db`); `reason` is its own word.
  case databaseMissing(reason: String)
}

extension GeodesyError: CustomStringConvertible {
  /// A sentence for people that names the offending value.
  public var description: String {
    switch self {
    case .unknownReferenceSystem(let text, let reason):
      "unknown reference system \(Self.shortened(text))\(Self.parenthesis(reason))"
    case .notHorizontal(let text):
      "\(Self.shortened(text)) is no geographic or projected reference system"
    case .noTransformation(let name, let reason):
      "no transformation from \(name) to WGS 84\(Self.parenthesis(reason))"
    case .databaseMissing(let reason):
      "PROJ's database of reference systems is missing\(Self.parenthesis(reason))"
    }
  }

  private static func parenthesis(_ reason: String) -> String {
    reason.isEmpty ? "" : " (\(reason))"
  }

  /// Definitions may be pages of WKT: a sentence takes their beginning.
  private static func shortened(_ text: String) -> String {
    let line = text.prefix(80).split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.utf8.count < text.utf8.count ? "“\(line)…”" : "“\(line)”"
  }
}
