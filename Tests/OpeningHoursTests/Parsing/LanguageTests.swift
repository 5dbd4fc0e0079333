// Short day names that mean different days in different languages.

import Testing

@testable import OpeningHours

@Suite("Day names of many languages")
struct LanguageTests {
  @Test(
    "are what the one language of the value has them mean",
    arguments: [
      ("Lu-Ve 9h-17h", "Mo-Fr 09:00-17:00"), ("Lu,Ma,Je 09:00-12:00", "Mo,Tu,Th 09:00-12:00"),
      ("Ma-Di 10:00-12:00; Lu off", "Tu-Su 10:00-12:00; Mo off"),
      ("Lu-Vi 09:00-14:00; Sá,Do off", "Mo-Fr 09:00-14:00; Sa,Su off"),
      ("Ma,Gi 10:00-12:00; Do off", "Tu,Th 10:00-12:00; Su off"),
      ("Ma-To 10:00-18:00, Pe 10:00-20:00", "Mo-Th 10:00-18:00, Fr 10:00-20:00"),
      ("Ma-Su 10:00-18:00", "Mo-Su 10:00-18:00"), ("Ti,To 10:00-18:00", "Tu,Th 10:00-18:00"),
      ("Ma-Vr 09:00-17:00; Za,Zo off", "Mo-Fr 09:00-17:00; Sa,Su off"),
      ("Di,Do,Za 10:00-12:00", "Tu,Th,Sa 10:00-12:00"),
      ("Mo,Di,Do 10:00-12:00", "Mo,Tu,Th 10:00-12:00"), ("Mi-So 10:00-12:00", "We-Su 10:00-12:00"),
      ("Ti,On,To 10:00-18:00", "Tu-Th 10:00-18:00"),
      ("Ma-Fr 08:00-16:00; Lø,Sø off", "Mo-Fr 08:00-16:00; Sa,Su off"),
      ("Må-Fr 08:00-16:00", "Mo-Fr 08:00-16:00"), ("Lun, Mar, Mer 9h-12h", "Mo-We 09:00-12:00"),
      ("Di-Sa 9-17 Uhr", "Tu-Sa 09:00-17:00"), ("Do 9-17 Uhr", "Th 09:00-17:00"),
      ("Di fermé", "Su off"), ("Ma gesloten", "Mo off"), ("Do cerrado", "Su off"),
      ("seg-sex 09:00-18:00, sáb 09:00-13:00", "Mo-Fr 09:00-18:00, Sa 09:00-13:00"),
      ("segunda-feira a sexta-feira das 8h às 18h", "Mo-Fr 08:00-18:00"),
      ("lunedì-venerdì 9-18, sabato 9-13", "Mo-Fr 09:00-18:00, Sa 09:00-13:00"),
      ("dal lunedì al venerdì dalle 9 alle 18", "Mo-Fr 09:00-18:00"),
      ("maandag tot vrijdag 9.00-17.00", "Mo-Fr 09:00-17:00"),
      ("mandag-fredag 8-16", "Mo-Fr 08:00-16:00"), ("lördag, söndag 10-15", "Sa,Su 10:00-15:00"),
      ("Tu to Fr 10:00-12:00", "Tu-Fr 10:00-12:00"),
      ("Mar-Oct Mo 10:00-12:00", "Mar-Oct Mo 10:00-12:00"),
      ("maart-oktober 10.00-18.00", "Mar-Oct 10:00-18:00"),
      ("settembre 9.00-12.00", "Sep 09:00-12:00"),
      ("toukokuu-elokuu 9:00-20:00", "May-Aug 09:00-20:00"),
      ("2.ª a 5.ª das 9h às 21h", "Mo-Th 09:00-21:00"),
      ("3ª a 6ª-feira 9:00-21:00", "Tu-Fr 09:00-21:00"),
      ("4ªs feiras 9:00-12:00", "We 09:00-12:00"),
      ("MARȚI-VINERI 9-19, Duminică 10-13", "Tu-Fr 09:00-19:00, Su 10:00-13:00"),
      ("zilnic 7:30-21:30", "Mo-Su 07:30-21:30"), ("Środa, PIĄTEK 9:00-15:00", "We,Fr 09:00-15:00"),
      ("codziennie 7:00-21:00", "Mo-Su 07:00-21:00"), ("całodobowo", "24/7"),
      ("aberto 24 horas", "24/7"), ("otwarte całą dobę", "open"),
      ("M-F 9am-5pm", "Mo-Fr 09:00-17:00"), ("L-V 8:00-20:00", "Mo-Fr 08:00-20:00"),
      ("毎日 9:00-17:00", "Mo-Su 09:00-17:00"),
    ])
  func known(text: String, canonical: String) throws {
    #expect(try Schedule.parse(text).schedule.description == canonical)
  }

  @Test(
    "are refused where languages disagree, or none has all of them",
    arguments: [
      ("Ma 09:00-17:00", 0), ("Di 09:00-17:00", 0), ("Do 10:00-12:00", 0), ("Di-Sa 09:00-17:00", 0),
      ("Tu-Do 09:00-17:00", 3), ("We,Ma 09:00-17:00", 3),
      ("Mo,Ma 09:00-17:00", 3), ("Do-Su 09:00-17:00", 0), ("Sa,Di 10:00-12:00", 3),
      ("Ti On To 10:00-12:00", 3), ("Lu,Za,Di 10:00-12:00", 6),
    ])
  func ambiguous(text: String, offset: Int) {
    #expect {
      _ = try Schedule.parse(text)
    } throws: { error in
      (error as? ScheduleError)?.offset == offset
    }
  }

  @Test(
    "of the specification keep their meaning beside any word",
    arguments: [
      "Mo-Su 10:00-12:00", "Mo,Tu,We,Th,Fr,Sa,Su 10:00-12:00", "Su off",
    ])
  func specified(text: String) throws {
    #expect(try Schedule.parse(text, tolerance: .strict).warnings.isEmpty)
  }
}
