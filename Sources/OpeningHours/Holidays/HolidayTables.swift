// The built-in calendars: tables by country and region, worked out once.

import Synchronization

extension HolidayCalendar {
  private static let worked = Mutex<[String: HolidayCalendar]>([:])
  /// How many questions are remembered, and how long one may be: regions come from users.
  private static let remembered = (count: 1024, bytes: 64)

  /// The calendar of a country and region from the built-in tables.
  ///
  /// What is not known never fails: the days in doubt are unknown, and `gaps` says why. Public
  /// holidays are worked out for the years 1970 to 2100, and unknown outside them.
  ///
  /// ```swift
  /// HolidayCalendar.builtIn(country: "DE", region: "BY")
  /// HolidayCalendar.builtIn(country: "fr", region: "67")
  /// HolidayCalendar.builtIn(country: "GP")
  /// ```
  ///
  /// - Parameters:
  ///   - country: ISO 3166-1, such as `CA`; `nil` if none is known.
  ///   - region: The second part of ISO 3166-2, such as `QC`, all of it (`CA-QC`), or the region's
  ///     name (`Québec`), in upper or lower case; `nil` if none is known.
  /// - Returns: The calendar; the same one for the same question.
  /// - Complexity: About a millisecond for the first question about a place, then one look-up.
  public static func builtIn(country: String?, region: String? = nil) -> HolidayCalendar {
    guard let country = country?.uppercased(), !country.isEmpty else { return .unknown }
    let region = region?.uppercased() ?? ""
    let key = "\(country)-\(region)"
    if let calendar = worked.withLock({ $0[key] }) { return calendar }
    let place = HolidayRegion.place(country: country, region: region)
    let calendar = HolidayTables.calendar(country: place.country, region: place.region)
    if key.utf8.count <= remembered.bytes {
      worked.withLock { if $0.count < remembered.count { $0[key] = calendar } }
    }
    return calendar
  }
}

enum HolidayTables {
  /// The years for which rules are worked out.
  static let years = 1970...2100

  /// Works a calendar out from the tables.
  ///
  /// - Parameters:
  ///   - country: ISO 3166-1, in upper case.
  ///   - region: A region's code or name in upper case; empty for none.
  /// - Returns: The calendar, with what it does not know.
  static func calendar(country: String, region: String) -> HolidayCalendar {
    let rules = rules(of: country)
    guard !rules.isEmpty else {
      return HolidayCalendar(
        table: HolidayCalendar.unknown.table, gaps: [.countryWithoutTable(country)])
    }
    let known = HolidayRegion.all(of: country)
    let found = known.first { $0.isMeant(by: region) }
    var gaps: [HolidayGap] = []
    if found == nil, !known.isEmpty {
      let codes = known.map(\.code)
      gaps.append(
        region.isEmpty
          ? .regionMissing(country: country, known: codes)
          : .unknownRegion(region, country: country, known: codes))
    }
    // Without a region a day is a holiday for sure only if it is one in every region.
    let asked = found.map { [$0] } ?? (known.isEmpty ? [HolidayRegion(code: region)] : known)
    var builder = DayTable.Builder(years: years, outside: DayTable.unknown)
    PublicHolidays(rules: rules, regions: asked).add(to: &builder)
    let school = SchoolHolidays(country: country)
    if let gap = school.add(for: asked.count == 1 ? asked[0] : nil, to: &builder) {
      gaps.append(gap)
    }
    return HolidayCalendar(table: builder.table(), gaps: gaps)
  }

  /// The rules of a country, in the order of the tables.
  static func rules(of country: String) -> [HolidayRule] {
    HolidayRows.publicRules(of: country).compactMap(HolidayRule.init)
  }
}
