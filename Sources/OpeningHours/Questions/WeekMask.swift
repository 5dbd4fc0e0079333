// The hours of the week in which a venue may be open, a bit each, for an index that filters by them.

/// The 168 hours of a week, a bit each; bit 0 is Monday 00:00–01:00.
public struct WeekMask: Hashable, Sendable {
  /// Bits 0…63, 64…127 and 128…167.
  public private(set) var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
  /// Whether a set bit means that the schedule is open, or unknown, in that hour of every week.
  ///
  /// Otherwise the mask is a superset: in some weeks the hour may be closed.
  public internal(set) var isExact = true

  /// Whether the venue may be open in an hour of the week, 0…167; Monday 00:00–01:00 is 0.
  public func contains(hour: Int) -> Bool {
    switch hour {
    case 0..<64: words.0 >> UInt64(hour) & 1 != 0
    case 64..<128: words.1 >> UInt64(hour - 64) & 1 != 0
    case 128..<168: words.2 >> UInt64(hour - 128) & 1 != 0
    default: false
    }
  }

  mutating func insert(hour: Int) {
    switch hour {
    case 0..<64: words.0 |= 1 << UInt64(hour)
    case 64..<128: words.1 |= 1 << UInt64(hour - 64)
    default: words.2 |= 1 << UInt64(hour - 128)
    }
  }

  /// Whether two masks have the same hours and the same exactness.
  public static func == (left: WeekMask, right: WeekMask) -> Bool {
    left.words == right.words && left.isExact == right.isExact
  }

  /// Feeds hours and exactness into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(isExact)
  }
}

extension Schedule {
  /// Whether every week is the same, whatever the date, the holidays and the sun.
  public var isWeekStable: Bool { program.header.isWeekStable }

  /// The hours of the week in which the venue may be open: an hour is in if in any week it is open
  /// or unknown at any minute of it.
  public var weekMask: WeekMask {
    var minutes = WeekMinutes()
    program.forEachRule { rule, spans in minutes.add(rule, spans, program) }
    var mask = WeekMask()
    for hour in 0..<168 where minutes.hasAny(inHour: hour) { mask.insert(hour: hour) }
    mask.isExact = isWeekStable
    return mask
  }
}

/// The minutes of a week that may be open.
private struct WeekMinutes {
  private var possible = [Bool](repeating: false, count: WeekEdge.minutesPerWeek)

  func hasAny(inHour hour: Int) -> Bool { possible[hour * 60..<hour * 60 + 60].contains(true) }

  /// Lays a rule over the week: what it surely closes is closed, what it may open is open.
  mutating func add(_ rule: RuleHeader, _ spans: Range<Int>, _ program: Program) {
    let isCertain = rule.isPlain && rule.holidays == 0 && !rule.usesSun
    let days = rule.possibleWeekdays(program)
    if rule.clearsDay, isCertain {
      for weekday in 0..<7 where days.contains(weekday) { set(weekday * 1440, 1440, to: false) }
    }
    let opens = rule.state != .closed
    // What may close must not hide what may be open.
    guard opens || (isCertain && rule.separator != .fallback) else { return }
    for weekday in 0..<7 where days.contains(weekday) {
      if spans.isEmpty { set(weekday * 1440, 1440, to: opens) }
      if rule.usesSun {
        // Where the sun may stand at any time, so may the span; it may reach into the next day.
        set(weekday * 1440, 2880, to: opens)
      } else {
        var anyDay = DayPair(day: 0)
        program.forEachSpan(spans, &anyDay, WeekEdge.anySetting, isBefore: false) { from, to, _ in
          set(weekday * 1440 + from, to - from, to: opens)
        }
      }
    }
  }

  private mutating func set(_ start: Int, _ count: Int, to value: Bool) {
    for minute in start..<start + max(0, count) {
      possible[minute % WeekEdge.minutesPerWeek] = value
    }
  }
}

extension RuleHeader {
  /// The weekdays on which the rule can ever match.
  fileprivate func possibleWeekdays(_ program: Program) -> WeekdaySet {
    if isPlain {
      // `PH,Mo` matches a holiday on any weekday, `PH Mo` only one on a Monday.
      let onlyWeekdays = holidays == 0 || holidaysRestrictWeekdays
      return weekdays.isEmpty || !onlyWeekdays ? .everyDay : weekdays
    }
    let selectors = program.extras[extra].selectors
    guard selectors.hasWeekdays,
      selectors.holidays.isEmpty || selectors.holidaysRestrictWeekdays
    else { return .everyDay }
    var days = selectors.weekdays
    for nth in selectors.nthWeekdays {
      days.insert(((nth.weekday + nth.offset) % 7 + 7) % 7)
    }
    return days
  }
}
