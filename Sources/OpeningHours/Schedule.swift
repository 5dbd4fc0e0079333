// The compiled value: what a schedule is, and how it comes from text.

/// When a venue is open: an opening_hours value, compiled for questions.
///
/// A schedule is a few dozen words of memory. Copies share them, and so do equal schedules that
/// a caller keeps once.
///
/// ```swift
/// let hours = try Schedule.parse("Mo-Fr 08:00-22:00; PH off").schedule
/// hours.state(at: LocalDateTime(year: 2026, month: 6, day: 12, hour: 18)!, in: setting)  // open
/// ```
public struct Schedule: Hashable, Sendable {
  /// The rules in 64-bit words, see `Program`.
  let program: Program

  init(_ expression: Expression) { program = Program(expression) }

  /// Reads a value of the opening_hours language.
  ///
  /// - Parameters:
  ///   - text: The value, at most 4096 bytes of UTF-8.
  ///   - tolerance: Whether what mappers write against the specification is an error or a warning.
  /// - Returns: The schedule and the warnings; a schedule without any was written as the
  ///   specification has it and reads in one way only.
  /// - Throws: `ScheduleError` for what is not understood; prose is never taken for opening hours.
  /// - Complexity: O(*n*) in the length of the text.
  public static func parse(
    _ text: String, tolerance: Tolerance = .tolerant
  ) throws(ScheduleError) -> ParsedSchedule {
    var parser = try Parser(text, tolerance: tolerance)
    let expression = try parser.expression()
    return ParsedSchedule(schedule: Schedule(expression), warnings: parser.warnings)
  }

  /// The syntax tree, unpacked.
  var expression: Expression { program.expression }
}

/// A schedule and what was odd about its text.
public struct ParsedSchedule: Sendable {
  /// The schedule.
  public let schedule: Schedule
  /// What was tolerated, in the order of the text.
  public let warnings: [ScheduleWarning]
}

extension Schedule {
  /// Whether some days or dates are said to be closed and nothing is said of the others, as `Closed Mondays` does.
  ///
  /// The language has such a schedule closed at all times; a person who writes so hardly means that.
  package var namesOnlyClosedDays: Bool {
    let rules = expression.rules
    guard rules.allSatisfy({ $0.state == .closed }) else { return false }
    var weekdays: UInt8 = 0
    for rule in rules {
      if rule.selectors.isEmpty { return false }
      let selectors = rule.selectors
      let isOfWeekdays =
        selectors.dates.isEmpty && selectors.weeks.isEmpty && selectors.years.isEmpty
        && !selectors.holidaysRestrictWeekdays
      if isOfWeekdays { weekdays |= selectors.weekdays.bits }
    }
    return weekdays != WeekdaySet.everyDay.bits
  }
}

extension Schedule: CustomStringConvertible {
  /// The value in its canonical spelling, such as `Mo-Fr 08:00-22:00; PH off`.
  ///
  /// Parsing it gives an equal schedule again, without a warning about spelling. It is at most four times as long as the value
  /// was, so that of a value of more than 1024 bytes it may be too long to be parsed.
  public var description: String { expression.description }
}

extension Schedule {
  /// The bytes that the schedule and what it alone refers to take in memory.
  ///
  /// Copies share all but the first 16 of them.
  public var byteCount: Int {
    MemoryLayout<Schedule>.size + heapBytes(of: program.words)
      + heapBytes(of: program.extras) + program.extras.reduce(0) { $0 + $1.heapByteCount }
  }
}

extension RuleExtra {
  /// The bytes of the lists and of the comment, which lie outside of the rule.
  fileprivate var heapByteCount: Int {
    let text = comment.map { $0.utf8.count > 15 ? 32 + $0.utf8.count : 0 } ?? 0
    return text + heapBytes(of: selectors.years) + heapBytes(of: selectors.dates)
      + heapBytes(of: selectors.weeks) + heapBytes(of: selectors.nthWeekdays)
      + heapBytes(of: selectors.holidays) + heapBytes(of: monthDays ?? [])
  }
}

/// The bytes of a list: its elements behind a head of 32 bytes; an empty list has none.
private func heapBytes<Element>(of list: [Element]) -> Int {
  list.isEmpty ? 0 : 32 + list.capacity * MemoryLayout<Element>.stride
}
