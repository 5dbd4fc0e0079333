// From text to tree: the specification's spelling, what mappers write, and what is refused.

import Testing

@testable import OpeningHours

@Suite("A value")
struct ParserTests {
  @Test(
    "in the specification's spelling prints as it was",
    arguments: [
      "24/7", "off", "open", "unknown \"ask\"", "\"by appointment\"",
      "Jan 01-Oct 24/7 10:00-12:00",
      "Mo-Fr 08:00-12:00,13:00-17:00",
      "Mo,Th,Sa,Su 10:00-12:00", "Fr-Mo 10:00-12:00", "Sa,Su", "Mo-Fr,PH 10:00-20:00; SH off",
      "PH Mo-Fr 10:00-12:00", "PH,SH Mo 10:00-12:00", "PH -1 day 08:00-12:00", "PH +2 days off",
      "Sa[1,3,-1] 10:00-12:00", "Su[1] -1 day", "Jan-Mar,Dec 10:00-12:00", "Dec 24-26 off",
      "Dec 24-Jan 06 off", "2026 Dec 24-2027 Jan 06 off", "easter -2 days-easter +1 day off",
      "Mar Su[-1]-Oct Su[-1] 09:00-20:00", "Jan 02-30/2 10:00-12:00", "Dec 25 +Su 10:00-12:00",
      "May 25 -Mo off", "2026 08:00-20:00", "2024-2030/2", "2027+ Mo", "2013,2015 Jan 01",
      "week 01-53/2 Mo 10:00-12:00", "week 10,20-30", "22:00-02:00", "22:00-26:00", "00:00-24:00",
      "17:00+", "17:00-22:00+", "sunrise-sunset", "(sunrise+01:00)-(sunset-00:30)", "14:00-sunset+",
      "dawn-dusk", "Mo 10:00-12:00 open \"a\"; Tu 10:00-12:00 \"b\" || \"c\"",
      "Mo-Fr 08:00-12:00, We 14:00-18:00", "Mo-Fr 10:00-16:00 open, 12:00-12:30 off",
      "Mar 15+ 10:00-12:00", "2026 Mar 15+", "Feb 29 10:00-12:00",
      "Jul Fr,Tu[-3] -2 days 10:00-12:00",
    ])
  func canonical(text: String) throws {
    let parsed = try Schedule.parse(text, tolerance: .strict)
    #expect(parsed.schedule.description == text)
    // Days alone read in two ways, however they are spelled.
    #expect(parsed.warnings.allSatisfy { $0.message == "no hours: taken as open all day" })
  }

  @Test(
    "in another spelling is understood, with a warning",
    arguments: [
      ("Mo-Fr 10:00-12:00;", "Mo-Fr 10:00-12:00"), ("Mo-Fr 10:00-12:00,", "Mo-Fr 10:00-12:00"),
      ("Mo-Fr 8:00-9:30", "Mo-Fr 08:00-09:30"), ("8h-9h30", "08:00-09:30"),
      ("8.00-17.30 Uhr", "08:00-17:30"), ("Mo–Fr 08:00–20:00", "Mo-Fr 08:00-20:00"),
      ("08:00～20:00", "08:00-20:00"), ("mo-fr 08:00-20:00", "Mo-Fr 08:00-20:00"),
      ("Mon-Fri 9am-5:30pm", "Mo-Fr 09:00-17:30"), ("7-10 pm", "19:00-22:00"),
      ("9 am - 12 am", "09:00-24:00"), ("10am-12am,1pm-8pm", "10:00-12:00,13:00-20:00"),
      ("Mon - Fri: 9:00 a.m. - 5:00 p.m.", "Mo-Fr 09:00-17:00"), ("noon-midnight", "12:00-24:00"),
      ("Lundi-Vendredi 9h30-19h", "Mo-Fr 09:30-19:00"), ("14 h à 15 h 45", "14:00-15:45"),
      ("Montag bis Freitag 0900-1800", "Mo-Fr 09:00-18:00"),
      ("So, Feiertag 10-18", "Su,PH 10:00-18:00"),
      ("lunes-viernes 10:00-20:00", "Mo-Fr 10:00-20:00"),
      ("maanantai-perjantai 10:00-20:00", "Mo-Fr 10:00-20:00"),
      ("Dec 24,25,31 off", "Dec 24,Dec 25,Dec 31 off"), ("24. Dezember geschlossen", "Dec 24 off"),
      ("Mo-Fr: 10:00-12:00", "Mo-Fr 10:00-12:00"), ("Mo-Su 24/7", "Mo-Su 00:00-24:00"),
      ("July 10th to 20th 10am-6pm", "Jul 10-20 10:00-18:00"),
      ("December 24th and 25th closed", "Dec 24,Dec 25 off"),
      ("Dec 24th-26th closed", "Dec 24-26 off"),
      ("Apr-Oct 24/7", "Apr-Oct 00:00-24:00"), ("Jul 24/7", "Jul 00:00-24:00"),
      ("Nov-Mar 24/7; Apr-Oct 06:00-22:00", "Nov-Mar 00:00-24:00; Apr-Oct 06:00-22:00"),
      ("24 hours", "24/7"),
      ("Mo-Fr 06:00-24:00 Sa-Su 09:00-22:00", "Mo-Fr 06:00-24:00; Sa,Su 09:00-22:00"),
      ("Di-So 11:30-14:30 17:30-22:30", "Tu-Su 11:30-14:30,17:30-22:30"),
      ("closed Nov-Feb", "Nov-Feb off"), ("Tu-Fr,Su.PH 11:30-14:30", "Tu-Fr,Su,PH 11:30-14:30"),
      ("Jul-Sep 19 off", "Jul-Sep 19 off"), ("7 A.M. to 11 P.M. daily", "Mo-Su 07:00-23:00"),
      ("Nach Vereinbarung", "\"Nach Vereinbarung\""), ("by appointment", "\"by appointment\""),
      ("Jul Tu[-3] -2 days, Fr 10-12 h", "Jul Fr,Tu[-3] -2 days 10:00-12:00"),
      ("Mo 24/7,24/7,9h30-19h", "Mo 00:00-24:00, 24/7, 09:30-19:00"),
      ("sunrise+01:00-sunset", "(sunrise+01:00)-sunset"), ("“ask inside”", "\"ask inside\""),
    ])
  func tolerated(text: String, canonical: String) throws {
    let parsed = try Schedule.parse(text)
    #expect(parsed.schedule.description == canonical)
    #expect(!parsed.warnings.isEmpty)
    #expect(throws: ScheduleError.self) { try Schedule.parse(text, tolerance: .strict) }
  }

