// Sentences that a reader once got wrong although each of their words was right.

import Testing

@testable import OpeningHours

@Suite("A sentence does not mislead")
struct MisleadingSentenceTests {
  @Test(
    "where hours are closed from one midnight to the next, which is closed",
    arguments: [
      (
        "Mo-Su 10:00-12:00; Dec 24 00:00-00:00 off",
        "daily 10:00–12:00, closed Dec 24",
        "tous les jours 10 h–12 h, fermé le 24 déc."
      ),
      (
        "Mo-Su 10:00-12:00; PH 00:00-00:00 off",
        "daily 10:00–12:00, closed on public holidays",
        "tous les jours 10 h–12 h, fermé les jours fériés"
      ),
      (
        "Mo-Su 20:00-04:00; Dec 25 00:00-24:00 off",
        "daily 20:00–4:00, closed Dec 25 (from midnight to midnight; early hours of the next day stay as they are)",
        "tous les jours 20 h–4 h, fermé le 25 déc. (de minuit à minuit ; les premières heures du lendemain restent telles quelles)"
      ),
      (
        "Mo-Su sunset-02:00; We 00:00-24:00 off",
        "daily sunset–2:00, closed Wed (from midnight to midnight; early hours of the next day stay as they are)",
        "tous les jours du coucher du soleil à 2 h, fermé mer. (de minuit à minuit ; les premières heures du lendemain restent telles quelles)"
      ),
      (
        "Mo-Fr 09:00-17:00; PH 00:00-24:00 off, Dec 18:00-20:00",
        "Mon–Fri 9:00–17:00; closed on public holidays; but in any case Dec: also open daily 18:00–20:00",
        "lun.–ven. 9 h–17 h ; fermé les jours fériés ; mais dans tous les cas déc. : aussi ouvert tous les jours 18 h–20 h"
      ),
      (
        "Mo-Su sunset-02:00, We 00:00-00:00 unknown",
        "in this order, hours past midnight going on into the next day: (1) daily sunset–2:00; (2) in addition, and in place of the same hours before: Wed hours unknown",
        "dans cet ordre, les heures après minuit continuant le lendemain : (1) tous les jours du coucher du soleil à 2 h ; (2) en plus, et à la place des mêmes heures qui précèdent : mer. horaires inconnus"
      ),
    ])
  func wholeDaysOff(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where what is told of all the year comes after a season",
    arguments: [
      (
        "Mar-Dec Mo-Fr 10:00-sunset; Sa-Su 12:00-14:00",
        "Mar–Dec: Mon–Fri 10:00–sunset; all year: Sat, Sun 12:00–14:00",
        "mars–déc. : lun.–ven. de 10 h au coucher du soleil ; toute l’année : sam., dim. 12 h–14 h"
      ),
      (
        "week 1-53/2 Fr 22:00-04:00; Su 10:00-12:00",
        "weeks 1–53 every 2 weeks: Fri 22:00–4:00; all year: Sun 10:00–12:00",
        "semaines 1–53 toutes les 2 semaines : ven. 22 h–4 h ; toute l’année : dim. 10 h–12 h"
      ),
      (
        "May-Sep Mo-Th 17:00-23:00, Fr,Sa 17:00-01:00, Su 12:00-20:00",
        "May–Sep: Mon–Thu 17:00–23:00; all year: Fri, Sat 17:00–1:00, also open Sun 12:00–20:00",
        "mai–sept. : lun.–jeu. 17 h–23 h ; toute l’année : ven., sam. 17 h–1 h, aussi ouvert dim. 12 h–20 h"
      ),
      (
        "Mo-Fr 08:00-sunset; Jul-Aug We off, Sa 10:00-12:00",
        "Mon–Fri 8:00–sunset; Jul–Aug: closed Wed; all year: also open Sat 10:00–12:00",
        "lun.–ven. de 8 h au coucher du soleil ; juill.–août : fermé mer. ; toute l’année : aussi ouvert sam. 10 h–12 h"
      ),
      (
        "Mo-Fr 08:00-12:00; Jul-Aug We off; PH off",
        "Mon–Fri 8:00–12:00; Jul–Aug: closed Wed; all year: closed on public holidays",
        "lun.–ven. 8 h–12 h ; juill.–août : fermé mer. ; toute l’année : fermé les jours fériés"
      ),
      (
        "Mo-Fr 08:00-12:00; Jul-Aug We off; PH off; Dec 25 off",
        "Mon–Fri 8:00–12:00; Jul–Aug: closed Wed; all year: closed on public holidays and Dec 25",
        "lun.–ven. 8 h–12 h ; juill.–août : fermé mer. ; toute l’année : fermé les jours fériés et le 25 déc."
      ),
      (
        "Mo-Fr 08:00-12:00; Jul-Aug We off; Dec 25 off",
        "Mon–Fri 8:00–12:00; Jul–Aug: closed Wed; closed Dec 25",
        "lun.–ven. 8 h–12 h ; juill.–août : fermé mer. ; fermé le 25 déc."
      ),
      (
        "Apr-Oct Mo-Fr 08:00-20:00; PH off || \"by appointment\"",
        "Apr–Oct: Mon–Fri 8:00–20:00; all year: closed on public holidays; otherwise, on closed days too, “by appointment”",
        "avr.–oct. : lun.–ven. 8 h–20 h ; toute l’année : fermé les jours fériés ; sinon, même les jours de fermeture, « by appointment »"
      ),
    ])
  func allYear(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where all days of a season are meant, be they closed before",
    arguments: [
      (
        "Mo-Fr 09:00-17:00; PH off; Dec 10:00-12:00",
        "Mon–Fri 9:00–17:00; closed on public holidays; but in any case Dec: daily 10:00–12:00 instead",
        "lun.–ven. 9 h–17 h ; fermé les jours fériés ; mais dans tous les cas déc. : tous les jours 10 h–12 h à la place"
      ),
      (
        "Mo-Fr 09:00-17:00; SH 10:00-12:00",
        "Mon–Fri 9:00–17:00; but in school holidays: daily 10:00–12:00 instead",
        "lun.–ven. 9 h–17 h ; mais pendant les vacances scolaires : tous les jours 10 h–12 h à la place"
      ),
      (
        "Mo-Fr 09:00-17:00; Dec 24-28 10:00-12:00",
        "Mon–Fri 9:00–17:00; but Dec 24–28: daily 10:00–12:00 instead",
        "lun.–ven. 9 h–17 h ; mais 24–28 déc. : tous les jours 10 h–12 h à la place"
      ),
      (
        "Mo-Fr 09:00-17:00, Jul-Aug 18:00-20:00",
        "Mon–Fri 9:00–17:00; Jul–Aug: also open daily 18:00–20:00",
        "lun.–ven. 9 h–17 h ; juill.–août : aussi ouvert tous les jours 18 h–20 h"
      ),
      (
        "Mo-Fr 09:00-17:00, SH 18:00-20:00",
        "Mon–Fri 9:00–17:00; in school holidays: also open daily 18:00–20:00",
        "lun.–ven. 9 h–17 h ; pendant les vacances scolaires : aussi ouvert tous les jours 18 h–20 h"
      ),
      (
        "Mo-Fr 09:00-17:00, Jul-Aug 18:00-20:00 unknown",
        "Mon–Fri 9:00–17:00; Jul–Aug: perhaps open daily 18:00–20:00",
        "lun.–ven. 9 h–17 h ; juill.–août : peut-être ouvert tous les jours 18 h–20 h"
      ),
      (
        "Sa 10:00-12:00, Jul-Aug 18:00-20:00",
        "Sat 10:00–12:00; Jul–Aug: also open daily 18:00–20:00",
        "sam. 10 h–12 h ; juill.–août : aussi ouvert tous les jours 18 h–20 h"
      ),
      (
        "Mo-Fr 09:00-sunset, week 20-30 21:00-22:00",
        "Mon–Fri 9:00–sunset; weeks 20–30: also open daily 21:00–22:00",
        "lun.–ven. de 9 h au coucher du soleil ; semaines 20–30 : aussi ouvert tous les jours 21 h–22 h"
      ),
    ])
  func daily(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where a season changes some weekdays and leaves others",
    arguments: [
      (
        "Mo-Fr 09:00-17:00; Jul-Aug Mo,We 08:00-12:00",
        "Mon–Fri 9:00–17:00; but Jul–Aug: Mon, Wed 8:00–12:00 instead, the other days as usual",
        "lun.–ven. 9 h–17 h ; mais juill.–août : lun., mer. 8 h–12 h à la place, les autres jours comme d’habitude"
      ),
      (
        "Mo-Fr 09:00-17:00; Jul-Aug Mo,Sa 08:00-12:00",
        "Mon–Fri 9:00–17:00; but Jul–Aug: Mon, Sat 8:00–12:00 instead, the other days as usual",
        "lun.–ven. 9 h–17 h ; mais juill.–août : lun., sam. 8 h–12 h à la place, les autres jours comme d’habitude"
      ),
      (
        "Mo-Fr 09:00-sunset; Jul-Aug Mo,Sa 08:00-12:00",
        "Mon–Fri 9:00–sunset; but Jul–Aug: Mon, Sat 8:00–12:00 instead, the other days as usual",
        "lun.–ven. de 9 h au coucher du soleil ; mais juill.–août : lun., sam. 8 h–12 h à la place, les autres jours comme d’habitude"
      ),
      (
        "Mo-Fr 09:00-17:00; Jul-Aug Mo-Fr 08:00-12:00",
        "Mon–Fri 9:00–17:00; but Jul–Aug: Mon–Fri 8:00–12:00 instead",
        "lun.–ven. 9 h–17 h ; mais juill.–août : lun.–ven. 8 h–12 h à la place"
      ),
      (
        "Mo-Fr 09:00-17:00; Jul-Aug We 08:00-12:00",
        "Mon–Fri 9:00–17:00; but Jul–Aug: on Wednesdays 8:00–12:00 instead",
        "lun.–ven. 9 h–17 h ; mais juill.–août : le mercredi 8 h–12 h à la place"
      ),
    ])
  func others(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where a later end of a night than the new one stays",
    arguments: [
      (
        "Fr 20:00-04:00; Dec 24 18:00-02:00",
        "Fri 20:00–4:00, but Dec 24 18:00–2:00 instead (or as late as usual where that is later; any night of the day before ends at midnight)",
        "ven. 20 h–4 h, mais le 24 déc. 18 h–2 h à la place (ou aussi tard que d’habitude si c’est plus tard ; toute nuit de la veille s’arrête à minuit)"
      ),
      (
        "Fr,Sa 20:00-03:00; PH 18:00-02:00",
        "Fri, Sat 20:00–3:00, but public holidays 18:00–2:00 instead (or as late as usual where that is later; each time the last night before ends at midnight)",
        "ven., sam. 20 h–3 h ; mais les jours fériés 18 h–2 h à la place (ou aussi tard que d’habitude si c’est plus tard ; chaque fois, la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
      (
        "Sa 22:00-04:00; Sa[1] 20:00-02:00",
        "Sat 22:00–4:00, but the first Sat of the month 20:00–4:00 instead",
        "sam. 22 h–4 h, mais le premier sam. du mois 20 h–4 h à la place"
      ),
      (
        "Mo-Su 20:00-02:00; Jul Sa 18:00-01:00",
        "daily 20:00–2:00; but Jul: on Saturdays 18:00–2:00 instead (each time the last night before ends at midnight)",
        "tous les jours 20 h–2 h ; mais juill. : le samedi 18 h–2 h à la place (chaque fois, la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
    ])
  func nightsThatStay(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where the rules are told in their order and each says what it does",
    arguments: [
      (
        "Mo-Su open \"x\"; easter -2 days 20:00-06:00",
        "in this order, hours past midnight going on into the next day: (1) open 24 hours a day (“x”); (2) in place of all before on these days, from midnight to midnight: 2 days before Easter 20:00–6:00",
        "dans cet ordre, les heures après minuit continuant le lendemain : (1) ouvert 24 heures sur 24 (« x ») ; (2) à la place de tout ce qui précède ces jours-là, de minuit à minuit : 2 jours avant Pâques 20 h–6 h"
      ),
      (
        "week 18 Mo-We; PH Sa 08:00-20:00; Jan 12:00-14:00 off; Apr 18:00-23:00+",
        "in this order, hours past midnight going on into the next day: (1) week 18: Mon–Wed all day; (2) in place of all before on these days, from midnight to midnight: Sat on public holidays 8:00–20:00; (3) taking away these hours only: closed 12:00–14:00 Jan; (4) in place of all before on these days, from midnight to midnight: Apr 18:00–23:00 or later",
        "dans cet ordre, les heures après minuit continuant le lendemain : (1) semaine 18 : lun.–mer. toute la journée ; (2) à la place de tout ce qui précède ces jours-là, de minuit à minuit : sam. les jours fériés 8 h–20 h ; (3) en retirant ces heures seulement : fermé 12 h–14 h en janv. ; (4) à la place de tout ce qui précède ces jours-là, de minuit à minuit : en avr. 18 h–23 h ou plus tard"
      ),
      (
        "2026 Mo-Fr open \"x\" || 20:00-02:00 || Feb 28 18:00-24:00; Jan 18:00-23:00+",
        "in this order, hours past midnight going on into the next day: (1) 2026: Mon–Fri all day (“x”); (2) only where all before is closed: daily 20:00–2:00; (3) only where all before is closed: Feb 28 18:00–24:00; (4) in place of all before on these days, from midnight to midnight: Jan 18:00–23:00 or later",
        "dans cet ordre, les heures après minuit continuant le lendemain : (1) 2026 : lun.–ven. toute la journée (« x ») ; (2) seulement là où tout ce qui précède est fermé : tous les jours 20 h–2 h ; (3) seulement là où tout ce qui précède est fermé : le 28 févr. 18 h–24 h ; (4) à la place de tout ce qui précède ces jours-là, de minuit à minuit : en janv. 18 h–23 h ou plus tard"
      ),
      (
        "Su 00:00-06:00, Sa[1] 17:00+; May-Sep Sa off; 2026 Dec 24 12:00-14:00 off",
        "in this order, hours past midnight going on into the next day: (1) Sun 0:00–6:00; (2) in addition: the first Sat of the month from 17:00; (3) in place of all before on these days, from midnight to midnight: May–Sep: closed Sat; (4) taking away these hours only: closed 12:00–14:00 Dec 24 2026",
        "dans cet ordre, les heures après minuit continuant le lendemain : (1) dim. 0 h–6 h ; (2) en plus : le premier sam. du mois dès 17 h ; (3) à la place de tout ce qui précède ces jours-là, de minuit à minuit : mai–sept. : fermé sam. ; (4) en retirant ces heures seulement : fermé 12 h–14 h le 24 déc. 2026"
      ),
    ])
  func inOrder(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where public holidays open a weekday that is closed",
    arguments: [
      (
        "Mo-Su 09:00-17:00; We off; PH 10:00-12:00",
        "Mon, Tue, Thu–Sun 9:00–17:00, closed Wed, but in any case on public holidays only 10:00–12:00",
        "lun., mar., jeu.–dim. 9 h–17 h, fermé mer., mais dans tous les cas les jours fériés seulement 10 h–12 h"
      ),
      (
        "Mo-Fr 09:00-17:00; Su off; PH 10:00-12:00",
        "Mon–Fri 9:00–17:00, but public holidays only 10:00–12:00",
        "lun.–ven. 9 h–17 h, mais les jours fériés seulement 10 h–12 h"
      ),
      (
        "Mo-Sa 09:00-17:00; Su off, PH 18:00-20:00",
        "Mon–Sat 9:00–17:00, also open on public holidays 18:00–20:00",
        "lun.–sam. 9 h–17 h, aussi ouvert les jours fériés 18 h–20 h"
      ),
      (
        "Mo-Sa 09:00-17:00; Su off; Dec 24 10:00-12:00",
        "Mon–Sat 9:00–17:00, but Dec 24 only 10:00–12:00",
        "lun.–sam. 9 h–17 h, mais le 24 déc. seulement 10 h–12 h"
      ),
    ])
  func weeklyClosures(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where holidays have the hours of some weekdays, or longer ones",
    arguments: [
      (
        "Mo-Fr 08:00-18:00; Sa,Su,PH 08:00-19:00",
        "Mon–Fri 8:00–18:00, Sat, Sun and public holidays 8:00–19:00",
        "lun.–ven. 8 h–18 h, sam., dim. et les jours fériés 8 h–19 h"
      ),
      (
        "Mo-Fr 08:00-18:00; Sa,Su,PH 10:00-14:00",
        "Mon–Fri 8:00–18:00, Sat, Sun and public holidays 10:00–14:00",
        "lun.–ven. 8 h–18 h, sam., dim. et les jours fériés 10 h–14 h"
      ),
      (
        "Mo-Fr 08:00-18:00, Sa,Su,PH 10:00-14:00",
        "Mon–Fri 8:00–18:00, Sat, Sun 10:00–14:00, also open on public holidays 10:00–14:00",
        "lun.–ven. 8 h–18 h, sam., dim. 10 h–14 h, aussi ouvert les jours fériés 10 h–14 h"
      ),
      (
        "Mo-Fr 08:00-18:00; Sa 10:00-14:00; PH 08:00-20:00",
        "Mon–Fri 8:00–18:00, Sat 10:00–14:00, but public holidays 8:00–20:00 instead",
        "lun.–ven. 8 h–18 h, sam. 10 h–14 h, mais les jours fériés 8 h–20 h à la place"
      ),
      (
        "Mo-Fr 08:00-18:00; Sa 10:00-14:00; PH 09:00-12:00",
        "Mon–Fri 8:00–18:00, Sat 10:00–14:00, but public holidays only 9:00–12:00",
        "lun.–ven. 8 h–18 h, sam. 10 h–14 h, mais les jours fériés seulement 9 h–12 h"
      ),
      (
        "Mo-Fr 08:00-18:00; Dec 24 08:00-20:00",
        "Mon–Fri 8:00–18:00, but Dec 24 8:00–20:00 instead",
        "lun.–ven. 8 h–18 h, mais le 24 déc. 8 h–20 h à la place"
      ),
      (
        "Mo 10:00-12:00; Tu-Su 08:00-18:00; PH 10:00-12:00",
        "Mon and public holidays 10:00–12:00, Tue–Sun 8:00–18:00",
        "lun. et les jours fériés 10 h–12 h, mar.–dim. 8 h–18 h"
      ),
    ])
  func holidays(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where an open end is over when other hours begin",
    arguments: [
      (
        "Mo-Su 10:00+,14:00-18:00",
        "daily from 10:00 (14:00 at the latest) and 14:00–18:00",
        "tous les jours dès 10 h (14 h au plus tard) et 14 h–18 h"
      ),
      (
        "Dec 24 10:00+,14:00-18:00",
        "Dec 24 from 10:00 (14:00 at the latest) and 14:00–18:00",
        "le 24 déc. dès 10 h (14 h au plus tard) et 14 h–18 h"
      ),
      (
        "Mo 10:00-12:00+,14:00-18:00",
        "Mon 10:00–12:00 or later (14:00 at the latest) and 14:00–18:00",
        "lun. 10 h–12 h ou plus tard (14 h au plus tard) et 14 h–18 h"
      ),
    ])
  func openEnds(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where some weekdays of holidays are meant, or the days of a week at the turn of a year",
    arguments: [
      (
        "Mo-Fr 09:00-17:00; SH Mo,We off",
        "Mon–Fri 9:00–17:00, closed in school holidays (if it is a Monday or Wednesday)",
        "lun.–ven. 9 h–17 h, fermé pendant les vacances scolaires (si c’est un lundi ou un mercredi)"
      ),
      (
        "Mo-Fr 09:00-17:00; SH Mo,We 10:00-12:00",
        "Mon–Fri 9:00–17:00, but in school holidays (if it is a Monday or Wednesday) 10:00–12:00 instead",
        "lun.–ven. 9 h–17 h, mais pendant les vacances scolaires (si c’est un lundi ou un mercredi) 10 h–12 h à la place"
      ),
      (
        "Mo-Fr 09:00-17:00; SH Mo-We off", "Mon–Fri 9:00–17:00, closed Mon–Wed in school holidays",
        "lun.–ven. 9 h–17 h, fermé lun.–mer. pendant les vacances scolaires"
      ),
      (
        "2027 week 53 10:00-12:00", "week 53 (only days of 2027) 10:00–12:00",
        "semaine 53 (seulement les jours de 2027) 10 h–12 h"
      ),
      (
        "2024 week 1 Mo 10:00-12:00", "week 1 (only days of 2024): Mon 10:00–12:00",
        "semaine 1 (seulement les jours de 2024) : lun. 10 h–12 h"
      ),
      ("2024 week 10 10:00-12:00", "week 10 in 2024 10:00–12:00", "semaine 10 en 2024 10 h–12 h"),
    ])
  func narrowDays(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where a comment has marks of its own",
    arguments: [
      (
        "Mo 10:00-12:00 \"ring “Anna” « twice »\"",
        "perhaps open Mon 10:00–12:00 (“ring 'Anna' « twice »”)",
        "peut-être ouvert lun. 10 h–12 h (« ring “Anna” ' twice ' »)"
      )
    ])
  func comments(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  private func check(_ value: String, _ english: String, _ french: String) throws {
    let schedule = try Schedule.parse(value).schedule
    #expect(schedule.describe(in: .english) == english)
    #expect(schedule.describe(in: .french) == french)
  }
}
