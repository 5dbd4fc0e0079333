// Schedules in English.

struct EnglishWording: Wording {
  let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  let months = DatePoint.monthWords
  let always = "open 24 hours a day"
  let daily = "daily"
  let otherwise = "otherwise"
  let easter = "Easter"
  let and = " and "

  func closed(_ days: String, _ hours: String) -> String {
    let when = [days, hours].filter { !$0.isEmpty }.joined(separator: " ")
    guard !when.isEmpty else { return "closed" }
    return when.contains("holidays") ? "closed on \(when)" : "closed \(when)"
  }

  func unknown(_ days: String, _ hours: String) -> String {
    let when = [days, hours].filter { !$0.isEmpty }.joined(separator: " ")
    return when.isEmpty ? "perhaps open" : "perhaps open \(when)"
  }

  func clock(_ minute: Int) -> String { "\(minute / 60):\(padded(minute % 60, to: 2))" }

  func sun(_ event: SunEvent, offset: Int) -> String {
    guard offset != 0 else { return event.word }
    return "\(duration(abs(offset))) \(offset < 0 ? "before" : "after") \(event.word)"
  }

  private func duration(_ minutes: Int) -> String {
    minutes % 60 == 0 ? "\(minutes / 60) h" : minutes < 60 ? "\(minutes) min" : clock(minutes)
  }

  func from(_ time: String) -> String { "from \(time)" }
  func orLater(_ span: String) -> String { "\(span) or later" }
  func date(month: String, day: Int) -> String { "\(month) \(day)" }

  func nth(_ position: Int, _ weekday: String, month: String?) -> String {
    let ordinals = ["first", "second", "third", "fourth", "fifth"]
    let ordinal = ordinals[abs(position) - 1]
    let place = position > 0 ? ordinal : position == -1 ? "last" : "\(ordinal) last"
    return "\(place) \(weekday) of \(month ?? "the month")"
  }

  func offset(_ days: Int, from what: String) -> String {
    guard days != 0 else { return what }
    let count = abs(days) == 1 ? "the day" : "\(abs(days)) days"
    return "\(count) \(days < 0 ? "before" : "after") \(what)"
  }

  func weekdayShift(_ weekday: String, isAfter: Bool, _ date: String) -> String {
    "\(weekday) \(isAfter ? "after" : "before") \(date)"
  }

  func holiday(_ kind: HolidayTerm.Kind) -> String {
    kind == .publicHoliday ? "public holidays" : "school holidays"
  }

  func holidaysOn(_ holidays: String, _ days: String) -> String { "\(holidays) on \(days)" }

  func every(_ step: Int, _ unit: DescribedUnit) -> String {
    let name =
      switch unit {
      case .day: "days"
      case .week: "weeks"
      case .year: "years"
      }
    return "every \(step) \(name)"
  }

  func weeks(_ list: String) -> String { "week \(list)" }
  func since(_ what: String) -> String { "from \(what)" }
}
