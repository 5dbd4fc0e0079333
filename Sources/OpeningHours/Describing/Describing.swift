// A schedule in words, rule by rule.

/// A language that schedules are described in.
public enum DescriptionLanguage: Hashable, Sendable {
  /// `Mon–Fri 8:00–22:00, closed on public holidays`.
  case english
  /// `lun.–ven. 8 h–22 h, fermé les jours fériés`.
  case french
}

extension Schedule {
  /// The schedule in words for people, such as `Mon–Fri 8:00–22:00, closed on public holidays`.
  ///
  /// - Parameter language: English or French.
  /// - Returns: One line.
  public func describe(in language: DescriptionLanguage) -> String {
    let words: any Wording = language == .english ? EnglishWording() : FrenchWording()
    let rules = expression.rules
    var text = ""
    for (index, rule) in rules.enumerated() {
      let phrase = rule.phrase(words)
      if index == 0 {
        text = phrase
      } else if rule.separator == .fallback {
        text += "; \(words.otherwise) \(phrase)"
      } else {
        // A comma reads best, unless lists of days already use it.
        let hasCommas = text.contains(",") && phrase.contains(",")
        text += (hasCommas || text.contains(";") ? "; " : ", ") + phrase
      }
    }
    return text
  }
}

/// What differs from one language to the next.
protocol Wording: Sendable {
  var weekdays: [String] { get }
  var months: [String] { get }
  var always: String { get }
  var daily: String { get }
  var otherwise: String { get }
  func closed(_ days: String, _ hours: String) -> String
  func unknown(_ days: String, _ hours: String) -> String
  func clock(_ minute: Int) -> String
  func sun(_ event: SunEvent, offset: Int) -> String
  func from(_ time: String) -> String
  func orLater(_ span: String) -> String
  func date(month: String, day: Int) -> String
  func nth(_ position: Int, _ weekday: String, month: String?) -> String
  func offset(_ days: Int, from what: String) -> String
  func weekdayShift(_ weekday: String, isAfter: Bool, _ date: String) -> String
  func holiday(_ kind: HolidayTerm.Kind) -> String
  func holidaysOn(_ holidays: String, _ days: String) -> String
  func every(_ step: Int, _ unit: DescribedUnit) -> String
  func weeks(_ list: String) -> String
  func since(_ what: String) -> String
  var easter: String { get }
  var and: String { get }
}

/// What a step counts.
enum DescribedUnit: Sendable {
  case day
  case week
  case year
}

extension Rule {
  fileprivate func phrase(_ words: any Wording) -> String {
    let days = selectors.phrase(words)
    let hours = times.map { $0.phrase(words) }.joined(separator: words.and)
    var text: String
    switch state {
    case .closed: text = words.closed(days, hours)
    case .unknown where modifier == nil && times.isEmpty && selectors.isEmpty: text = ""
    case .unknown: text = words.unknown(days, hours)
    case .open:
      if days.isEmpty, hours.isEmpty {
        text = words.always
      } else {
        let subject = days.isEmpty ? words.daily : days
        text = hours.isEmpty ? subject : "\(subject) \(hours)"
      }
    }
    if let comment { text += text.isEmpty ? "“\(comment)”" : " (“\(comment)”)" }
    return text
  }
}

extension DaySelectors {
  fileprivate func phrase(_ words: any Wording) -> String {
    var parts: [String] = []
    if !years.isEmpty { parts.append(years.map { $0.phrase(words) }.joined(separator: ", ")) }
    if !dates.isEmpty { parts.append(dates.map { $0.phrase(words) }.joined(separator: ", ")) }
    if !weeks.isEmpty {
      parts.append(words.weeks(weeks.map { $0.phrase(words) }.joined(separator: ", ")))
    }
    let days = dayPhrase(words)
    if !days.isEmpty { parts.append(days) }
    return parts.joined(separator: " ")
  }

  private func dayPhrase(_ words: any Wording) -> String {
    var listed = weekdays.runs.map { first, last in
      switch (last - first + 7) % 7 {
      case 0: words.weekdays[first]
      case 1: "\(words.weekdays[first]), \(words.weekdays[last])"
      default: "\(words.weekdays[first])–\(words.weekdays[last])"
      }
    }
    if weekdays == .everyDay { listed = [words.daily] }
    for nth in nthWeekdays {
      let list = nth.positionList.map { words.nth($0, words.weekdays[nth.weekday], month: nil) }
      listed.append(words.offset(nth.offset, from: list.joined(separator: ", ")))
    }
    let special = holidays.map { words.offset($0.offset, from: words.holiday($0.kind)) }
    if holidaysRestrictWeekdays {
      return words.holidaysOn(special.joined(separator: ", "), listed.joined(separator: ", "))
    }
    return (listed + special).joined(separator: ", ")
  }
}

extension YearRange {
  fileprivate func phrase(_ words: any Wording) -> String {
    var text = "\(from)"
    if to == YearRange.forever, from != to {
      text = words.since(text)
    } else if to != from {
      text += "–\(to)"
    }
    return step == 1 ? text : "\(text) \(words.every(step, .year))"
  }
}

extension WeekRange {
  fileprivate func phrase(_ words: any Wording) -> String {
    let text = to == from ? "\(from)" : "\(from)–\(to)"
    return step == 1 ? text : "\(text) \(words.every(step, .week))"
  }
}

extension DateRange {
  fileprivate func phrase(_ words: any Wording) -> String {
    var text = from.phrase(words)
    if let to { text += "–\(to.phrase(words, after: from))" }
    if isOpenEnded { text = words.since(text) }
    return step == 1 ? text : "\(text) \(words.every(step, .day))"
  }
}

extension DatePoint {
  fileprivate func phrase(_ words: any Wording, after start: DatePoint? = nil) -> String {
    var text: String
    switch anchor {
    case .month(let month): text = words.months[month - 1]
    case .day(let month, let day): text = words.date(month: words.months[month - 1], day: day)
    case .easter: text = words.easter
    case .nthWeekday(let month, let weekday, let position):
      text = words.nth(position, words.weekdays[weekday], month: words.months[month - 1])
    }
    if weekdayShift != 0 {
      let weekday = words.weekdays[abs(weekdayShift) - 1]
      text = words.weekdayShift(weekday, isAfter: weekdayShift > 0, text)
    }
    text = words.offset(offset, from: text)
    if let year, start?.year != year { text += " \(year)" }
    return text
  }
}

extension TimeSpan {
  fileprivate func phrase(_ words: any Wording) -> String {
    switch ending {
    case .fixed: "\(from.phrase(words))–\(to.phrase(words))"
    case .open: words.from(from.phrase(words))
    case .openAfter: words.orLater("\(from.phrase(words))–\(to.phrase(words))")
    }
  }
}

extension TimePoint {
  fileprivate func phrase(_ words: any Wording) -> String {
    guard let event else { return words.clock(minutes > 1440 ? Int(minutes) - 1440 : Int(minutes)) }
    return words.sun(event, offset: Int(minutes))
  }
}
