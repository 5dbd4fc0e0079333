// Whose holidays a venue keeps, by the words of its record.

import GeoPrimitives
import OpeningHours
import Testing

@testable import Venues

@Suite("The holidays of a venue")
struct HolidayPlaceTests {
  private func text(_ properties: JSONObject) throws -> String {
    let venue = Venue(
      id: "v", source: "s", sourceID: "1", name: "V",
      position: try Position(latitude: 48, longitude: 11), properties: properties)
    return HolidayPlace.text(of: venue)
  }

  @Test("are those of the country and region in its record, in whatever spelling")
  func spellings() throws {
    let corpusChristi = CivilDay(year: 2026, month: 6, day: 4)
    for region in ["BY", "by", "DE-BY", "Bayern", "bavaria"] {
      let text = try text(["pays": "de", "region": .string(region)])
      #expect(HolidayPlace.calendar(of: text).publicHoliday(on: corpusChristi) != nil, "\(region)")
    }
    let berlin = try text(["pays": "DE", "region": "Berlin"])
    #expect(HolidayPlace.calendar(of: berlin).publicHoliday(on: corpusChristi) == nil)
    #expect(HolidayPlace.calendar(of: berlin).gaps.allSatisfy { "\($0)".contains("school") })
  }

  @Test("are unknown without a country, and those of the country where the region means nothing")
  func unknown() throws {
    #expect(try text([:]) == "")
    #expect(try text(["pays": "Germany"]) == "")
    #expect(try text(["region": "BY"]) == "")
    #expect(try text(["pays": "DE", "region": .string(String(repeating: "x", count: 65))]) == "DE")
    let text = try text(["pays": "DE", "region": "Hinterland"])
    let calendar = HolidayPlace.calendar(of: text)
    #expect(calendar.publicHoliday(on: CivilDay(year: 2026, month: 12, day: 25)) != nil)
    #expect(!calendar.gaps.isEmpty)
  }
}
