// Words that reach further than they are meant to: people took more, or less, from a sentence than it says.

import Testing

@testable import OpeningHours

@Suite("A word in a sentence reaches no further than its days")
struct WordReachTests {
  @Test(
    "where a fallback fills days without repeating their hours, and where selectors leave out no day",
    arguments: [
      (
        "Mo-Th 09:00-12:00 || SH \"ring twice\"",
        "Mon–Thu 9:00–12:00; otherwise in school holidays hours unknown (“ring twice”)",
        "lun.–jeu. 9 h–12 h ; sinon pendant les vacances scolaires horaires inconnus (« ring twice »)"
      ),
      ("Su[1-5] 09:00-11:00", "Sun 9:00–11:00", "dim. 9 h–11 h"),
      ("Su[1,2,3,4,-1] 09:00-11:00", "Sun 9:00–11:00", "dim. 9 h–11 h"),
      ("Jan-Jun,Jul-Dec Mo 09:00-11:00", "Mon 9:00–11:00", "lun. 9 h–11 h"),
      (
        "Mo-Su 06:00-21:00; Th 12:00-13:00; Jun off",
        "Mon–Wed, Fri–Sun 6:00–21:00, Thu 12:00–13:00, closed Jun",
        "lun.–mer., ven.–dim. 6 h–21 h, jeu. 12 h–13 h, fermé en juin"
      ),
    ])
  func leavesOut(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where hours are told as the only ones only if they are a cut, however long the nights and the days of the sun are",
    arguments: [
      (
        "Mo-Su 18:00-01:00; Jun-Jul 18:00-02:00",
        "daily 18:00–1:00, but Jun–Jul 18:00–2:00 instead (the last night before ends at midnight)",
        "tous les jours 18 h–1 h, mais de juin à juill. 18 h–2 h à la place (la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
      (
        "Mo-Su 10:00-02:00; PH 13:00-03:00",
        "daily 10:00–2:00, but public holidays 13:00–3:00 instead (each time the last night before ends at midnight)",
        "tous les jours 10 h–2 h, mais les jours fériés 13 h–3 h à la place (chaque fois, la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
      (
        "We-Fr 21:00-03:00; PH -1 day 21:00-03:00",
        "Wed–Fri 21:00–3:00, but the day before public holidays 21:00–3:00 instead (each time the last night before ends at midnight)",
        "mer.–ven. 21 h–3 h, mais la veille des jours fériés 21 h–3 h à la place (chaque fois, la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
      (
        "Sa,Su 10:00-sunset; Mo-Fr off; PH 10:00-sunset",
        "Sat, Sun 10:00–sunset, closed Mon–Fri, but in any case on public holidays 10:00–sunset instead",
        "sam., dim. de 10 h au coucher du soleil, fermé lun.–ven., mais dans tous les cas les jours fériés de 10 h au coucher du soleil à la place"
      ),
      (
        "Mo-Su 08:00-sunset; Nov-Jan 08:00-17:00",
        "daily 8:00–sunset, but Nov–Jan 8:00–17:00 instead",
        "tous les jours de 8 h au coucher du soleil, mais de nov. à janv. 8 h–17 h à la place"
      ),
      (
        "Mo-Su 08:00-sunset; Dec 31 09:00-17:00",
        "daily 8:00–sunset, but Dec 31 9:00–17:00 instead",
        "tous les jours de 8 h au coucher du soleil, mais le 31 déc. 9 h–17 h à la place"
      ),
      (
        "Mo-Su sunrise-21:00; Nov-Feb 08:00-21:00",
        "daily sunrise–21:00, but Nov–Feb 8:00–21:00 instead",
        "tous les jours du lever du soleil à 21 h, mais de nov. à févr. 8 h–21 h à la place"
      ),
      (
        "Mo-Su 09:00-20:00; Nov-Feb 10:00-17:00",
        "daily 9:00–20:00, but Nov–Feb only 10:00–17:00",
        "tous les jours 9 h–20 h, mais de nov. à févr. seulement 10 h–17 h"
      ),
    ])
  func onlyCuts(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where some hours of a season, a holiday or a date are closed and not all of it",
    arguments: [
      (
        "Mo-Fr 08:00-16:00; Jun-Jul 11:00-13:00 off",
        "Mon–Fri 8:00–16:00, closed 11:00–13:00 Jun–Jul",
        "lun.–ven. 8 h–16 h, fermé 11 h–13 h de juin à juill."
      ),
      (
        "24/7; Jun-Jul 23:00-05:00 off",
        "open 24 hours a day, closed 23:00–5:00 Jun–Jul",
        "ouvert 24 heures sur 24, fermé 23 h–5 h de juin à juill."
      ),
      (
        "Mo-Fr 08:00-16:00; Dec 31 12:00-16:00 off",
        "Mon–Fri 8:00–16:00, closed 12:00–16:00 Dec 31",
        "lun.–ven. 8 h–16 h, fermé 12 h–16 h le 31 déc."
      ),
      (
        "Mo-Fr 08:00-16:00; PH 08:00-10:00 off",
        "Mon–Fri 8:00–16:00, closed 8:00–10:00 on public holidays",
        "lun.–ven. 8 h–16 h, fermé 8 h–10 h les jours fériés"
      ),
      (
        "Mo-Fr 08:00-16:00; Jun Fr 12:00-16:00 off",
        "Mon–Fri 8:00–16:00; Jun: closed 12:00–16:00 Fri",
        "lun.–ven. 8 h–16 h ; juin : fermé 12 h–16 h ven."
      ),
      (
        "Mo-Su sunrise-sunset; Th 07:00-09:00 off",
        "daily sunrise–sunset, closed 7:00–9:00 Thu",
        "tous les jours du lever au coucher du soleil, fermé 7 h–9 h jeu."
      ),
    ])
  func closedHours(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where a weekday limits holidays, or each of several dates",
    arguments: [
      (
        "Mo-Su 09:00-18:00; PH Sa,Su off",
        "daily 9:00–18:00, closed on public holidays (if it is a Saturday or Sunday)",
        "tous les jours 9 h–18 h, fermé les jours fériés (si c’est un samedi ou un dimanche)"
      ),
      (
        "Mo-Su 09:00-18:00; PH Mo,We-Fr 10:00-12:00",
        "daily 9:00–18:00, but on public holidays (unless it is a Tuesday, Saturday or Sunday) 10:00–12:00 instead",
        "tous les jours 9 h–18 h, mais les jours fériés (sauf si c’est un mardi, un samedi ou un dimanche) 10 h–12 h à la place"
      ),
      (
        "SH Fr,Sa 19:00-23:00",
        "in school holidays (if it is a Friday or Saturday) 19:00–23:00",
        "pendant les vacances scolaires (si c’est un vendredi ou un samedi) 19 h–23 h"
      ),
      (
        "Mo-Fr 09:00-17:00; Dec 23,27 Mo off",
        "Mon–Fri 9:00–17:00, closed Dec 23 and Dec 27 (each if it is a Monday)",
        "lun.–ven. 9 h–17 h, fermé le 23 déc. et le 27 déc. (chacun si c’est un lundi)"
      ),
      (
        "Mo-Fr 09:00-17:00; Dec 23,27 Tu-Th 09:00-12:00",
        "Mon–Fri 9:00–17:00, but Dec 23 and Dec 27 (each if it is a Tuesday, Wednesday or Thursday) only 9:00–12:00",
        "lun.–ven. 9 h–17 h, mais le 23 déc. et le 27 déc. (chacun si c’est un mardi, un mercredi ou un jeudi) seulement 9 h–12 h"
      ),
      (
        "Mo-Fr 09:00-17:00; Dec 23 Mo off",
        "Mon–Fri 9:00–17:00, closed Dec 23 if it is a Monday",
        "lun.–ven. 9 h–17 h, fermé le 23 déc. si c’est un lundi"
      ),
    ])
  func reach(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where a season adds a weekday to others that go on, be they nights",
    arguments: [
      (
        "Tu-Th 19:00-01:00; Jun-Aug Su 11:00-16:00",
        "Tue–Thu 19:00–1:00; Jun–Aug: Sun 11:00–16:00, the other days as usual",
        "mar.–jeu. 19 h–1 h ; juin–août : dim. 11 h–16 h, les autres jours comme d’habitude"
      ),
      (
        "We 21:00-02:00; week 20 Fr 21:00-02:00",
        "Wed 21:00–2:00; week 20: Fri 21:00–2:00, the other days as usual",
        "mer. 21 h–2 h ; semaine 20 : ven. 21 h–2 h, les autres jours comme d’habitude"
      ),
      (
        "Sep-May Mo-Fr 16:00-22:00; Jun-Aug Sa 10:00-13:00",
        "Sep–May: Mon–Fri 16:00–22:00; Jun–Aug: Sat 10:00–13:00",
        "sept.–mai : lun.–ven. 16 h–22 h ; juin–août : sam. 10 h–13 h"
      ),
    ])
  func otherDays(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where nights end before each run of days, and not before the first of the year only",
    arguments: [
      (
        "Mo-Su 18:00-01:00; Jun-Jul Th,Fr 18:00-02:00",
        "daily 18:00–1:00; but Jun–Jul: Thu, Fri 18:00–2:00 instead (each time the last night before ends at midnight), the other days as usual",
        "tous les jours 18 h–1 h ; mais juin–juill. : jeu., ven. 18 h–2 h à la place (chaque fois, la nuit qui précède le premier de ces jours s’arrête à minuit), les autres jours comme d’habitude"
      ),
      (
        "Mo-Su 18:00-01:00; Jun-Jul 18:00-02:00",
        "daily 18:00–1:00, but Jun–Jul 18:00–2:00 instead (the last night before ends at midnight)",
        "tous les jours 18 h–1 h, mais de juin à juill. 18 h–2 h à la place (la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
      (
        "Mo-Su 18:00-01:00; Dec 31 18:00-04:00",
        "daily 18:00–1:00, but Dec 31 18:00–4:00 instead (the last night before ends at midnight)",
        "tous les jours 18 h–1 h, mais le 31 déc. 18 h–4 h à la place (la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
      (
        "Mo-Su 18:00-01:00; Dec 27 18:00-04:00; Dec 31 18:00-04:00",
        "daily 18:00–1:00, but Dec 27 and Dec 31 18:00–4:00 instead (each time the last night before ends at midnight)",
        "tous les jours 18 h–1 h, mais le 27 déc. et le 31 déc. 18 h–4 h à la place (chaque fois, la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
      (
        "We,Th 21:00-04:00; Jun-Jul Tu-Th 21:00-04:00",
        "Wed, Thu 21:00–4:00; but Jun–Jul: Tue–Thu 21:00–4:00 instead (any night of the day before ends at midnight)",
        "mer., jeu. 21 h–4 h ; mais juin–juill. : mar.–jeu. 21 h–4 h à la place (toute nuit de la veille s’arrête à minuit)"
      ),
    ])
  func eachTime(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where sure hours follow some that are not",
    arguments: [
      (
        "May-Aug 10:00-19:00 unknown; Sep-Apr 11:00-15:00",
        "perhaps open May–Aug 10:00–19:00; Sep–Apr surely 11:00–15:00",
        "peut-être ouvert de mai à août 10 h–19 h ; de sept. à avr. à coup sûr 11 h–15 h"
      ),
      (
        "Mo-Fr 10:00-13:00 unknown; Dec 31 10:00-11:00",
        "perhaps open Mon–Fri 10:00–13:00, but Dec 31 surely and only 10:00–11:00",
        "peut-être ouvert lun.–ven. 10 h–13 h, mais le 31 déc. à coup sûr et seulement 10 h–11 h"
      ),
      (
        "Mo-Th 09:00-12:00 unknown; Jun Mo-Th 09:00-14:00",
        "perhaps open Mon–Thu 9:00–12:00; but Jun: Mon–Thu surely 9:00–14:00 instead",
        "peut-être ouvert lun.–jeu. 9 h–12 h ; mais juin : lun.–jeu. à coup sûr 9 h–14 h à la place"
      ),
      (
        "Mo-Th 09:00-12:00 unknown, Fr 10:00-14:00",
        "Fri 10:00–14:00, perhaps open Mon–Thu 9:00–12:00",
        "ven. 10 h–14 h, peut-être ouvert lun.–jeu. 9 h–12 h"
      ),
      (
        "Mo-Th 09:00-12:00 unknown; Jun off; Dec 31 09:00-14:00",
        "perhaps open Mon–Thu 9:00–12:00, closed Jun, but Dec 31 surely 9:00–14:00 instead",
        "peut-être ouvert lun.–jeu. 9 h–12 h, fermé en juin, mais le 31 déc. à coup sûr 9 h–14 h à la place"
      ),
    ])
  func surely(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where nothing is known of whole days",
    arguments: [
      (
        "Mo-Fr 09:00-17:00; We unknown",
        "Mon, Tue, Thu, Fri 9:00–17:00, Wed hours unknown",
        "lun., mar., jeu., ven. 9 h–17 h, mer. horaires inconnus"
      ),
      (
        "Mo-Fr 09:00-17:00; Jun unknown",
        "Mon–Fri 9:00–17:00; but Jun: daily hours unknown",
        "lun.–ven. 9 h–17 h ; mais juin : tous les jours horaires inconnus"
      ),
      (
        "Mo-Fr 09:00-17:00, Sa unknown",
        "Mon–Fri 9:00–17:00, Sat hours unknown",
        "lun.–ven. 9 h–17 h, sam. horaires inconnus"
      ),
    ])
  func unknown(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where French has an article",
    arguments: [
      (
        "Mo-Su dawn-09:00,17:00-dusk",
        "daily dawn–9:00 and 17:00–dusk",
        "tous les jours de l’aube à 9 h et de 17 h au crépuscule"
      ),
      (
        "Mo-Su sunset-23:00",
        "daily sunset–23:00",
        "tous les jours du coucher du soleil à 23 h"
      ),
      (
        "(sunrise+01:00)-(sunset-02:00)",
        "daily 1 h after sunrise–2 h before sunset",
        "tous les jours de 1 h après le lever du soleil à 2 h avant le coucher du soleil"
      ),
      (
        "Mo-Su sunset-24:00+",
        "daily sunset–24:00 or later",
        "tous les jours du coucher du soleil à 24 h ou plus tard"
      ),
      (
        "Sa,Su,PH,SH 10:00-16:00",
        "Sat, Sun, public holidays and school holidays 10:00–16:00",
        "sam., dim., les jours fériés et les vacances scolaires 10 h–16 h"
      ),
      (
        "Tu[1,3] 10:00-12:00",
        "the first and third Tue of the month 10:00–12:00",
        "les premier et troisième mar. du mois 10 h–12 h"
      ),
      (
        "Mo-Su 10:00-12:00; easter off",
        "daily 10:00–12:00, closed Easter",
        "tous les jours 10 h–12 h, fermé à Pâques"
      ),
    ])
  func french(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  private func check(_ value: String, _ english: String, _ french: String) throws {
    let schedule = try Schedule.parse(value).schedule
    #expect(schedule.describe(in: .english) == english)
    #expect(schedule.describe(in: .french) == french)
  }
}
