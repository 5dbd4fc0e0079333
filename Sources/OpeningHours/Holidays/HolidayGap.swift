// What a calendar does not know, said so that a person can do something about it.

/// A hole in the knowledge about holidays.
public enum HolidayGap: Hashable, Sendable {
  /// No country was given.
  case noCountry
  /// There is no table for a country.
  case countryWithoutTable(String)
  /// A country has no such region; the regions that it has come with it.
  case unknownRegion(String, country: String, known: [String])
  /// Holidays differ by region and none was given, so that some days may or may not be holidays.
  case regionMissing(country: String, known: [String])
  /// There is no table of school holidays.
  case noSchoolHolidays(country: String, region: String)
  /// School holidays are listed for some time only, and unknown before and after it.
  case schoolHolidaysEnd(country: String, region: String, from: CivilDate, to: CivilDate)
}

extension HolidayGap: CustomStringConvertible {
  /// The gap as a sentence for people.
  public var description: String {
    switch self {
    case .noCountry:
      "no country is known, so that what depends on holidays is unknown"
    case .countryWithoutTable(let country):
      "there is no table of holidays for country \"\(country)\", so that what depends on them is unknown"
        + HolidayGap.question(PlaceNames.countries(near: country))
    case .unknownRegion(let region, let country, let known):
      "country \(country) has no region \"\(region)\"; it has \(HolidayGap.list(known))"
        + HolidayGap.question(PlaceNames.regions(near: region, of: country))
    case .regionMissing(let country, let known):
      "holidays of \(country) differ by region: give one of \(HolidayGap.list(known))"
    case .noSchoolHolidays(let country, let region):
      "there is no table of school holidays for \(HolidayGap.place(country, region))"
    case .schoolHolidaysEnd(let country, let region, let from, let to):
      "school holidays of \(HolidayGap.place(country, region)) are listed from \(from) to \(to), and unknown outside"
    }
  }

  private static func place(_ country: String, _ region: String) -> String {
    region.isEmpty ? country : "\(country)-\(region)"
  }

  /// What may have been meant, as a question.
  private static func question(_ near: [String]) -> String {
    near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
  }

  /// The first regions of a list, and how many more there are.
  private static func list(_ regions: [String]) -> String {
    let shown = regions.count > 30 ? Array(regions.prefix(20)) : regions
    let rest = regions.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Schedule {
  /// What the calendar of a setting lacks for this schedule.
  ///
  /// Where there is a gap, the state may be unknown on days that a better calendar would know.
  public func gaps(in setting: Setting) -> [HolidayGap] {
    let listed = setting.holidays.listedKinds
    let needsPublic = program.header.usesPublicHolidays && !listed.contains(.publicHoliday)
    let needsSchool = program.header.usesSchoolHolidays && !listed.contains(.schoolHoliday)
    return setting.holidays.gaps.filter { gap in
      switch gap {
      case .noSchoolHolidays, .schoolHolidaysEnd: needsSchool
      case .noCountry, .countryWithoutTable, .unknownRegion, .regionMissing:
        needsPublic || needsSchool
      }
    }
  }
}
