// What the days of the week are called where opening hours are written short: `L-V`, `ma t/m vr`, `lunes a viernes`.

/// The words of one language for days, as they stand in opening hours.
struct DayWords: Sendable {
  /// The number of each word, 0 for Monday, 7 for public holidays; several days for words such as *weekend*.
  let days: [String: [Int]]
  /// The countries, as in ISO 3166-1, whose texts are in this language where a word means another day elsewhere.
  let countries: Set<String>

  /// Words between two days or times that mean both: `a` in Czech, which is *to* in Spanish.
  let ands: Set<String>

  /// Makes the words of a language: the days from Monday, then what means all of them, the weekend and holidays.
  init(
    _ week: String, of countries: Set<String> = [], and ands: [String] = [], all: [String] = [],
    weekdays: [String] = [],
    weekend: [String] = [], holidays: [String] = [], mixed: [String: [Int]] = [:]
  ) {
    var days: [String: [Int]] = [:]
    func add(_ word: some StringProtocol, _ numbers: [Int]) {
      days[ColumnName(word.lowercased()).words.joined(separator: " ")] = numbers
    }
    for (number, words) in week.split(separator: " ").enumerated() {
      for word in words.split(separator: "/") {
        add(word, [number])
        // `lundis`, `montags`: what is done on that day every week.
        if word.count > 4, word.hasSuffix("i") || word.hasSuffix("dag") || word.hasSuffix("tag") {
          add(word + "s", [number])
        }
      }
    }
    for word in all { add(word, Array(0..<7)) }
    for word in weekdays { add(word, Array(0..<5)) }
    for word in weekend { add(word, [5, 6]) }
    for word in holidays { add(word, [7]) }
    for (word, numbers) in mixed { add(word, numbers) }
    self.days = days
    self.countries = countries
    self.ands = Set(ands.map { ColumnName($0).joined })
  }

  /// The words for a day that hardly mean anything else: shortened ones of Latin letters may.
  func names(of day: Int) -> Set<String> {
    Set(
      days.filter { word, numbers in
        let isLatin = word.unicodeScalars.allSatisfy { $0.value < 0x250 }
        return numbers == [day] && word.count > (isLatin ? 3 : 1) && !word.contains(" ")
      }.keys)
  }

  /// Whether it is a language of a country.
  func isSpoken(in country: String?) -> Bool { country.map { countries.contains($0) } ?? false }

