import OpeningHours
import Testing
import Venues

@testable import VenueImport

@Suite("Hours in the words of cities") struct HoursWordingTests {
  @Test(
    "are read where they can mean one thing only",
    arguments: [
      ("L-V 8-22h", "Mo-Fr 08:00-22:00"), ("L-V 8:00-22:00", "Mo-Fr 08:00-22:00"),
      ("L a V de 8 a 22 h", "Mo-Fr 08:00-22:00"),
      ("Lunes a Viernes de 8:00 a 22:00", "Mo-Fr 08:00-22:00"),
      ("L-V 8-22h; S-D 9-14h", "Mo-Fr 08:00-22:00; Sa-Su 09:00-14:00"),
      ("L-V: 09:00-14:00 y 16:00-20:00", "Mo-Fr 09:00-14:00,16:00-20:00"),
      (
        "Lunes a viernes de 8:00 a 22:00 horas. Sábados y domingos de 9:00 a 14:00 horas.",
        "Mo-Fr 08:00-22:00; Sa-Su 09:00-14:00"
      ),
      ("Sábados, domingos y festivos de 9 a 14 h", "Sa-Su,PH 09:00-14:00"),
      ("Martes a domingo de 10 a 18h. Lunes cerrado", "Tu-Su 10:00-18:00; Mo off"),
      ("Festivos cerrado; L-V 8-22h", "Mo-Fr 08:00-22:00; PH off"),
      ("Todos los días de 8 a 20 hrs", "Mo-Su 08:00-20:00"), ("L-D 24 horas", "Mo-Su 00:00-24:00"),
      ("De 8 a 22 h de lunes a viernes", "Mo-Fr 08:00-22:00"),
      ("Lunes a viernes de 6:00 a. m. a 10:00 p. m.", "Mo-Fr 06:00-22:00"),
      ("M-F 6am-10pm", "Mo-Fr 06:00-22:00"), ("M-F 6a-10p", "Mo-Fr 06:00-22:00"),
      (
        "M-F 6:00 AM - 10:00 PM; Sat-Sun 8:00 AM - 6:00 PM",
        "Mo-Fr 06:00-22:00; Sa-Su 08:00-18:00"
      ),
      ("M-Th 0600-2200", "Mo-Th 06:00-22:00"),
      ("Maandag t/m vrijdag 08:00-22:00", "Mo-Fr 08:00-22:00"),
      ("ma t/m vr 8-22 uur", "Mo-Fr 08:00-22:00"), ("dagelijks 9-17 uur", "Mo-Su 09:00-17:00"),
      ("maandag t/m zondag: 9.00 - 17.00 uur", "Mo-Su 09:00-17:00"),
      ("Mandag til fredag kl. 8-22", "Mo-Fr 08:00-22:00"),
      ("Lørdag og søndag kl. 9-14", "Sa-Su 09:00-14:00"),
      ("Måndag till fredag 8-22", "Mo-Fr 08:00-22:00"),
      ("Ma-pe klo 8-22", "Mo-Fr 08:00-22:00"),
      ("dal lunedì al venerdì dalle ore 8:00 alle ore 22:00", "Mo-Fr 08:00-22:00"),
      ("Segunda-feira a sexta-feira das 8h às 22h", "Mo-Fr 08:00-22:00"),
      ("Dilluns a divendres de 8 a 22 h", "Mo-Fr 08:00-22:00"),
      ("Lunes, miércoles y viernes de 17 a 21 h", "Mo,We,Fr 17:00-21:00"),
      ("Lun - Ven : 8h - 22h / Sam : 9h - 18h", "Mo-Fr 08:00-22:00; Sa 09:00-18:00"),
      ("L-V 18:00-2:00", "Mo-Fr 18:00-02:00"), ("Lun-Ven 8.00/20.00", "Mo-Fr 08:00-20:00"),
      ("Lun-Ven 9/13 - 15/19", "Mo-Fr 09:00-13:00,15:00-19:00"),
      ("Lun-Ven 8.00-12.00/14.00-18.00", "Mo-Fr 08:00-12:00,14:00-18:00"),
      ("Hverdage kl. 16-22 og weekend kl. 8-22", "Mo-Fr 16:00-22:00; Sa-Su 08:00-22:00"),
      ("Arkisin klo 8-20, viikonloppuisin klo 10-18", "Mo-Fr 08:00-20:00; Sa-Su 10:00-18:00"),
      ("Laborables de 8 a 22 h", "Mo-Fr 08:00-22:00"), ("L-V 8~22h", "Mo-Fr 08:00-22:00"),
    ])
  func read(text: String, hours: String) {
    #expect(HoursWording.rephrased(text) == hours)
    #expect((try? Schedule.parse(hours)) != nil)
  }

  @Test(
    "are not where they can mean two things, or a part is unknown",
    arguments: [
      "L-M 8-22h", "M-V 8-22h", "M-S 9-17", "S-S 9-17", "T-F 9-17", "ma-di 9-17", "Ma-Do 9-17",
      "L-V 9-5", "L-V 9:00 a 5:00", "L-V 6 a 10 pm", "L-V", "8-22h", "consultar", "Según temporada",
      "Invierno: L-V 8-22h", "L-V 8-22h (verano 8-23h)", "L-V 8-22h, L 9-14h", "V-L 8-22h",
      "L-V 8-25h", "L-V 8:75-22h", "", "-", "L",
      "L-V 8-22h excepto agosto", "tel. 91 555 12 34", "L-V 8-22-23h", "L-V de 8", "L-V a 22h",
    ])
  func unknown(text: String) { #expect(HoursWording.rephrased(text) == nil) }

  @Test("survive any text", arguments: [1, 2, 3] as [UInt64])
  func anyText(seed: UInt64) {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces = [
      "L", "V", "-", " ", "8", "22h", "24", "h", "a", ":", ".", "lunes", "y", "t/m", "pm", "0600",
      ",", ";", "é", "場", "/7", "horas", "cerrado", "festivos",
    ]
    for _ in 0..<2000 {
      let text = (0..<random(12)).map { _ in pieces[random(pieces.count)] }.joined()
      guard let hours = HoursWording.rephrased(text) else { continue }
      #expect((try? Schedule.parse(hours)) != nil, "seed \(seed): “\(text)” to “\(hours)”")
    }
  }

  @Test("keep their own words beside what is read, and the report tells both")
  func kept() throws {
    let trial = try Trials(knowledge: .standard).run(
      """
      id,name,lat,lon,HORARIO
      1,A,40.4,-3.7,ma t/m vr 8-22 uur
      2,B,40.5,-3.7,Mo-Fr 08:00-22:00
      3,C,40.6,-3.7,consultar
      """)
    #expect(try trial.venue("1").hours == "Mo-Fr 08:00-22:00")
    #expect(try trial.venue("1").properties["HORARIO"] == "ma t/m vr 8-22 uur")
    #expect(try trial.venue("2").properties["HORARIO"] == nil)
    #expect(try trial.venue("3").hours == nil)
    #expect(try trial.venue("3").properties["HORARIO"] == "consultar")
    #expect(trial.part.hours == HoursTally(understood: 2, odd: 1, unknown: 1))
    let warning = try #require(trial.part.warnings.first { $0.kind == .hoursOdd })
    #expect(warning.detail == "line 2: “Mo-Fr 08:00-22:00”, from “ma t/m vr 8-22 uur”")
  }
}
