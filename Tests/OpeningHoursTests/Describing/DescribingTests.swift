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
        "Sa,Su 10:00-18:00; Dec 24-26 off", "Sat, Sun 10:00–18:00, closed Dec 24–26",
        "sam., dim. 10 h–18 h, fermé du 24 au 26 déc."
      ),
      (
        "Apr-Oct sunrise-sunset", "Apr–Oct sunrise–sunset",
        "d’avr. à oct. du lever au coucher du soleil"
      ),
      ("Mo 17:00+", "Mon from 17:00", "lun. dès 17 h"),
      ("Mo 17:00-22:00+", "Mon 17:00–22:00 or later", "lun. 17 h–22 h ou plus tard"),
      (
        "Su[1,-1] 10:00-12:00", "the first and last Sun of the month 10:00–12:00",
        "les premier et dernier dim. du mois 10 h–12 h"
      ),
      (
        "Mo-Fr 08:00-12:00 || \"by appointment\"", "Mon–Fri 8:00–12:00; otherwise “by appointment”",
        "lun.–ven. 8 h–12 h ; sinon « by appointment »"
      ),
      (
        "10:00-18:00; 2026 easter -2 days off",
        "daily 10:00–18:00, closed 2 days before Easter 2026",
        "tous les jours 10 h–18 h, fermé 2 jours avant Pâques 2026"
      ),
      (
        "Mo,We,Fr 08:00-12:00; Sa,Su off", "Mon, Wed, Fri 8:00–12:00; closed Sat, Sun",
        "lun., mer., ven. 8 h–12 h ; fermé sam., dim."
      ),
      (
        "week 10-20/2 Mo", "weeks 10–20 every 2 weeks: Mon all day",
        "semaines 10–20 toutes les 2 semaines : lun. toute la journée"
      ),
      (
        "PH Mo-Fr 10:00-12:00 unknown", "perhaps open Mon–Fri on public holidays 10:00–12:00",
        "peut-être ouvert lun.–ven. les jours fériés 10 h–12 h"
      ),
      (
        "(sunrise+01:00)-(sunset-00:30)", "daily 1 h after sunrise–30 min before sunset",
        "tous les jours de 1 h après le lever du soleil à 30 min avant le coucher du soleil"
      ),
    ])
  func phrases(value: String, english: String, french: String) throws {
    let schedule = try Schedule.parse(value).schedule
    #expect(schedule.describe(in: .english) == english)
    #expect(schedule.describe(in: .french) == french)
  }

  @Test(
    "says what later rules leave of earlier ones",
    arguments: [
      (
        "Mo-Fr 11:30-14:30; Mo-Fr 17:30-23:00", "Mon–Fri 17:30–23:00", "lun.–ven. 17 h 30–23 h"
      ),
      (
        "Mo-Fr 11:30-14:30, Mo-Fr 17:30-23:00", "Mon–Fri 11:30–14:30 and 17:30–23:00",
        "lun.–ven. 11 h 30–14 h 30 et 17 h 30–23 h"
      ),
      (
        "Mo-Fr 17:00+; Sa 12:00-20:00+",
        "Mon–Thu from 17:00, Fri from 17:00 (24:00 at the latest), Sat 12:00–20:00 or later",
        "lun.–jeu. dès 17 h, ven. dès 17 h (24 h au plus tard), sam. 12 h–20 h ou plus tard"
      ),
      (
        "Mo 08:00-09:00,10:00-11:00,12:00-13:00; Tu 09:00-10:00",
        "Mon 8:00–9:00, 10:00–11:00 and 12:00–13:00, Tue 9:00–10:00",
        "lun. 8 h–9 h, 10 h–11 h et 12 h–13 h, mar. 9 h–10 h"
      ),
      ("Jun 4 off; 24/7", "open 24 hours a day", "ouvert 24 heures sur 24"),
      ("Mo off; Su off", "closed", "fermé"), ("PH off", "closed", "fermé"),
      (
        "Mo-Sa 08:00-20:00; We 09:00-12:00", "Mon, Tue, Thu–Sat 8:00–20:00, Wed 9:00–12:00",
        "lun., mar., jeu.–sam. 8 h–20 h, mer. 9 h–12 h"
      ),
      (
        "Mo-Fr 08:00-18:00; PH off; Sa 09:00-12:00",
        "Mon–Fri 8:00–18:00, Sat 9:00–12:00, closed Sun–Fri on public holidays",
        "lun.–ven. 8 h–18 h, sam. 9 h–12 h, fermé dim.–ven. les jours fériés"
      ),
      (
        "Mo-Fr 08:00-18:00; Sa,PH 09:00-12:00; Su off",
        "Mon–Fri 8:00–18:00, Sat 9:00–12:00, closed Sun, but Mon–Fri on public holidays 9:00–12:00 instead",
        "lun.–ven. 8 h–18 h, sam. 9 h–12 h, fermé dim., mais lun.–ven. les jours fériés 9 h–12 h à la place"
      ),
      (
        "Mo-Fr,PH 10:00-18:00", "Mon–Fri and public holidays 10:00–18:00",
        "lun.–ven. et les jours fériés 10 h–18 h"
      ),
      (
        "Mo-Fr 08:00-18:00; Sa,Su,PH off",
        "Mon–Fri 8:00–18:00, closed Sat, Sun and on public holidays",
        "lun.–ven. 8 h–18 h, fermé sam., dim. et les jours fériés"
      ),
      (
        "We off || 10:00-14:00", "daily 10:00–14:00", "tous les jours 10 h–14 h"
      ),
      (
        "Mo-Fr 08:00-12:00; PH off || \"by appointment\"",
        "Mon–Fri 8:00–12:00, closed on public holidays; otherwise, on closed days too, “by appointment”",
        "lun.–ven. 8 h–12 h, fermé les jours fériés ; sinon, même les jours de fermeture, « by appointment »"
      ),
      (
        "Mo-Fr 10:00-20:00 open \"A\", We 11:00-13:00 off",
        "Mon, Tue, Thu, Fri 10:00–20:00 (“A”), Wed 10:00–11:00 and 13:00–20:00 (“A”)",
        "lun., mar., jeu., ven. 10 h–20 h (« A »), mer. 10 h–11 h et 13 h–20 h (« A »)"
      ),
    ])
  func meanings(value: String, english: String, french: String) throws {
    let schedule = try Schedule.parse(value).schedule
    #expect(schedule.describe(in: .english) == english)
    #expect(schedule.describe(in: .french) == french)
  }

  @Test(
    "tells seasons, holidays and dates after the usual week",
    arguments: [
      (
        "Jan-Mar,Jun Mo,We-Fr", "Jan–Mar and Jun: Mon, Wed–Fri all day",
        "janv.–mars et juin : lun., mer.–ven. toute la journée"
      ),
      (
        "SH,PH We 10:00-12:00", "Wed on public holidays or in school holidays 10:00–12:00",
        "mer. les jours fériés ou pendant les vacances scolaires 10 h–12 h"
      ),
      (
        "24/7 \"ring\"", "hours unknown (“ring”)", "horaires inconnus (« ring »)"
      ),
      (
        "Apr-Oct Mo-Fr 08:00-20:00; Apr-Oct Sa 09:00-12:00; Nov-Mar Mo-Fr 09:00-17:00; PH off",
        "Apr–Oct: Mon–Fri 8:00–20:00, Sat 9:00–12:00; Nov–Mar: Mon–Fri 9:00–17:00; all year: closed on public holidays",
        "avr.–oct. : lun.–ven. 8 h–20 h, sam. 9 h–12 h ; nov.–mars : lun.–ven. 9 h–17 h ; toute l’année : fermé les jours fériés"
      ),
      (
        "Mo-Fr 08:00-18:00; Dec 24,31 08:00-12:00; PH off",
        "Mon–Fri 8:00–18:00, but Dec 24 and Dec 31 only 8:00–12:00, closed on public holidays",
        "lun.–ven. 8 h–18 h, mais le 24 déc. et le 31 déc. seulement 8 h–12 h, fermé les jours fériés"
      ),
      (
        "Mo-Fr 08:00-18:00, Dec 24 19:00-21:00",
        "Mon–Fri 8:00–18:00, also open Dec 24 19:00–21:00",
        "lun.–ven. 8 h–18 h, aussi ouvert le 24 déc. 19 h–21 h"
      ),
      (
        "Mo-Fr 08:00-18:00; Jul-Aug 12:00-14:00 off",
        "Mon–Fri 8:00–18:00, closed 12:00–14:00 Jul–Aug",
        "lun.–ven. 8 h–18 h, fermé 12 h–14 h de juill. à août"
      ),
      (
        "Apr-Oct Mo 20:00-02:00; Tu 06:00-08:00 unknown",
        "Apr–Oct: Mon 20:00–2:00; all year: perhaps open Tue 6:00–8:00 (the night before ends at midnight)",
        "avr.–oct. : lun. 20 h–2 h ; toute l’année : peut-être ouvert mar. 6 h–8 h (la nuit précédente s’arrête à minuit)"
      ),
      (
        "Apr-Oct Mo 20:00-02:00, Tu 06:00-08:00 unknown",
        "Apr–Oct: Mon 20:00–2:00; all year: also perhaps open Tue 6:00–8:00",
        "avr.–oct. : lun. 20 h–2 h ; toute l’année : aussi peut-être ouvert mar. 6 h–8 h"
      ),
      (
        "Mo 10:00-12:00 || off \"call\"; Mo 11:00-12:00 off", "Mon 10:00–11:00", "lun. 10 h–11 h"
      ),
      ("Mo 10:00-10:00", "Mon 10:00–10:00 the next day", "lun. 10 h–10 h le lendemain"),
      (
        "PH sunset-22:00; Apr 01 09:00-17:00,00:00-24:00",
        "public holidays sunset–22:00, but Apr 1 9:00–17:00 and 0:00–24:00 instead",
        "les jours fériés du coucher du soleil à 22 h, mais le 1er avr. 9 h–17 h et 0 h–24 h à la place"
      ),
      (
        "2026 Mar 15+ 10:00-18:00", "from Mar 15 2026 on 10:00–18:00",
        "à partir du 15 mars 2026 10 h–18 h"
      ),
      (
        "10:00-18:00; PH -1 day off", "daily 10:00–18:00, closed the day before public holidays",
        "tous les jours 10 h–18 h, fermé la veille des jours fériés"
      ),
      (
        "Mo-Fr 10:00-18:00; Apr Su[-2] 11:00-12:00; PH +2 days off",
        "Mon–Fri 10:00–18:00, the second last Sun of Apr 11:00–12:00, closed 2 days after public holidays",
        "lun.–ven. 10 h–18 h, l’avant-dernier dim. d’avr. 11 h–12 h, fermé 2 jours après les jours fériés"
      ),
      (
        "Mo-Fr 10:00-23:00; Oct-May Sa-Su 10:00-23:00; Jun-Sep Sa-Su 10:00-21:00",
        "Mon–Fri 10:00–23:00; Oct–May: also open Sat, Sun 10:00–23:00; Jun–Sep: also open Sat, Sun 10:00–21:00",
        "lun.–ven. 10 h–23 h ; oct.–mai : aussi ouvert sam., dim. 10 h–23 h ; juin–sept. : aussi ouvert sam., dim. 10 h–21 h"
      ),
      (
        "Mo-Fr 08:00-16:00 || \"on demand\"; PH off",
        "Mon–Fri 8:00–16:00; otherwise “on demand”; closed on public holidays",
        "lun.–ven. 8 h–16 h ; sinon « on demand » ; fermé les jours fériés"
      ),
      (
        "Mo-Sa 07:00-20:00; Su,PH off; Jan 1,Jan 6 off",
        "Mon–Sat 7:00–20:00, closed Sun, on public holidays, Jan 1 and Jan 6",
        "lun.–sam. 7 h–20 h, fermé dim., les jours fériés, le 1er janv. et le 6 janv."
      ),
      (
        "Mo-Su,PH 11:00-02:00; Dec 24 off",
        "daily 11:00–2:00, closed Dec 24 (from midnight to midnight; early hours of the next day stay as they are)",
        "tous les jours 11 h–2 h, fermé le 24 déc. (de minuit à minuit ; les premières heures du lendemain restent telles quelles)"
      ),
      (
        "Fr 20:00-02:00+; Mo 10:00-12:00", "Mon 10:00–12:00, Fri 20:00–2:00 or later",
        "lun. 10 h–12 h, ven. 20 h–2 h ou plus tard"
      ),
      ("Mar 15+ 10:00-18:00", "Mar 15–Dec 31 10:00–18:00", "15 mars–31 déc. 10 h–18 h"),
      (
        "Mo-Fr sunrise-sunset; We 10:00-12:00",
        "Mon–Fri sunrise–sunset, but on Wednesdays 10:00–12:00 instead",
        "lun.–ven. du lever au coucher du soleil, mais le mercredi 10 h–12 h à la place"
      ),
      (
        "Mo-Fr sunrise-sunset, We 21:00-22:00",
        "Mon–Fri sunrise–sunset, also open Wed 21:00–22:00",
        "lun.–ven. du lever au coucher du soleil, aussi ouvert mer. 21 h–22 h"
      ),
    ])
  func layers(value: String, english: String, french: String) throws {
    let schedule = try Schedule.parse(value).schedule
    #expect(schedule.describe(in: .english) == english)
    #expect(schedule.describe(in: .french) == french)
  }
}
