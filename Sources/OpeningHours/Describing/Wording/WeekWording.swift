// A week that was worked out, as statements: days with the same hours in one.

extension Wording {
  /// What is to be said of some days of a week: first what is open, then what may be, then what is closed.
  ///
  /// `manner` is that of the first statement about some days; what is told of them after that comes on top.
  /// `all` is what all days are called, `tellsClosed` whether a day that is closed throughout is told.
  func statements(
    of week: DescribedWeek, where condition: DayCondition? = nil,
    on weekdays: WeekdaySet = .everyDay,
    manner: (WeekdaySet) -> Statement.Manner = { _ in .plain }, all: DayNames,
    tellsClosed: (DescribedDay) -> Bool
  ) -> [Statement] {
    let listed = (0..<7).filter(weekdays.contains)
    let told = (0..<7).map { week[$0].told }
    var keys: [ToldKey] = []
    for weekday in listed {
      // The spans of a day come in order, so that the earliest is told first.
      for span in week[weekday].spans {
        for state in [span.state, .open] {
          let key = ToldKey(state: state, comment: span.comment)
          if told[weekday][key] != nil, !keys.contains(key) { keys.append(key) }
        }
      }
    }
    keys = keys.filter { $0.state == .open } + keys.filter { $0.state != .open }
    var statements: [Statement] = []
    var begun = WeekdaySet()
    for key in keys {
      for (hours, days) in groups(listed, by: { told[$0][key] }) {
        let text = phrase(hours)
        let again = manner(days) == .plain ? WeekdaySet() : days.intersection(begun)
        for part in [days.subtracting(again), again] where !part.isEmpty {
          statements.append(
            Statement(
              state: key.state, manner: part == again ? .also : manner(part),
              days: part == .everyDay ? all.names(for: key.state) : [phrase(part)],
              meaning: Meaning(condition, on: part, hours), hours: text,
              isAlways: part == .everyDay && text.isEmpty && all == .daily(self),
              comment: key.comment))
        }
        begun.bits |= days.bits
      }
    }
    let closed = groups(listed) { weekday -> String?? in
      let day = week[weekday]
      return day.spans.isEmpty && tellsClosed(day) ? .some(day.closedComment) : nil
    }
    return statements
      + closed.map { comment, days in
        Statement(
          state: .closed, days: days == .everyDay ? all.names(for: .closed) : [phrase(days)],
          meaning: Meaning(condition, on: days), hours: "", comment: comment)
      }
  }

  /// Days with equal values, by their first day; days without one are left out.
  private func groups<Value: Equatable>(
    _ weekdays: [Int], by value: (Int) -> Value?
  ) -> [(value: Value, days: WeekdaySet)] {
    var groups: [(value: Value, days: WeekdaySet)] = []
    for weekday in weekdays {
      guard let own = value(weekday) else { continue }
      if let place = groups.firstIndex(where: { $0.value == own }) {
        groups[place].days.insert(weekday)
      } else {
        var days = WeekdaySet()
        days.insert(weekday)
        groups.append((own, days))
      }
    }
    return groups
  }
}

extension WeekdaySet {
  fileprivate func subtracting(_ others: WeekdaySet) -> WeekdaySet {
    WeekdaySet(bits: bits & ~others.bits)
  }

  fileprivate func intersection(_ others: WeekdaySet) -> WeekdaySet {
    WeekdaySet(bits: bits & others.bits)
  }
}

/// What all the days are called that a week of hours is for.
struct DayNames: Equatable, Sendable {
  /// As in `public holidays 9:00–12:00`.
  var plain: [String]
  /// As in `closed on public holidays`.
  var within: [String]

  /// Every day, which needs no name where all is closed.
  static func daily(_ words: any Wording) -> DayNames { DayNames(plain: [words.daily], within: []) }

  static let none = DayNames(plain: [], within: [])

  func names(for state: OpenState) -> [String] {
    state == .open ? plain : within.isEmpty && state == .unknown ? plain : within
  }
}
