// The built-in calendars: tables by country and region, worked out once.

import Synchronization

extension HolidayCalendar {
  private static let worked = Mutex<[String: HolidayCalendar]>([:])

  /// The calendar of a country and region from the built-in tables.
  ///
  /// What is not known never fails: the days in doubt are unknown, and `gaps` says why. Public
  /// holidays are worked out for the years 1970 to 2100, and unknown outside them.
  ///
  /// - Parameters:
  ///   - country: ISO 3166-1, such as `CA`; `nil` if none is known.
  ///   - region: The second part of ISO 3166-2, such as `QC`; `nil` if none is known.
  /// - Returns: The calendar; the same one for the same question.
  public static func builtIn(country: String?, region: String? = nil) -> HolidayCalendar {
    guard let country = country?.uppercased(), !country.isEmpty else { return .unknown }
    let region = region?.uppercased() ?? ""
    let key = "\(country)-\(region)"
    if let calendar = worked.withLock({ $0[key] }) { return calendar }
    let calendar = HolidayTables.calendar(country: country, region: region)
    worked.withLock { $0[key] = calendar }
    return calendar
  }
}

enum HolidayTables {
  /// The years for which rules are worked out.
  static let years = 1970...2100

  static func calendar(country: String, region: String) -> HolidayCalendar {
    let rules = rules(of: country)
    guard !rules.isEmpty else {
      return HolidayCalendar(
        table: HolidayCalendar.unknown.table, gaps: [.countryWithoutTable(country)])
    }
    let known = regions(of: country)
    var gaps: [HolidayGap] = []
    var asked = [region]
    if !known.isEmpty, !known.contains(region) {
      // Without a region a day is a holiday for sure only if it is one in every region.
      asked = known
      gaps.append(
        region.isEmpty
          ? .regionMissing(country: country, known: known)
          : .unknownRegion(region, country: country, known: known))
    }
    var builder = DayTable.Builder(years: years, outside: DayTable.unknown)
    add(rules, for: asked, to: &builder)
    if !addSchoolHolidays(country: country, region: region, to: &builder) {
      gaps.append(.noSchoolHolidays(country: country, region: region))
    }
    return HolidayCalendar(table: builder.table(), gaps: gaps)
  }

  private static func add(
    _ rules: [HolidayRule], for regions: [String], to builder: inout DayTable.Builder
  ) {
    // A bit for each region that keeps the day.
    let all = ~UInt64(0) >> UInt64(64 - min(max(regions.count, 1), 64))
    var keeping: [Int: UInt64] = [:]
    for rule in rules {
      var applying: UInt64 = 0
      for (bit, region) in regions.prefix(64).enumerated() where rule.applies(to: region) {
        applying |= 1 << UInt64(bit)
      }
      guard applying != 0 else { continue }
      // A substitute day may fall into the next year.
      for year in years.lowerBound - 1...years.upperBound {
        for day in rule.days(in: year) {
          var mask = applying
          if all != 1 {
            mask |= keeping[day] ?? 0
            keeping[day] = mask
          }
          builder.setPublic(day, mask == all ? .yes : .maybe, name: rule.name)
        }
      }
    }
  }

  /// Adds what is listed; `false` where nothing is.
  private static func addSchoolHolidays(
    country: String, region: String, to builder: inout DayTable.Builder
  ) -> Bool {
    var hasAny = false
    for row in TableLines(PackageResources.schoolholidays_tsv)
    where row.count == 5 && row[0] == country
      && lists(row[1], region)
    {
      guard let from = day(row[2]), let to = day(row[3]) else { continue }
      hasAny = true
      if row[4] == "-" {
        builder.setSchoolKnown(from: from, to: to)
      } else {
        builder.addSchool(from: from, to: to, name: row[4])
      }
    }
    return hasAny
  }

  private static func lists(_ regions: String, _ region: String) -> Bool {
    regions == "*" || regions.split(separator: ",").contains(Substring(region))
  }

  private static func day(_ text: String) -> Int? {
    guard case .local(let local) = try? TimeText(text) else { return nil }
    return local.day.number
  }

  /// The rules of a country, in the order of the table.
  static func rules(of country: String) -> [HolidayRule] {
    TableLines(PackageResources.holidays_tsv)
      .filter { $0.first == country }
      .compactMap { HolidayRule($0.dropFirst()) }
  }

  /// The regions of a country by which its holidays differ.
  static func regions(of country: String) -> [String] {
    TableLines(PackageResources.regions_tsv)
      .filter { $0.first == country && $0.count == 3 }
      .map { $0[1] }
  }
}
