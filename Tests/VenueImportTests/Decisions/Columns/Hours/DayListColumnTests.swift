// Hours that are told by two or three columns together.

import Testing
import Venues

@testable import VenueImport

@Suite("A column of days") struct DayListColumnTests {
  /// The hours by identifier of venues whose rows have these cells.
  static func hours(_ header: String, _ rows: [String]) throws -> [String?] {
    let lines = rows.enumerated().map { "\($0),Place \($0),48.6\($0),6.1,\($1)" }
    let text = (["id,name,lat,lon,\(header)"] + lines).joined(separator: "\n") + "\n"
    let trial = try Trials(knowledge: .standard).run(text)
    return try rows.indices.map { try trial.venue(String($0)).hours }
  }

  @Test(
    "says when the hours beside it hold",
    arguments: [
      ("open_days,open_time,close_time", "Mon-Fri,9:00,17:00", "Mo-Fr 09:00-17:00"),
      ("Openingsdagen,Openingsuur,Sluitingsuur", "ma-vr,9:00,17:00", "Mo-Fr 09:00-17:00"),
      ("dias,apertura,cierre", "lunes a viernes,9:00,17:00", "Mo-Fr 09:00-17:00"),
      ("利用可能曜日,開始時間,終了時間", "火木土,9:00,17:00", "Tu,Th,Sa 09:00-17:00"),
      ("이용요일,시작시간,종료시간", "월화수,09:00,18:00", "Mo-We 09:00-18:00"),
      ("days,start,end", "Sat-Sun,9:00,17:00", "Sa-Su 09:00-17:00"),
    ])
  func lists(header: String, row: String, hours: String) throws {
    let found = try Self.hours(header, [row, row.replacing("9:00", with: "8:30")])
    #expect(found.first == hours)
  }

  @Test(
    "that is not understood keeps the hours from being those of every day",
    arguments: ["school days", "Mon-Fri except in term", "see notice"])
  func doubt(days: String) throws {
    let rows = ["Mon-Fri,9:00,17:00", "\(days),9:00,17:00", "\(days) 2,9:00,18:00"]
    #expect(try Self.hours("days,open,close", rows) == [nil, nil, nil])
  }

  @Test("leaves the hours of a row open where it says nothing")
  func empty() throws {
    let rows = ["Mo-Fr,9:00,17:00", ",9:00,17:00"]
    #expect(try Self.hours("days,open,close", rows) == ["Mo-Fr 09:00-17:00", nil])
  }

  @Test("of one day each makes no hours of a start and an end, which may be those of courses")
  func courses() throws {
    #expect(
      try Self.hours("day,start,end", ["Monday,9:00,10:00", "Friday,11:00,12:00"]) == [nil, nil])
  }

  @Test(
    "is not needed where columns are named for opening and closing",
    arguments: [
      "jam_buka,jam_tutup", "เวลาเปิด,เวลาปิด", "開館時間,閉館時間", "운영시작시간,운영종료시간",
      "giờ mở cửa,giờ đóng cửa", "שעת פתיחה,שעת סגירה", "godzina otwarcia,godzina zamknięcia",
    ])
  func everyDay(header: String) throws {
    let found = try Self.hours(header, ["06:00,21:00", "07:00,22:00"])
    #expect(found == ["Mo-Su 06:00-21:00", "Mo-Su 07:00-22:00"])
  }

  @Test(
    "is none where a name speaks of some days", arguments: ["平日開館時間,平日閉館時間", "평일운영시작시각,평일운영종료시각"])
  func someDays(header: String) throws {
    #expect(try Self.hours(header, ["06:00,21:00", "07:00,22:00"]) == [nil, nil])
  }
}

@Suite("Columns of weekdays and of the weekend") struct DayGroupsTests {
  @Test(
    "make one value where they are of the whole week",
    arguments: [
      ("Opening hours weekdays,Opening hours weekends", "Mo-Fr 10:00-20:00; Sa-Su 11:00-15:00"),
      ("Weekday,Weekend", "Mo-Fr 10:00-20:00; Sa-Su 11:00-15:00"),
      ("Mon-Fri,Sat-Sun", "Mo-Fr 10:00-20:00; Sa-Su 11:00-15:00"),
      ("Horaires semaine,Horaires week-end", "Mo-Fr 10:00-20:00; Sa-Su 11:00-15:00"),
      ("Mon-Thu hours,Fri-Sun hours", "Mo-Th 10:00-20:00; Fr-Su 11:00-15:00"),
    ])
  func whole(header: String, hours: String) throws {
    let rows = Array(repeating: "10:00-20:00,11:00-15:00", count: 3)
    #expect(try DayListColumnTests.hours(header, rows) == [hours, hours, hours])
  }

  @Test("say closed days")
  func closed() throws {
    let found = try DayListColumnTests.hours(
      "weekday,saturday,sunday", ["9-17,10:00-12:00,Closed", "9:00-17:00,10-12,closed"])
    #expect(
      found == [
        "Mo-Fr 09:00-17:00; Sa 10:00-12:00; Su off", "Mo-Fr 09:00-17:00; Sa 10:00-12:00; Su off",
      ])
  }

  @Test(
    "are none where a day is missing or named twice, or cells hold something else",
    arguments: [
      ("weekday,saturday", "9:00-17:00,10:00-12:00"),
      ("mon-fri,fri-sun", "9:00-17:00,10:00-12:00"), ("weekday,weekend", "120,80"),
    ])
  func others(header: String, row: String) throws {
    #expect(try DayListColumnTests.hours(header, [row, row]) == [nil, nil])
  }
}
