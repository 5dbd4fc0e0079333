// Geometries as text: `POINT (-73.6 45.5)`, `SRID=4326;POLYGON ((…))`, or as hexadecimal digits.

enum WellKnownText {
  private static let kinds = [
    "POINT", "LINESTRING", "POLYGON", "MULTIPOINT", "MULTILINESTRING", "MULTIPOLYGON",
    "GEOMETRYCOLLECTION", "CURVEPOLYGON", "MULTISURFACE", "SRID=",
  ]

  /// Whether a text begins like well-known text.
  static func isLikely(_ text: ArraySlice<UInt8>) -> Bool {
    if BinaryText.isLikely(text) { return true }
    guard let first = text.first(where: { $0 > 0x20 }), first | 0x20 >= UInt8(ascii: "a") else {
      return false
    }
    let beginning = String(decoding: text.prefix(32), as: UTF8.self).trimmed.uppercased()
    return kinds.contains { beginning.hasPrefix($0) }
      && (beginning.contains("(") || beginning.contains("EMPTY") || beginning.hasPrefix("SRID="))
  }

  /// The number of the reference system before a geometry, `SRID=2177;`, or in its digits; `nil` where there is none.
  static func system(of text: ArraySlice<UInt8>) -> Int? {
    if let code = BinaryText.system(of: text) { return code }
    let beginning = String(decoding: text.prefix(24), as: UTF8.self)
    guard beginning.trimmed.uppercased().hasPrefix("SRID="), let end = beginning.firstIndex(of: ";")
    else { return nil }
    return Int(String(beginning[..<end]).trimmed.dropFirst(5))
  }

  /// Reads a text and appends its vertices.
  static func read(_ text: ArraySlice<UInt8>, into shapes: inout ShapeColumn) -> Shape {
    if let binary = BinaryText.read(text, into: &shapes) { return binary }
    var string = String(decoding: text, as: UTF8.self).trimmed
    if string.uppercased().hasPrefix("SRID="), let end = string.firstIndex(of: ";") {
      string = String(string[string.index(after: end)...])
    }
    guard let geometry = GDALGeometry.reading(wellKnownText: string) else {
      // `POINT(-73.6, 45.5)`, as people write it.
      if string.uppercased().hasPrefix("POINT"), let open = string.firstIndex(of: "("),
        let (x, y) = PositionText.parse(Array(string[open...].utf8)[...])
      {
        return .point(shapes.appendVertex(x: x, y: y))
      }
      return .none(.unreadable(String(string.prefix(60))))
    }
    return geometry.appendShape(to: &shapes)
  }
}
