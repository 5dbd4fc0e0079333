// Times of the sun against published almanacs.

import Testing

@testable import OpeningHours

@Suite("The sun")
struct SolarDayTests {
  @Test(
    "rises and sets within two minutes of the almanac",
    arguments: [
      // Zone, latitude, longitude, date; dawn, sunrise, sunset, dusk.
      ("America/Toronto", 45.5088, -73.5878, "2026-06-21", "04:29", "05:06", "20:47", "21:24"),
      ("America/Toronto", 45.5088, -73.5878, "2026-12-21", "06:58", "07:31", "16:14", "16:47"),
      ("Europe/London", 51.4779, 0.0, "2026-03-20", "05:31", "06:04", "18:14", "18:48"),
      ("Australia/Sydney", -33.8688, 151.2093, "2026-12-21", "05:11", "05:41", "20:05", "20:35"),
    ])
  func almanac(
    zone: String, latitude: Double, longitude: Double, date: String, dawn: String, sunrise: String,
    sunset: String, dusk: String
  ) throws {
    let setting = Setting(
      zone: try Zone(identifier: zone), place: .init(latitude: latitude, longitude: longitude))
    let day = try local(date).day.number
    for (event, text) in zip(SunEvent.allCases, [dawn, sunrise, sunset, dusk]) {
      let right = try local("\(date)T\(text)").minuteOfDay
      let found = SunDay(day: day, setting)[event].minute
      #expect(abs(found - right) <= 2, "\(event) \(clockText(found)), not \(text)")
    }
  }

  @Test("is the same from the table as worked out, inside and outside of its years")
  func table() {
    for day in [-1, 0, 1, 20_614, 47_846, 47_847, -719_162, 2_932_896] {
      let worked = Sun(day: day)
      for _ in 0..<2 {
        let kept = SunTable.shared.sun(on: day)
        #expect(abs(kept.declination - worked.declination) < 1e-7, "day \(day)")
        #expect(abs(kept.equationOfTime - worked.equationOfTime) < 1e-5, "day \(day)")
      }
    }
  }

  @Test("without a place keeps the usual hours")
  func usualHours() throws {
    #expect(
      try stretches("dawn-sunrise,sunset-dusk", from: "2026-06-08T00:00", to: "2026-06-09T00:00")
        == [
          "2026-06-08T05:30/2026-06-08T06:00", "2026-06-08T18:00/2026-06-08T18:30",
        ])
  }

  @Test("beyond the polar circle stays up in summer and down in winter")
  func polar() throws {
    let setting = Setting(
      zone: try Zone(identifier: "Europe/Oslo"), place: .init(latitude: 69.65, longitude: 18.96))
    for (value, summer, winter) in [
      ("sunrise-sunset", "o", "c"), ("sunset-sunrise", "c", "o"), ("10:00-sunset", "o", "c"),
      ("sunrise-14:00", "o", "c"),
    ] {
      let schedule = try Schedule.parse(value).schedule
      let june = schedule.state(at: try local("2026-06-21T12:00"), in: setting)
      let december = schedule.state(at: try local("2026-12-21T12:00"), in: setting)
      #expect("\(june.letter)\(december.letter)" == summer + winter, "\(value)")
    }
  }

  @Test("beyond the date line keeps to the venue's own day")
  func dateLine() throws {
    let setting = Setting(
      zone: try Zone(identifier: "Pacific/Kiritimati"),
      place: .init(latitude: 1.87, longitude: -157.4))
    let day = try local("2026-03-20").day.number
    #expect(abs(SunDay(day: day, setting)[.sunrise].minute - 390) < 20)
    #expect(abs(SunDay(day: day, setting)[.sunset].minute - 1117) < 20)
  }
}
