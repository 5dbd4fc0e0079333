// Dates, years and weeks in a sentence: in which order they are named, and which of them can meet.

import Testing

@testable import OpeningHours

@Suite("A date in a sentence is told plainly")
struct DatesInWordsTests {
  @Test(
    "where dates of other years, or around Easter, do not meet and so are no exceptions",
    arguments: [
      (
        "easter 11:00-13:00; easter +1 day 15:00-17:00",
        "Easter 11:00–13:00, the day after Easter 15:00–17:00",
        "à Pâques 11 h–13 h, le jour après Pâques 15 h–17 h"
      ),
      (
        "2027 Sep 1-2028 Jun 15 Mo-Fr 15:00-20:00; 2027 Jun 16-2027 Aug 31 Mo-Su 11:00-19:00",
        "Sep 1 2027–Jun 15 2028: Mon–Fri 15:00–20:00; Jun 16–Aug 31 2027 11:00–19:00",
        "1er sept. 2027–15 juin 2028 : lun.–ven. 15 h–20 h ; du 16 juin au 31 août 2027 11 h–19 h"
      ),
      (
        "Mo-Fr 14:00-18:00; 2026 Aug off; 2027 Aug Mo 10:00-12:00",
        "Mon–Fri 14:00–18:00; closed Aug 2026; but Aug 2027: on Mondays 10:00–12:00 instead",
        "lun.–ven. 14 h–18 h ; fermé en août 2026 ; mais août 2027 : le lundi 10 h–12 h à la place"
      ),
      (
        "easter-Sep 30 11:00-17:00; Oct 1-easter -1 day Sa,Su 12:00-16:00",
        "Easter–Sep 30 11:00–17:00; from Oct 1 to the day before Easter: Sat, Sun 12:00–16:00",
        "Pâques–30 sept. 11 h–17 h ; du 1er oct. au jour avant Pâques : sam., dim. 12 h–16 h"
      ),
      (
        "Mo-Fr 09:00-17:00; easter +60 days off; Jun 4 10:00-12:00",
        "Mon–Fri 9:00–17:00, closed 60 days after Easter, but in any case Jun 4 only 10:00–12:00",
        "lun.–ven. 9 h–17 h, fermé 60 jours après Pâques, mais dans tous les cas le 4 juin seulement 10 h–12 h"
      ),
    ])
  func apart(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where a date has a year, and so one weekday",
    arguments: [
      (
        "2027 Jul 3 18:00-23:00; Mo-Fr 09:00-12:00",
        "Mon–Fri 9:00–12:00, Jul 3 2027 18:00–23:00",
        "lun.–ven. 9 h–12 h, le 3 juill. 2027 18 h–23 h"
      ),
      (
        "Mo-Fr 09:00-12:00; 2027 Jul 3 18:00-23:00",
        "Mon–Fri 9:00–12:00, Jul 3 2027 18:00–23:00",
        "lun.–ven. 9 h–12 h, le 3 juill. 2027 18 h–23 h"
      ),
      (
        "2027 Jun 23 10:00-12:00; Jun 23 off; Mo-Fr 08:00-20:00",
        "Mon–Fri 8:00–20:00, closed Jun 23 if it is a Saturday or Sunday",
        "lun.–ven. 8 h–20 h, fermé le 23 juin si c’est un samedi ou un dimanche"
      ),
      (
        "sunrise-sunset; 2027 Jul 3,2027 Jul 5 Mo off",
        "daily sunrise–sunset, closed Jul 5 2027",
        "tous les jours du lever au coucher du soleil, fermé le 5 juill. 2027"
      ),
    ])
  func years(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where years come with seasons or weeks, which are named first",
    arguments: [
      (
        "2027+ Jul Sa 11:00-13:00",
        "Jul from 2027 on: Sat 11:00–13:00",
        "juill. à partir de 2027 : sam. 11 h–13 h"
      ),
      (
        "2026-2030/2 Jun 09:00-13:00",
        "Jun in 2026–2030 every 2 years 9:00–13:00",
        "en juin en 2026–2030 tous les 2 ans 9 h–13 h"
      ),
      (
        "Mo 10:00-12:00; 2027 week 31-33 off",
        "Mon 10:00–12:00, closed weeks 31–33 in 2027",
        "lun. 10 h–12 h, fermé semaines 31–33 en 2027"
      ),
      (
        "Mo-Fr 14:00-18:00; 2026-2027 Dec 23-Jan 2 off",
        "Mon–Fri 14:00–18:00, closed Dec 23–Jan 2 in 2026–2027",
        "lun.–ven. 14 h–18 h, fermé du 23 déc. au 2 janv. en 2026–2027"
      ),
      (
        "2026,2028 Jun Fr 10:00-12:00",
        "Jun in 2026 and 2028: Fri 10:00–12:00",
        "juin en 2026 et 2028 : ven. 10 h–12 h"
      ),
    ])
  func order(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  @Test(
    "where a season begins or ends with a day that is counted",
    arguments: [
      (
        "Mo-Fr 09:00-15:00; Dec Mo[1]-Dec 31 off",
        "Mon–Fri 9:00–15:00, closed from the first Mon of Dec to Dec 31",
        "lun.–ven. 9 h–15 h, fermé du premier lun. de déc. au 31 déc."
      ),
      (
        "Mar Su[-1]-Oct Su[-1] 10:00-19:00",
        "from the last Sun of Mar to the last Sun of Oct 10:00–19:00",
        "du dernier dim. de mars au dernier dim. d’oct. 10 h–19 h"
      ),
      (
        "Mo-Su 09:00-18:00; easter -3 days-easter +1 day off",
        "daily 9:00–18:00, closed from 3 days before Easter to the day after Easter",
        "tous les jours 9 h–18 h, fermé de 3 jours avant Pâques au jour après Pâques"
      ),
      (
        "2027 May Sa[1]-2027 Sep Su[-2] Sa 10:00-12:00",
        "from the first Sat of May to the second last Sun of Sep 2027: Sat 10:00–12:00",
        "du premier sam. de mai à l’avant-dernier dim. de sept. 2027 : sam. 10 h–12 h"
      ),
    ])
  func spoken(value: String, english: String, french: String) throws {
    try check(value, english, french)
  }

  private func check(_ value: String, _ english: String, _ french: String) throws {
    let schedule = try Schedule.parse(value).schedule
    #expect(schedule.describe(in: .english) == english)
    #expect(schedule.describe(in: .french) == french)
  }
}
