import OpeningHours
import Testing

@testable import VenueImport

@Suite("Hours in languages beyond western Europe") struct FurtherDayWordsTests {
  @Test(
    "are read",
    arguments: [
      ("Po-Pá 8:00-21:00", "Mo-Fr 08:00-21:00"), ("po a st 8-21 hod.", "Mo,We 08:00-21:00"),
      ("Pondělí až pátek 8:00-21:00, víkend zavřeno", "Mo-Fr 08:00-21:00; Sa-Su off"),
      ("pn.-pt. 8:00-21:00, sob.-niedz. 9:00-18:00", "Mo-Fr 08:00-21:00; Sa-Su 09:00-18:00"),
      ("od poniedziałku do piątku od 8:00 do 21:00", "Mo-Fr 08:00-21:00"),
      ("codziennie 8-22", "Mo-Su 08:00-22:00"),
      ("H-P 8-21, Szo 9-18", "Mo-Fr 08:00-21:00; Sa 09:00-18:00"),
      ("hétfő-vasárnap: 9:00-20:00", "Mo-Su 09:00-20:00"),
      ("pon-pet 8-21, sub i ned 9-18", "Mo-Fr 08:00-21:00; Sa-Su 09:00-18:00"),
      ("ponedeljek-petek 8.00-21.00", "Mo-Fr 08:00-21:00"),
      ("luni-vineri 8:00-21:00, duminică închis", "Mo-Fr 08:00-21:00; Su off"),
      ("Δευτέρα-Παρασκευή 8:00-21:00", "Mo-Fr 08:00-21:00"),
      ("καθημερινά 9-20", "Mo-Su 09:00-20:00"),
      ("Pzt-Cum 8:00-21:00", "Mo-Fr 08:00-21:00"), ("Her gün 08:00-22:00", "Mo-Su 08:00-22:00"),
      ("пн-пт 8:00-21:00; сб, вс 9:00-18:00", "Mo-Fr 08:00-21:00; Sa-Su 09:00-18:00"),
      ("с понедельника по пятницу с 8 до 21", "Mo-Fr 08:00-21:00"),
      ("ежедневно с 8:00 до 22:00", "Mo-Su 08:00-22:00"), ("круглосуточно", "24/7"),
      ("понеділок-п'ятниця 8:00-21:00", "Mo-Fr 08:00-21:00"), ("щодня 8-22", "Mo-Su 08:00-22:00"),
      ("пон-пет 8-21, нед 9-14", "Mo-Fr 08:00-21:00; Su 09:00-14:00"),
      ("월-금 08:00~21:00", "Mo-Fr 08:00-21:00"), ("평일 오전 9시 ~ 오후 6시 30분", "Mo-Fr 09:00-18:30"),
      ("매일 9시~22시", "Mo-Su 09:00-22:00"), ("월요일 휴관, 화~일 9:00~18:00", "Mo off; Tu-Su 09:00-18:00"),
      ("月～金 9:00～21:00", "Mo-Fr 09:00-21:00"),
      ("平日９時～２１時、土日祝９時～１７時", "Mo-Fr 09:00-21:00; Sa-Su,PH 09:00-17:00"),
      ("午前9時から午後5時半まで", "09:00-17:30"), ("月曜日から金曜日 9時30分～21時", "Mo-Fr 09:30-21:00"),
      ("월요일부터 금요일까지 9시부터 18시까지", "Mo-Fr 09:00-18:00"), ("Po-Št 8-20", "Mo-Th 08:00-20:00"),
      ("E-R 8-21", "Mo-Fr 08:00-21:00"), ("iga päev 9-20", "Mo-Su 09:00-20:00"),
      ("P-Pk 8:00-21:00", "Mo-Fr 08:00-21:00"), ("katru dienu 8-22", "Mo-Su 08:00-22:00"),
      ("I-V 8-21, VI-VII 9-18", "Mo-Fr 08:00-21:00; Sa-Su 09:00-18:00"),
      ("kasdien 8:00-22:00", "Mo-Su 08:00-22:00"), ("Mán-fös 8-21", "Mo-Fr 08:00-21:00"),
    ])
  func read(text: String, hours: String) {
    #expect(HoursWording.rephrased(text) == hours)
    #expect((try? Schedule.parse(hours)) != nil)
  }

  @Test(
    "that mean different days in two languages are read by the country alone",
    arguments: [
      ("tor 9-15", nil, nil), ("tor 9-15", "SI", "Tu 09:00-15:00"),
      ("tor 9-15", "DK", "Th 09:00-15:00"),
      ("V 9-15", nil, nil), ("V 9-15", "HU", "Su 09:00-15:00"), ("V 9-15", "ES", "Fr 09:00-15:00"),
      ("ma-di 9-17", "NL", "Mo-Tu 09:00-17:00"), ("ma-di 9-17", "BE", nil),
      ("VI 9-15", "LT", "Sa 09:00-15:00"),
    ] as [(String, String?, String?)])
  func byCountry(text: String, country: String?, hours: String?) {
    #expect(HoursWording.rephrased(text, country: country) == hours)
  }

  @Test("are those of the country where the notation knows the word of another language")
  func overNotation() {
    let known = ImportKnowledge.standard
    #expect(known.hours(in: "tor 9-15", country: "SI").value == "Tu 09:00-15:00")
    #expect(known.hours(in: "tor 9-15", country: "DK").value == "tor 9-15")
    #expect(known.hours(in: "Tu 09:00-15:00", country: "SI").value == "Tu 09:00-15:00")
  }

  @Test(
    "are not where a word is unknown, or only a part of the year is meant",
    arguments: [
      "пн-пт 8:00-21:00 летом", "Po-Pá dle rozvrhu", "mo do fr 9-17", "月～金 要予約", "9-21 hod",
      "8月～9月 9時～17時",
      "오후 13시~오후 6시", "T-P",
    ])
  func unknown(text: String) { #expect(HoursWording.rephrased(text) == nil) }
}
