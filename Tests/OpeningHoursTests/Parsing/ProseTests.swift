// Sentences as cities write them, in English, French and German; other languages by their day names.

import Testing

@testable import OpeningHours

@Suite("A sentence about hours")
struct ProseTests {
  static let english = [
    ("from 6am to 10pm every day", "Mo-Su 06:00-22:00"),
    ("8 A.M. to 9 P.M. daily", "Mo-Su 08:00-21:00"),
    ("Mon-Sat including public holidays. 6.30am-8.30pm", "Mo-Sa,PH 06:30-20:30"),
    (
      "Tuesday through Thursday 7:00 a.m.-8:00 p.m., Friday 7:00 a.m.-5:00 p.m.",
      "Tu-Th 07:00-20:00, Fr 07:00-17:00"
    ),
    ("9am-6pm Monday to Friday, 10am-3pm Saturday", "Mo-Fr 09:00-18:00, Sa 10:00-15:00"),
    ("Weekdays 8 to 17:30; weekends noon to 10 pm", "Mo-Fr 08:00-17:30; Sa,Su 12:00-22:00"),
    ("Mondays, Thursdays and Saturdays: 12 noon - 7 pm", "Mo,Th,Sa 12:00-19:00"),
    ("5 am - 12 midnight", "05:00-24:00"),
    ("10am-4pm daily except Tuesdays", "Mo-Su 10:00-16:00; Tu off"),
    ("daily except Mondays and public holidays 9am-5pm", "Mo-Su 09:00-17:00; Mo,PH off"),
    ("Open 8am-6pm (closed on Sundays)", "08:00-18:00 open; Su off"),
    ("Mon-Fri 9am-5pm / Sat 10am-2pm", "Mo-Fr 09:00-17:00; Sa 10:00-14:00"),
    ("Mon - Thu\n9am - 5pm\nFri 10am - 2pm", "Mo-Th 09:00-17:00; Fr 10:00-14:00"),
    ("<p>7am &ndash; 9pm&nbsp;daily</p>", "Mo-Su 07:00-21:00"),
    ("Opening hours: Mon-Fri 9:00-17:00", "Mo-Fr 09:00-17:00"),
    (
      "sunrise to sunset May 1st to October 31st; sunrise to 9pm November 1 to April 30",
      "May 01-Oct 31 sunrise-sunset; Nov 01-Apr 30 sunrise-21:00"
    ),
    ("1st of June to 15 September 9am-8pm", "Jun 01-Sep 15 09:00-20:00"),
    ("from dawn until dusk", "dawn-dusk"), ("8 am to 9 pm (2 hours per session)", "08:00-21:00"),
    ("closed on Mondays", "Mo off"), ("Mo-Fr, 9:00-17:00", "Mo-Fr 09:00-17:00"),
    ("Sunrise to Sunset, daily", "Mo-Su sunrise-sunset"),
    ("Mon-Fri: 6am-10pm, Sat/Sun: 8am-8pm", "Mo-Fr 06:00-22:00, Sa,Su 08:00-20:00"),
    ("9-12 am Sat", "Sa 21:00-24:00"),
  ]

  static let french = [
    ("16 h 15 à 18 h 50", "16:15-18:50"), ("Jeudi 9 h 05 à 11 h", "Th 09:05-11:00"),
    ("Du mardi au samedi : 8h30 - 18h", "Tu-Sa 08:30-18:00"),
    (
      "du lundi au jeudi de 9 h à 21 h et le samedi de 10 h à 16 h",
      "Mo-Th 09:00-21:00, Sa 10:00-16:00"
    ),
    ("Le vendredi et le samedi, de 10h à 23h", "Fr,Sa 10:00-23:00"),
    ("Tous les jours de 7 h à 21 h", "Mo-Su 07:00-21:00"),
    ("Ouvert tous les jours de 9h à 17h sauf jours fériés", "Mo-Su 09:00-17:00 open; PH off"),
    (
      "Lundi au vendredi : 8 h 30 à 21 h; samedi : 9 h à 17 h; fermé le dimanche",
      "Mo-Fr 08:30-21:00; Sa 09:00-17:00; Su off"
    ),
    ("D’avril à octobre, tous les jours de 7 h à 23 h", "Apr-Oct Mo-Su 07:00-23:00"),
    ("du 1er mai au 30 septembre : 8h-20h", "May 01-Sep 30 08:00-20:00"),
    ("De midi à minuit", "12:00-24:00"), ("9h-12h / 14h-18h", "09:00-12:00,14:00-18:00"),
    ("en semaine 17h-22h, fin de semaine 9h-21h", "Mo-Fr 17:00-22:00, Sa,Su 09:00-21:00"),
    ("le week-end de 9h à 18h", "Sa,Su 09:00-18:00"), ("de l'aube au crépuscule", "dawn-dusk"),
    ("du lever au coucher du soleil", "sunrise-sunset"),
    ("mer et sam 13h30-17h30", "We,Sa 13:30-17:30"),
    ("Fermé les jours fériés", "PH off"), ("mar au sam 9h-12h", "Tu-Sa 09:00-12:00"),
  ]

