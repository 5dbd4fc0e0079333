// Ranges of dates that are the same every year, as two numbers.

/// A range of months or days of months that comes back every year, ends included.
struct MonthDayRange: Hashable, Sendable {
  /// Month times 32 plus day, so that a whole month runs from day 0 to day 31.
  var first: UInt16
  var last: UInt16

  /// The range, if a date range is no more than that.
  init?(_ range: DateRange) {
    guard range.step == 1, !range.isOpenEnded,
      let first = MonthDayRange.number(range.from, isEnd: false),
      let last = MonthDayRange.number(range.to ?? range.from, isEnd: true)
    else { return nil }
    self.first = first
    self.last = last
  }

  private static func number(_ point: DatePoint, isEnd: Bool) -> UInt16? {
    guard point.year == nil, point.weekdayShift == 0, point.offset == 0 else { return nil }
    switch point.anchor {
    case .month(let month): return UInt16(month * 32 + (isEnd ? 31 : 0))
    case .day(let month, let day): return UInt16(month * 32 + day)
    default: return nil
    }
  }

  /// Whether the range holds a date; `Feb 29` as an end means the last of February.
  @inline(__always)
  func contains(_ date: CivilDate) -> Bool {
    let number = UInt16(truncatingIfNeeded: date.month * 32 + date.day)
    return first <= last
      ? number >= first && number <= last : number >= first || number <= last
  }
}
