// Whose holidays a venue keeps: the country and region of its record.

internal import OpeningHours

/// The country and region whose public holidays count at a venue.
///
/// They are the record's `pays` (ISO 3166-1, `CA`) and `region` (ISO 3166-2, `QC` or `CA-QC`, or a name as `Québec`).
enum HolidayPlace {
  /// The record's keys.
  static let countryKey = "pays"
  static let regionKey = "region"
  /// No country's or region's name is longer: a municipal file's `region` may be anything.
  private static let longestName = 64

  /// The place of a venue in one text, such as `CA-QC`, `DE-Bayern` or `CA`; empty when nothing is known.
  static func text(of venue: borrowing Venue) -> String {
    guard case .string(let name)? = venue.properties[countryKey], isCode(name) else { return "" }
    let country = name.uppercased()
    guard case .string(let region)? = venue.properties[regionKey],
      (1...longestName).contains(region.utf8.count)
    else { return country }
    return "\(country)-\(region)"
  }

  /// The holidays of a place in one text; a region that nobody knows is as good as none.
  static func calendar(of text: String) -> HolidayCalendar {
    let parts = text.split(separator: "-", maxSplits: 1).map(String.init)
    return .builtIn(country: parts.first, region: parts.count > 1 ? parts[1] : nil)
  }

  /// Whether a text has the form of a country's code.
  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
  }
}
