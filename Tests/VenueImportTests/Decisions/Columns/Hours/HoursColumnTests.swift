import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("The hours of one day in a cell") struct DayHoursTests {
  @Test(
    "are written as opening_hours has them",
    arguments: [
      ("9:00 AM - 5:00 PM", "09:00-17:00"), ("9h30 à 17h", "09:30-17:00"), ("9-17", "09:00-17:00"),
      ("von 8 bis 20 Uhr", "08:00-20:00"), ("8:00-12:00, 13:00-17:30", "08:00-12:00,13:00-17:30"),
      ("closed", "off"), ("Fermé", "off"), ("24/7", "00:00-24:00"),
      ("9 am to midnight", "09:00-24:00"),
      ("8:00 a 22:00", "08:00-22:00"), ("9-14 y 16-20 h", "09:00-14:00,16:00-20:00"),
      ("9.00 - 17.00 uur", "09:00-17:00"), ("dalle 8 alle 22", "08:00-22:00"), ("Cerrado", "off"),
      ("600-2200", "06:00-22:00"), ("9 - 5 pm", "09:00-17:00"), ("0930-1700", "09:30-17:00"),
      ("18:00 – 02:00", "18:00-02:00"),
    ])
  func known(text: String, hours: String) { #expect(DayHours.normalized(text) == hours) }

  @Test(
    "stay as they are where nobody knows",
    arguments: [
      "6 - 11 pm", "9 - 5", "9:00 - 5:00", "10-2", "12:00-1:00", "dawn to dusk", "25-26", "9",
      "call us", "9:75-10:00", "", "9-10-11",
    ])
  func unknown(text: String) { #expect(DayHours.normalized(text) == text) }
}

@Suite("Hours in a column per weekday") struct WeekdayColumnsTests {
  @Test(
    "become one value, days with the same hours together",
    arguments: [
      "name,lat,lon,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday",
      "name,lat,lon,hours_mon,hours_tue,hours_wed,hours_thu,hours_fri,hours_sat,hours_sun",
      "name,lat,lon,Lundi,Mardi,Mercredi,Jeudi,Vendredi,Samedi,Dimanche",
      "name,lat,lon,Mo,Di,Mi,Do,Fr,Sa,So",
    ])
  func week(header: String) throws {
    let row = "A,45.5,-73.6,9-17,9:00-17:00,9 am - 5 pm,9h-17h,9-17,10:00-12:00,closed"
    let trial = try Trials(knowledge: .standard).run("\(header)\n\(row)\nB,45.6,-73.5,,,,,,,\n")
    #expect(
      trial.venues.first { $0.name == "A" }?.hours == "Mo-Fr 09:00-17:00; Sa 10:00-12:00; Su off")
    #expect(trial.venues.contains { $0.name == "B" && $0.hours == nil })
    #expect(trial.part.hours == HoursTally(understood: 1, odd: 0, unknown: 0))
  }

  @Test(
    "may be one pair for every day",
    arguments: ["Open Time,Close Time", "heure_ouverture,heure_fermeture", "opens,closes"])
  func everyDay(header: String) throws {
    let trial = try Trials(knowledge: .standard).run(
      "name,lat,lon,\(header)\nA,45.5,-73.6,06:00,22:00\nB,45.6,-73.6,7:00,21:30\n")
    #expect(Set(trial.venues.map(\.hours)) == ["Mo-Su 06:00-22:00", "Mo-Su 07:00-21:30"])
    // Years and flags are no times.
    let other = try Trials(knowledge: .standard).run(
      "name,lat,lon,open,close\nA,45.5,-73.6,1990,2010\nB,45.6,-73.6,1,0\n")
    #expect(other.venues.allSatisfy { $0.hours == nil })
  }

  @Test("may be pairs of opening and closing")
  func pairs() throws {
    let days = ["mon", "tue", "wed", "thu", "fri"]
    let header = "name,lat,lon," + days.map { "\($0)_open,\($0)_close" }.joined(separator: ",")
    let row = "A,45.5,-73.6," + days.map { _ in "9:00,17:00" }.joined(separator: ",")
    let trial = try Trials(knowledge: .standard).run("\(header)\n\(row)\n")
    #expect(trial.venues.first?.hours == "Mo-Fr 09:00-17:00")
  }

  @Test("that are not understood count as unknown and stay in their columns")
  func unknown() throws {
    let text = "name,lat,lon,Mon,Tue,Wed,Thu,Fri\nA,45.5,-73.6,ask,ask,ask,ask,qwz\n"
    let trial = try Trials(knowledge: .standard).run(text)
    #expect(trial.venues.first?.hours == nil)
    #expect(trial.venues.first?.properties["Fri"] == .string("qwz"))
    #expect(trial.part.hours.unknown == 1)
    #expect(trial.report.text().contains("1 unknown, kept as text"))
  }
}

@Suite("Hours that name closed days alone") struct ClosedDaysTests {
  @Test(
    "leave the others unknown, with a warning and the text kept",
    arguments: [
      "Closed Mondays", "Closed on Mondays", "Fermé le lundi", "Montags geschlossen",
      "Lunes cerrado", "Mo off", "PH off", "Closed Dec 25", "星期一休息",
    ])
  func unknown(text: String) throws {
    let trial = try Trials(knowledge: .standard).run(
      "id,name,lat,lon,hours\n1,A,51.1,0.1,\(text)\n2,B,51.2,0.2,Mo-Fr 08:00-20:00\n")
    let venue = try trial.venue("1")
    #expect(venue.hours == nil)
    #expect(venue.properties["hours"] == .string(text))
    #expect(trial.part.warnings.contains { $0.kind == .hoursNotUnderstood })
  }

  @Test(
    "say all there is to say where no day is left",
    arguments: [
      "Closed", "off", "Mo-Su closed", "Mo-Fr 08:00-20:00; Sa,Su off", "Mo-Sa off; Su off",
    ])
  func known(text: String) throws {
    let trial = try Trials(knowledge: .standard).run(
      "id,name,lat,lon,hours\n1,A,51.1,0.1,\"\(text)\"\n2,B,51.2,0.2,Mo-Fr 08:00-20:00\n")
    #expect(try trial.venue("1").hours != nil)
  }

  @Test(
    "stand in columns of many names",
    arguments: [
      "Åbningstider", "Åpningstider", "Öppettider", "Aukioloajat", "Openingstijden", "Openingsuren",
      "Öffnungszeiten", "Horaires d'ouverture", "Horario de apertura", "Horario de atención",
      "Horari d'obertura", "Orari di apertura", "Orario apertura", "Horário de funcionamento",
      "開放時間",
      "營業時間", "HOURS", "OPENING_HOURS",
    ])
  func names(column: String) throws {
    let trial = try Trials(knowledge: .standard).run(
      "id,name,lat,lon,\(column)\n1,A,51.1,0.1,Mo-Fr 08:00-20:00\n2,B,51.2,0.2,\n")
    #expect(try trial.venue("1").hours == "Mo-Fr 08:00-20:00")
  }
}
