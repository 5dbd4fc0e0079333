// The rows of the tables themselves: every one can be read and names regions that exist.

import Foundation
import Testing

@testable import OpeningHours

@Suite("The tables of holidays")
struct HolidayRowTests {
  private static let tables = [
    PackageResources.holidays_americas_tsv, PackageResources.holidays_europe_tsv,
    PackageResources.holidays_pacific_tsv,
  ]

  static let countries: [String] = {
    var seen: [String] = []
    for row in tables.flatMap({ Array(TableLines($0)) })
    where !row[0].isEmpty && !seen.contains(row[0]) {
      seen.append(row[0])
    }
    return seen.sorted()
  }()

  @Test("have rows that can all be read")
  func rows() {
    var counts: [String: Int] = [:]
    for row in Self.tables.flatMap({ Array(TableLines($0)) }) where !row[0].isEmpty {
      counts[row[0], default: 0] += 1
      #expect(HolidayRule(Array(row.dropFirst())) != nil, "\(row)")
    }
    for (country, count) in counts {
      #expect(HolidayTables.rules(of: country).count == count, "\(country)")
    }
    #expect(counts.count == 23)
  }

  @Test("name regions and groups that there are")
  func regionNames() {
    for row in Self.tables.flatMap({ Array(TableLines($0)) }) where !row[0].isEmpty {
      let known = HolidayRegion.all(of: row[0]).flatMap(\.memberships).map(\.code)
      for name in row[1].drop(while: { $0 == "!" }).split(separator: ",") where name != "*" {
        #expect(known.contains(RegionMark(name).code), "\(row[0]) \(name)")
      }
    }
    for row in TableLines(PackageResources.schoolholidays_tsv) where !row[0].isEmpty {
      let known = HolidayRegion.all(of: row[0]).flatMap(\.memberships).map(\.code)
      for name in row[1].split(separator: ",") where name != "*" {
        #expect(known.contains(RegionMark(name).code), "\(row)")
      }
    }
  }

  @Test("have regions with codes of their own, and few enough kinds of them")
  func regions() {
    for country in Self.countries {
      let codes = HolidayRegion.all(of: country).map(\.code)
      #expect(Set(codes).count == codes.count, "\(country)")
      let rules = HolidayTables.rules(of: country)
      let index = RegionIndex(HolidayRegion.all(of: country))
      let answers = rules.map { $0.presences(in: index) }
      let kinds = Set(codes.indices.map { region in answers.map { $0[region] } })
      #expect(kinds.count <= 64, "\(country)")
    }
  }

  /// Writes every day of every place for Scripts/check-holidays, where HOLIDAYS_OUT names a file.
  @Test("can be listed day by day")
  func listing() throws {
    guard let path = ProcessInfo.processInfo.environment["HOLIDAYS_OUT"] else { return }
    var lines: [String] = []
    for country in Self.countries {
      let codes = HolidayRegion.all(of: country).map(\.code)
      for region in codes.isEmpty ? ["-"] : codes {
        for year in 2020...2035 {
          for day in try HolidayLine.days(country: country, region: region, year: year) {
            let isSure = !day.hasSuffix("?")
            lines.append(
              "\(country)\t\(region)\t\(year)-\(day.prefix(5))\t\(isSure ? "yes" : "maybe")")
          }
        }
      }
    }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
