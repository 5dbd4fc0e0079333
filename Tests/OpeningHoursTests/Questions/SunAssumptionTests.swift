// Times of the sun without a place.

import Testing

@testable import OpeningHours

@Suite("Without a place")
struct SunAssumptionTests {
  @Test("a schedule with the sun says which times it takes")
  func assumption() throws {
    let sunny = try Schedule.parse("Mo-Fr 08:00-12:00; Sa sunrise-sunset").schedule
    let plain = try Schedule.parse("Mo-Fr 08:00-12:00").schedule
    let nowhere = Setting(zone: .utc, holidays: .none)
    var somewhere = nowhere
    somewhere.place = Setting.Place(latitude: 45, longitude: -73)
    #expect(
      sunny.sunAssumption(in: nowhere)?.description
        == "no position is known, so that every day takes dawn as 05:30, sunrise as 06:00, sunset as 18:00, dusk as 18:30"
    )
    #expect(sunny.sunAssumption(in: somewhere) == nil)
    #expect(plain.sunAssumption(in: nowhere) == nil)
  }
}
