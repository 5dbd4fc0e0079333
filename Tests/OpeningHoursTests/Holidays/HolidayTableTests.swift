// The built-in calendars, asked through schedules.

import Testing

@testable import OpeningHours

@Suite("The built-in holidays")
struct HolidayTableTests {
  @Test("are unknown where regions differ and none is named")
  func regionMissing() throws {
    let setting = Setting(zone: .utc, holidays: .builtIn(country: "ca"))
    let schedule = try Schedule.parse("08:00-20:00; PH off").schedule
    #expect(schedule.state(at: try local("2026-12-25T12:00"), in: setting) == .closed)
    #expect(schedule.state(at: try local("2026-06-24T12:00"), in: setting) == .unknown)
    #expect(schedule.state(at: try local("2026-06-25T12:00"), in: setting) == .open)
    #expect(schedule.gaps(in: setting).count == 1)
  }

  @Test("are unknown, never closed, in a country without a table")
  func countryMissing() throws {
    let setting = Setting(zone: .utc, holidays: .builtIn(country: "ZZ", region: "1"))
    let schedule = try Schedule.parse("PH 08:00-20:00").schedule
    #expect(schedule.state(at: try local("2026-06-24T12:00"), in: setting) == .unknown)
    #expect(schedule.state(at: try local("2026-06-24T22:00"), in: setting) == .closed)
    #expect(schedule.gaps(in: setting) == [.countryWithoutTable("ZZ")])
    let plain = try Schedule.parse("08:00-20:00").schedule
    #expect(plain.gaps(in: setting).isEmpty)
  }

  @Test("are unknown before 1970 and after 2100")
  func outside() throws {
    let setting = Setting(zone: .utc, holidays: .builtIn(country: "SE"))
    let schedule = try Schedule.parse("08:00-20:00; PH off").schedule
    let states = try ["1969-12-31", "1970-01-01", "2100-12-26", "2101-01-01"]
      .map { schedule.state(at: try local("\($0)T12:00"), in: setting).letter }
    #expect(String(states) == "uccu")
  }

  @Test(
    "know a region by its code, its full code and its name",
    arguments: [
      "DE BY|BY by DE-BY de-by Bayern BAYERN bavaria", "CA QC|qc CA-QC Québec quebec",
      "FR 67|67 FR-67 bas-rhin", "FR 6AE|A alsace FR-6AE", "FR 971|GP gp guadeloupe",
      "FR COR|corse 20R", "AT 9|9 AT-9 wien Vienna", "GB NIR|nir northern ireland",
      "CH ZH|zürich ZURICH CH-ZH", "US PR|pr Puerto Rico US-PR",
    ])
  func spellings(_ line: String) throws {
    let parts = line.split(separator: "|")
    let place = parts[0].split(separator: " ").map(String.init)
    var spellings = parts[1].split(separator: " ").map(String.init)
    if parts[1].hasSuffix("Puerto Rico US-PR") { spellings = ["pr", "Puerto Rico", "US-PR"] }
    if parts[1].hasSuffix("northern ireland") { spellings = ["nir", "Northern Ireland"] }
    let expected = try HolidayLine.days(country: place[0], region: place[1], year: 2026)
    for spelling in spellings {
      let calendar = HolidayCalendar.builtIn(country: place[0].lowercased(), region: spelling)
      let isFound = !calendar.gaps.contains {
        if case .unknownRegion = $0 { true } else { false }
      }
      #expect(isFound, "\(spelling)")
      #expect(try HolidayLine.days(of: calendar, year: 2026) == expected, "\(spelling)")
    }
  }

  @Test(
    "take a territory's own country code for a region of its country",
    arguments: ["GP FR 971", "RE FR 974", "PR US PR", "GU US GU", "AX FI 01", "NC FR NC"])
  func territories(_ line: String) throws {
    let parts = line.split(separator: " ").map(String.init)
    let own = HolidayCalendar.builtIn(country: parts[0])
    #expect(
      try HolidayLine.days(of: own, year: 2026)
        == HolidayLine.days(country: parts[1], region: parts[2], year: 2026))
  }

  @Test("of a region that does not exist are in doubt, and say which regions there are")
  func unknownRegion() throws {
    let calendar = HolidayCalendar.builtIn(country: "DE", region: "QC")
    guard case .unknownRegion("QC", country: "DE", let known) = calendar.gaps.first else {
      Issue.record("\(calendar.gaps)")
      return
    }
    #expect(known.count == 16)
    #expect(try HolidayLine.days(of: calendar, year: 2026).contains("01-06?"))
    // France has too many to name them all.
    let france = HolidayCalendar.builtIn(country: "FR", region: "100")
    #expect(france.gaps.first?.description.hasSuffix("more") == true)
  }

  @Test(
    "of a place that is nearly one say which may be meant",
    arguments: [
      ("CA", "Quebc", "did you mean QC (Québec)?"), ("FR", "Ile de Frnce", "(Île-de-France)?"),
      ("Canda", nil, "did you mean CA (Canada)?"), ("CAN", nil, "did you mean CA (Canada)?"),
      ("Osterreich", nil, "did you mean AT (Austria)?"),
    ] as [(String, String?, String)])
  func nearPlaces(country: String, region: String?, expected: String) {
    let gaps = HolidayCalendar.builtIn(country: country, region: region).gaps
    #expect(gaps.first?.description.hasSuffix(expected) == true, "\(gaps)")
  }

  @Test(
    "of a region are found by its name, with accents or without",
    arguments: [
      ("CA", "quebec", "QC"), ("CA", "Que\u{301}bec", "QC"), ("CA", "ile du prince edouard", "PE"),
      ("DE", "thueringen", nil), ("DE", "Thuringen", "TH"), ("ZZ", "quebec", nil), ("CA", "-", nil),
    ] as [(String, String, String?)])
  func foldedNames(country: String, region: String, code: String?) {
    let found = HolidayRegion.all(of: country).first { $0.isMeant(by: region.uppercased()) }
    #expect(found?.code == code)
  }

  @Test("of a list are those of the list alone")
  func lists() throws {
    let calendar = HolidayCalendar(
      publicHolidays: [.init(date: CivilDate(year: 2026, month: 4, day: 3), name: "Karfreitag")],
      schoolHolidays: [
        .init(
          from: CivilDate(year: 2026, month: 3, day: 30),
          to: CivilDate(year: 2026, month: 4, day: 10),
          name: "Osterferien")
      ])
    let setting = Setting(zone: .utc, holidays: calendar)
    let schedule = try Schedule.parse("Mo-Fr 08:00-18:00; SH 10:00-14:00; PH off").schedule
    let states = try [
      "2026-03-27T17:00", "2026-03-30T17:00", "2026-04-03T12:00", "2026-04-13T17:00",
      "2031-04-14T17:00",
    ]
    .map { schedule.state(at: try local($0), in: setting).letter }
    #expect(String(states) == "occoo")
    #expect(
      schedule.status(at: try local("2026-03-30T12:00"), in: setting).comment == "Osterferien")
  }
}
