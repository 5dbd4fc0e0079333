// Schedules in French, with the hours as Québec writes them.

struct FrenchWording: Wording {
  let weekdays = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."]
  let weekdayNames = [
    "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
  ]
  let months = [
    "janv.", "févr.", "mars", "avr.", "mai", "juin", "juill.", "août", "sept.", "oct.", "nov.",
    "déc.",
  ]
  let daily = "tous les jours"
  let allDay = "toute la journée"
  let and = " et "
  let or = " ou "
  let each = "chacun "
  let colon = " : "
  let but = "mais "
  let otherwise = "sinon "
  let evenOnClosedDays = "sinon, même les jours de fermeture, "
  let inAnyCase = "dans tous les cas "
  let inPlaceOfAll = "à la place de tout ce qui précède ces jours-là, de minuit à minuit : "
  let takingAway = "en retirant ces heures seulement : "
  let adding = "en plus : "
  let addingOver = "en plus, et à la place des mêmes heures qui précèdent : "
  let whereClosed = "seulement là où tout ce qui précède est fermé : "
  let inOrder = "dans cet ordre, les heures après minuit continuant le lendemain : "
  let allYear = "toute l’année"
  let othersAsUsual = "les autres jours comme d’habitude"
  let semicolon = " ; "
  let nextDay = "le lendemain"
  let easter = "Pâques"

  func phrase(_ statement: Statement) -> String {
    let days = days(statement)
    let hours = statement.hours
    let sure = statement.saysSure ? "à coup sûr" : ""
    if statement.hasUnknownHours {
      return words(statement.isAlways ? "" : days, "horaires inconnus")
    }
    switch (statement.state, statement.manner) {
    case (.open, .rest): return "ouvert"
    case (.unknown, .rest): return statement.comment == nil ? "peut-être ouvert" : ""
    case (.closed, _): return words("fermé", hours, days)
    case (.open, _) where statement.isAlways: return "ouvert 24 heures sur 24"
    case (.unknown, _) where statement.isAlways: return "peut-être ouvert à toute heure"
    case (.open, .only) where !hours.isEmpty:
      return words(days, statement.saysSure ? "à coup sûr et seulement" : "seulement", hours)
    case (.open, .instead): return words(days, sure, hours.isEmpty ? allDay : hours, "à la place")
    case (.open, .also): return words("aussi ouvert", days, hours.isEmpty ? allDay : hours)
    case (.open, _): return words(days, sure, hours.isEmpty ? allDay : hours)
    case (.unknown, .only):
      return words(
        days,
        hours.isEmpty
          ? "peut-être ouvert \(allDay)" : "peut-être ouvert, et alors seulement \(hours)")
    case (.unknown, .instead):
      return words("peut-être ouvert", days, hours.isEmpty ? allDay : hours, "à la place")
    case (.unknown, .also):
      return words("aussi peut-être ouvert", days, hours.isEmpty ? allDay : hours)
    case (.unknown, _): return words("peut-être ouvert", days, hours.isEmpty ? allDay : hours)
    }
  }

  func phrase(_ night: NightEdge) -> String {
    guard !night.isWholeDays else {
      let days = "de minuit à minuit"
      return night.next == nil
        ? days : "\(days) ; les premières heures du lendemain restent telles quelles"
    }
    let ends =
      switch night.ends {
      case .everyNight: "la nuit précédente s’arrête à minuit"
      case .lastNight: "la nuit qui précède le premier de ces jours s’arrête à minuit"
      case .lastNights: "chaque fois, la nuit qui précède le premier de ces jours s’arrête à minuit"
      case .anyNight: "toute nuit de la veille s’arrête à minuit"
      case nil: ""
      }
    let next =
      switch night.next {
      case .asUsual: "ou aussi tard que d’habitude si c’est plus tard"
      case .asTold: "ou aussi tard que sans cela si c’est plus tard"
      case nil: ""
      }
    return [next, ends].filter { !$0.isEmpty }.joined(separator: semicolon)
  }

  func quote(_ comment: String) -> String {
    "« \(comment.map { $0 == "«" || $0 == "»" ? "'" : String($0) }.joined()) »"
  }

  func days(_ text: String, of range: DateRange) -> String {
    if range.to == nil, text.hasPrefix(easter) { return "à \(text)" }
    // Months go without an article, but not without a word: « fermé en juill. », « fermé de juill. à août ».
    if case .month = range.from.anchor, range.from.offset == 0, range.step == 1,
      range.from.weekdayShift == 0
    {
      let ends = text.split(separator: "–", maxSplits: 1).map(String.init)
      if ends.count == 1 { return range.isOpenEnded ? text : "en \(text)" }
      let end = ends[1].first?.isNumber == true ? "au \(ends[1])" : "à \(ends[1])"
      return "\(of(ends[0])) \(end)"
    }
    guard !range.isOpenEnded, [range.from, range.to ?? range.from].allSatisfy(\.isPlainDay) else {
      return text
    }
    guard range.to != nil else { return "le \(text)" }
    let ends = text.split(separator: "–", maxSplits: 1)
    return ends.count == 2 ? "du \(ends[0]) au \(ends[1])" : text
  }

  func clock(_ minute: Int) -> String {
    minute % 60 == 0 ? "\(minute / 60) h" : "\(minute / 60) h \(padded(minute % 60, to: 2))"
  }

