// What a sentence says of holidays, dates and seasons before the ordinary hours holds on those days; the language replaces it.

import Testing

@testable import OpeningHours

@Suite("Special days before ordinary hours")
struct SpecialDayTests {
  @Test(
    "hold in a sentence",
    arguments: [
      ("Closed public holidays; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; PH off"),
      ("Closed Dec 25; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; Dec 25 off"),
      ("Fermé les jours fériés; lun-ven 9h-17h", "Mo-Fr 09:00-17:00; PH off"),
      ("Feiertags geschlossen; Mo-Fr 9-17 Uhr", "Mo-Fr 09:00-17:00; PH off"),
      ("Feiertags geschlossen, Mo-Fr 9-17 Uhr", "Mo-Fr 09:00-17:00; PH off"),
      ("公眾假期休息 星期一至五 上午9時至下午5時", "Mo-Fr 09:00-17:00; PH off"),
      ("Closed Wednesdays; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; We off"),
      ("Closed July; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; Jul off"),
      ("Closed Dec 24 - Jan 2; daily 8am-8pm", "Mo-Su 08:00-20:00; Dec 24-Jan 02 off"),
      ("Closed Easter; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; easter off"),
      ("Closed week 30; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; week 30 off"),
      ("Wed closed 1pm-5pm; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; We 13:00-17:00 off"),
      ("Closed noon to 1pm; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; 12:00-13:00 off"),
      (
        "Sonn- und Feiertage geschlossen; April bis Oktober Mo-Sa 8-20 Uhr",
        "Apr-Oct Mo-Sa 08:00-20:00; Su,PH off"
      ),
      (
        "Mon-Fri 9am-5pm; closed Dec 25; Sat 10am-2pm",
        "Mo-Fr 09:00-17:00; Sa 10:00-14:00; Dec 25 off"
      ),
      (
        "Closed public holidays; Apr-Oct 9am-7pm; Nov-Mar 9am-5pm",
        "Apr-Oct 09:00-19:00; Nov-Mar 09:00-17:00; PH off"
      ),
      (
        "Closed public holidays; Mon-Fri 9am-5pm, Sat 10am-2pm",
        "Mo-Fr 09:00-17:00, Sa 10:00-14:00; PH off"
      ),
      (
        "daily except public holidays 9am-5pm; Sat 10am-2pm",
        "Mo-Su 09:00-17:00; Sa 10:00-14:00; PH off"
      ),
      ("Closed on statutory holidays; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; PH off"),
      ("An gesetzlichen Feiertagen geschlossen; Mo-Fr 9-17 Uhr", "Mo-Fr 09:00-17:00; PH off"),
      ("Domingos y días festivos cerrado; lunes a sábado 9-21 h", "Mo-Sa 09:00-21:00; Su,PH off"),
      // What is shorter or has to be asked for holds as well.
      ("Public holidays 10am-4pm; Mon-Sun 6am-10pm", "Mo-Su 06:00-22:00; PH 10:00-16:00"),
      ("Feiertags 10-16 Uhr; Mo-So 8-20 Uhr", "Mo-Su 08:00-20:00; PH 10:00-16:00"),
      ("Dec 24 9am-noon; Mon-Sun 9am-5pm", "Mo-Su 09:00-17:00; Dec 24 09:00-12:00"),
      ("School holidays 10am-4pm; Mon-Fri 4pm-8pm", "Mo-Fr 16:00-20:00; SH 10:00-16:00"),
      ("Samedi sur rendez-vous; 9h-17h", "09:00-17:00; Sa \"sur rendez-vous\""),
    ])
  func holds(text: String, expected: String) throws {
    let parsed = try Schedule.parse(text)
    #expect(parsed.schedule.description == expected)
    #expect(parsed.warnings.contains { $0.message.contains("as if they stood behind") })
    #expect(parsed.warnings.map(\.offset) == parsed.warnings.map(\.offset).sorted())
    #expect(try Schedule.parse(expected).schedule == parsed.schedule)
  }

  @Test(
    "leave their own exceptions open",
    arguments: [
      (
        "Closed July; Jul 14 10am-2pm; Mon-Fri 9am-5pm",
        "Mo-Fr 09:00-17:00; Jul off; Jul 14 10:00-14:00"
      ),
      (
        "Closed public holidays; Dec 26 10am-2pm; Mon-Fri 9am-5pm",
        "Mo-Fr 09:00-17:00; PH off; Dec 26 10:00-14:00"
      ),
      (
        "Public holidays 10am-4pm; Dec 26 10am-noon; 9am-5pm",
        "09:00-17:00; PH 10:00-16:00; Dec 26 10:00-12:00"
      ),
      (
        "Closed weekends; Mon-Fri 9am-5pm; Sat 10am-2pm",
        "Sa,Su off; Mo-Fr 09:00-17:00; Sa 10:00-14:00"
      ),
      (
        "Daily except Sunday 9am-5pm, Sunday 10am-2pm",
        "Mo-Su 09:00-17:00; Su off; Su 10:00-14:00"
      ), ("Mon closed; Tue-Sun,PH 9am-5pm", "Mo off; Tu-Su,PH 09:00-17:00"),
    ])
  func exceptions(text: String, expected: String) throws {
    #expect(try Schedule.parse(text).schedule.description == expected)
  }

