// A schedule's rules packed into words, so that a typical one fits in 200 bytes.

/// Rules as 64-bit words: a header, then for each rule its own header and its spans, then the edges
/// of the week for a schedule that repeats every week.
struct Program: Hashable, Sendable {
  let words: [UInt64]
  /// What does not fit into a rule's header: dates, weeks, years and comments.
  let extras: [RuleExtra]

  var header: ProgramHeader { ProgramHeader(bits: words[0]) }
}

/// The part of a rule that few rules have.
struct RuleExtra: Hashable, Sendable {
  var selectors: DaySelectors
  var comment: String?
  /// The dates as ranges of month and day, if they are no more than that.
  var monthDays: [MonthDayRange]?

  init(selectors: DaySelectors, comment: String?) {
    self.selectors = selectors
    self.comment = comment
    let ranges = selectors.dates.compactMap(MonthDayRange.init)
    monthDays = ranges.count == selectors.dates.count ? ranges : nil
  }
}

/// The first word of a program.
struct ProgramHeader {
  var bits: UInt64 = 0

  private func flag(_ place: UInt64) -> Bool { bits >> place & 1 != 0 }
  private mutating func set(_ place: UInt64, _ value: Bool) {
    bits = bits & ~(1 << place) | (value ? 1 << place : 0)
  }

  var ruleCount: Int {
    get { Int(bits & 0xFFFF) }
    set { bits = bits & ~0xFFFF | UInt64(newValue) }
  }
  /// How many edges of the week are stored; 0 for a schedule that has none.
  var edgeCount: Int {
    get { Int(bits >> 16 & 0xFFFF) }
    set { bits = bits & ~0xFFFF_0000 | UInt64(newValue) << 16 }
  }
  /// Where the edges start.
  var edgeStart: Int {
    get { Int(bits >> 32 & 0xFFFF) }
    set { bits = bits & ~0xFFFF_0000_0000 | UInt64(newValue) << 32 }
  }
  /// Whether every week is the same.
  var isWeekStable: Bool {
    get { flag(48) }
    set { set(48, newValue) }
  }
  var usesPublicHolidays: Bool {
    get { flag(49) }
    set { set(49, newValue) }
  }
  var usesSchoolHolidays: Bool {
    get { flag(50) }
    set { set(50, newValue) }
  }
  var usesSun: Bool {
    get { flag(51) }
    set { set(51, newValue) }
  }
  /// The states that can occur at all, a bit each.
  var possibleStates: UInt8 {
    get { UInt8(bits >> 56 & 7) }
    set { bits = bits & ~(7 << 56) | UInt64(newValue) << 56 }
  }
}

/// The word in front of a rule's spans.
struct RuleHeader {
  var bits: UInt64 = 0

  @inline(__always) private func flag(_ place: UInt64) -> Bool { bits >> place & 1 != 0 }
  private mutating func set(_ place: UInt64, _ value: Bool) {
    bits = bits & ~(1 << place) | (value ? 1 << place : 0)
  }

  var separator: Rule.Separator {
    get { Rule.Separator(rawValue: UInt8(bits & 3)) ?? .normal }
    set { bits = bits & ~3 | UInt64(newValue.rawValue) }
  }
  var state: OpenState {
    get { OpenState(rawValue: UInt8(bits >> 2 & 3)) ?? .unknown }
    set { bits = bits & ~(3 << 2) | UInt64(newValue.rawValue) << 2 }
  }
  /// Whether the state was written and not implied.
  var hasModifier: Bool {
    get { flag(4) }
    set { set(4, newValue) }
  }
  var weekdays: WeekdaySet {
    get { WeekdaySet(bits: UInt8(bits >> 5 & 0x7F)) }
    set { bits = bits & ~(0x7F << 5) | UInt64(newValue.bits) << 5 }
  }
  /// Plain `PH` (bit 0) and `SH` (bit 1).
  var holidays: UInt8 {
    get { UInt8(bits >> 12 & 3) }
    set { bits = bits & ~(3 << 12) | UInt64(newValue) << 12 }
  }
  var holidaysRestrictWeekdays: Bool {
    get { flag(14) }
    set { set(14, newValue) }
  }
  var spanCount: Int {
    get { Int(bits >> 16 & 0xFFF) }
    set { bits = bits & ~(0xFFF << 16) | UInt64(newValue) << 16 }
  }
  var hasExtra: Bool {
    get { flag(28) }
    set { set(28, newValue) }
  }
  /// Whether it replaces what came before on its days.
  var clearsDay: Bool {
    get { flag(29) }
    set { set(29, newValue) }
  }
  /// Whether one of its spans may reach into the next day.
  var spills: Bool {
    get { flag(30) }
    set { set(30, newValue) }
  }
  var usesSun: Bool {
    get { flag(31) }
    set { set(31, newValue) }
  }
  var extra: Int {
    get { Int(bits >> 32 & 0xFFFF) }
    set { bits = bits & ~(0xFFFF << 32) | UInt64(newValue) << 32 }
  }
  /// Whether it covers whole days.
  var fillsDay: Bool {
    get { flag(48) }
    set { set(48, newValue) }
  }
  var hasOpenEnd: Bool {
    get { flag(49) }
    set { set(49, newValue) }
  }
  /// Whether its selectors are all in this header: weekdays and plain holidays.
  var isPlain: Bool {
    get { flag(15) }
    set { set(15, newValue) }
  }
}

extension TimeSpan {
  /// The span in one word: two times of 19 bits and the ending.
  var packed: UInt64 {
    from.packed | to.packed << 19 | UInt64(ending.rawValue) << 38
  }

  @inline(__always)
  init(packed: UInt64) {
    from = TimePoint(packed: packed)
    to = TimePoint(packed: packed >> 19)
    ending = Ending(rawValue: UInt8(packed >> 38 & 3)) ?? .fixed
  }

  /// Whether a span with clock times and a certain end holds a minute of the day it begins on.
  @inline(__always)
  static func covers(_ minute: Int, packed: UInt64) -> Bool {
    let from = Int(Int16(truncatingIfNeeded: packed))
    let to = Int(Int16(truncatingIfNeeded: packed >> 19))
    return minute >= from && minute < (to > from ? to : to + 1440)
  }
}

extension TimePoint {
  var packed: UInt64 {
    UInt64(UInt16(bitPattern: minutes)) | UInt64(event?.rawValue ?? 0) << 16
  }

  @inline(__always)
  init(packed: UInt64) {
    minutes = Int16(bitPattern: UInt16(truncatingIfNeeded: packed))
    event = SunEvent(rawValue: UInt8(packed >> 16 & 7))
  }
}