  func sun(_ event: SunEvent, offset: Int) -> String {
    let name =
      switch event {
      case .dawn: "l’aube"
      case .sunrise: "le lever du soleil"
      case .sunset: "le coucher du soleil"
      case .dusk: "le crépuscule"
      }
    guard offset != 0 else { return name }
    let length = abs(offset) < 60 ? "\(abs(offset)) min" : clock(abs(offset))
    return "\(length) \(offset < 0 ? "avant" : "après") \(name)"
  }

  func from(_ time: String) -> String { "dès \(time)" }
  func orLater(_ span: String) -> String { "\(span) ou plus tard" }
  func latest(_ time: String) -> String { "\(time) au plus tard" }

  /// `du lever au coucher du soleil`, `de 8 h au coucher du soleil`.
  func span(from: String, to: String) -> String {
    let sun = " du soleil"
    let isOneSun = from.hasPrefix("le ") && from.hasSuffix(sun) && to.hasSuffix(sun)
    let start = isOneSun ? String(from.dropLast(sun.count)) : from
    let end = to.hasPrefix("le ") ? "au \(to.dropFirst(3))" : "à \(to)"
    return "\(start.hasPrefix("le ") ? "du \(start.dropFirst(3))" : "de \(start)") \(end)"
  }
  func date(month: String, day: Int) -> String { day == 1 ? "1er \(month)" : "\(day) \(month)" }

  func days(month: String, from: Int, to: Int) -> String {
    "\(from == 1 ? "1er" : "\(from)")–\(to) \(month)"
  }

  func nth(_ position: Int, _ weekday: String, month: String?) -> String {
    let text = "\(the(place(position))) \(weekday) \(month.map(of) ?? "du mois")"
    return position < -2 ? "\(text) à partir de la fin" : text
  }

  func nths(_ positions: [Int], _ weekday: String) -> [String] {
    let named = positions.filter { $0 >= -2 }
    let others = positions.filter { $0 < -2 }.map { nth($0, weekday, month: nil) }
    guard named.count > 1 else { return named.map { nth($0, weekday, month: nil) } + others }
    return ["les \(list(named.map(place))) \(weekday) du mois"] + others
  }

  /// `le premier`, `l’avant-dernier`.
  private func the(_ place: String) -> String {
    place.hasPrefix("a") ? "l’\(place)" : "le \(place)"
  }

  private func place(_ position: Int) -> String {
    switch position {
    case -1: "dernier"
    case -2: "avant-dernier"
    default: ["premier", "deuxième", "troisième", "quatrième", "cinquième"][abs(position) - 1]
    }
  }

  func recurring(_ weekday: Int) -> String { "le \(weekdayNames[weekday])" }

  func whether(itIs weekdays: [String], isUnless: Bool) -> String {
    "\(isUnless ? "sauf si" : "si") c’est \(list(weekdays.map { "un \($0)" }, before: or))"
  }

  func offset(_ days: Int, from what: String) -> String {
    guard days != 0 else { return what }
    let count = abs(days) == 1 ? "le jour" : "\(abs(days)) jours"
    return "\(count) \(days < 0 ? "avant" : "après") \(what)"
  }

  func weekdayShift(_ weekday: String, isAfter: Bool, _ date: String) -> String {
    "\(weekday) \(isAfter ? "après" : "avant") \(date.hasPrefix("l") ? date : "le \(date)")"
  }

  func holidays(_ term: HolidayTerm, isWithin: Bool) -> String {
    guard term.offset == 0 else {
      let name = term.kind == .publicHoliday ? "jours fériés" : "vacances scolaires"
      if abs(term.offset) == 1 {
        return "\(term.offset < 0 ? "la veille" : "le lendemain") des \(name)"
      }
      return offset(term.offset, from: "les \(name)")
    }
    guard term.kind == .publicHoliday else {
      return isWithin ? "pendant les vacances scolaires" : "les vacances scolaires"
    }
    return "les jours fériés"
  }

  func every(_ step: Int, _ unit: DescribedUnit) -> String {
    switch unit {
    case .day: "tous les \(step) jours"
    case .week: "toutes les \(step) semaines"
    case .year: "tous les \(step) ans"
    }
  }

  func weeks(_ list: String, isOne: Bool) -> String { "\(isOne ? "semaine" : "semaines") \(list)" }

  func onlyDays(in years: String) -> String { "seulement les jours de \(years)" }

  func within(_ years: String) -> String { "en \(years)" }

  func days(from: String, to: String) -> String {
    let ends = [from, to].map { $0.first?.isNumber == true && $0.count < 10 ? "le \($0)" : $0 }
    return span(from: ends[0], to: ends[1])
  }

  func since(_ what: String, isDay: Bool) -> String {
    isDay ? "à partir du \(what)" : "à partir \(of(what))"
  }

  /// `de mars`, `d’avr.`.
  private func of(_ what: String) -> String {
    what.hasPrefix("le ")
      ? "du \(what.dropFirst(3))"
      : what.first.map { "aeiou".contains($0) } == true ? "d’\(what)" : "de \(what)"
  }
}

extension DatePoint {
  /// Whether it is a day of a month, as it is written.
  fileprivate var isPlainDay: Bool {
    if case .day = anchor { offset == 0 && weekdayShift == 0 } else { false }
  }
}