  @Test(
    "hold behind a comma as well, where their hours are not added ones",
    arguments: [
      (
        "Mon-Fri 8am-8pm, Sat 9am-5pm, public holidays 10am-2pm",
        "Mo-Fr 08:00-20:00, Sa 09:00-17:00; PH 10:00-14:00"
      ), ("Mo-Fr 9-17 Uhr, Mi 9-13 Uhr", "Mo-Fr 09:00-17:00; We 09:00-13:00"),
      ("Mo-Fr 9-12 Uhr, Mi 14-18 Uhr", "Mo-Fr 09:00-12:00, We 14:00-18:00"),
      ("9am-5pm, Sat 10am-2pm", "09:00-17:00; Sa 10:00-14:00"),
      ("Mon-Fri 8am-8pm, Dec 24 8am-noon", "Mo-Fr 08:00-20:00; Dec 24 08:00-12:00"),
      ("Mo-Fr 08:00-20:00, PH 10:00-14:00", "Mo-Fr 08:00-20:00, PH 10:00-14:00"),
    ])
  func commas(text: String, expected: String) throws {
    #expect(try Schedule.parse(text).schedule.description == expected)
  }

  @Test(
    "are half days and seasons too, where hours of one day are not parted",
    arguments: [
      ("Wed 9am-1pm; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; We 09:00-13:00"),
      ("Fri 6pm-2am; Mon-Fri 9am-11pm", "Mo-Fr 09:00-23:00; Fr 18:00-02:00"),
      ("Sat 10am-2pm; 24/7", "24/7; Sa 10:00-14:00"),
      ("Mon 9am-12pm; Mon-Fri 2pm-6pm", "Mo 09:00-12:00; Mo-Fr 14:00-18:00"),
      ("Jul-Aug 10am-2pm; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; Jul-Aug 10:00-14:00"),
      ("Mon-Fri 9am-5pm; Jul-Aug 9am-8pm", "Mo-Fr 09:00-17:00; Jul-Aug 09:00-20:00"),
      (
        "Jul 9am-8pm; Sun closed; Mon-Sat 9am-5pm",
        "Mo-Sa 09:00-17:00; Jul 09:00-20:00; Su off"
      ), ("Closed Oct-Mar; Apr-Sep 9am-9pm", "Oct-Mar off; Apr-Sep 09:00-21:00"),
    ])
  func seasons(text: String, expected: String) throws {
    #expect(try Schedule.parse(text).schedule.description == expected)
  }

  @Test(
    "that move from between two lists of hours leave those apart, in print as well",
    arguments: [
      "9 h à 12 h. Jan Fr-Mo 24/7 et (sunrise+01:00)-sunset \"ask\" et SH 14-15 Uhr",
      "14 h à 15 h 45. week 50-02 9-18\nJan Fr-Mo 24/7 et (sunrise+02:00)-sunset \"ask\" et SH,PH 9-17 Uhr",
    ])
  func apart(text: String) throws {
    let parsed = try Schedule.parse(text)
    #expect(parsed.warnings.contains { $0.message.contains("as if they stood behind") })
    #expect(try Schedule.parse(parsed.schedule.description).schedule == parsed.schedule)
  }

  @Test(
    "are refused where nobody knows what holds",
    arguments: [
      "Closed Mon-Tue; Tue-Sun 10am-6pm", "Closed Mondays; Mon 9am-5pm",
      "Closed public holidays; Mon-Fri 9am-5pm; public holidays 10am-2pm",
      "Closed Mondays; Apr-Oct Mon-Fri 9am-7pm", "Closed Jul-Aug; Aug-Sep 9am-5pm",
      "Closed weeks 28-31; Jul 9am-5pm", "Closed; Mon-Fri 9am-5pm", "Mon-Fri 9am-5pm; closed",
      "Geschlossen; Mo-Fr 9-17 Uhr", "Closed || Mon-Fri 9am-5pm", "Closed 10pm-6am",
      "Lundi fermé 9h-19h", "Mo-Fr 9-17 Uhr, 12-13 Uhr geschlossen", "Mon-Fri open; 9am-5pm",
      "Mo-Fr open; 9am-5pm", "Closed Easter Friday; 9am-5pm",
      "Closed Easter holidays; Mon-Fri 9am-5pm",
      "9-17 Mo, Di-Fr geschlossen",
      "Mon-Fri 9am-5pm; closed Dec 25 || 10am-2pm", "Mon-Fri 9am-12pm, closed 12pm-1pm, 1pm-5pm",
      "Oct-Mar Mon-Fri 9am-5pm; Sat 10am-4pm; Apr-Sep Mon-Fri 9am-9pm; Sat 10am-6pm",
    ])
  func unclear(text: String) {
    #expect(throws: ScheduleError.self) { try Schedule.parse(text) }
  }

