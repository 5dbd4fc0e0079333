// Values by the kind of their trouble, which are refused in strict and in tolerant mode alike.

import Testing

@testable import OpeningHours

@Suite("A value that is wrong")
struct RefusedTests {
  static let kinds: [(kind: String, values: [String])] = [
    (
      "a time that no clock shows",
      [
        "Mo-Fr 08:60-18:00", "08:00-18:75", "Tu 49:00-50:00", "24:00-25:00", "25:00-26:00",
        "26:00-02:00", "Su 10:00-48:30", "12:00-99:00", "Mo 10:100-12:00", "08:00-1800:00",
        "100:00-12:00", "Sa 09:00-21:000", "(sunrise+25:00)-12:00", "(sunset-24:00)-22:00",
        "13 am-14:00", "08:00-22 pm", "0860-1800", "Mo 8:7:6-10:00", "24:30-25:30", "9.75-18.00",
      ]
    ),
    (
      "a range without its other end",
      [
        "Mo-", "Mo- 10:00-12:00", "-Fr", "-Fr 10:00-12:00", "08:00-", "Mo-Fr 08:00-", "-18:00",
        "Mo -18:00", "Jan-", "Jan- 10:00-12:00", "-Mar", "2026-", "week 10-", "week -10",
        "week 10- Mo", "Dec 24-", "Dec 24- off", "sunrise-", "-sunset",
        "Mo-Fr 10:00-, Sa 09:00-12:00",
        "easter-", "PH-", "Mo[1-] 10:00-12:00", "2026-27", "1st to", "from 8:00",
      ]
    ),
    (
      "a point in time",
      [
        "08:00", "Mo 08:00", "Mo-Fr 08:00,12:00", "10:00,12:00-14:00", "Sa 12:00-14:00,18:00",
        "sunrise", "Tu sunset", "(sunrise+01:00)", "10:00-16:00/30", "10:00-16:00/01:00", "Mo noon",
        "midnight", "8 am", "18h30", "10:00 12:00", "Mo 1000", "12:00-13:00/1",
      ]
    ),
    (
      "a word that the language lacks",
      [
        "Xy 10:00-12:00", "Mo-Xy 10:00-12:00", "Mo-Fr 10:00-12:00 foo", "Moo 10:00-12:00",
        "Januarius 10:00-12:00", "summer 10:00-20:00", "winter off", "Mo maybe", "term 08:00-18:00",
        "lunch 12:00-14:00", "holidayz off", "sunup-sunset", "year 2026", "month Jan", "24/8",
        "25/7",
        "weekly", "nightly 20:00-24:00", "Mo-Fr 10-12 or 14-16", "opens 10:00-12:00",
      ]
    ),
    (
      "operators that are doubled, or have nothing beside them",
      [
        ";", ",", "||", "-", "+", ":", "; ;", "Mo--Fr", "Mo-Fr 08:00--18:00", "08:00-12:00++",
        "|| 08:00-12:00", "08:00-12:00 ||", "08:00-12:00 || || 14:00-16:00", "Mo || ", "; Mo",
        ", Mo", "Mo-We-Fr", "08:00-12:00-16:00", "Jan-Mar-May", "2026-2027-2028", "Mo::08:00-12:00",
        "week week 10", "Mo +", "08:00+-12:00", "++08:00", "Dec 24--26", "|", "Mo | Tu",
        "10:00-12:00 & & x",
      ]
    ),
    (
      "brackets that are empty, open or closed twice",
      [
        "Mo[] 10:00-12:00", "Mo[ 10:00-12:00", "Mo[1 10:00-12:00", "Mo1] 10:00-12:00", "Mo[[1]]",
        "[1] 10:00-12:00", "Mo[,] 10:00-12:00", "Mo[1,] 10:00-12:00", "()", "(sunrise", "sunrise)",
        "(sunrise+01:00-sunset", "((sunrise+01:00))-sunset", "(sunrise+)-sunset", "(+01:00)-12:00",
        "(08:00-12:00)", "Mo (08:00-12:00)", "[Mo]", "Mo-Fr 08:00-12:00)", "{Mo}", "<Mo>",
      ]
    ),
    (
      "quotation marks that don't match, or hold nothing",
      [
        "\"", "\"ask", "Mo-Fr \"ask", "ask\"", "08:00-12:00 \"", "\"\"", "Mo \"\"", "“ask",
        "Mo “ask",
        "\"a\" \"b\"", "Mo-Fr 08:00-12:00 \"a\" \"b\"", "'ask'", "off \"a", "\"a\"\"",
      ]
    ),
    (
      "a day, month, week or year that does not exist",
      [
        "Jan 32", "Feb 30 off", "Apr 31 off", "Jun 31-Jul 02 off", "Jan 00", "Dec 0 off", "32 Dec",
        "0 Jan off", "13 13 off", "week 0", "week 00", "week 54", "week 53-54", "week 100",
        "week 10-99/2", "2026 Feb 30", "Nov 31-Dec 02 off", "2027-2026",
        "2026 Dec 24-2025 Jan 02 off",
        "Month 13", "99999 Jan 01", "0999 Jan 01", "2026-13-01 off", "2026-06-12 10:00-12:00",
        "12.06.2026", "06/12/2026 off", "Dec 26-24 off", "2020-2030/0", "week 01-53/0",
        "week 1-53/54",
        "Jan 01-31/0", "Jan 01-31/400", "Mar /2",
      ]
    ),
    (
      "a counted weekday that no month has",
      [
        "Mo[6] 10:00-12:00", "Mo[0] 10:00-12:00", "Mo[-6] 10:00-12:00", "Mo[-0]", "Mo[9]",
        "Mo[1-9]",
        "Mo[3-2] 10:00-12:00", "Mo[a]", "Mo[+1]", "Mo[1.5]", "Mo[1;2]", "PH[1] off", "Jan[1] off",
        "Mo[1] +400 days", "Mo[1] 1 day", "easter +400 days", "easter -100 days", "PH +999 days",
        "Mo[1--1]", "Su[99999999999]",
      ]
    ),
    (
      "parts in an order that says nothing",
      [
        "open open", "off off", "open off", "24/7 24/7", "24/7 Mo", "Mo-Fr Mo-Fr 10:00-12:00 Mo",
        "10:00-12:00 Mo 14:00-16:00", "Jan Feb Mar 10:00-12:00", "2026 2027 2028",
        "week 10 week 11",
        "Mo-Th, Jun-Jul Fr", "08:00-12:00 24/7", "24/7 08:00-12:00", "unknown open",
        "easter easter",
        "Mo easter Tu", "off 24/7 off", "PH PH", "SH SH 10:00-12:00", "Mo PH Tu",
      ]
    ),
    (
      "prose",
      [
        "see website", "call us", "call 555 0100", "always on time", "usually open", "not open",
        "open when sunny", "Mo-Fr ask at the desk", "ask", "when lights are on", "game days only",
        "after school", "before noon", "until dark", "from dawn", "siehe Aushang", "je nach Wetter",
        "nur im Sommer", "selon saison", "voir affiche", "sur place", "abierto en verano",
        "solo weekend", "consultar", "soita", "unbekannt", "n/a", "N.A.", "?", "-", "none", "no",
        "yes",
        "true", "http://example.org", "info@example.org", "+1 555 0100", "08:00-18:00 (summer)",
        "Mo-Fr 9-17 except summer", "most days 9-17", "twice a day", "half past nine to noon",
        "9 till late", "11:00-late", "dusk-late", "Sa 10:00-open end",
      ]
    ),
    ("nothing", ["", " ", "\t", "\n", "\u{A0}", "\u{3000} ", "\u{FEFF}"]),
    (
      "signs that it lacks",
      [
        "Mo_Fr 08:00-12:00", "Mo=08:00", "08:00>12:00", "Mo@08:00-12:00", "*", "#", "$8-9",
        "Mo\\Fr",
        "08:00-12:00!", "Mo?", "08:00→12:00", "Mo…Fr", "😀", "Mo 08:00-12:00 😀", "\u{0}", "Mo\u{0}",
        "½-9", "８:00", "月 10:00-12:00", "пн 10:00-12:00", "08:00-12:00%", "^", "~", "`Mo`",
      ]
    ),
  ]

  static let values = kinds.flatMap { kind in kind.values.map { (kind.kind, $0) } }

  @Test("is refused in both modes", arguments: values)
  func refused(kind: String, value: String) {
    for tolerance in [Tolerance.strict, .tolerant] {
      #expect(throws: ScheduleError.self, "\(kind), \(tolerance)") {
        try Schedule.parse(value, tolerance: tolerance)
      }
    }
  }

  @Test("has its place inside of the text", arguments: values)
  func place(kind: String, value: String) {
    do {
      _ = try Schedule.parse(value)
    } catch {
      let length = value.unicodeScalars.count
      #expect(error.offset <= length)
      #expect(error.offset + error.found.unicodeScalars.count <= max(length, error.offset))
    }
  }
}
