// Hours that may be of the morning or of the afternoon: read where it is certain, else refused, and never a night by chance.

import Testing

@testable import OpeningHours

@Suite("An hour with am or pm")
struct HalfDayTests {
  @Test(
    "at one end only is read where the other end can be in one half of the day alone",
    arguments: [
      ("9am-12", "09:00-12:00"), ("9am-17", "09:00-17:00"), ("9 am - 17:30", "09:00-17:30"),
      ("8am-9", "08:00-09:00"), ("9am-sunset", "09:00-sunset"), ("8pm-24:00", "20:00-24:00"),
      ("8pm-00:00", "20:00-00:00"), ("9am-noon", "09:00-12:00"), ("9-5 pm", "09:00-17:00"),
      ("7-10 pm", "19:00-22:00"), ("10-2 am", "22:00-02:00"), ("12-5 pm", "12:00-17:00"),
      ("22:00-6 am", "22:00-06:00"), ("12:30-5 pm", "12:30-17:00"), ("0:30-9 pm", "00:30-21:00"),
      ("9-12,1-5 pm", "09:00-12:00,13:00-17:00"), ("9am-12,13-17", "09:00-12:00,13:00-17:00"),
      ("10am-24:00,1pm-8pm", "10:00-24:00,13:00-20:00"),
      ("9am-5pm,22:00-02:00", "09:00-17:00,22:00-02:00"),
      ("7am-8,9-10", "07:00-08:00,09:00-10:00"), ("6-9, 5pm-8pm", "06:00-09:00,17:00-20:00"),
    ])
  func certain(text: String, canonical: String) throws {
    #expect(try Schedule.parse(text).schedule.description == canonical)
    #expect(throws: ScheduleError.self) { try Schedule.parse(text, tolerance: .strict) }
  }

  @Test(
    "is refused where a day may have become a night",
    arguments: [
      "9am-5", "Mo-Fr 9am-5", "8am-8", "9:00 AM - 5:00", "Mo 10 a.m. to 6", "8pm-2", "8pm-08:00",
      "11am-11", "12:30-9 am", "9am-12,1-5", "Mo 9am-12:00, 1:00-5:00", "9am-5; PH off",
      "9am-12pm, 1-5pm, 6-8", "daily 9am to 5", "Mo 9am-5pm, Sa 9:00-2:00",
      "Mo 9:00-5:00; Sa 1-5 pm", "1-5, 7pm-9pm", "Mo-Fr 2-4, 6-8 pm", "Mo 9-12, 1-5, 7pm-9pm",
      "Mo-Fr 9-12, 1-5", "Mo 9:00-12:00, 1:00-5:00", "Mo 8-4:30", "Sa 9:30-1",
      "9:00-5:00", "8:00-4:30", "9:00-9:00", "900-500", "Mo-Fr 8:00-2:01", "Mo-Fr 8-12; 1-5",
      "Mo-Fr 8:30-12:00, Mo-Fr 1:30-5:00", "Mo 9:00-12:00, 13:00-5:00",
      "8:00-11:30 and 12:30-4:30",
    ])
  func uncertain(text: String) {
    for tolerance in [Tolerance.strict, .tolerant] {
      #expect(throws: ScheduleError.self) { try Schedule.parse(text, tolerance: tolerance) }
    }
  }

  @Test(
    "is of the afternoon where closed hours start at noon",
    arguments: [
      ("9am-5pm (closed 12-1)", "09:00-17:00; 12:00-13:00 off"),
      ("Mo-Fr 8-18 (closed 12:30-2)", "Mo-Fr 08:00-18:00; 12:30-14:00 off"),
      ("9-17 (closed 12:00-1:00)", "09:00-17:00; 12:00-13:00 off"),
      ("9:00-20:00 (closed 11:00-11:30)", "09:00-20:00; 11:00-11:30 off"),
    ])
  func lunch(text: String, canonical: String) throws {
    #expect(try Schedule.parse(text).schedule.description == canonical)
  }

  @Test(
    "is noted as it is read in the end",
    arguments: [
      ("Mo-Fr 8-10 pm", ["read as 20:00", "read as 22:00"]),
      ("9-5 pm", ["read as 09:00", "read as 17:00"]),
      ("08:00-10:00 pm", ["read as 20:00", "read as 22:00"]),
      ("10-2 am", ["read as 22:00", "read as 02:00"]),
      (
        "10am-12am,1pm-8pm",
        [
          "read as 10:00", "12 am before the next hours is read as noon", "read as 13:00",
          "read as 20:00",
        ]
      ), ("9 am - 12 am", ["read as 09:00", "read as 24:00"]),
      ("Mo 8-9,10-11 pm", ["read as 08:00", "read as 09:00", "read as 22:00", "read as 23:00"]),
    ])
  func notes(text: String, messages: [String]) throws {
    let parsed = try Schedule.parse(text)
    #expect(parsed.warnings.map(\.message) == messages)
    // Each covers what it speaks of.
    for warning in parsed.warnings {
      let scalars = Array(text.unicodeScalars)
      #expect(scalars[warning.offset].properties.numericType != nil)
      #expect(warning.length >= 1 && warning.offset + warning.length <= scalars.count)
    }
  }

  @Test(
    "that nobody says makes a night in the language, with a note where no zeros are written",
    arguments: [
      ("Mo-Fr 10:00-2:00", true), ("8:00-2:00", true), ("12:00-2:00", true),
      ("900-200", true), ("09:00-05:00", false), ("18:00-2:00", false),
      ("22:00-02:00", false), ("9:00-17:00", false), ("9:00-0:00", false), ("10:00-10:00", false),
    ])
  func nights(text: String, isNoted: Bool) throws {
    let messages = try Schedule.parse(text).warnings.map(\.message)
    #expect(messages.contains("ends the next morning") == isNoted)
  }
}
