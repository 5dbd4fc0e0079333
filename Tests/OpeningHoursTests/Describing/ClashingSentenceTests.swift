// Sentences about days that several rules are for, which were once told as if they were for other days.

import Testing

@testable import OpeningHours

@Suite("A sentence about days that meet")
struct ClashingSentenceTests {
  @Test(
    "says so where a night goes on into a day that was told to be closed or to have hours of its own",
    arguments: [
      (
        "Mo-Su 22:00-04:00; Jan 01 off; Dec 31 20:00-06:00",
        "daily 22:00–4:00, closed Jan 1 (from midnight to midnight; early hours of the next day stay as they are), but in any case Dec 31 20:00–6:00 instead (the last night before ends at midnight)",
        "tous les jours 22 h–4 h, fermé le 1er janv. (de minuit à minuit ; les premières heures du lendemain restent telles quelles), mais dans tous les cas le 31 déc. 20 h–6 h à la place (la nuit qui précède le premier de ces jours s’arrête à minuit)"
      ),
      (
        "Jan off; Dec 20:00-06:00", "closed Jan, but in any case Dec 20:00–6:00",
        "fermé en janv., mais dans tous les cas en déc. 20 h–6 h"
      ),
      (
        "Fr[1] off; Th[-1] 20:00-06:00",
        "closed the first Fri of the month, but in any case the last Thu of the month 20:00–6:00",
        "fermé le premier ven. du mois, mais dans tous les cas le dernier jeu. du mois 20 h–6 h"
      ),
      (
        "Mo-Su 09:00-17:00; Jan 01 off; Dec 31 20:00-06:00",
        "daily 9:00–17:00, closed Jan 1, but in any case Dec 31 20:00–6:00 instead",
        "tous les jours 9 h–17 h, fermé le 1er janv., mais dans tous les cas le 31 déc. 20 h–6 h à la place"
      ),
      (
        "Jan 01 10:00-12:00; Dec 31 20:00-06:00",
        "Jan 1 10:00–12:00, but in any case Dec 31 20:00–6:00",
        "le 1er janv. 10 h–12 h, mais dans tous les cas le 31 déc. 20 h–6 h"
      ),
    ])
  func nightsIntoOtherDays(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "speaks of no night that is not there, and of no usual morning of a day that has another",
    arguments: [
      (
        "Jan-Nov Mo-Su 22:00-06:00; Dec We 10:00-12:00",
        "Jan–Nov: daily 22:00–6:00; Dec: Wed (from midnight to midnight) 10:00–12:00",
        "janv.–nov. : tous les jours 22 h–6 h ; déc. : mer. (de minuit à minuit) 10 h–12 h"
      ),
      (
        "Jan-Nov Mo-Su 22:00-06:00; Dec Fr 22:00-06:00",
        "Jan–Nov: daily 22:00–6:00; Dec: Fri 22:00–6:00 (any night of the day before ends at midnight)",
        "janv.–nov. : tous les jours 22 h–6 h ; déc. : ven. 22 h–6 h (toute nuit de la veille s’arrête à minuit)"
      ),
      (
        "Fr,Sa 22:00-04:00; Dec 25 off; Dec 24 20:00-02:00",
        "Fri, Sat 22:00–4:00, closed Dec 25 (from midnight to midnight; early hours of the next day stay as they are), but in any case Dec 24 20:00–2:00 instead (any night of the day before ends at midnight)",
        "ven., sam. 22 h–4 h, fermé le 25 déc. (de minuit à minuit ; les premières heures du lendemain restent telles quelles), mais dans tous les cas le 24 déc. 20 h–2 h à la place (toute nuit de la veille s’arrête à minuit)"
      ),
      (
        "Mo-Su 20:00-04:00; PH -1 day 18:00-02:00; PH 10:00-12:00",
        "daily 20:00–4:00, but the day before public holidays 18:00–2:00 instead (each time the last night before ends at midnight), but in any case on public holidays (from midnight to midnight; early hours of the next day stay as they are) only 10:00–12:00",
        "tous les jours 20 h–4 h, mais la veille des jours fériés 18 h–2 h à la place (chaque fois, la nuit qui précède le premier de ces jours s’arrête à minuit), mais dans tous les cas les jours fériés (de minuit à minuit ; les premières heures du lendemain restent telles quelles) seulement 10 h–12 h"
      ),
    ])
  func nightsThatAreNot(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "says which of two exceptions holds, and that all days of a season are meant where some were closed before",
    arguments: [
      (
        "Mo-Fr 09:00-17:00 || Dec 08:00-20:00",
        "Mon–Fri 9:00–17:00; but Dec: daily 8:00–20:00 instead",
        "lun.–ven. 9 h–17 h ; mais déc. : tous les jours 8 h–20 h à la place"
      ),
      (
        "Mo-Fr 09:00-17:00; Dec 10:00-12:00",
        "Mon–Fri 9:00–17:00; but Dec: daily 10:00–12:00 instead",
        "lun.–ven. 9 h–17 h ; mais déc. : tous les jours 10 h–12 h à la place"
      ),
      (
        "PH 10:00-12:00; week 53 13:00-14:00",
        "public holidays 10:00–12:00; but in any case week 53: daily 13:00–14:00 instead",
        "les jours fériés 10 h–12 h ; mais dans tous les cas semaine 53 : tous les jours 13 h–14 h à la place"
      ),
      (
        "Mo-Fr 09:00-17:00; Dec 28 11:00-12:00; week 53 Mo-We 13:00-14:00",
        "Mon–Fri 9:00–17:00; but Dec 28 only 11:00–12:00; but in any case week 53: Mon–Wed 13:00–14:00 instead, the other days as usual",
        "lun.–ven. 9 h–17 h ; mais le 28 déc. seulement 11 h–12 h ; mais dans tous les cas semaine 53 : lun.–mer. 13 h–14 h à la place, les autres jours comme d’habitude"
      ),
      (
        "Mo-Fr 09:00-17:00; Dec 26 11:00-12:00; Sa[-1] 13:00-14:00",
        "Mon–Fri 9:00–17:00, but Dec 26 only 11:00–12:00, but in any case the last Sat of the month 13:00–14:00 instead",
        "lun.–ven. 9 h–17 h, mais le 26 déc. seulement 11 h–12 h, mais dans tous les cas le dernier sam. du mois 13 h–14 h à la place"
      ),
      (
        "Mo-Fr 08:00-18:00; PH off; Dec 24 08:00-12:00; Dec 31 08:00-10:00",
        "Mon–Fri 8:00–18:00, closed on public holidays, but in any case Dec 24 only 8:00–12:00, Dec 31 only 8:00–10:00",
        "lun.–ven. 8 h–18 h, fermé les jours fériés, mais dans tous les cas le 24 déc. seulement 8 h–12 h, le 31 déc. seulement 8 h–10 h"
      ),
      (
        "Mo-Fr 08:00-18:00; Dec 10:00-12:00; Dec 24 08:00-09:00",
        "Mon–Fri 8:00–18:00; but Dec: daily 10:00–12:00 instead; but Dec 24 only 8:00–9:00",
        "lun.–ven. 8 h–18 h ; mais déc. : tous les jours 10 h–12 h à la place ; mais le 24 déc. seulement 8 h–9 h"
      ),
      (
        "Mo-Fr 09:00-17:00; Dec 24+ 10:00-12:00",
        "Mon–Fri 9:00–17:00; but Dec 24–31: daily 10:00–12:00 instead",
        "lun.–ven. 9 h–17 h ; mais 24–31 déc. : tous les jours 10 h–12 h à la place"
      ),
    ])
  func exceptionsThatMeet(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  private func check(_ value: String, _ english: String, _ french: String) throws {
    let schedule = try Schedule.parse(value).schedule
    #expect(schedule.describe(in: .english) == english)
    #expect(schedule.describe(in: .french) == french)
  }
}
