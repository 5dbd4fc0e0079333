// Whose holidays a venue keeps: the country and region of its record.

internal import OpeningHours

/// The country and region whose public holidays count at a venue.
///
/// They are the record's `pays` (ISO 3166-1, `CA`) and `region` (ISO 3166-2 without the country, `QC`).
enum HolidayPlace {
  /// The record's keys.
  static let countryKey = "pays"
  static let regionKey = "region"

  /// The place of a venue in one text, `CA-QC` or `CA`; empty when nothing is known.
  static func text(of venue: borrowing Venue) -> String {
    guard case .string(let country)? = venue.properties[countryKey], isCode(country) else {
      return ""
    }
    guard case .string(let region)? = venue.properties[regionKey], isCode(region) else {
      return country
    }
    return "\(country)-\(region)"
  }

  /// The holidays of a place in one text.
  static func calendar(of text: String) -> HolidayCalendar {
    let parts = text.split(separator: "-").map(String.init)
    return .builtIn(country: parts.first, region: parts.count > 1 ? parts[1] : nil)
  }

  /// Whether a text has the form of a country's or region's code: a municipal file's `region` may be anything.
  private static func isCode(_ text: String) -> Bool {
    (1...3).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
  }
}
