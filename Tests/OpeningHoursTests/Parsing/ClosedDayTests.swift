// Closed days before hours without days: a sentence keeps them closed, the language opens them again.

import Testing

@testable import OpeningHours

@Suite("Closed days before hours without days")
struct ClosedDayTests {
  @Test(
    "stay closed in a sentence",
    arguments: [
      ("Closed Mondays; 10am-6pm", "10:00-18:00; Mo off"),
      ("Fermé le lundi ; 9h-19h", "09:00-19:00; Mo off"),
      ("montags geschlossen; 10-18 Uhr", "10:00-18:00; Mo off"),
      ("lunes cerrado; 10:00-20:00", "10:00-20:00; Mo off"),
      ("maandag gesloten; 9-17", "09:00-17:00; Mo off"),
      ("maandag gesloten, 9:00-17:00", "09:00-17:00; Mo off"),
      ("Mon-Fri closed; 9am-5pm", "09:00-17:00; Mo-Fr off"),
      ("Lundi fermé. 9h-19h", "09:00-19:00; Mo off"),
      ("Mo off; 9-17", "09:00-17:00; Mo off"),
      ("Closed Mondays; Closed Dec 25; 10am-6pm", "10:00-18:00; Mo off; Dec 25 off"),
      ("Closed Mondays; 24 hours", "24/7; Mo off"),
      ("Closed Mondays; daily 10am-6pm", "Mo-Su 10:00-18:00; Mo off"),
      ("Closed Mondays; every day 10am-6pm", "Mo-Su 10:00-18:00; Mo off"),
      (
        "Closed Mondays; April-October 9am-7pm; November-March 10am-5pm",
        "Apr-Oct 09:00-19:00; Nov-Mar 10:00-17:00; Mo off"
      ),
      ("Closed Mondays; 10am-6pm; Dec 25 10am-12pm", "10:00-18:00; Dec 25 10:00-12:00; Mo off"),
      ("closed 12:00-14:00; 9am-5pm", "09:00-17:00; 12:00-14:00 off"),
      ("public holidays closed; 10am-6pm", "10:00-18:00; PH off"),
      // Other days stand between, so that the hours may be theirs.
      ("Closed Sunday; Mon-Fri 8am-12pm; 2pm-6pm", ""),
      ("Mon-Fri 9am-5pm; Sat closed; 10am-2pm", ""),
      ("9am-5pm; closed Mondays; 7pm-9pm", ""),
      ("closed; 9am-5pm", ""),
      ("Mon-Fri 9am-5pm; Sat closed; Jul 9am-8pm", "Mo-Fr 09:00-17:00; Jul 09:00-20:00; Sa off"),
      ("Closed Dec 25; Dec-Feb 9am-5pm", "Dec-Feb 09:00-17:00; Dec 25 off"),
      // Of Sundays in summer nobody knows.
      ("Sun closed; Apr-Oct Sat-Sun 9am-5pm", ""),
    ])
  func sentence(text: String, expected: String) throws {
    guard !expected.isEmpty else {
      #expect(throws: ScheduleError.self) { try Schedule.parse(text) }
      return
    }
    let parsed = try Schedule.parse(text)
    #expect(parsed.schedule.description == expected)
    #expect(parsed.warnings.contains { $0.message.hasPrefix("closed days are read as if") })
    #expect(!parsed.warnings.contains { $0.message.contains("add to the days before") })
    #expect(try Schedule.parse(expected).schedule == parsed.schedule)
  }

  @Test(
    "keep the meaning of the language where it is spelled as the language has it",
    arguments: [
      "Mo off; 10:00-18:00", "PH off; 10:00-12:00", "Mo closed; 10:00-18:00", "Mo off; 24/7",
      "Mo off; Mo-Su 10:00-18:00", "Mo off, 10:00-18:00", "Mo off; Apr-Oct 10:00-18:00",
      "Mo-Fr 08:00-12:00; Sa off; 14:00-18:00",
    ])
  func letter(text: String) throws {
    let strict = try Schedule.parse(text, tolerance: .strict).schedule
    #expect(try Schedule.parse(text).schedule == strict)
    #expect(try Schedule.parse(text + ";").schedule == strict)
    #expect(strict.description.hasPrefix(text.replacing(" closed", with: " off").prefix(5)))
  }

  @Test(
    "leave hours alone that name their days, or come first",
    arguments: [
      ("9am-5pm; closed Mondays", "09:00-17:00; Mo off"),
      ("Mon closed; Tue-Sun 9am-5pm", "Mo off; Tu-Su 09:00-17:00"),
      ("Mon-Fri 8am-12pm; 2pm-6pm", "Mo-Fr 08:00-12:00; 14:00-18:00"),
    ])
  func named(text: String, expected: String) throws {
    #expect(try Schedule.parse(text).schedule.description == expected)
  }
}
