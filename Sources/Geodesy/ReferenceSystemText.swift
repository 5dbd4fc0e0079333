// The many ways in which files and people spell a reference system.

/// Turns a spelling into the one that PROJ understands.
///
/// Understood are `EPSG:32188` and `epsg:32188`, the bare number `32188`, the names of GeoJSON's former `crs` member
/// (`urn:ogc:def:crs:EPSG::3857`, `urn:ogc:def:crs:OGC:1.3:CRS84`), `+init=epsg:N` and PROJ strings. Everything else,
/// such as WKT and PROJJSON, goes to PROJ as it is.
enum ReferenceSystemText {
  static func normalized(_ text: String) -> String {
    let trimmed = trimmed(text)
    let lower = trimmed.lowercased()
    if isNumber(trimmed) { return "EPSG:\(trimmed)" }
    if lower.hasPrefix("epsg:") { return "EPSG:\(number(after: trimmed))" }
    if lower.hasPrefix("+init=epsg:") { return "EPSG:\(number(after: trimmed))" }
    if lower.hasPrefix("urn:ogc:def:crs:") { return urn(lower) ?? trimmed }
    if lower == "crs84" || lower == "ogc:crs84" { return "OGC:CRS84" }
    if lower.hasPrefix("+proj="), !lower.contains("+type=crs") { return trimmed + " +type=crs" }
    return trimmed
  }

  /// Whether a spelling is a definition, which needs no look at the name that PROJ found for it.
  ///
  /// PROJ finds systems by part of a name too, which is a guess and not an answer.
  static func isDefinition(_ text: String) -> Bool {
    text.contains { $0 == ":" || $0 == "[" || $0 == "{" || $0 == "+" }
  }

  /// `urn:ogc:def:crs:AUTHORITY:VERSION:CODE` without its version, which names editions that PROJ does not keep.
  private static func urn(_ urn: String) -> String? {
    let parts = urn.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 7, !parts[6].isEmpty else { return nil }
    return "\(parts[4].uppercased()):\(parts[6].uppercased())"
  }

  /// What follows the last colon: some files write `EPSG::3857`.
  private static func number(after text: String) -> Substring {
    text.split(separator: ":").last ?? ""
  }

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  private static func trimmed(_ text: String) -> String {
    var rest = text.unicodeScalars[...]
    let isBlank = { (scalar: Unicode.Scalar) in
      scalar.properties.isWhitespace || scalar == "\u{FEFF}"
    }
    while let first = rest.first, isBlank(first) { rest.removeFirst() }
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(rest)
  }
}
