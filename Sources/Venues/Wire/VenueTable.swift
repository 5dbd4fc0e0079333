// Venues as a CSV table (RFC 4180): a column a key, what has no column as JSON in the last.

internal import GeoPrimitives

/// Writes venues as the lines of a CSV table in UTF-8.
///
/// Lists are joined by `;`, an area is WKT in `emprise`, all other properties are a JSON record in `autres`. Cells are
/// written as they are: one that begins with `=`, `+`, `-` or `@` is not disarmed, so a spreadsheet may take it for a formula.
public enum VenueTable {
  /// The columns, in order.
  public static let columns: [String] = VenueKey.allCases.map(\.rawValue) + ["autres"]

  /// Appends the header line.
  public static func appendHeader(to text: inout [UInt8]) {
    appendLine(columns, to: &text)
  }

  /// Appends a venue's line.
  public static func append(_ venue: Venue, to text: inout [UInt8]) {
    appendLine(cells(of: venue), to: &text)
  }

  /// A venue's cells, in the order of the columns.
  static func cells(of venue: Venue) -> [String] {
    let properties = venue.properties.isEmpty ? "" : JSONValue.object(venue.properties).text()
    return [
      venue.id, venue.name, venue.position.latitude.description,
      venue.position.longitude.description, venue.sports.joined(separator: ";"),
      venue.hours ?? "", venue.timeZone ?? "", venue.source, venue.sourceID,
      venue.footprint?.wellKnownText ?? "", properties,
    ]
  }

  /// Appends cells as one line, quoted where they must be.
  static func appendLine(_ cells: [String], to text: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { text.append(0x2C) }
      append(cell: cell, to: &text)
    }
    text.append(contentsOf: lineEnd)
  }

  private static let lineEnd: [UInt8] = [0x0D, 0x0A]

  private static func append(cell: String, to text: inout [UInt8]) {
    let needsQuotes = cell.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else { return text.append(contentsOf: cell.utf8) }
    text.append(0x22)
    for byte in cell.utf8 {
      if byte == 0x22 { text.append(0x22) }
      text.append(byte)
    }
    text.append(0x22)
  }
}

extension Footprint {
  /// The area as well-known text (OGC 06-103r4), longitude first.
  fileprivate var wellKnownText: String {
    let parts = polygons.map { polygon in
      let rings = ([polygon.exterior] + polygon.holes).map { ring in
        let closed = ring.first == ring.last ? ring : ring + ring.prefix(1)
        let positions = closed.map { "\($0.longitude) \($0.latitude)" }
        return "(" + positions.joined(separator: ", ") + ")"
      }
      return "(" + rings.joined(separator: ", ") + ")"
    }
    return parts.count == 1
      ? "POLYGON \(parts[0])" : "MULTIPOLYGON (" + parts.joined(separator: ", ") + ")"
  }
}
