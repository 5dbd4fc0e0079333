// Rows of the embedded tables of one country: the other countries' rows are passed over unread.

enum HolidayRows {
  /// The rules of public holidays of a country, without the country itself, in the table's order.
  static func publicRules(of country: String) -> [[String]] {
    [
      PackageResources.holidays_americas_tsv, PackageResources.holidays_europe_tsv,
      PackageResources.holidays_pacific_tsv,
    ].flatMap { rows(of: country, in: $0) }
  }

  /// The days without school of a country.
  static func school(of country: String) -> [[String]] {
    rows(of: country, in: PackageResources.schoolholidays_tsv)
  }

  /// The regions of a country.
  static func regions(of country: String) -> [[String]] {
    rows(of: country, in: PackageResources.regions_tsv)
  }

  /// The columns after the country of the lines that begin with it.
  ///
  /// - Complexity: One pass over the table's bytes; text is made of the country's own rows alone.
  private static func rows(of country: String, in table: [UInt8]) -> [[String]] {
    let key = Array(country.utf8) + [0x09]
    var found: [[String]] = []
    var start = 0
    while start < table.count {
      let end = table[start...].firstIndex(of: 0x0A) ?? table.count
      if table[start..<end].starts(with: key) {
        found.append(
          table[(start + key.count)..<end].split(separator: 0x09, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) })
      }
      start = end + 1
    }
    return found
  }
}