  static let german = [
    ("Mo. - Sa. 9.00 - 22.30", "Mo-Sa 09:00-22:30"),
    (
      "Mo. Mi. Fr. 10:00 - 21:00; Di. 16:00 - 21:00; Sa. So. geschlossen",
      "Mo,We,Fr 10:00-21:00; Tu 16:00-21:00; Sa,Su off"
    ),
    ("Von Montag bis Freitag von 8 bis 20 Uhr", "Mo-Fr 08:00-20:00"),
    ("werktags 8-18 Uhr", "Mo-Sa 08:00-18:00"), ("täglich von 10 bis 22 Uhr", "Mo-Su 10:00-22:00"),
    ("Mo-Fr 8-18 Uhr, am Wochenende 10-20 Uhr", "Mo-Fr 08:00-18:00, Sa,Su 10:00-20:00"),
    ("8 bis 12 am Samstag", "Sa 08:00-12:00"), ("9 bis 12 Uhr am Sa", "Sa 09:00-12:00"),
    (
      "April bis Oktober 8-20 Uhr, November bis März 9-17 Uhr",
      "Apr-Oct 08:00-20:00, Nov-Mar 09:00-17:00"
    ),
    ("Sonn- und Feiertage 10-16 Uhr", "Su,PH 10:00-16:00"),
    ("Sonntags und an Feiertagen geschlossen", "Su,PH off"),
  ]

  static let chinese = [
    ("每日上午6時至晚上10時", "Mo-Su 06:00-22:00"), ("上午8時半至下午5時30分", "08:30-17:30"),
    ("早上七時至晚上十一時", "07:00-23:00"), ("下午12時30分至下午1時30分", "12:30-13:30"),
    ("上午六時三十分至下午六時", "06:30-18:00"), ("上午9時正至晚上12時", "09:00-24:00"),
    (
      "星期一至五 上午8時至晚上9時; 星期六、日及公眾假期 上午 10 時至晚上 9 時",
      "Mo-Fr 08:00-21:00; Sa,Su,PH 10:00-21:00"
    ),
    ("星期二休息", "Tu off"), ("上午9时-中午12时", "09:00-12:00"),
  ]

  static let others = [
    ("Hverdage 8-16", "Mo-Fr 08:00-16:00"), ("Alle dage 8-22", "Mo-Su 08:00-22:00"),
    ("Hverdage: 7-21. Weekend: 8-18", "Mo-Fr 07:00-21:00; Sa,Su 08:00-18:00"),
    ("Døgnåbent", "24/7"), ("Døgnet rundt", "24/7"), ("Dygnet runt", "24/7"),
    ("Åpent hele døgnet", "open"), ("ympäri vuorokauden", "24/7"),
    ("Vardagar 8-17", "Mo-Fr 08:00-17:00"), ("Arkisin 8-20", "Mo-Fr 08:00-20:00"),
    ("Ma-pe 8-20", "Mo-Fr 08:00-20:00"),
    ("Arkisin klo 8–20, viikonloppuisin 10–18", "Mo-Fr 08:00-20:00, Sa,Su 10:00-18:00"),
    ("werkdagen 9-17 uur", "Mo-Fr 09:00-17:00"), ("24 uur per dag", "24/7"),
    ("altijd open", "24/7"), ("sempre aperto", "24/7"), ("24 timer", "24/7"),
    ("24h/24, 7j/7", "24/7"), ("7j/7, 24h/24", "24/7"), ("24 ore su 24", "24/7"),
    ("zonsopgang tot zonsondergang", "sunrise-sunset"),
    ("Van zonsopgang tot zonsondergang", "sunrise-sunset"),
    ("Fra solopgang til solnedgang", "sunrise-sunset"),
    ("soluppgång till solnedgång", "sunrise-sunset"),
    ("auringonnousu - auringonlasku", "sunrise-sunset"),
    ("dall'alba al tramonto", "sunrise-sunset"), ("salida a puesta del sol", "sunrise-sunset"),
    ("de sol a sol", "sunrise-sunset"), ("Sonnenaufgang bis Sonnenuntergang", "sunrise-sunset"),
    ("lever au coucher du soleil", "sunrise-sunset"), ("06:00~22:00", "06:00-22:00"),
    ("24小時", "24/7"), ("24小時開放", "open"), ("每日24小時", "Mo-Su 00:00-24:00"),
    ("06:00～22:00", "06:00-22:00"), ("星期一至五 上午7時至下午10時", "Mo-Fr 07:00-22:00"),
    ("週一至週五 08:00~21:00", "Mo-Fr 08:00-21:00"),
    ("禮拜一至禮拜五 08:00-21:00", "Mo-Fr 08:00-21:00"),
  ]