  /// The languages.
  ///
  /// A letter that means two days in its language, such as the `M` of *martes* and *miércoles*, is no word.
  static let languages =
    [
      DayWords(
        "lunes/lun/lu/l martes/mar/ma miercoles/mierc/mier/mie/mi/x jueves/jue/ju/j viernes/vier/vie/vi/v sabado/sabados/sab/sa/s domingo/domingos/dom/do/d",
        of: ["ES", "MX", "AR", "CO", "CL", "PE", "UY", "EC", "CR", "VE", "BO", "PY"],
        all: ["todos los dias", "diario", "a diario", "diariamente", "cada dia"],
        weekdays: ["laborables", "dias laborables"],
        weekend: ["fines de semana", "fin de semana"], holidays: ["festivos", "festivo"]),
      DayWords(
        "lundi/lun/lu/l mardi/mar/ma mercredi/mer/me jeudi/jeu/je/j vendredi/ven/ve/v samedi/sam/sa/s dimanche/dimanches/dim/di/d",
        of: ["FR", "BE", "CH", "CA", "LU", "MC"],
        all: ["tous les jours"], weekend: ["week end", "fin de semaine", "fins de semaine"],
        holidays: ["jours feries", "jour ferie", "feries"]),
      DayWords(
        "lunedi/lun/lu/l martedi/mar/ma mercoledi/mer/me giovedi/gio/gi/g venerdi/ven/ve/v sabato/sab/sa/s domenica/dom/do/d",
        of: ["IT", "CH"],
        all: ["tutti i giorni", "ogni giorno"], weekdays: ["feriali", "giorni feriali"],
        weekend: ["fine settimana"],
        holidays: ["festivi"]),
      DayWords(
        "monday/mondays/mon/m tuesday/tuesdays/tues/tue/tu wednesday/wednesdays/wed/w thursday/thursdays/thurs/thur/thu/th friday/fridays/fri/fr/f saturday/saturdays/sat/sa sunday/sundays/sun/su",
        of: ["US", "CA", "GB", "IE", "AU", "NZ", "SG", "HK", "ZA", "IN", "MT"],
        all: ["daily", "every day", "everyday", "all days", "all week", "7 days a week"],
        weekdays: ["weekdays", "weekday"], weekend: ["weekends", "weekend"],
        holidays: [
          "holidays", "public holidays", "public holiday", "bank holidays", "bank holiday",
          "statutory holidays", "ph",
        ]),
      DayWords(
        "maandag/maa/ma dinsdag/din/di woensdag/woe/wo donderdag/don/do vrijdag/vrij/vr zaterdag/zat/za zondag/zon/zo",
        of: ["NL", "BE"],
        all: ["dagelijks", "elke dag", "alle dagen"],
        weekdays: ["werkdagen", "op werkdagen", "doordeweeks", "weekdagen"],
        weekend: ["weekend", "in het weekend"],
        holidays: ["feestdagen"]),
      DayWords(
        "mandag/man/ma tirsdag/tirs/tir/ti onsdag/ons/on torsdag/tors/tor/to fredag/fre/fr loerdag/loer/loe soendag/soen/soe",
        of: ["DK", "NO"],
        all: ["alle dage", "dagligt", "daglig", "hver dag", "alle dager"],
        weekdays: ["hverdage", "hverdag", "hverdager"],
        weekend: ["weekend", "weekender", "weekenden", "i weekenden", "helg", "helger"],
        holidays: ["helligdage", "helligdager"]),
      DayWords(
        "mandag/man/ma tisdag/tis/ti onsdag/ons/on torsdag/tors/tor/to fredag/fre/fr loerdag/loer/loe soendag/soen/soe",
        of: ["SE", "FI"],
        all: ["alla dagar", "dagligen", "varje dag"], weekdays: ["vardagar", "vardag"],
        weekend: ["helger", "helg"], holidays: ["helgdagar", "röda dagar"]),
      DayWords(
        "maanantai/ma tiistai/ti keskiviikko/ke torstai/to perjantai/pe lauantai/la sunnuntai/su",
        of: ["FI"],
        all: ["joka paeivae", "paeivittaein"], weekdays: ["arkisin", "arkipaeivisin", "arkena"],
        weekend: ["viikonloppuisin", "viikonloppu"], holidays: ["pyhäpäivät", "pyhäpäivisin"]),
      DayWords(
        "montag/mo dienstag/di mittwoch/mittwochs/mi donnerstag/do freitag/fr samstag/sonnabend/sa sonntag/so",
        of: ["DE", "AT", "CH", "LI", "LU", "BE"],
        all: ["taeglich", "jeden tag"], weekend: ["wochenende", "am wochenende"],
        holidays: ["feiertage", "feiertags", "an feiertagen", "gesetzliche feiertage"]),
      DayWords(
        "segunda/segundas/seg terca/tercas/ter quarta/quartas/qua quinta/quintas/qui sexta/sextas/sex sabado/sabados/sab domingo/domingos/dom",
        of: ["PT", "BR"],
        all: ["todos os dias", "diariamente"], weekdays: ["dias uteis"],
        weekend: ["fins de semana", "fim de semana"],
        holidays: ["feriados"]),
      DayWords(
        "dilluns/dl dimarts/dt dimecres/dc dijous/dj divendres/dv dissabte/dissabtes/ds diumenge/diumenges/dg",
        of: ["ES", "AD"],
        all: ["cada dia", "tots els dies"], weekdays: ["feiners", "dies feiners"],
        weekend: ["caps de setmana", "cap de setmana"],
        holidays: ["festius"]),
    ] + further
}
