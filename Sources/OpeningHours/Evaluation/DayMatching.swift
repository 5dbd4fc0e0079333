// Whether a rule's selectors match a day.

extension RuleHeader {
  /// Whether the rule is for a day.
  @inline(__always)
  func matches(_ day: Int, _ program: Program, _ setting: Setting) -> Presence {
    guard isPlain else {
      return program.extras[extra].selectors.matches(CivilDay(number: day), setting)
    }
    let onWeekday = weekdays.isEmpty || weekdays.contains(CivilDay(number: day).weekdayIndex)
    guard holidays != 0 else { return onWeekday ? .yes : .no }
    // `PH,Mo-Fr`: one is enough. `PH Mo-Fr`: both are needed. `PH` alone: the holiday is.
    if holidaysRestrictWeekdays {
      guard onWeekday else { return .no }
    } else if !weekdays.isEmpty, onWeekday {
      return .yes
    }
    var presence = Presence.no
    if holidays & 1 != 0 {
      presence = setting.holidays.table.presence(.publicHoliday, on: day)
    }
    if holidays & 2 != 0 {
      presence = presence.or(setting.holidays.table.presence(.schoolHoliday, on: day))
    }
    return presence
  }
}

extension DaySelectors {
  /// Whether all parts that are given match a day.
  func matches(_ day: CivilDay, _ setting: Setting) -> Presence {
    if !years.isEmpty || !dates.isEmpty {
      let year = day.date.year
      guard years.isEmpty || years.contains(where: { $0.contains(year) }) else { return .no }
      guard dates.isEmpty || dates.contains(where: { $0.contains(day, in: year) }) else {
        return .no
      }
    }
    if !weeks.isEmpty {
      let week = day.isoWeek.week
      guard weeks.contains(where: { $0.contains(week) }) else { return .no }
    }
    return weekdayPresence(day, setting)
  }

  private func weekdayPresence(_ day: CivilDay, _ setting: Setting) -> Presence {
    let onWeekday =
      !hasWeekdays || weekdays.contains(day.weekdayIndex)
      || nthWeekdays.contains { $0.contains(day) }
    guard !holidays.isEmpty else { return onWeekday ? .yes : .no }
    if holidaysRestrictWeekdays {
      guard onWeekday else { return .no }
    } else if hasWeekdays, onWeekday {
      return .yes
    }
    var presence = Presence.no
    for term in holidays {
      let day = day.number - term.offset
      presence = presence.or(setting.holidays.table.presence(term.kind, on: day))
    }
    return presence
  }
}

extension NthWeekday {
  func contains(_ day: CivilDay) -> Bool {
    // `Su[1] -1 day` is the day before a first Sunday, which may lie in the next month.
    let counted = day.advanced(by: -offset)
    guard counted.weekdayIndex == weekday else { return false }
    let date = counted.date
    let fromStart = (date.day - 1) / 7
    let fromEnd = (CivilDate.dayCount(year: date.year, month: date.month) - date.day) / 7
    return positions >> UInt16(fromStart) & 1 != 0 || positions >> UInt16(fromEnd + 8) & 1 != 0
  }
}

extension DateRange {
  /// Whether a day of a year lies in the range.
  func contains(_ day: CivilDay, in year: Int) -> Bool {
    // A range that wraps the year began in the last one; an offset may reach over either end.
    for start in year - 1...year + 1 {
      guard let bounds = days(startingIn: start) else { continue }
      if day >= bounds.first, day <= bounds.last {
        return step == 1 || (day.number - bounds.first.number) % step == 0
      }
    }
    return false
  }

  /// The range's first and last day where it begins in a year; `nil` where it doesn't.
  func days(startingIn year: Int) -> (first: CivilDay, last: CivilDay)? {
    if isOpenEnded { return openEndedDays(startingIn: year) }
    if let ownYear = from.year, ownYear != year { return nil }
    guard let to else {
      guard let first = from.day(in: year, isEnd: false) else { return nil }
      guard case .month = from.anchor, let last = from.day(in: year, isEnd: true) else {
        return (first, first)
      }
      return (first, last)
    }
    guard let first = from.nearestDay(in: year, isEnd: false) else { return nil }
    guard let last = to.nearestDay(in: year, isEnd: true), last >= first else {
      guard to.year == nil, let last = to.nearestDay(in: year + 1, isEnd: true), last >= first
      else { return nil }
      return (first, last)
    }
    return (first, last)
  }

  /// `Mar 15+` runs to the year's end, `2026 Mar 15+` for ever.
  private func openEndedDays(startingIn year: Int) -> (first: CivilDay, last: CivilDay)? {
    guard let ownYear = from.year else {
      guard let first = from.nearestDay(in: year, isEnd: false) else { return nil }
      return (first, CivilDay(year: year, month: 12, day: 31))
    }
    // Any year asked about gets the one range there is.
    guard let first = from.nearestDay(in: ownYear, isEnd: false) else { return nil }
    return (first, .last)
  }
}