  @Test("is understood, with a warning", arguments: english + french + german + chinese + others)
  func understood(text: String, canonical: String) throws {
    let parsed = try Schedule.parse(text)
    #expect(parsed.schedule.description == canonical)
    #expect(!parsed.warnings.isEmpty)
    #expect(parsed.warnings.map(\.offset) == parsed.warnings.map(\.offset).sorted())
    #expect(try Schedule.parse(canonical).schedule == parsed.schedule)
    #expect(throws: ScheduleError.self) { try Schedule.parse(text, tolerance: .strict) }
  }

  @Test(
    "with a part that is not certain is refused as a whole",
    arguments: [
      "Mo - So; laut Anschlag", "Mo-Fr 9-17 Uhr; Winter kürzer", "ab Mai Mo. - Fr. 14:00 - 20:00",
      "bis 20:00", "nach 16:00 Uhr", "Do. 17:00 - 19:00 Kinder", "Di - Do 11:00 19:00",
      "7 am to 9 pm daily (except cleaning day)", "8am-8pm (G/F)", "08:00am-22:00pm",
      "closed in winter", "during school hours", "open daily during summer", "weekends only",
      "Dawn to dusk, with courts open until 11pm", "See website for hours", "City Park",
      "Mo-Su 06:00-22:00 (Oct-Mar 08:00-18:00)", "7am-10pm summer, 8am-5pm winter",
      "Monday to Friday 9am to 5pm and Saturday", "9-12 Mo-Fr, 14-18", "9 to 5",
      "from Monday 9am-5pm", "from April 9am-5pm", "from May 1 9am-5pm", "von Mai 9-17 Uhr",
      "Mo-Fr 9-17 and public holidays", "Gründonnerstag geschlossen", "d'été 9h-17h",
      "fermé l'hiver", "selon la météo", "jusqu'à 22 h", "à partir de 9h", "Mo-Fr 10-12 nur Frauen",
      "daily except Sunday 9-17; 18-20",
      "daily", "weekends", "open daily", "open on Mondays", "Ouvert", "Ouvert tous les jours",
      "April to October", "Montag bis Freitag", "7 jours sur 7", "geöffnet am Wochenende",
      "du 1er mai au 31 août",
      "Monday to Friday; Saturday 10-12", "daily except Mondays", "9h-17h sauf vacances",
      "24 hours on weekends",
      "上午8時至晚上9時 (星期三除外)", "上午12時至下午3時", "上午8時", "至晚上9時", "晚上5時至晚上9時",
      "每日暫停開放", "一至五 上午8時至下午5時", "8時至9時", "全年開放", "上午8時60分至下午5時",
      "Hverdage", "Åbent", "avoinna", "geopend", "每日8小時", "8小時", "每日開放", "solopgang", "24 h - 8 h",
      "hverdage undtagen fredag", "arkisin", "zonsondergang", "~",
      "<table><tr><td>7am-9pm</td></tr></table>", "7am-9pm *no lights", "except Mondays",
    ])
  func uncertain(text: String) {
    #expect(throws: ScheduleError.self) { try Schedule.parse(text) }
  }
}
