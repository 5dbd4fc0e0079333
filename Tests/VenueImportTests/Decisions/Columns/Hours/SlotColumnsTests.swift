import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Rows that are time slots") struct SlotColumnsTests {
  private func run(_ text: String) throws -> ImportTrial {
    try Trials(knowledge: .standard).run(text)
  }

  @Test(
    "make one week of their venue, by its identifier",
    arguments: [
      (
        "day_of_week,start_time,end_time",
        [
          "Lundi,07:00,08:30", "Lundi,18:30,20:00", "Mardi,07:00,08:30", "Mardi,18:30,20:00",
          "Dimanche,14:00,15:45",
        ]
      ),
      (
        "Jour,Heure début,Heure fin",
        [
          "lundi,7 h,8 h 30", "lundi,18h30,20h", "mardi,7h,8h30", "mardi,18:30,20:00",
          "dimanche,14 h,15 h 45",
        ]
      ),
      (
        "Weekday,From,To",
        [
          "Mon,7:00 am,8:30 am", "Mon,6:30 pm,8 pm", "Tue,7 am,8:30 am", "Tue,6:30 pm,8:00 pm",
          "Sun,2 pm,3:45 pm",
        ]
      ),
      (
        "Tag,Zeit",
        [
          "Montag,7:00 - 8:30 Uhr", "Montag,18:30-20:00", "Dienstag,7:00-8:30", "Dienstag,18:30-20",
          "Sonntag,14:00 bis 15:45",
        ]
      ),
    ])
  func week(header: String, slots: [String]) throws {
    let rows = slots.enumerated().map { "\($0.offset + 100),3,Piscine A,45.5,-73.6,\($0.element)" }
    let other = slots.prefix(1).map { "200,4,Piscine B,45.6,-73.7,\($0)" }
    let trial = try run(
      (["id,facility_id,name,lat,lon,\(header)"] + rows + other).joined(separator: "\n") + "\n")
    #expect(trial.venues.count == 2)
    #expect(
      try trial.venue("3").hours == "Mo,Tu 07:00-08:30,18:30-20:00; Su 14:00-15:45")
    #expect(try trial.venue("4").hours == "Mo 07:00-08:30")
    #expect(trial.part.merged == 4)
    #expect(trial.part.hours.understood == 6)
    // What the other rows knew is kept.
    guard case .array(let kept)? = try trial.venue("3").properties["otherRows"] else {
      return #expect(Bool(false), "no other rows")
    }
    #expect(kept.count == 4)
    let decision = try #require(trial.part.decisions.first { $0.subject == "hours" })
    #expect(decision.evidence.contains("each row is a time slot"))
  }

  @Test("belong to the venue of their name where no identifier repeats, never to one elsewhere")
  func byName() throws {
    let text = """
      id,name,lat,lon,day,open,close
      1,Pool,45.5,-73.6,Monday,10:00,12:00
      2,Pool,45.5,-73.6,Monday,11:00,13:00
      3,Pool,45.5,-73.6,Wednesday,22:00,02:00
      4,Pool,45.9,-73.1,Friday,10:00,12:00
      """
    let venues = try run(text).venues.sorted { $0.position.latitude < $1.position.latitude }
    #expect(venues.map(\.hours) == ["Mo 10:00-13:00; We 22:00-02:00", "Fr 10:00-12:00"])
  }

  @Test("that are not understood are told, and make no hours")
  func unknown() throws {
    let rows = (0..<20).map {
      "\($0),P,Pool,45.5,-73.6,Monday,\(10 + $0 % 10):00,\(11 + $0 % 10):00"
    }
    let trial = try run(
      (["id,place_id,name,lat,lon,day,start,end"] + rows + ["20,Q,Hall,45.6,-73.7,soon,9:00,10:00"])
        .joined(separator: "\n"))
    #expect(try trial.venue("P").hours == "Mo 10:00-20:00")
    #expect(try trial.venue("Q").hours == nil)
    #expect(
      trial.part.warnings.contains { $0.kind == .hoursNotUnderstood && $0.detail == "line 22" })
  }

  @Test(
    "are none where days are dates, times are none, or no venue repeats",
    arguments: [
      "id,name,lat,lon,day,start,end\n1,A,45.5,-73.6,2024-05-01,9:00,10:00\n2,A,45.5,-73.6,2024-05-02,9:00,10:00\n",
      "id,name,lat,lon,day,start,end\n1,A,45.5,-73.6,Monday,spring,fall\n2,A,45.5,-73.6,Monday,spring,fall\n",
      "id,name,lat,lon,day,start,end\n1,A,45.5,-73.6,Monday,9:00,10:00\n2,B,45.6,-73.6,Monday,9:00,10:00\n",
    ])
  func none(text: String) throws {
    let trial = try run(text)
    #expect(trial.venues.count == 2)
    #expect(trial.venues.allSatisfy { $0.hours == nil })
  }

  @Test("take the positions of another file by the name that they repeat")
  func joined() throws {
    let trials = try Trials(knowledge: .standard)
    let places = try trials.directory.write(
      "nom,lat,lon\nPool A,45.5,-73.6\nPool B,45.6,-73.7\nPool C,45.7,-73.8\n", as: "places.csv")
    let rows = ["A", "B", "C"].flatMap { pool in
      ["Monday", "Tuesday", "Friday"].map { "Pool \(pool),\($0),9:00,12:00" }
    }
    let text = (["name,day,start,end"] + rows).joined(separator: "\n") + "\n"
    let trial = try trials.run(text, as: "slots.csv") { $0.join = try? JoinRequest(places) }
    #expect(trial.venues.count == 3)
    #expect(trial.venues.allSatisfy { $0.hours == "Mo,Tu,Fr 09:00-12:00" })
  }
}
