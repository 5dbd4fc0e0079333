// Schedules in French, with the hours as Québec writes them.

struct FrenchWording: Wording {
  let weekdays = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."]
  let months = [
    "janv.", "févr.", "mars", "avr.", "mai", "juin", "juill.", "août", "sept.", "oct.", "nov.",
    "déc.",
  ]
  let always = "ouvert 24 heures sur 24"
  let daily = "tous les jours"
  let otherwise = "sinon"
  let easter = "Pâques"
  let and = " et "

  func closed(_ days: String, _ hours: String) -> String {
    let when = [days, hours].filter { !$0.isEmpty }.joined(separator: " ")
    return when.isEmpty ? "fermé" : "fermé \(when)"
  }

  func unknown(_ days: String, _ hours: String) -> String {
    let when = [days, hours].filter { !$0.isEmpty }.joined(separator: " ")
    return when.isEmpty ? "peut-être ouvert" : "peut-être ouvert \(when)"
  }

  func clock(_ minute: Int) -> String {
    minute % 60 == 0 ? "\(minute / 60) h" : "\(minute / 60) h \(padded(minute % 60, to: 2))"
  }

  func sun(_ event: SunEvent, offset: Int) -> String {
    let name =
      switch event {
      case .dawn: "l’aube"
      case .sunrise: "lever du soleil"
      case .sunset: "coucher du soleil"
      case .dusk: "crépuscule"
      }
    guard offset != 0 else { return name }
    let length = abs(offset) < 60 ? "\(abs(offset)) min" : clock(abs(offset))
    return "\(length) \(offset < 0 ? "avant" : "après") \(event == .dawn ? name : "le \(name)")"
  }

  func from(_ time: String) -> String { "dès \(time)" }
  func orLater(_ span: String) -> String { "\(span) ou plus tard" }
  func date(month: String, day: Int) -> String { day == 1 ? "1er \(month)" : "\(day) \(month)" }

  func nth(_ position: Int, _ weekday: String, month: String?) -> String {
    let ordinals = ["premier", "deuxième", "troisième", "quatrième", "cinquième"]
    let ordinal = ordinals[abs(position) - 1]
    let place =
      position > 0 ? ordinal : position == -1 ? "dernier" : "\(ordinal) à partir de la fin,"
    return "\(place) \(weekday) \(month.map { "de \($0)" } ?? "du mois")"
  }

  func offset(_ days: Int, from what: String) -> String {
    guard days != 0 else { return what }
    let count = abs(days) == 1 ? "le jour" : "\(abs(days)) jours"
    return "\(count) \(days < 0 ? "avant" : "après") \(what)"
  }

  func weekdayShift(_ weekday: String, isAfter: Bool, _ date: String) -> String {
    "\(weekday) \(isAfter ? "après" : "avant") le \(date)"
  }

  func holiday(_ kind: HolidayTerm.Kind) -> String {
    kind == .publicHoliday ? "les jours fériés" : "pendant les vacances scolaires"
  }

  func holidaysOn(_ holidays: String, _ days: String) -> String { "\(holidays) (\(days))" }

  func every(_ step: Int, _ unit: DescribedUnit) -> String {
    let name =
      switch unit {
      case .day: "jours"
      case .week: "semaines"
      case .year: "ans"
      }
    return "\(unit == .week ? "toutes" : "tous") les \(step) \(name)"
  }

  func weeks(_ list: String) -> String { "semaine \(list)" }
  func since(_ what: String) -> String { "à partir de \(what)" }
}
