// Hours in French as cities publish them.

extension CityProse {
  static let french: [(text: String, canonical: String)] = [
    ("Fermé les jours fériés; lun-ven 9h-17h", "Mo-Fr 09:00-17:00; PH off"),
    ("Fermé le 25 décembre; du lundi au vendredi de 9h à 17h", "Mo-Fr 09:00-17:00; Dec 25 off"),
    (
      "Fermé le dimanche et les jours fériés; lundi au samedi 8h-20h",
      "Mo-Sa 08:00-20:00; Su,PH off"
    ),
    (
      "Dimanche et jours fériés : fermé; lundi au samedi : 8h à 20h", "Mo-Sa 08:00-20:00; Su,PH off"
    ),
    ("Fermé du 24 décembre au 2 janvier; lun-ven 9h-17h", "Mo-Fr 09:00-17:00; Dec 24-Jan 02 off"),
    ("Fermé le lundi || 9h-19h", "09:00-19:00; Mo off"),
    ("Lundi fermé\n9h-19h", "09:00-19:00; Mo off"),
    ("Lundi fermé<br>9h-19h", "09:00-19:00; Mo off"),
    ("Lundi fermé / 9h-19h", "09:00-19:00; Mo off"),
    ("Lundi fermé | 9h-19h", "09:00-19:00; Mo off"),
    ("Lundi fermé • 9h-19h", "09:00-19:00; Mo off"),
    ("• Lundi fermé • 9h-19h", "09:00-19:00; Mo off"),
    ("Lundi fermé mardi 9h-17h", "Mo off; Tu 09:00-17:00"),
    ("Mardi au vendredi 9h-17h\nFermé lundi", "Tu-Fr 09:00-17:00; Mo off"),
    ("9h-17h\nFermé le lundi", "09:00-17:00; Mo off"),
    ("<p>Lundi fermé</p><p>9h-19h</p>", "09:00-19:00; Mo off"),
    ("Lundi fermé\n\n9h-19h", "09:00-19:00; Mo off"),
    ("Fermé le lundi, ouvert de 9h à 17h", "09:00-17:00 open; Mo off"),
    ("Fermé le lundi; ouvert du mardi au dimanche de 9h à 17h", "Mo off; Tu-Su 09:00-17:00 open"),
    ("Ouvert du mardi au dimanche de 9h à 17h; fermé le lundi", "Tu-Su 09:00-17:00 open; Mo off"),
    ("Ouvert du mardi au dimanche de 9h à 17h, fermé le lundi", "Tu-Su 09:00-17:00 open, Mo off"),
    ("Ouvert tous les jours sauf le lundi de 9h à 17h", "Mo-Su 09:00-17:00 open; Mo off"),
    ("Tous les jours sauf mardi 9h-18h", "Mo-Su 09:00-18:00; Tu off"),
    ("Tous les jours 9h-18h sauf mardi", "Mo-Su 09:00-18:00; Tu off"),
    ("Fermé mardi; tous les jours 9h-18h", "Mo-Su 09:00-18:00; Tu off"),
    ("Fermé mardi et jours fériés; 9h-18h", "09:00-18:00; Tu,PH off"),
    ("Fermé 1er janvier; lun-ven 9h-17h", "Mo-Fr 09:00-17:00; Jan 01 off"),
    (
      "Fermé le 1er janvier, 1er mai et 25 décembre; lun-ven 9h-17h",
      "Mo-Fr 09:00-17:00; Jan 01,May 01,Dec 25 off"
    ),
    (
      "Fermé les 1er janvier et 25 décembre; lun-ven 9h-17h", "Mo-Fr 09:00-17:00; Jan 01,Dec 25 off"
    ),
    (
      "Fermé du 1er novembre au 31 mars; tous les jours 9h-19h",
      "Mo-Su 09:00-19:00; Nov 01-Mar 31 off"
    ),
    ("Fermeture le lundi; 9h-19h", "09:00-19:00; Mo off"),
    ("Fermé en août; lun-ven 9h-17h", "Mo-Fr 09:00-17:00; Aug off"),
    ("Fermé août; lun-ven 9h-17h", "Mo-Fr 09:00-17:00; Aug off"),
    ("Fermé de 12h à 14h; lun-ven 9h-18h", "Mo-Fr 09:00-18:00; 12:00-14:00 off"),
    ("Lun-ven 9h-18h (fermé de 12h à 14h)", "Mo-Fr 09:00-18:00; 12:00-14:00 off"),
    ("Lun-ven 9h-18h; fermé de 12h à 14h", "Mo-Fr 09:00-18:00; 12:00-14:00 off"),
    (
      "Lun-ven 9h-12h et 14h-18h; sam 9h-12h; dim fermé",
      "Mo-Fr 09:00-12:00,14:00-18:00; Sa 09:00-12:00; Su off"
    ),
    ("Lundi : fermé\nMardi : 9h-17h\nMercredi : 9h-17h", "Mo off; Tu 09:00-17:00; We 09:00-17:00"),
    ("Lundi : 9h-17h\nMardi : fermé\nMercredi : 9h-17h", "Mo 09:00-17:00; Tu off; We 09:00-17:00"),
    ("Lundi fermé<br />Mardi au dimanche 9h-17h", "Mo off; Tu-Su 09:00-17:00"),
    ("Lundi : fermé / Mardi au dimanche : 9h-17h", "Mo off; Tu-Su 09:00-17:00"),
    ("Sur rendez-vous", "\"Sur rendez-vous\""),
    ("Sur rendez-vous le samedi; lun-ven 9h-17h", "Sa \"Sur rendez-vous\"; Mo-Fr 09:00-17:00"),
    ("Samedi sur rendez-vous; lun-ven 9h-17h", "Sa \"sur rendez-vous\"; Mo-Fr 09:00-17:00"),
    ("Lun-ven 9h-17h; samedi sur rendez-vous", "Mo-Fr 09:00-17:00; Sa \"sur rendez-vous\""),
    ("Fermé d'octobre à mars; 9h-21h", "09:00-21:00; Oct-Mar off"),
    ("Fermé d'octobre à mars; lun-dim 9h-21h", "Mo-Su 09:00-21:00; Oct-Mar off"),
    ("D'avril à septembre 9h-21h; fermé d'octobre à mars", "Apr-Sep 09:00-21:00; Oct-Mar off"),
    ("Du lever au coucher du soleil; fermé le lundi", "sunrise-sunset; Mo off"),
    ("Fermé le lundi; du lever au coucher du soleil", "sunrise-sunset; Mo off"),
    (
      "Fermé le week-end; lun-ven 9h-17h; samedi 10h-12h",
      "Sa,Su off; Mo-Fr 09:00-17:00; Sa 10:00-12:00"
    ),
    ("Jours fériés 10h-16h; lun-dim 8h-20h", "Mo-Su 08:00-20:00; PH 10:00-16:00"),
    ("24h/24 sauf le lundi", "24/7; Mo off"),
    ("24h/24; fermé le lundi", "24/7; Mo off"),
    ("Fermé le lundi; 24h/24", "24/7; Mo off"),
    ("Samedi sur rendez-vous; 9h-17h", "09:00-17:00; Sa \"sur rendez-vous\""),
    ("Monday 9h-12h\n14h-18h", "Mo 09:00-12:00,14:00-18:00"),
    (
      "Du 1er juin au 31 août : tous les jours de 8h à 22h. Fermé du 1er septembre au 31 mai.",
      "Jun 01-Aug 31 Mo-Su 08:00-22:00; Sep 01-May 31 off"
    ),
    ("Novembre à avril : fermé. Mai à octobre : 8h à 20h", "Nov-Apr off; May-Oct 08:00-20:00"),
    ("Novembre à avril : fermé\nMai à octobre : 8h à 20h", "Nov-Apr off; May-Oct 08:00-20:00"),
    ("Novembre à avril fermé | Mai à octobre 8h à 20h", "Nov-Apr off; May-Oct 08:00-20:00"),
    ("Lundi, mardi : fermé. Mercredi à dimanche : 10h à 17h", "Mo,Tu off; We-Su 10:00-17:00"),
    ("Lundi et mardi fermé, mercredi au dimanche 10h-17h", "Mo,Tu off, We-Su 10:00-17:00"),
    (
      "Mer 13h30-17h30, sam 10h-12h et 14h-18h, dim fermé",
      "We 13:30-17:30, Sa 10:00-12:00,14:00-18:00, Su off"
    ),
    ("Mercredi : 13 h 30 à 17 h 30 / Samedi : fermé", "We 13:30-17:30; Sa off"),
    (
      "Ouvert du lundi au samedi de 8h00 à 20h00. Fermé le dimanche et les jours fériés.",
      "Mo-Sa 08:00-20:00 open; Su,PH off"
    ),
    ("Horaires : lun-sam 8h-20h, fermé dim", "Mo-Sa 08:00-20:00, Su off"),
    ("Horaire : fermé lundi\n10h à 18h", "10:00-18:00; Mo off"),
    ("De l'aube au crépuscule; fermé jours fériés", "dawn-dusk; PH off"),
    ("Jours fériés : fermé\nLundi au vendredi : 9h à 17h", "Mo-Fr 09:00-17:00; PH off"),
    ("Jours fériés : 10h à 16h\nLundi au dimanche : 9h à 17h", "Mo-Su 09:00-17:00; PH 10:00-16:00"),
    ("Samedi et dimanche : fermé\nLundi au vendredi : 9h à 17h", "Sa,Su off; Mo-Fr 09:00-17:00"),
    ("25 décembre : fermé\nLundi au dimanche : 9h à 17h", "Mo-Su 09:00-17:00; Dec 25 off"),
    ("Le 24 décembre 9h-12h; lun-dim 9h-17h", "Mo-Su 09:00-17:00; Dec 24 09:00-12:00"),
    ("Vendredi 9h-12h; lun-ven 9h-17h", "Mo-Fr 09:00-17:00; Fr 09:00-12:00"),
    ("Lun-ven 9h-17h; fermé de midi à 13h", "Mo-Fr 09:00-17:00; 12:00-13:00 off"),
    ("lun-ven 8h-20h, sam et jours fériés 10h-14h", "Mo-Fr 08:00-20:00; Sa,PH 10:00-14:00"),
  ]
}
