// The canonical text of a syntax tree; parsing it gives the same tree again.

extension Expression: CustomStringConvertible {
  var description: String {
    var text = ""
    for (index, rule) in rules.enumerated() {
      if index > 0 {
        switch rule.separator {
        case .normal: text += "; "
        case .additional: text += ", "
        case .fallback: text += " || "
        }
      }
      text += rule.description
    }
    return text
  }
}

extension Rule: CustomStringConvertible {
  var description: String {
    var parts: [String] = []
    if !selectors.isEmpty { parts.append(selectors.description) }
    if !times.isEmpty { parts.append(times.map(\.description).joined(separator: ",")) }
    switch modifier {
    case .open: parts.append("open")
    case .closed: parts.append("off")
    case .unknown: parts.append("unknown")
    case nil: break
    }
    if let comment { parts.append("\"\(comment)\"") }
    return parts.isEmpty ? "24/7" : parts.joined(separator: " ")
  }
}

extension DaySelectors: CustomStringConvertible {
  var description: String {
    var parts: [String] = []
    if !years.isEmpty {
      // `2026 Dec 24` is a date with a year; a colon keeps them apart.
      let isOneYear = years.count == 1 && years[0].from == years[0].to && !dates.isEmpty
      parts.append(years.map(\.description).joined(separator: ",") + (isOneYear ? ":" : ""))
    }
    if !dates.isEmpty {
      parts.append(dates.map(\.description).joined(separator: ",") + (needsColon ? ":" : ""))
    }
    if !weeks.isEmpty { parts.append("week " + weeks.map(\.description).joined(separator: ",")) }
    let days = weekdays.words + nthWeekdays.map(\.description)
    let special = holidays.map(\.description)
    if holidaysRestrictWeekdays {
      parts.append(special.joined(separator: ","))
      parts.append(days.joined(separator: ","))
    } else if !days.isEmpty || !special.isEmpty {
      parts.append((days + special).joined(separator: ","))
    }
    return parts.joined(separator: " ")
  }
}

extension DaySelectors {
  /// Whether a counted weekday right after a month would be read as a date, as in `Nov Th[4]`.
  private var needsColon: Bool {
    guard weeks.isEmpty, weekdays.isEmpty, !nthWeekdays.isEmpty,
      holidays.isEmpty || !holidaysRestrictWeekdays, let last = dates.last, !last.isOpenEnded,
      last.step == 1, case .month = (last.to ?? last.from).anchor
    else { return false }
    return true
  }
}

extension WeekdaySet {
  /// The days in order as runs; days that only follow each other past Sunday make one, as `Fr-Mo`.
  var runs: [(first: Int, last: Int)] {
    var found: [(first: Int, last: Int)] = []
    for day in 0..<7 where contains(day) {
      if let run = found.last, run.last == day - 1 {
        found[found.count - 1].last = day
      } else {
        found.append((day, day))
      }
    }
    let wraps = found.count == 2 && found[0].first == 0 && found[1].last == 6
    if wraps, bits.nonzeroBitCount > 2 { return [(found[1].first, found[0].last)] }
    return found
  }

  var words: [String] {
    let codes = Weekday.allCases.map(\.code)
    return runs.flatMap { first, last in
      switch (last - first + 7) % 7 {
      case 0: [codes[first]]
      case 1: [codes[first], codes[last]]
      default: ["\(codes[first])-\(codes[last])"]
      }
    }
  }
}

extension YearRange: CustomStringConvertible {
  var description: String {
    var text = padded(from, to: 4)
    if to == Self.forever, from != to {
      // `2027+` can't have a step.
      text += step == 1 ? "+" : "-\(to)"
    } else if to != from {
      text += "-\(padded(to, to: 4))"
    }
    return step == 1 ? text : "\(text)/\(step)"
  }
}

extension WeekRange: CustomStringConvertible {
  var description: String {
    let text = padded(from, to: 2) + (to == from ? "" : "-\(padded(to, to: 2))")
    return step == 1 ? text : "\(text)/\(step)"
  }
}

extension NthWeekday: CustomStringConvertible {
  /// The positions in order: 1…5, then −1…−5.
  var positionList: [Int] {
    (1...5).filter { positions >> UInt16($0 - 1) & 1 != 0 }
      + (1...5).filter { positions >> UInt16($0 + 7) & 1 != 0 }.map { -$0 }
  }

  var description: String {
    let code = Weekday.allCases[weekday].code
    let list = positionList.map(String.init).joined(separator: ",")
    return "\(code)[\(list)]" + dayOffset(offset)
  }
}

extension HolidayTerm: CustomStringConvertible {
  var description: String { (kind == .publicHoliday ? "PH" : "SH") + dayOffset(offset) }
}

extension DateRange: CustomStringConvertible {
  var description: String {
    var text = from.description
    if let to { text += "-\(shortDay(of: to) ?? to.description)" }
    if isOpenEnded { text += "+" }
    return step == 1 ? text : "\(text)/\(step)"
  }
}

extension DateRange {
  /// The end of `Dec 24-26`, which needs no month.
  private func shortDay(of to: DatePoint) -> String? {
    guard case .day(let month, let first) = from.anchor, case .day(month, let last) = to.anchor,
      from.year == to.year, first <= last, to.weekdayShift == 0, to.offset == 0,
      from.weekdayShift == 0, from.offset == 0
    else { return nil }
    return padded(last, to: 2)
  }
}

extension DatePoint: CustomStringConvertible {
  static let monthWords = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  var description: String {
    var text = year.map { "\(padded($0, to: 4)) " } ?? ""
    switch anchor {
    case .month(let month): text += Self.monthWords[month - 1]
    case .day(let month, let day): text += "\(Self.monthWords[month - 1]) \(padded(day, to: 2))"
    case .easter: text += "easter"
    case .nthWeekday(let month, let weekday, let position):
      text += "\(Self.monthWords[month - 1]) \(Weekday.allCases[weekday].code)[\(position)]"
    }
    if weekdayShift != 0 {
      text += " \(weekdayShift < 0 ? "-" : "+")\(Weekday.allCases[abs(weekdayShift) - 1].code)"
    }
    return text + dayOffset(offset)
  }
}

/// An offset as the language writes it: ` +1 day`, ` -2 days`, or nothing.
private func dayOffset(_ days: Int) -> String {
  days == 0 ? "" : " \(days < 0 ? "-" : "+")\(abs(days)) day\(abs(days) == 1 ? "" : "s")"
}

extension TimeSpan: CustomStringConvertible {
  var description: String {
    switch ending {
    case .fixed: "\(from)-\(to)"
    case .open: "\(from)+"
    case .openAfter: "\(from)-\(to)+"
    }
  }
}

extension TimePoint: CustomStringConvertible {
  var description: String {
    guard let event else { return clockText(Int(minutes)) }
    guard minutes != 0 else { return event.word }
    return "(\(event.word)\(minutes < 0 ? "-" : "+")\(clockText(abs(Int(minutes)))))"
  }
}
