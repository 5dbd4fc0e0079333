// Sentences that were read in another way than they were meant.

import Testing

@testable import OpeningHours

@Suite("A sentence can be read in one way only")
struct SentenceReadingTests {
  @Test(
    "where a season or holidays change some weekdays, which are not the only ones open",
    arguments: [
      (
        "Mo-Fr, PH 09:00-21:30; May-Sep Su 09:00-14:00; Sep-Apr Su 09:00-18:00",
        "Mon–Fri and public holidays 9:00–21:30; but in any case May–Sep: on Sundays 9:00–14:00 instead; but in any case Sep–Apr: on Sundays 9:00–18:00 instead",
        "lun.–ven. et les jours fériés 9 h–21 h 30 ; mais dans tous les cas mai–sept. : le dimanche 9 h–14 h à la place ; mais dans tous les cas sept.–avr. : le dimanche 9 h–18 h à la place"
      ),
      (
        "11:00-14:00 || Jul Sa 10:00-12:00",
        "daily 11:00–14:00; Jul: also open Sat 10:00–12:00",
        "tous les jours 11 h–14 h ; juill. : aussi ouvert sam. 10 h–12 h"
      ),
      (
        "Mo-Fr 08:00-18:00; Jul-Aug Mo-Fr 09:00-12:00; Jul-Aug Sa 10:00-12:00",
        "Mon–Fri 8:00–18:00; but Jul–Aug: Mon–Fri 9:00–12:00 instead, also open Sat 10:00–12:00",
        "lun.–ven. 8 h–18 h ; mais juill.–août : lun.–ven. 9 h–12 h à la place, aussi ouvert sam. 10 h–12 h"
      ),
      (
        "Mo-Fr 10:00-16:00; Apr-Oct Sa 08:00-20:00",
        "Mon–Fri 10:00–16:00; Apr–Oct: also open Sat 8:00–20:00",
        "lun.–ven. 10 h–16 h ; avr.–oct. : aussi ouvert sam. 8 h–20 h"
      ),
      (
        "Mo-Fr 12:00-22:00; SH Mo-Fr 09:00-22:00 || PH 09:00-18:00",
        "Mon–Fri 12:00–22:00, but Mon–Fri in school holidays 9:00–22:00 instead; otherwise on public holidays 9:00–18:00",
        "lun.–ven. 12 h–22 h, mais lun.–ven. pendant les vacances scolaires 9 h–22 h à la place ; sinon les jours fériés 9 h–18 h"
      ),
      (
        "Apr-Oct Sa 08:00-20:00; Nov-Mar Sa 10:00-12:00",
        "Apr–Oct: Sat 8:00–20:00; Nov–Mar: Sat 10:00–12:00",
        "avr.–oct. : sam. 8 h–20 h ; nov.–mars : sam. 10 h–12 h"
      ),
      (
        "Mo-Fr sunrise-sunset; PH 10:00-12:00",
        "Mon–Fri sunrise–sunset, but public holidays only 10:00–12:00",
        "lun.–ven. du lever au coucher du soleil, mais les jours fériés seulement 10 h–12 h"
      ),
    ])
  func someWeekdays(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where days that were told to be closed are open after all",
    arguments: [
      (
        "Mo-Fr 09:00-22:00; Dec 25 off; PH 10:00-12:00",
        "Mon–Fri 9:00–22:00, closed Dec 25, but in any case on public holidays only 10:00–12:00",
        "lun.–ven. 9 h–22 h, fermé le 25 déc., mais dans tous les cas les jours fériés seulement 10 h–12 h"
      ),
      (
        "Mo-Fr 10:00-16:00; PH off; Jun We 12:00-14:00",
        "Mon–Fri 10:00–16:00; closed on public holidays; but in any case Jun: on Wednesdays 12:00–14:00 instead",
        "lun.–ven. 10 h–16 h ; fermé les jours fériés ; mais dans tous les cas juin : le mercredi 12 h–14 h à la place"
      ),
      (
        "Mo-Fr 10:00-16:00; PH Mo-We off; Jun We 12:00-14:00",
        "Mon–Fri 10:00–16:00; closed Mon–Wed on public holidays; but in any case Jun: on Wednesdays 12:00–14:00 instead",
        "lun.–ven. 10 h–16 h ; fermé lun.–mer. les jours fériés ; mais dans tous les cas juin : le mercredi 12 h–14 h à la place"
      ),
      (
        "sunrise-sunset; Dec 25 off; PH 10:00-12:00",
        "daily sunrise–sunset, closed Dec 25, but in any case on public holidays only 10:00–12:00",
        "tous les jours du lever au coucher du soleil, fermé le 25 déc., mais dans tous les cas les jours fériés seulement 10 h–12 h"
      ),
    ])
  func afterAll(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where hours are open and perhaps open on the same days",
    arguments: [
      (
        "PH 12:00-13:00, We 10:00-12:00 unknown",
        "perhaps open Wed 10:00–12:00, also open on public holidays 12:00–13:00",
        "peut-être ouvert mer. 10 h–12 h, aussi ouvert les jours fériés 12 h–13 h"
      ),
      (
        "Mo-Fr 10:00-12:00 || PH 08:00-14:00 \"x\"",
        "Mon–Fri 10:00–12:00; otherwise perhaps open on public holidays 8:00–14:00 (“x”)",
        "lun.–ven. 10 h–12 h ; sinon peut-être ouvert les jours fériés 8 h–14 h (« x »)"
      ),
      (
        "Mo-Fr 10:00-12:00; PH Mo-Fr 09:00-10:00, PH We 11:00-12:00 unknown",
        "Mon–Fri 10:00–12:00; but on public holidays: Mon–Fri 9:00–10:00 instead, also perhaps open Wed 11:00–12:00",
        "lun.–ven. 10 h–12 h ; mais les jours fériés : lun.–ven. 9 h–10 h à la place, aussi peut-être ouvert mer. 11 h–12 h"
      ),
      (
        "\"currently closed\"", "hours unknown (“currently closed”)",
        "horaires inconnus (« currently closed »)"
      ),
      (
        "Mo-Fr 10:00-12:00; PH \"call\"",
        "Mon–Fri 10:00–12:00, but on public holidays hours unknown (“call”)",
        "lun.–ven. 10 h–12 h, mais les jours fériés horaires inconnus (« call »)"
      ),
      ("unknown", "hours unknown", "horaires inconnus"),
      (
        "Mo-Fr 10:00-12:00; PH unknown",
        "Mon–Fri 10:00–12:00, but on public holidays hours unknown",
        "lun.–ven. 10 h–12 h, mais les jours fériés horaires inconnus"
      ),
      (
        "Mo-Fr 10:00-12:00; PH 10:00-11:00 unknown",
        "Mon–Fri 10:00–12:00, but on public holidays perhaps open, and then only 10:00–11:00",
        "lun.–ven. 10 h–12 h, mais les jours fériés peut-être ouvert, et alors seulement 10 h–11 h"
      ),
    ])
  func perhaps(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where a single date is meant on some weekdays only",
    arguments: [
      (
        "Mo-Fr 10:00-20:00; Jun 24 off; We 12:00-14:00",
        "Mon, Tue, Thu, Fri 10:00–20:00, Wed 12:00–14:00, closed Jun 24 unless it is a Wednesday",
        "lun., mar., jeu., ven. 10 h–20 h, mer. 12 h–14 h, fermé le 24 juin sauf si c’est un mercredi"
      ),
      (
        "Mo-Fr 10:00-20:00; Dec 24 Mo-Fr 10:00-14:00",
        "Mon–Fri 10:00–20:00, but Dec 24 (unless it is a Saturday or Sunday) only 10:00–14:00",
        "lun.–ven. 10 h–20 h, mais le 24 déc. (sauf si c’est un samedi ou un dimanche) seulement 10 h–14 h"
      ),
      (
        "Mo-Fr 10:00-20:00; Dec 24 Su 10:00-14:00",
        "Mon–Fri 10:00–20:00, also open Dec 24 (if it is a Sunday) 10:00–14:00",
        "lun.–ven. 10 h–20 h, aussi ouvert le 24 déc. (si c’est un dimanche) 10 h–14 h"
      ),
      (
        "sunrise-sunset; Dec 24 Mo off; Dec 31 Mo-Fr 10:00-12:00",
        "daily sunrise–sunset, closed Dec 24 if it is a Monday, but Dec 31 (unless it is a Saturday or Sunday) only 10:00–12:00",
        "tous les jours du lever au coucher du soleil, fermé le 24 déc. si c’est un lundi, mais le 31 déc. (sauf si c’est un samedi ou un dimanche) seulement 10 h–12 h"
      ),
      (
        "Mo-Fr 10:00-20:00; Jun 24-26 We off",
        "Mon–Fri 10:00–20:00; Jun 24–26: closed Wed",
        "lun.–ven. 10 h–20 h ; 24–26 juin : fermé mer."
      ),
    ])
  func singleDates(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where hours go on past midnight",
    arguments: [
      (
        "Mo-Fr 03:00-12:00+,15:00-04:00; Sa,Su 12:00-04:00",
        "Mon–Fri 0:00–12:00 or later (15:00 at the latest) and 15:00–24:00, Sat 12:00–4:00, Sun 12:00–24:00",
        "lun.–ven. 0 h–12 h ou plus tard (15 h au plus tard) et 15 h–24 h, sam. 12 h–4 h, dim. 12 h–24 h"
      ),
      (
        "Mo-Su 20:00-08:00; Jun 24-26 off",
        "daily 20:00–8:00, closed Jun 24–26 (from midnight to midnight; early hours of the next day stay as they are)",
        "tous les jours 20 h–8 h, fermé du 24 au 26 juin (de minuit à minuit ; les premières heures du lendemain restent telles quelles)"
      ),
      (
        "Mo 18:00+; Tu 09:00-17:00; PH off",
        "Mon from 18:00 (24:00 at the latest), Tue 9:00–17:00, closed on public holidays",
        "lun. dès 18 h (24 h au plus tard), mar. 9 h–17 h, fermé les jours fériés"
      ),
      (
        "Mo-Su 20:00-02:00; May 01 10:00-12:00",
        "daily 20:00–2:00, but May 1 (from midnight to midnight; early hours of the next day stay as they are) only 10:00–12:00",
        "tous les jours 20 h–2 h, mais le 1er mai (de minuit à minuit ; les premières heures du lendemain restent telles quelles) seulement 10 h–12 h"
      ),
      (
        "Mo-Su 20:00-02:00; week 18 10:00-12:00",
        "daily 20:00–2:00, but week 18 (from midnight to midnight; early hours of the next day stay as they are) only 10:00–12:00",
        "tous les jours 20 h–2 h, mais semaine 18 (de minuit à minuit ; les premières heures du lendemain restent telles quelles) seulement 10 h–12 h"
      ),
      (
        "Mo-Fr 20:00-02:00; PH,Sa 10:00-12:00",
        "Mon–Thu 20:00–2:00, Fri 20:00–24:00, Sat 10:00–12:00, but public holidays (from midnight to midnight; early hours of the next day stay as they are) only 10:00–12:00",
        "lun.–jeu. 20 h–2 h, ven. 20 h–24 h, sam. 10 h–12 h, mais les jours fériés (de minuit à minuit ; les premières heures du lendemain restent telles quelles) seulement 10 h–12 h"
      ),
      (
        "Mo-Sa 15:00-01:00; Su,PH off",
        "Mon–Fri 15:00–1:00, Sat 15:00–24:00, closed Sun, closed on public holidays (from midnight to midnight; early hours of the next day stay as they are)",
        "lun.–ven. 15 h–1 h, sam. 15 h–24 h, fermé dim., fermé les jours fériés (de minuit à minuit ; les premières heures du lendemain restent telles quelles)"
      ),
      (
        "Mo-Sa 11:00-01:00; Su,PH 17:00-01:00",
        "Mon–Sat 11:00–1:00, but Sun and public holidays 17:00–1:00 instead (each time the last night before ends at midnight)",
        "lun.–sam. 11 h–1 h, mais dim. et les jours fériés 17 h–1 h à la place (chaque fois, la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
      (
        "Mo-Su 20:00-02:00; May Sa 10:00-12:00",
        "daily 20:00–2:00; but May: on Saturdays (from midnight to midnight; early hours of the next day stay as they are) 10:00–12:00 instead",
        "tous les jours 20 h–2 h ; mais mai : le samedi (de minuit à minuit ; les premières heures du lendemain restent telles quelles) 10 h–12 h à la place"
      ),
      (
        "Mo-Fr 20:00-02:00; PH off; Sa 10:00-11:00",
        "Mon–Fri 20:00–2:00, closed on public holidays (from midnight to midnight; early hours of the next day stay as they are), but in any case Sat 10:00–11:00 (the night before ends at midnight)",
        "lun.–ven. 20 h–2 h, fermé les jours fériés (de minuit à minuit ; les premières heures du lendemain restent telles quelles), mais dans tous les cas sam. 10 h–11 h (la nuit précédente s’arrête à minuit)"
      ),
      (
        "Apr Mo-Su 20:00-02:00; May Mo-Su 10:00-12:00",
        "Apr: daily 20:00–2:00; May: daily 10:00–12:00 (the night before ends at midnight)",
        "avr. : tous les jours 20 h–2 h ; mai : tous les jours 10 h–12 h (la nuit précédente s’arrête à minuit)"
      ),
      (
        "May-Sep Mo-Fr 20:00-02:00; May-Sep Sa 10:00-12:00",
        "May–Sep: Mon–Fri 20:00–2:00, Sat 10:00–12:00 (the night before ends at midnight)",
        "mai–sept. : lun.–ven. 20 h–2 h, sam. 10 h–12 h (la nuit précédente s’arrête à minuit)"
      ),
      (
        "Mo-Fr 22:00-02:00; SH Mo-Fr 20:00-03:00",
        "Mon–Fri 22:00–2:00, but Mon–Fri in school holidays 20:00–3:00 instead (each time the last night before ends at midnight)",
        "lun.–ven. 22 h–2 h, mais lun.–ven. pendant les vacances scolaires 20 h–3 h à la place (chaque fois, la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
      (
        "Mo-Su 20:00-04:00; PH 18:00-02:00",
        "daily 20:00–4:00, but public holidays 18:00–2:00 instead (or as late as usual where that is later; each time the last night before ends at midnight)",
        "tous les jours 20 h–4 h, mais les jours fériés 18 h–2 h à la place (ou aussi tard que d’habitude si c’est plus tard ; chaque fois, la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
      (
        "Mo-Su 20:00-02:00; PH 10:00-12:00 unknown \"call\"",
        "daily 20:00–2:00, but on public holidays (from midnight to midnight; early hours of the next day stay as they are) perhaps open, and then only 10:00–12:00 (“call”)",
        "tous les jours 20 h–2 h, mais les jours fériés (de minuit à minuit ; les premières heures du lendemain restent telles quelles) peut-être ouvert, et alors seulement 10 h–12 h (« call »)"
      ),
      (
        "Mo-Th 00:00-08:00,18:00-24:00; Fr 00:00-08:00; PH 18:00-08:00",
        "Mon 0:00–8:00 and 18:00–8:00, Tue–Thu 18:00–8:00, but public holidays only 18:00–8:00 (each time the last night before ends at midnight)",
        "lun. 0 h–8 h et 18 h–8 h, mar.–jeu. 18 h–8 h, mais les jours fériés seulement 18 h–8 h (chaque fois, la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
      (
        "Mo-Sa 10:00-23:00; Su,PH 10:00-22:00; Dec 24 10:00-15:00; Dec 31 10:00-06:00",
        "Mon–Sat 10:00–23:00, Sun and public holidays 10:00–22:00, but Dec 24 only 10:00–15:00, but Dec 31 10:00–6:00 instead",
        "lun.–sam. 10 h–23 h, dim. et les jours fériés 10 h–22 h, mais le 24 déc. seulement 10 h–15 h, mais le 31 déc. 10 h–6 h à la place"
      ),
      (
        "Tu-Sa 17:00-24:00+", "Tue–Sat 17:00–24:00 or later", "mar.–sam. 17 h–24 h ou plus tard"
      ),
      (
        "PH 20:00-02:00; Mo off",
        "public holidays 20:00–2:00, closed Mon (from midnight to midnight; early hours of the next day stay as they are)",
        "les jours fériés 20 h–2 h, fermé lun. (de minuit à minuit ; les premières heures du lendemain restent telles quelles)"
      ),
      (
        "sunset-sunrise; PH off",
        "daily sunset–sunrise, closed on public holidays (from midnight to midnight; early hours of the next day stay as they are)",
        "tous les jours du coucher au lever du soleil, fermé les jours fériés (de minuit à minuit ; les premières heures du lendemain restent telles quelles)"
      ),
      (
        "Mo-Fr 20:00-02:00; PH off; Jul 22:00-23:00 off",
        "Mon–Fri 20:00–2:00, closed on public holidays (from midnight to midnight; early hours of the next day stay as they are), closed 22:00–23:00 Jul",
        "lun.–ven. 20 h–2 h, fermé les jours fériés (de minuit à minuit ; les premières heures du lendemain restent telles quelles), fermé 22 h–23 h en juill."
      ),
    ])
  func nights(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where several weekdays of the month are counted",
    arguments: [
      (
        "Sa[1,3] 10:00-12:00", "the first and third Sat of the month 10:00–12:00",
        "les premier et troisième sam. du mois 10 h–12 h"
      ),
      (
        "Sa[1] 10:00-12:00; Sa[3] 10:00-12:00",
        "the first and third Sat of the month 10:00–12:00",
        "les premier et troisième sam. du mois 10 h–12 h"
      ),
      (
        "Sa[-1] 20:00-02:00; Sa[1,3] 20:00-02:00, Sa[3] 20:00-02:00",
        "the first, third and last Sat of the month 20:00–2:00",
        "les premier, troisième et dernier sam. du mois 20 h–2 h"
      ),
      (
        "Mo-Fr 10:00-12:00; Sa[1] off; Sa[3] 10:00-12:00",
        "Mon–Fri 10:00–12:00, closed the first Sat of the month; the third Sat of the month 10:00–12:00",
        "lun.–ven. 10 h–12 h, fermé le premier sam. du mois ; le troisième sam. du mois 10 h–12 h"
      ),
      (
        "Sa[1],Su[1],Sa[3] 10:00-12:00",
        "the first and third Sat of the month and the first Sun of the month 10:00–12:00",
        "les premier et troisième sam. du mois et le premier dim. du mois 10 h–12 h"
      ),
      (
        "Sa[1,2,-3] 10:00-12:00", "the first, second and third last Sat of the month 10:00–12:00",
        "les premier et deuxième sam. du mois et le troisième sam. du mois à partir de la fin 10 h–12 h"
      ),
    ])
  func counted(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  private func check(_ value: String, _ english: String, _ french: String) throws {
    let schedule = try Schedule.parse(value).schedule
    #expect(schedule.describe(in: .english) == english)
    #expect(schedule.describe(in: .french) == french)
  }
}
