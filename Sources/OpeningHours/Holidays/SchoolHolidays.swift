// School holidays by list, and the days for which a list is complete.

struct SchoolHolidays {
  private let country: String
  private let rows: [[String]]

  init(country: String) {
    self.country = country
    rows = HolidayRows.school(of: country)
  }

  /// Adds what is listed for a region; `nil` if the region is not known.
  ///
  /// - Returns: What remains unknown. Even the best list ends, and says so.
  func add(for region: HolidayRegion?, to builder: inout DayTable.Builder) -> HolidayGap? {
    guard let region else {
      return rows.isEmpty ? .noSchoolHolidays(country: country, region: "") : nil
    }
    let index = RegionIndex([region])
    var listed: ClosedRange<Int>?
    for row in rows where row.count == 4 && isListed(index, row[0]) {
      guard let from = day(row[1]), let to = day(row[2]), from <= to else { continue }
      if row[3] == "-" {
        builder.setSchoolKnown(from: from, to: to)
        listed = min(listed?.lowerBound ?? from, from)...max(listed?.upperBound ?? to, to)
      } else {
        builder.addSchool(from: from, to: to, name: row[3])
      }
    }
    guard let listed else { return .noSchoolHolidays(country: country, region: region.code) }
    return .schoolHolidaysEnd(
      country: country, region: region.code, from: CivilDay(number: listed.lowerBound).date,
      to: CivilDay(number: listed.upperBound).date)
  }

  private func isListed(_ region: RegionIndex, _ list: String) -> Bool {
    let marks = list.split(separator: ",").map { RegionMark($0) }
    return list == "*" || region.presences(in: marks) == [.yes]
  }

  private func day(_ text: String) -> Int? {
    guard case .local(let local) = try? TimeText(text) else { return nil }
    return local.day.number
  }
}
