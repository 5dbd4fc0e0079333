import Testing
import Venues

@testable import VenueImport

@Suite("A bare span before seven") struct EarlySpansTests {
  @Test(
    "is found in a text",
    arguments: [
      "Mon-Sat 9am-9pm; Sun 1-5", "Sun 1-5", "1-5", "8:00 a.m. - 10:00 p.m.; Sundays 1-5", "Su 5-7",
      "Sat-Sun 1:00-5:00", "dimanche 1h-5h", "Sun 1 to 5", "Sun1-5", "9-12, 1-5", "Sun. 2:30 – 6",
      "So 2 bis 6",
    ])
  func found(text: String) {
    #expect(EarlySpans.areIn(text))
    #expect(ImportKnowledge.standard.hours(in: text).value == nil)
  }

  @Test(
    "is not what has a half of the day, leads with a nought, or is of days and dates",
    arguments: [
      "Sun 1-5pm", "Sun 1-5 p.m.", "Sun 1pm-5pm", "Su 01:00-05:00", "Sun 8-5", "6-10", "0-6",
      "week 1-5 Mo 08:00-20:00", "May 1-5 off", "1-5 May off", "Mo[1-2] 10:00-12:00",
      "周1-5 9:00-17:00",
      "2-6 08:00-20:00", "5-8", "Su 18:00-05:00", "15:00-17:00", "午後1時-5時", "08:00-20:00",
    ])
  func other(text: String) { #expect(!EarlySpans.areIn(text)) }

  @Test("leaves the hours of columns of weekdays unknown") func weekdays() throws {
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let trial = try Trials(knowledge: .standard).run(
      "id,name,lat,lon,\(days.joined(separator: ","))\n"
        + "1,A,45.1,-73.6,9am-9pm,9am-9pm,9am-9pm,9am-9pm,9am-9pm,9am-5pm,1-5\n"
        + "2,B,45.2,-73.6,9am-9pm,9am-9pm,9am-9pm,9am-9pm,9am-9pm,9am-5pm,1pm-5pm\n"
        + "3,C,45.3,-73.6,,,,,,,1-5\n")
    #expect(try trial.venue("1").hours == nil)
    #expect(try trial.venue("2").hours == "Mo-Fr 09:00-21:00; Sa 09:00-17:00; Su 13:00-17:00")
    #expect(try trial.venue("3").hours == nil)
    let told = try #require(trial.part.warnings.first { $0.kind == .hoursNotUnderstood })
    #expect(told.count == 2)
  }

  @Test(
    "leaves the hours of columns of opening and closing unknown", arguments: ["1,5", "2:00,6:00"])
  func sides(times: String) throws {
    let trial = try Trials(knowledge: .standard).run(
      "id,name,lat,lon,Open,Close\n1,A,45.1,-73.6,08:00,22:00\n2,B,45.2,-73.6,\(times)\n"
        + "3,C,45.3,-73.6,01:00,05:00\n")
    #expect(try trial.venue("1").hours == "Mo-Su 08:00-22:00")
    #expect(try trial.venue("2").hours == nil)
    #expect(try trial.venue("3").hours == "Mo-Su 01:00-05:00")
  }
}
