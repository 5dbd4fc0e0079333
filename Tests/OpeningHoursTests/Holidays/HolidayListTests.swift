// Files of holidays: what is read, what is refused with its line, and what stands in place of what.

import Testing

@testable import OpeningHours

@Suite("A file of holidays")
struct HolidayListTests {
  private func calendar(_ events: String...) -> String {
    let body = events.map { "BEGIN:VEVENT\r\n\($0)\r\nEND:VEVENT\r\n" }.joined()
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(body)END:VCALENDAR\r\n"
  }

  /// The lists in short: `s 2026-03-02/2026-03-06 name` and `p 2026-06-24 name`.
  private func short(_ text: String) throws -> [String] {
    let lists = try HolidayLists(text)
    return (lists.publicHolidays ?? []).map { "p \($0.date) \($0.name)" }
      + (lists.schoolHolidays ?? []).map { "s \($0.from)/\($0.to) \($0.name)" }
  }

  @Test(
    "in iCalendar has events that last until before their end",
    arguments: [
      ("DTSTART;VALUE=DATE:20260302\r\nDTEND;VALUE=DATE:20260307", "s 2026-03-02/2026-03-06 "),
      ("DTSTART:20260302T000000\r\nDTEND:20260307T000000", "s 2026-03-02/2026-03-06 "),
      ("DTSTART:20260302T000000\r\nDTEND:20260306T235900", "s 2026-03-02/2026-03-06 "),
      ("DTSTART:20260302T000000\r\nDTEND:20260306T235959", "s 2026-03-02/2026-03-06 "),
      ("DTSTART;VALUE=DATE:20261225", "s 2026-12-25/2026-12-25 "),
      ("DTSTART;VALUE=DATE:20261225\r\nDTEND;VALUE=DATE:20261225", "s 2026-12-25/2026-12-25 "),
      ("CATEGORIES:Jour férié\r\nDTSTART:20261225", "p 2026-12-25 "),
      ("CATEGORIES:x,JOURS FERIES\r\nDTSTART:20261225", "p 2026-12-25 "),
      ("CATEGORIES:FÉRIÉ\r\nDTSTART:20261225", "p 2026-12-25 "),
      ("CATEGORIES:Gesetzlicher Feiertag\r\nDTSTART:20261225", "p 2026-12-25 "),
      ("CATEGORIES:Nationalfeiertage\r\nDTSTART:20261225", "p 2026-12-25 "),
      ("CATEGORIES:Holidays\r\nDTSTART:20261225", "p 2026-12-25 "),
      ("CATEGORIES:Bank HOLIDAY\r\nDTSTART:20261225", "p 2026-12-25 "),
      ("CATEGORIES:School,Public holiday\r\nDTSTART:20261225", "p 2026-12-25 "),
      ("CATEGORIES:School holidays\r\nDTSTART:20261225", "s 2026-12-25/2026-12-25 "),
      ("CATEGORIES:Public school holidays\r\nDTSTART:20261225", "s 2026-12-25/2026-12-25 "),
      ("CATEGORIES:Schulfreier Feiertag\r\nDTSTART:20261225", "s 2026-12-25/2026-12-25 "),
      ("CATEGORIES:Ferien\r\nDTSTART:20261225", "s 2026-12-25/2026-12-25 "),
      ("CATEGORIES:ferie\r\nDTSTART:20261225", "s 2026-12-25/2026-12-25 "),
      ("CATEGORIES:Republic\r\nDTSTART:20261225", "s 2026-12-25/2026-12-25 "),
      ("DTSTART;VALUE=DATE:20261225\r\nDURATION:P5D", "s 2026-12-25/2026-12-29 "),
      ("DTSTART;VALUE=DATE:20261225\r\nDURATION:P1W", "s 2026-12-25/2026-12-31 "),
      (
        "DTSTART;TZID=\"a:b;c\":20260302T000000\r\nSUMMARY:Semaine de\r\n  relâche\\, Québec",
        "s 2026-03-02/2026-03-02 Semaine de relâche, Québec"
      ),
      (
        "CATEGORIES:Public holiday\r\nDTSTART;VALUE=DATE:20260624\r\nSUMMARY;LANGUAGE=fr:Saint-Jean",
        "p 2026-06-24 Saint-Jean"
      ),
      (
        "DTSTART:20260302\r\nBEGIN:VALARM\r\nDURATION:PT5M\r\nDTSTART:junk\r\nEND:VALARM",
        "s 2026-03-02/2026-03-02 "
      ),
    ])
  func events(event: String, expected: String) throws {
    #expect(try short(calendar(event)) == [expected])
    // Line ends of other systems make no difference.
    #expect(try short(calendar(event).replacing("\r\n", with: "\n")) == [expected])
    #expect(try short("\u{FEFF}" + calendar(event).replacing("\r\n", with: "\r")) == [expected])
  }

