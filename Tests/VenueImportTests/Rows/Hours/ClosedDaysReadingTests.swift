import OpeningHours
import Testing

@testable import VenueImport

@Suite("Closed days in words") struct ClosedDaysReadingTests {
  private func hours(_ text: String, _ country: String? = nil) -> String? {
    ClosedDays(text, country: country).limiting("09:00-21:00")
  }

  @Test(
    "of the week leave the hours of the others",
    arguments: [
      ("月曜日", "Mo"), ("月・火", "Mo-Tu"), ("毎週水曜日", "We"), ("火曜、木曜定休", "Tu,Th"), ("Mondays", "Mo"),
      ("Closed Mondays", "Mo"), ("every Tuesday", "Tu"), ("Sat-Sun", "Sa-Su"),
      ("weekends", "Sa-Su"),
      ("lundi", "Mo"), ("tous les lundis", "Mo"), ("le lundi et le mardi", "Mo-Tu"),
      ("Montag", "Mo"),
      ("montags", "Mo"), ("Mo, Di", "Mo-Tu"), ("los lunes", "Mo"), ("lunedì", "Mo"),
      ("maandag", "Mo"), ("mandag", "Mo"), ("måndag", "Mo"), ("월요일", "Mo"), ("매주 월요일", "Mo"),
      ("星期一", "Mo"), ("逢星期二", "Tu"), ("每周三", "We"), ("poniedziałek", "Mo"), ("понедельник", "Mo"),
      ("segunda-feira", "Mo"), ("Ruhetag: Sonntag", "Su"),
    ])
  func weekdays(text: String, days: String) {
    #expect(hours(text) == "09:00-21:00; \(days) off")
  }

  @Test(
    "may be public holidays",
    arguments: [
      ("PH", "PH"), ("祝日", "PH"), ("public holidays", "PH"), ("jours fériés", "PH"),
      ("日曜日・祝日", "Su,PH"), ("日祝", "Su,PH"), ("Sundays and public holidays", "Su,PH"),
      ("dimanche et jours fériés", "Su,PH"), ("공휴일", "PH"), ("公眾假期", "PH"), ("Feiertage", "PH"),
    ])
  func holidays(text: String, days: String) {
    #expect(hours(text) == "09:00-21:00; \(days) off")
  }

  @Test(
    "may be counted in the month",
    arguments: [
      ("第2・第4月曜日", "Mo[2,4]"), ("第2・4月曜日", "Mo[2,4]"), ("第３火曜", "Tu[3]"), ("毎月第一水曜日", "We[1]"),
      ("最終金曜日", "Fr[-1]"), ("2nd and 4th Monday of the month", "Mo[2,4]"),
      ("first Monday", "Mo[1]"),
      ("last Sunday of each month", "Su[-1]"), ("1er lundi du mois", "Mo[1]"),
      ("1. und 3. Montag im Monat", "Mo[1,3]"), ("매월 둘째 월요일", "Mo[2]"), ("每月第二个星期一", "Mo[2]"),
      ("every first Tuesday of the month", "Tu[1]"), ("primer lunes del mes", "Mo[1]"),
      ("木曜日、第3水曜日", "Th,We[3]"), ("第3水曜日、毎週木曜日", "We[3],Th"),
    ])
  func counted(text: String, days: String) {
    #expect(hours(text) == "09:00-21:00; \(days) off")
  }

  @Test(
    "may be dates that mean one thing",
    arguments: [
      ("12/29-1/3", "Dec 29-Jan 03"), ("29/12 - 3/1", "Dec 29-Jan 03"),
      ("12月29日～1月3日", "Dec 29-Jan 03"),
      ("12月29日から1月3日まで", "Dec 29-Jan 03"), ("12月29日～31日", "Dec 29-31"), ("Dec 25", "Dec 25"),
      ("Dec 24-26", "Dec 24-26"), ("24-26 December", "Dec 24-26"), ("December 25th", "Dec 25"),
      ("25 décembre", "Dec 25"), ("1er mai", "May 01"), ("24.12.-26.12.", "Dec 24-26"),
      ("1. Januar", "Jan 01"), ("25 de diciembre", "Dec 25"), ("Christmas Day", "Dec 25"),
      ("年末年始(12/29～1/3)", "Dec 29-Jan 03"), ("1/1", "Jan 01"),
    ])
  func dates(text: String, dates: String) {
    #expect(hours(text) == "09:00-21:00; \(dates) off")
  }

  @Test("whose order is open are those of the country") func order() {
    #expect(hours("1/3") == nil)
    #expect(hours("1/3", "JP") == "09:00-21:00; Jan 03 off")
    #expect(hours("1/3", "FR") == nil)
  }

  @Test("at the turn of the year are unknown, and the rest of the year is not") func turn() {
    let turn = "Dec 27-Jan 05 unknown \"年末年始\""
    #expect(hours("年末年始") == "09:00-21:00; \(turn)")
    #expect(hours("月曜日、年末年始") == "09:00-21:00; \(turn); Mo off")
    #expect(hours("月曜・年末年始") == "09:00-21:00; \(turn); Mo off")
  }

  @Test("stand together in one value") func several() {
    #expect(hours("Dec 24-26, Jan 1") == "09:00-21:00; Dec 24-26 off; Jan 01 off")
    #expect(hours("Mondays, Dec 25") == "09:00-21:00; Dec 25 off; Mo off")
  }

  @Test(
    "may be none",
    arguments: [
      "", " ", "-", "–", "none", "None", "なし", "無休", "年中無休", "n/a", "aucun", "연중무휴", "No",
    ])
  func none(text: String) { #expect(hours(text) == "09:00-21:00") }

  @Test(
    "that may mean something else are not understood",
    arguments: [
      "不定休", "by arrangement", "月曜日（祝日の場合は翌日）", "every second Monday", "every other Monday",
      "隔週月曜日", "第2火曜・木曜", "第2週月曜日", "Yes", "Y", "true", "2024-12-29", "2024/12/29", "5", "52",
      "毎日", "every day", "Mon-Sun", "Mondays in winter", "21:00", "12/31/2024", "32 December",
      "26-24 December", "第2", "2nd and 4th", "closed", "ma-di",
    ])
  func unknown(text: String) { #expect(hours(text) == nil) }

  @Test(
    "close the place on these days of a December",
    arguments: [
      ("第2・第4月曜日、木曜以外なし", nil),
      ("木曜、第2・第4月曜日", [3, 10, 14, 17, 24, 28, 31]),
      ("Dec 24-26, Mondays", [7, 14, 21, 24, 25, 26, 28]),
      ("last Friday, 12/29-1/3", [25, 29, 30, 31]),
    ] as [(String, [Int]?)])
  func closed(text: String, days: [Int]?) throws {
    let value = hours(text)
    #expect((value == nil) == (days == nil))
    guard let value, let days else { return }
    let schedule = try Schedule.parse(value).schedule
    for day in 1...31 {
      let noon = try #require(LocalDateTime(year: 2026, month: 12, day: day, hour: 12))
      let expected: OpenState = days.contains(day) ? .closed : .open
      #expect(schedule.state(at: noon, in: Setting(zone: .utc)) == expected, "on day \(day)")
    }
  }

  @Test("that hours know already change nothing") func again() {
    let once = "09:00-21:00; Mo off"
    #expect(ClosedDays("Mondays", country: nil).limiting(once) == once)
  }
}
