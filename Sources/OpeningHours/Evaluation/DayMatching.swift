// Whether a rule's selectors match a day.

extension RuleHeader {
  /// Whether the rule is for a day, or for the one before.
  @inline(__always)
  func matches(
    _ days: inout DayPair, isBefore: Bool, _ program: Program, _ setting: Setting
  ) -> Presence {
    guard isPlain else { return matchesDates(&days, isBefore: isBefore, program, setting) }
    let day = isBefore ? days.day - 1 : days.day
    let onWeekday = weekdays.isEmpty || weekdays.contains(CivilDay(number: day).weekdayIndex)
    guard holidays != 0 else { return onWeekday ? .yes : .no }
    // `PH,Mo-Fr`: one is enough. `PH Mo-Fr`: both are needed. `PH` alone: the holiday is.
    if holidaysRestrictWeekdays {
      guard onWeekday else { return .no }
    } else if !weekdays.isEmpty, onWeekday {
      return .yes
    }
    return setting.holidays.table.presence(of: holidays, on: day)
  }

  private func matchesDates(
    _ days: inout DayPair, isBefore: Bool, _ program: Program, _ setting: Setting
  ) -> Presence {
    let day = CivilDay(number: isBefore ? days.day - 1 : days.day)
    let date = days.date(isBefore: isBefore)
    return program.extras[extra].matches(day, date, setting.holidays.table)
  }
}

extension DayTable {
  /// Whether a day is one of some kinds of holidays: bit 0 for public ones, bit 1 for schools'.
  @inline(__always)
  func presence(of kinds: UInt8, on day: Int) -> Presence {
    let code = code(on: day)
    let publicDay = kinds & 1 != 0 ? code & 3 : 0
    let schoolDay = kinds & 2 != 0 ? code >> 2 & 3 : 0
    // Of two answers yes (1) beats maybe (2), which beats no (0).
    if publicDay == 1 || schoolDay == 1 { return .yes }
    return publicDay | schoolDay == 0 ? .no : .maybe
  }
}

extension RuleExtra {
  /// Whether all parts that are given match a day.
  func matches(_ day: CivilDay, _ date: CivilDate, _ holidays: DayTable) -> Presence {
    matchesDate(day, date) ? selectors.weekdayPresence(day, holidays) : .no
  }

  /// Whether years, dates and weeks match a day, where they are given.
  func matchesDate(_ day: CivilDay, _ date: CivilDate) -> Bool {
    if !selectors.years.isEmpty {
      guard selectors.years.contains(where: { $0.contains(date.year) }) else { return false }
    }
    if let monthDays {
      guard monthDays.isEmpty || monthDays.contains(where: { $0.contains(date) }) else {
        return false
      }
    } else {
      guard selectors.dates.contains(where: { $0.contains(day, in: date.year) }) else {
        return false
      }
    }
    guard !selectors.weeks.isEmpty else { return true }
    let week = day.isoWeek.week
    return selectors.weeks.contains { $0.contains(week) }
  }
}

extension DaySelectors {
  fileprivate func weekdayPresence(_ day: CivilDay, _ table: DayTable) -> Presence {
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
      presence = presence.or(table.presence(term.kind, on: day.number - term.offset))
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