  @Test("in iCalendar may have events that were cancelled")
  func cancelled() throws {
    let text = calendar(
      "DTSTART:20260302\r\nSTATUS:CANCELLED", "DTSTART:20260427\r\nSTATUS:CONFIRMED",
      "DTSTART:20260302T080000\r\nSTATUS:CANCELLED")
    #expect(try short(text) == ["s 2026-04-27/2026-04-27 "])
  }

  @Test(
    "in iCalendar that says nothing of its kind is noted beside hours for public holidays alone",
    arguments: [
      ("PH off", 2), ("Mo-Fr,PH 10:00-12:00; PH off", 2), ("PH off; SH 10:00-12:00", nil),
      ("SH off", nil), ("Mo-Fr 10:00-12:00", nil),
    ] as [(String, Int?)])
  func assumed(value: String, count: Int?) throws {
    let schedule = try Schedule.parse(value).schedule
    let silent = try HolidayLists(
      calendar(
        "DTSTART:20260302", "CATEGORIES:x\r\nDTSTART:20260624",
        "CATEGORIES:PUBLIC\r\nDTSTART:20260701"))
    #expect(
      silent.assumption(for: schedule)
        == count.map { "\($0) events are read as school holidays (no CATEGORIES: public)" })
    let one = try HolidayLists(calendar("DTSTART:20260302"))
    #expect(
      one.assumption(for: schedule)
        == count.map { _ in "1 event is read as school holidays (no CATEGORIES: public)" })
    let said = try HolidayLists(calendar("CATEGORIES:Feiertag\r\nDTSTART:20260302"))
    #expect(said.assumption(for: schedule) == nil)
    // A table has a kind in every line.
    #expect(try HolidayLists("school\t2026-03-02").assumption(for: schedule) == nil)
  }

  @Test("as a table has a kind, days and a name")
  func table() throws {
    let text = """
      # kind\tfirst\tlast\tname
      public\t2026-06-24\t\tFête nationale
      public\t2026-12-25\t2026-12-26

      school\t2026-03-02\t2026-03-06\tSemaine de relâche
      school\t2026-04-27
      """
    #expect(
      try short(text) == [
        "p 2026-06-24 Fête nationale", "p 2026-12-25 ", "p 2026-12-26 ",
        "s 2026-03-02/2026-03-06 Semaine de relâche", "s 2026-04-27/2026-04-27 ",
      ])
  }

  @Test(
    "is refused as a whole, with the line",
    arguments: [
      ("", "there is no holiday in it"), ("# nothing", "there is no holiday in it"),
      ("BEGIN:VCALENDAR\nEND:VCALENDAR", "there is no holiday in it"),
      (
        "fête\t2026-06-24",
        "line 1: expected public or school, a tab, and a day such as 2026-03-02, found \"fête\""
      ),
      (
        "\nschool\t2026-02-30",
        "line 2: expected a day that exists, such as 2026-03-02, found \"2026-02-30\""
      ),
      ("school\t2026-03-06\t2026-03-02", "line 1: the holiday ends before it starts"),
      (
        "school\t2026-03-06\t2036-03-02",
        "line 1: a holiday of 3650 days is longer than a year"
      ),
      (
        "school",
        "line 1: expected kind, first day, last day and name with tabs between, found \"1 columns\""
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260302\nRRULE:FREQ=YEARLY\nEND:VEVENT",
        "line 4: the event comes back by a rule (RRULE or RDATE); list each of its days"
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x\nEND:VEVENT\nEND:VCALENDAR",
        "line 2: the event has no DTSTART"
      ),
      ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260302", "line 2: VEVENT has no end"),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VTODO",
        "line 3: expected the end of what was begun, found \"END:VTODO\""
      ),
      (
        "BEGIN:VCALENDAR\njunk", "line 2: expected a name, a colon and a value, found \"junk\""
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260301T230000Z",
        "line 3: expected a day that exists, such as 20260302, without a time in UTC, found \"20260301T230000Z\""
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260302T090000\nDTEND:20260302T120000\nEND:VEVENT",
        "line 4: the event starts or ends at 12:00, and holidays last from midnight to midnight"
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;TZID=Europe/Paris:20260302T183000\nEND:VEVENT",
        "line 3: the event starts or ends at 18:30, and holidays last from midnight to midnight"
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260302\nDTEND:20260303T000030\nEND:VEVENT",
        "line 4: the event starts or ends at 00:00, and holidays last from midnight to midnight"
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260302T250000",
        "line 3: expected a day that exists, such as 20260302, without a time in UTC, found \"20260302T250000\""
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDURATION:PT99H",
        "line 3: expected a duration in days or weeks, such as P5D, found \"PT99H\""
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260302\nDTEND:20260301\nEND:VEVENT",
        "line 2: the holiday ends before it starts"
      ),
    ])
  func refusals(text: String, expected: String) {
    do {
      _ = try HolidayLists(text)
      Issue.record("\(text) was read")
    } catch {
      #expect("\(error)" == expected)
    }
  }

  @Test("has a bound on its holidays and on how deep it goes")
  func bounds() {
    let many = String(repeating: "school\t2026-03-02\n", count: HolidayLists.mostEntries + 1)
    #expect(throws: HolidayListError.tooMany(limit: HolidayLists.mostEntries)) {
      try HolidayLists(many)
    }
    let deep = "BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:X\n", count: 100)
    #expect(throws: HolidayListError.self) { try HolidayLists(deep) }
  }

  @Test("is an error or lists, whatever bytes it has", arguments: 0..<40 as Range<UInt64>)
  func hostile(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "BEGIN:VCALENDAR\n", "BEGIN:VEVENT\n", "END:VEVENT\n", "END:VCALENDAR\n", "DTSTART:",
      "DTEND;",
      "20260302", "00010101", "99991231", "99999999", "T", "Z", ":", ";", "\"", "\\", "\r\n", " ",
      "\t", "public", "school", "2026-03-02", "DURATION:P366D\n", "é", "\u{0}",
      "CATEGORIES:public\n",
    ]
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 1...40, using: &generator))
        .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      guard let lists = try? HolidayLists(text) else { continue }
      let listed = HolidayCalendar.none.listing(lists)
      #expect(listed.gaps.isEmpty, "seed \(seed): \(text)")
    }
  }

  @Test("stands in place of the tables for the kinds that it has, and of no other")
  func listing() throws {
    let day = CivilDay(year: 2026, month: 3, day: 3)
    let saintJean = CivilDay(year: 2026, month: 6, day: 24)
    let quebec = HolidayCalendar.builtIn(country: "CA", region: "QC")
    let school = quebec.listing(try HolidayLists("school\t2026-03-02\t2026-03-06\tRelâche"))
    #expect(school.schoolHoliday(on: day) == "Relâche")
    #expect(school.publicHoliday(on: saintJean) == quebec.publicHoliday(on: saintJean))
    let schedule = try Schedule.parse("SH off; PH off; 08:00-10:00").schedule
    #expect(!schedule.gaps(in: Setting(zone: .utc, holidays: quebec)).isEmpty)
    #expect(schedule.gaps(in: Setting(zone: .utc, holidays: school)).isEmpty)

    let open = try Schedule.parse("08:00-10:00; SH off; PH off").schedule
    func state(_ day: CivilDay, _ calendar: HolidayCalendar) -> OpenState {
      open.state(
        at: LocalDateTime(day: day, minute: 540), in: Setting(zone: .utc, holidays: calendar))
    }
    #expect(state(day, quebec) == .unknown && state(day, school) == .closed)
    #expect(state(saintJean, school) == .closed)
    #expect(state(day.advanced(by: 10), school) == .open)
    let own = quebec.listing(try HolidayLists("public\t2026-03-03"))
    #expect(state(day, own) == .closed && state(saintJean, own) == .unknown)
    // Without a country what is not listed stays unknown, and says so.
    let lone = HolidayCalendar.unknown.listing(try HolidayLists("public\t2026-03-03"))
    #expect(state(day, lone) == .closed && state(saintJean, lone) == .unknown)
    #expect(open.gaps(in: Setting(zone: .utc, holidays: lone)) == [.noCountry])
    let onlyPublic = try Schedule.parse("08:00-10:00; PH off").schedule
    #expect(onlyPublic.gaps(in: Setting(zone: .utc, holidays: lone)).isEmpty)
  }
}
