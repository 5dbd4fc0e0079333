// Days in words: weekdays, dates, weeks and holidays.

extension Wording {
  /// What is not empty, with spaces between.
  func words(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Pieces as a list: `a`, `a and b`, `a, b and c`.
  func list(_ pieces: [String]) -> String { list(pieces, before: and) }

  /// The same with another word before the last.
  func list(_ pieces: [String], before word: String) -> String {
    guard let last = pieces.last, pieces.count > 1 else { return pieces.first ?? "" }
    return pieces.dropLast().joined(separator: ", ") + word + last
  }

  /// `Mon–Fri`, `Mon, Wed–Sat`, `daily`.
  func phrase(_ days: WeekdaySet) -> String {
    guard days != .everyDay else { return daily }
    return days.runs.flatMap { first, last in
      // "Thu–Tue" takes longer to read than "Mon, Tue, Thu–Sun"; "Sun–Thu" does not.
      first > last && first != 6 && last - first + 7 >= 4
        ? [(0, last), (first, 6)] : [(first, last)]
    }.map { first, last in
      switch (last - first + 7) % 7 {
      case 0: weekdays[first]
      case 1: "\(weekdays[first]), \(weekdays[last])"
      default: "\(weekdays[first])–\(weekdays[last])"
      }
    }.joined(separator: ", ")
  }

  /// Dates, weeks and the years that they are of; empty where there are none.
  func dates(_ selectors: DaySelectors) -> String {
    let years = list(selectors.years.map { phrase($0) })
    var parts = selectors.dates.isEmpty ? [] : [list(selectors.dates.map { phrase($0) })]
    if !selectors.weeks.isEmpty {
      let isOne = selectors.weeks.count == 1 && selectors.weeks[0].from == selectors.weeks[0].to
      let named = weeks(list(selectors.weeks.map { phrase($0) }), isOne: isOne)
      let isAtTurn = selectors.weeks.contains { $0.from == 1 || $0.to >= 52 }
      if parts.isEmpty, !years.isEmpty, isAtTurn {
        // The week 53 that has days of 2027 is one of 2026.
        return "\(named) (\(onlyDays(in: years)))"
      }
      parts.append(named)
    }
    guard !parts.isEmpty else { return years }
    return words(parts.joined(separator: " "), within(selectors.years))
  }

  /// The years that dates or weeks are of, such as `in 2026` or `from 2026 on`.
  private func within(_ years: [YearRange]) -> String {
    guard let first = years.first else { return "" }
    let isSince = first.to == YearRange.forever && first.from != first.to
    let text = list(years.map { phrase($0) })
    return isSince ? text : within(text)
  }

  /// The same in pieces, where there are several dates and nothing else.
  func datePieces(_ selectors: DaySelectors) -> [String] {
    guard selectors.weeks.isEmpty, !selectors.dates.isEmpty else { return [dates(selectors)] }
    let pieces = selectors.dates.map { days(phrase($0), of: $0) }
    return selectors.years.isEmpty ? pieces : [words(list(pieces), within(selectors.years))]
  }

  /// Single dates on some weekdays; `nil` where the days are others.
  ///
  /// "Jun 24: closed Thu–Tue" sounds like many days. Before hours the weekdays are an aside.
  func singleDates(
    _ condition: DayCondition?, on weekdays: WeekdaySet, isAside: Bool
  ) -> String? {
    guard let condition, condition.isSingleDates, !weekdays.isEmpty, weekdays != .everyDay else {
      return nil
    }
    // A date with its year has one weekday, of which nothing is to be asked.
    var selectors = condition.selectors
    if selectors.dates.allSatisfy({ $0.onlyWeekday != nil }) {
      selectors.dates.removeAll { $0.onlyWeekday.map { !weekdays.contains($0) } ?? false }
      if !selectors.dates.isEmpty { return list(datePieces(selectors)) }
    }
    let text = whether(weekdays)
    let pieces = datePieces(condition.selectors)
    guard pieces.count == 1 else { return "\(list(pieces)) (\(each)\(text))" }
    return words(list(pieces), isAside ? "(\(text))" : text)
  }

  /// As in `unless it is a Saturday or Sunday`: the shorter of the ways to say which weekdays are meant.
  private func whether(_ days: WeekdaySet) -> String {
    let others = (0..<7).filter { !days.contains($0) }
    let isUnless = others.count < 4
    let listed = isUnless ? others : (0..<7).filter(days.contains)
    return whether(itIs: listed.map { weekdayNames[$0] }, isUnless: isUnless)
  }

  /// Counted weekdays, such as `first Sun of the month`.
  func counted(_ selectors: DaySelectors) -> [String] {
    var pieces: [String] = []
    var told: [Int: [Int]] = [:]
    for nth in selectors.nthWeekdays where nth.offset == 0 {
      told[nth.weekday, default: []] += nth.positionList
    }
    for nth in selectors.nthWeekdays {
      let weekday = weekdays[nth.weekday]
      if nth.offset == 0 {
        // All that are counted of one weekday are told where the first of them is.
        pieces += told.removeValue(forKey: nth.weekday).map { nths($0, weekday) } ?? []
      } else {
        pieces += nth.positionList.map {
          offset(nth.offset, from: self.nth($0, weekday, month: nil))
        }
      }
    }
    return pieces
  }

  /// The days of a rule or a condition that are no dates; within a sentence `public holidays` may have to be
  /// `on public holidays`.
  func days(_ selectors: DaySelectors, isWithin: Bool) -> [String] {
    let plain =
      (selectors.weekdays.isEmpty ? [] : [phrase(selectors.weekdays)]) + counted(selectors)
    guard selectors.holidaysRestrictWeekdays, !plain.isEmpty else {
      return plain + selectors.holidays.map { holidays($0, isWithin: isWithin) }
    }
    let among = selectors.holidays.map { holidays($0, isWithin: true) }.joined(separator: or)
    let isWeekly = selectors.nthWeekdays.isEmpty
    return [days(list(plain), isWeekly ? selectors.weekdays : nil, among: among)]
  }

  /// Weekdays that are holidays too: of several, as in `closed Mon, Wed in school holidays`, the first would seem to be meant
  /// all year; and in `closed on public holidays (Sat, Sun)` the days would seem to be closed besides.
  func days(_ text: String, _ weekdays: WeekdaySet?, among holidays: String) -> String {
    guard text.contains(",") else { return "\(text) \(holidays)" }
    return "\(holidays) (\(weekdays.map { whether($0) } ?? text))"
  }

  private func phrase(_ range: YearRange) -> String {
    var text = "\(range.from)"
    if range.to == YearRange.forever, range.from != range.to {
      text = since(text, isDay: false)
    } else if range.to != range.from {
      text += "–\(range.to)"
    }
    return range.step == 1 ? text : "\(text) \(every(range.step, .year))"
  }

  private func phrase(_ range: WeekRange) -> String {
    let text = range.to == range.from ? "\(range.from)" : "\(range.from)–\(range.to)"
    return range.step == 1 ? text : "\(text) \(every(range.step, .week))"
  }

  private func phrase(_ range: DateRange) -> String {
    var text = span(range)
    if let year = range.from.year, range.to == nil || range.to?.year == year { text += " \(year)" }
    if range.isOpenEnded {
      // Without a year it ends with the year.
      text =
        range.from.year == nil
        ? untilYearEnd(range.from) : since(text, isDay: isDay(range.from))
    }
    return range.step == 1 ? text : "\(text) \(every(range.step, .day))"
  }

  private func untilYearEnd(_ from: DatePoint) -> String {
    let isPlain = from.weekdayShift == 0 && from.offset == 0
    switch from.anchor {
    case .day(12, 31) where isPlain, .month(12) where isPlain: return phrase(from)
    case .day(12, let day) where isPlain: return days(month: months[11], from: day, to: 31)
    case .month where isPlain: return "\(phrase(from))–\(months[11])"
    default: return "\(phrase(from))–\(date(month: months[11], day: 31))"
    }
  }

  private func isDay(_ point: DatePoint) -> Bool {
    if case .day = point.anchor { return point.offset == 0 && point.weekdayShift == 0 }
    return false
  }

  private func span(_ range: DateRange) -> String {
    let from = range.from
    guard let to = range.to else { return phrase(from) }
    let isPlain = [from, to].allSatisfy { $0.weekdayShift == 0 && $0.offset == 0 }
    if case .day(let month, let first) = from.anchor, case .day(month, let last) = to.anchor,
      isPlain, from.year == to.year, first < last
    {
      return days(month: months[month - 1], from: first, to: last)
    }
    func text(_ point: DatePoint) -> String {
      guard from.year != to.year, let year = point.year else { return phrase(point) }
      return "\(phrase(point)) \(year)"
    }
    // "The first Mon of Dec–Dec 31" could be heard as a day of a time.
    return from.isSpoken || to.isSpoken
      ? days(from: text(from), to: text(to)) : "\(text(from))–\(text(to))"
  }

  /// A date without its year.
  private func phrase(_ point: DatePoint) -> String {
    var text: String
    switch point.anchor {
    case .month(let month): text = months[month - 1]
    case .day(let month, let day): text = date(month: months[month - 1], day: day)
    case .easter: text = easter
    case .nthWeekday(let month, let weekday, let position):
      text = nth(position, weekdays[weekday], month: months[month - 1])
    }
    if point.weekdayShift != 0 {
      let weekday = weekdays[abs(point.weekdayShift) - 1]
      text = weekdayShift(weekday, isAfter: point.weekdayShift > 0, text)
    }
    return offset(point.offset, from: text)
  }
}

extension DatePoint {
  /// Whether its words are a phrase, such as `the last Sun of Mar` or `the day after Easter`.
  fileprivate var isSpoken: Bool {
    if case .nthWeekday = anchor { return true }
    return offset != 0 || weekdayShift != 0
  }
}
