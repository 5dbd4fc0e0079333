// The syntax tree of an opening_hours value: its rules in order.

/// A whole value.
struct Expression: Hashable, Sendable {
  var rules: [Rule]
}

/// One rule: on which days, at which hours, in which state.
struct Rule: Hashable, Sendable {
  /// How the rule relates to those before it; the first rule's is `normal`.
  var separator: Separator
  var selectors = DaySelectors()
  /// The hours; none means the whole day.
  var times: [TimeSpan] = []
  /// The state as it was written; `nil` where only days and hours were.
  var modifier: OpenState?
  var comment: String?

  enum Separator: UInt8, Hashable, Sendable {
    /// `;` replaces what came before on the days it matches.
    case normal = 0
    /// `,` adds to what came before.
    case additional
    /// `||` fills what came before left closed.
    case fallback
  }

  /// The state that the rule gives: a comment alone means that one has to ask.
  var state: OpenState { modifier ?? (comment == nil ? .open : .unknown) }
}

/// Which days a rule is for; all parts that are given must fit.
struct DaySelectors: Hashable, Sendable {
  var years: [YearRange] = []
  var dates: [DateRange] = []
  var weeks: [WeekRange] = []
  var weekdays = WeekdaySet()
  var nthWeekdays: [NthWeekday] = []
  var holidays: [HolidayTerm] = []
  /// Whether a day must be both a holiday and one of the weekdays (`PH Mo`), not either (`PH,Mo`).
  var holidaysRestrictWeekdays = false

  var isEmpty: Bool {
    !hasWeekdays && holidays.isEmpty && dates.isEmpty && weeks.isEmpty && years.isEmpty
  }
  var hasWeekdays: Bool { !weekdays.isEmpty || !nthWeekdays.isEmpty }
}

/// Some days of the week, a bit each, Monday the lowest.
struct WeekdaySet: Hashable, Sendable {
  var bits: UInt8 = 0

  static let everyDay = WeekdaySet(bits: 0x7F)

  var isEmpty: Bool { bits == 0 }

  func contains(_ index: Int) -> Bool { bits >> UInt8(index) & 1 != 0 }

  mutating func insert(_ index: Int) { bits |= 1 << UInt8(index) }

  /// Inserts a range that may run past Sunday, such as `Fr-Mo`.
  mutating func insert(from first: Int, to last: Int) {
    var day = first
    insert(day)
    while day != last {
      day = (day + 1) % 7
      insert(day)
    }
  }
}

/// Years, such as `2026`, `2020-2030/2` or `2027+`.
struct YearRange: Hashable, Sendable {
  var from: Int
  /// The last year; `YearRange.forever` for `2027+`.
  var to: Int
  var step = 1

  static let forever = 9999

  func contains(_ year: Int) -> Bool {
    year >= from && year <= to && (step == 1 || (year - from) % step == 0)
  }
}

/// ISO weeks, such as `week 01-53/2`; a range may wrap past the last week.
struct WeekRange: Hashable, Sendable {
  var from: Int
  var to: Int
  var step = 1

  func contains(_ week: Int) -> Bool {
    if from <= to {
      return week >= from && week <= to && (week - from) % step == 0
    }
    // Past the year's end the steps count on, as if every year had 53 weeks.
    if week >= from { return (week - from) % step == 0 }
    return week <= to && (week + 53 - from) % step == 0
  }
}

/// A weekday counted within its month, such as `Su[1,-1] -1 day`.
struct NthWeekday: Hashable, Sendable {
  /// Monday 0 … Sunday 6.
  var weekday: Int
  /// Bits 0…4 for the first to the fifth, bits 8…12 for the last to the last but four.
  var positions: UInt16
  /// Days by which the whole choice moves.
  var offset = 0
}

/// Public or school holidays, such as `PH -1 day`.
struct HolidayTerm: Hashable, Comparable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case publicHoliday = 0
    case schoolHoliday
  }
  var kind: Kind
  var offset = 0

  static func < (left: HolidayTerm, right: HolidayTerm) -> Bool {
    (left.kind.rawValue, left.offset) < (right.kind.rawValue, right.offset)
  }
}
