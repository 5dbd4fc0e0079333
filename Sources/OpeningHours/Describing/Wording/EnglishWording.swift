// Schedules in English.

struct EnglishWording: Wording {
  let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  let weekdayNames = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  let months = DatePoint.monthWords
  let daily = "daily"
  let allDay = "all day"
  let and = " and "
  let or = " or "
  let each = "each "
  let colon = ": "
  let but = "but "
  let otherwise = "otherwise "
  let evenOnClosedDays = "otherwise, on closed days too, "
  let inAnyCase = "in any case "
  let inPlaceOfAll = "in place of all before on these days, from midnight to midnight: "
  let takingAway = "taking away these hours only: "
  let adding = "in addition: "
  let addingOver = "in addition, and in place of the same hours before: "
  let whereClosed = "only where all before is closed: "
  let inOrder = "in this order, hours past midnight going on into the next day: "
  let allYear = "all year"
  let othersAsUsual = "the other days as usual"
  let semicolon = "; "
  let nextDay = "the next day"
  let easter = "Easter"

  func phrase(_ statement: Statement) -> String {
    let days = days(statement)
    let hours = statement.hours
    let sure = statement.saysSure ? "surely" : ""
    if statement.hasUnknownHours { return words(statement.isAlways ? "" : days, "hours unknown") }
    switch (statement.state, statement.manner) {
    case (.open, .rest): return "open"
    case (.unknown, .rest): return statement.comment == nil ? "perhaps open" : ""
    // "Closed Jul–Aug 12:00–14:00" could be heard as closed in all of July.
    case (.closed, _): return words("closed", hours, days)
    case (.open, _) where statement.isAlways: return "open 24 hours a day"
    case (.unknown, _) where statement.isAlways: return "perhaps open at any time"
    case (.open, .only) where !hours.isEmpty:
      return words(days, statement.saysSure ? "surely and only" : "only", hours)
    case (.open, .instead): return words(days, sure, hours.isEmpty ? allDay : hours, "instead")
    case (.open, .also): return words("also open", days, hours.isEmpty ? allDay : hours)
    case (.open, _): return words(days, sure, hours.isEmpty ? allDay : hours)
    case (.unknown, .only):
      return words(
        days, hours.isEmpty ? "perhaps open \(allDay)" : "perhaps open, and then only \(hours)")
    case (.unknown, .instead):
      return words("perhaps open", days, hours.isEmpty ? allDay : hours, "instead")
    case (.unknown, .also):
      return words("also perhaps open", days, hours.isEmpty ? allDay : hours)
    case (.unknown, _): return words("perhaps open", days, hours.isEmpty ? allDay : hours)
    }
  }

  func phrase(_ night: NightEdge) -> String {
    guard !night.isWholeDays else {
      let days = "from midnight to midnight"
      return night.next == nil ? days : "\(days); early hours of the next day stay as they are"
    }
    let ends =
      switch night.ends {
      case .everyNight: "the night before ends at midnight"
      case .lastNight: "the last night before ends at midnight"
      case .lastNights: "each time the last night before ends at midnight"
      case .anyNight: "any night of the day before ends at midnight"
      case nil: ""
      }
    let next =
      switch night.next {
      case .asUsual: "or as late as usual where that is later"
      case .asTold: "or as late as without them where that is later"
      case nil: ""
      }
    return [next, ends].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  func quote(_ comment: String) -> String {
    "“\(comment.map { $0 == "“" || $0 == "”" ? "'" : String($0) }.joined())”"
  }

  func days(_ text: String, of range: DateRange) -> String { text }

  func clock(_ minute: Int) -> String { "\(minute / 60):\(padded(minute % 60, to: 2))" }

  func sun(_ event: SunEvent, offset: Int) -> String {
    guard offset != 0 else { return event.word }
    return "\(duration(abs(offset))) \(offset < 0 ? "before" : "after") \(event.word)"
  }

  private func duration(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return rest == 0 ? "\(hours) h" : hours == 0 ? "\(rest) min" : "\(hours) h \(rest) min"
  }

  func from(_ time: String) -> String { "from \(time)" }
  func orLater(_ span: String) -> String { "\(span) or later" }
  func latest(_ time: String) -> String { "\(time) at the latest" }
  func span(from: String, to: String) -> String { "\(from)–\(to)" }
  func date(month: String, day: Int) -> String { "\(month) \(day)" }
  func days(month: String, from: Int, to: Int) -> String { "\(month) \(from)–\(to)" }

  func nth(_ position: Int, _ weekday: String, month: String?) -> String {
    "the \(place(position)) \(weekday) of \(month ?? "the month")"
  }

  func nths(_ positions: [Int], _ weekday: String) -> [String] {
    ["the \(list(positions.map(place))) \(weekday) of the month"]
  }

  private func place(_ position: Int) -> String {
    let ordinal = ["first", "second", "third", "fourth", "fifth"][abs(position) - 1]
    return position > 0 ? ordinal : position == -1 ? "last" : "\(ordinal) last"
  }

  func recurring(_ weekday: Int) -> String { "on \(weekdayNames[weekday])s" }

  func whether(itIs weekdays: [String], isUnless: Bool) -> String {
    "\(isUnless ? "unless" : "if") it is a \(list(weekdays, before: or))"
  }

  func offset(_ days: Int, from what: String) -> String {
    guard days != 0 else { return what }
    let count = abs(days) == 1 ? "the day" : "\(abs(days)) days"
    return "\(count) \(days < 0 ? "before" : "after") \(what)"
  }

  func weekdayShift(_ weekday: String, isAfter: Bool, _ date: String) -> String {
    "\(weekday) \(isAfter ? "after" : "before") \(date)"
  }

  func holidays(_ term: HolidayTerm, isWithin: Bool) -> String {
    let isPublic = term.kind == .publicHoliday
    let name = isPublic ? "public holidays" : "school holidays"
    guard term.offset == 0 else { return offset(term.offset, from: name) }
    return isWithin ? "\(isPublic ? "on" : "in") \(name)" : name
  }

  func every(_ step: Int, _ unit: DescribedUnit) -> String {
    let name =
      switch unit {
      case .day: "days"
      case .week: "weeks"
      case .year: "years"
      }
    return "every \(step) \(name)"
  }

  func weeks(_ list: String, isOne: Bool) -> String { "\(isOne ? "week" : "weeks") \(list)" }
  func onlyDays(in years: String) -> String { "only days of \(years)" }
  func within(_ years: String) -> String { "in \(years)" }
  func days(from: String, to: String) -> String { "from \(from) to \(to)" }
  func since(_ what: String, isDay: Bool) -> String { "from \(what) on" }
}
