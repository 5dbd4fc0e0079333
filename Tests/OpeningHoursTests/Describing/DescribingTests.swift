// Schedules in words.

import Testing

@testable import OpeningHours

@Suite("A schedule in words")
struct DescribingTests {
  @Test(
    "reads well in English and in French",
    arguments: [
      (
        "Mo-Fr 08:00-22:00; PH off", "Mon–Fri 8:00–22:00, closed on public holidays",
        "lun.–ven. 8 h–22 h, fermé les jours fériés"
      ),
      ("24/7", "open 24 hours a day", "ouvert 24 heures sur 24"), ("off", "closed", "fermé"),
      (
        "08:00-12:00,13:30-17:00", "daily 8:00–12:00 and 13:30–17:00",
        "tous les jours 8 h–12 h et 13 h 30–17 h"
      ),
      (
        "Sa,Su 10:00-18:00; Dec 24-26 off", "Sat, Sun 10:00–18:00, closed Dec 24–Dec 26",
        "sam., dim. 10 h–18 h, fermé 24 déc.–26 déc."
      ),
      (
        "Apr-Oct sunrise-sunset", "Apr–Oct sunrise–sunset",
        "avr.–oct. lever du soleil–coucher du soleil"
      ),
      ("Mo 17:00+", "Mon from 17:00", "lun. dès 17 h"),
      ("Mo 17:00-22:00+", "Mon 17:00–22:00 or later", "lun. 17 h–22 h ou plus tard"),
      (
        "Su[1,-1] 10:00-12:00", "first Sun of the month, last Sun of the month 10:00–12:00",
        "premier dim. du mois, dernier dim. du mois 10 h–12 h"
      ),
      (
        "Mo-Fr 08:00-12:00 || \"by appointment\"", "Mon–Fri 8:00–12:00; otherwise “by appointment”",
        "lun.–ven. 8 h–12 h; sinon “by appointment”"
      ),
      (
        "2026 easter -2 days off", "closed 2 days before Easter 2026",
        "fermé 2 jours avant Pâques 2026"
      ),
      (
        "Mo,We,Fr 08:00-12:00; Sa,Su off", "Mon, Wed, Fri 8:00–12:00; closed Sat, Sun",
        "lun., mer., ven. 8 h–12 h; fermé sam., dim."
      ),
      (
        "week 10-20/2 Mo", "week 10–20 every 2 weeks Mon",
        "semaine 10–20 toutes les 2 semaines lun."
      ),
      (
        "PH Mo-Fr 10:00-12:00 unknown", "perhaps open public holidays on Mon–Fri 10:00–12:00",
        "peut-être ouvert les jours fériés (lun.–ven.) 10 h–12 h"
      ),
      (
        "(sunrise+01:00)-(sunset-00:30)", "daily 1 h after sunrise–30 min before sunset",
        "tous les jours 1 h après le lever du soleil–30 min avant le coucher du soleil"
      ),
    ])
  func phrases(value: String, english: String, french: String) throws {
    let schedule = try Schedule.parse(value).schedule
    #expect(schedule.describe(in: .english) == english)
    #expect(schedule.describe(in: .french) == french)
  }
}
