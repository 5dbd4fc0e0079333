// Lines, bars and bullets, which set the parts of a sentence apart as ";" does.

import Testing

@testable import OpeningHours

@Suite("A line, a bar or a bullet")
struct LineTests {
  @Test(
    "parts closed days from the hours behind them",
    arguments: [
      "\n", "<br>", "<br />\n", "</p><p>", "\r\n\r\n", " / ", " | ", " • ", " · ", "\n- ", "\n* ",
      ";\n", "; ", ". ", ", ",
    ])
  func parts(mark: String) throws {
    let parsed = try Schedule.parse("Lundi fermé\(mark)9h-19h")
    #expect(parsed.schedule.description == "09:00-19:00; Mo off")
    #expect(!parsed.warnings.isEmpty)
  }

  @Test(
    "parts rules from each other",
    arguments: [
      ("Closed Mondays\n10am-6pm", "10:00-18:00; Mo off"),
      ("Mo closed\n10:00-18:00", "10:00-18:00; Mo off"),
      ("9am-5pm\nClosed Mondays", "09:00-17:00; Mo off"),
      ("9am-5pm\nSat closed", "09:00-17:00; Sa off"),
      (
        "Closed Mondays\nTuesday-Friday 9am-5pm\nSat 10am-2pm",
        "Mo off; Tu-Fr 09:00-17:00; Sa 10:00-14:00"
      ),
      ("Dec 25: closed\nMon-Sun: 9am-5pm", "Mo-Su 09:00-17:00; Dec 25 off"),
      ("Apr-Sep 9am-5pm\nclosed Mondays", "Apr-Sep 09:00-17:00; Mo off"),
      ("10-18 Uhr<br/>montags geschlossen", "10:00-18:00; Mo off"),
      ("<li>Mon closed</li><li>9am-5pm</li>", "09:00-17:00; Mo off"),
      ("Mon-Fri 9am-5pm | Sat 10am-2pm | Sun closed", "Mo-Fr 09:00-17:00; Sa 10:00-14:00; Su off"),
      ("• Mon-Fri 9am-5pm\n• Sun closed", "Mo-Fr 09:00-17:00; Su off"),
      ("- Mon-Fri 9am-5pm\n- Sat 10am-2pm", "Mo-Fr 09:00-17:00; Sa 10:00-14:00"),
      ("Mon 9am-5pm / Tue closed / Wed 9am-5pm", "Mo 09:00-17:00; Tu off; We 09:00-17:00"),
      ("Lundi : fermé / mardi au dimanche : 9h-17h", "Mo off; Tu-Su 09:00-17:00"),
      ("Open Tue-Sun 9am-5pm. Closed Monday.", "Tu-Su 09:00-17:00 open; Mo off"),
      ("Closed on public holidays. Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; PH off"),
      ("Closed: Mondays\nOpen: 9am-5pm", "09:00-17:00 open; Mo off"),
      ("星期一休館\n10:00-18:00", "10:00-18:00; Mo off"),
    ])
  func rules(text: String, expected: String) throws {
    #expect(try Schedule.parse(text).schedule.description == expected)
    #expect(throws: ScheduleError.self) { try Schedule.parse(text, tolerance: .strict) }
  }

  @Test(
    "parts nothing where days and hours stand on lines of their own",
    arguments: [
      ("Mon-Fri\n9am-5pm\nSat\n10am-2pm\nSun\nclosed", "Mo-Fr 09:00-17:00; Sa 10:00-14:00; Su off"),
      ("Lundi 9h-12h\n14h-18h", "Mo 09:00-12:00,14:00-18:00"),
      ("9am-5pm\nMonday to Friday", "Mo-Fr 09:00-17:00"),
      ("Closed\nMondays\n9am-5pm", "09:00-17:00; Mo off"),
      ("9am-5pm\nopen", "09:00-17:00 open"),
    ])
  func joined(text: String, expected: String) throws {
    #expect(try Schedule.parse(text).schedule.description == expected)
  }

  @Test(
    "is refused beside what is no rule",
    arguments: [
      "Mo | Tu", "Mo | Tu 9am-5pm", "9am - 5pm |", "|", "• ", "- ", "* ", "Mon-Fri 9am-5pm\nclosed",
      "Summer\nMon-Fri 9am-5pm", "Mon-Fri 9am-5pm | lights until 10pm",
    ])
  func refused(text: String) {
    #expect(throws: ScheduleError.self) { try Schedule.parse(text) }
  }
}