  @Test(
    "before \"||\" hold as well, which stands for \";\" there",
    arguments: [
      ("Closed Mondays || 10am-6pm", "10:00-18:00; Mo off"),
      ("Fermé le lundi || 9h-19h", "09:00-19:00; Mo off"),
      ("Closed public holidays || Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; PH off"),
      ("closed Mondays || closed Tuesdays || 10am-6pm", "10:00-18:00; Mo off; Tu off"),
      ("10am-6pm || closed Mondays", "10:00-18:00; Mo off"),
      ("Mon-Fri 9am-5pm || closed", "Mo-Fr 09:00-17:00 || off"),
      ("Mon-Fri 9am-5pm || Sat 10am-2pm", "Mo-Fr 09:00-17:00 || Sa 10:00-14:00"),
      (
        "Mon-Fri 9am-5pm; closed Dec 25 || by appointment",
        "Mo-Fr 09:00-17:00; Dec 25 off || \"by appointment\""
      ),
    ])
  func fallback(text: String, expected: String) throws {
    #expect(try Schedule.parse(text).schedule.description == expected)
  }

  @Test(
    "are refused where nobody can tell how far a season reaches",
    arguments: [
      "June to August: Mon-Fri 9am-8pm, Sat 10am-6pm",
      "De juin à août: lundi au vendredi 9h-20h, samedi et dimanche 10h-18h",
      "Juni bis August: Montag bis Freitag 9-20 Uhr; Samstag 10-18 Uhr",
    ])
  func reach(text: String) {
    #expect(throws: ScheduleError.self) { try Schedule.parse(text) }
  }

  @Test(
    "give way where the value is written as the language has it",
    arguments: [
      "PH off; Mo-Fr 09:00-17:00", "Dec 25 off; Mo-Fr 09:00-17:00", "Mo off || 10:00-18:00",
      "PH 10:00-16:00; Mo-Su 06:00-22:00", "We off; Mo-Fr 09:00-17:00",
      "12:00-13:00 off; Mo-Fr 09:00-17:00", "easter Mo off; Mo-Fr 09:00-17:00",
      "off; Mo-Fr 09:00-17:00", "Mo open; 09:00-17:00", "22:00-06:00 off",
      "Mo-Fr 09:00-12:00,14:00-18:00 off",
    ])
  func letter(text: String) throws {
    let parsed = try Schedule.parse(text)
    #expect(parsed.schedule.description == text)
    #expect(try Schedule.parse(text, tolerance: .strict).schedule == parsed.schedule)
  }

  @Test(
    "give way where only numbers and short names are spelled otherwise",
    arguments: [
      ("PH off; Mo-Fr 9:00-17:00", "PH off; Mo-Fr 09:00-17:00"),
      ("Ph off; mo-fr 09:00-17:00", "PH off; Mo-Fr 09:00-17:00"),
    ])
  func numbers(text: String, expected: String) throws {
    #expect(try Schedule.parse(text).schedule.description == expected)
  }

  @Test(
    "of Easter are dates, not weekdays among them",
    arguments: [
      ("Closed Easter Monday; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; easter +1 day off"),
      ("Mon-Fri 9am-5pm; Easter Sunday closed", "Mo-Fr 09:00-17:00; easter off"),
    ])
  func easter(text: String, expected: String) throws {
    #expect(try Schedule.parse(text).schedule.description == expected)
  }

  @Test("print so that hours behind days alone stay a rule of their own")
  func keptApart() throws {
    let schedule = try Schedule.parse(
      "daily 7h-21h || 2025-2040/5 Tu; 2027+ daily 24/7, 8h30 - 18h et mardi 0900-1700"
    ).schedule
    #expect(schedule.description.contains("Tu 00:00-24:00 open, 08:30-18:00"))
    #expect(try Schedule.parse(schedule.description).schedule == schedule)
  }
}