  @Test(
    "that makes no sense is refused at the place of the trouble",
    arguments: [
      ("", 0), ("   ", 0), (";", 0), ("|| 12:00-14:00", 0), ("12:00-14:00 ||", 14), ("bla", 0),
      ("Mo-Fr 25:61-26:00", 6), ("10:00-12:60", 6), ("24:00-26:00", 0), ("10:00-48:01", 6),
      ("10:00", 5), ("Mo 10", 5), ("10:00-", 6), ("10:00-12:00-14:00", 11), ("10:00+-12:00", 6),
      ("10:00-16:00/01:30", 11), ("Feb 30", 4), ("Jan 00 off", 4), ("Dec 24-20", 0), ("week 54", 5),
      ("week 0", 5), ("Mo[6]", 3), ("Mo[0]", 3), ("Mo[1", 4), ("2014-2013", 0), ("Jan-Mar/2x", 9),
      ("Mo-Fr 10:00-12:00 \"x", 18), ("Mo-Fr 10:00-12:00 closed on holidays", 28), ("call us", 0),
      ("Mo-Fr 10:00-12:00; call us", 19), ("open open", 5), ("24/7 Feb", 5), ("Mo-Tu-We", 5),
      ("Mo-Th, Jun-Jul Fr", 7), ("2026-06-12", 5), ("year 2013", 0), ("week week", 5),
      ("easter +353 days", 7), ("2026 Mar 1-2025 Mar 1", 0), ("8-5", 0), ("\"\"", 0),
      ("Mo 11:30-14:00; Tu-Fr 11:30:14:00,18:30-22:00", 27), ("平日 14:00-24:00", 0),
    ])
  func refused(text: String, offset: Int) {
    #expect {
      _ = try Schedule.parse(text)
    } throws: { error in
      (error as? ScheduleError)?.offset == offset
    }
  }

  @Test("is drawn with a caret under the trouble")
  func drawing() {
    let text = "Mo-Fr 08:00-22:00; Feb 30 off"
    #expect {
      _ = try Schedule.parse(text)
    } throws: { error in
      (error as? ScheduleError)?.drawn(under: text)
        == "Mo-Fr 08:00-22:00; Feb 30 off\n                       ^~ expected a day from 1 to 29 for Feb"
    }
  }

  @Test(
    "of hostile size neither traps nor hangs",
    arguments: [
      "99999", "99999 Jan 1", "+999999999 days", "easter +999999999 days",
      "PH -99999999999999999999 days", "Jan 99999999999999999999999",
      "99999999999999999999:00-12:00",
      "week 99999999999999999999", "Mo[99999999999999999999]", "9999-9999/99999999999",
      "(sunrise+99999999:00)-sunset", "Mo,", "\"", "“", "Mo[", "Mo[-", "week", "2026 Dec 24-",
      "(((",
    ])
  func hostile(text: String) {
    for repeats in [1, 50, 500] {
      let whole = String(repeating: text + " ", count: repeats)
      _ = try? Schedule.parse(whole)
      _ = try? Schedule.parse(whole, tolerance: .strict)
    }
    #expect(throws: ScheduleError.tooLong(bytes: 5000, limit: 4096)) {
      _ = try Schedule.parse(String(repeating: "x", count: 5000))
    }
  }

  @Test("with any character comes to an end")
  func characters() {
    // All of Latin and its neighbours, and a sample of the rest.
    for value in Array(UInt32(0)...0x2FF) + Array(stride(from: 0x300, to: 0x11_0000, by: 331)) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      _ = try? Schedule.parse(String(scalar))
      _ = try? Schedule.parse("Mo\(scalar)Tu 8\(scalar)9")
    }
  }

  @Test(
    "made of random pieces neither traps nor loses its meaning in print",
    arguments: 0..<40 as Range<UInt64>)
  func fuzz(seed: UInt64) throws {
    let pieces = [
      "Mo", "Tu-Fr", "PH", "SH", ",", ";", " ", " ", "10:00-12:00", "-", "+", "22:00", "Dec 24",
      "easter",
      "week 10", "2026", "off", "\"x\"", "||", "[1]", "[-1]", " -1 day", "/2", "sunset", "(", ")",
      ":", ".",
      "24/7", "am", "h", "Jan", "é", "–", "9", "99", "\u{0}", "open", "to", "and",
    ]
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let count = Int.random(in: 1...9, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      guard let schedule = try? Schedule.parse(text).schedule else { continue }
      let printed = schedule.description
      #expect(
        (try? Schedule.parse(printed).schedule) == schedule,
        "seed \(seed): \(text) printed \(printed)")
      let setting = Setting(zone: .utc)
      let start = try local("2026-06-12T18:00")
      _ = schedule.status(at: start, in: setting)
      _ = schedule.nextOpening(after: start, in: setting)
      _ = schedule.weekMask
    }
  }
}
