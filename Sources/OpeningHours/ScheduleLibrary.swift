// Schedules of many venues, each kept once: a city writes the same hours on a thousand courts.

/// Reads values and keeps equal schedules once, however they were spelled.
///
/// ```swift
/// var library = ScheduleLibrary()
/// let first = try library.parse("Mo-Fr 8:00-22:00").schedule
/// let second = try library.parse("Mo-Fr 08:00-22:00").schedule    // the same memory
/// ```
public struct ScheduleLibrary: Sendable {
  private var parsed: [String: ParsedSchedule] = [:]
  private var schedules: Set<Schedule> = []

  /// Makes an empty library.
  public init() {}

  /// How many different schedules there are.
  public var count: Int { schedules.count }

  /// The bytes that the different schedules take; the texts by which they were found come on top.
  public var byteCount: Int { schedules.reduce(0) { $0 + $1.byteCount } }

  /// Reads a value, or remembers what it was read as.
  ///
  /// - Parameter text: The value, at most 4096 bytes of UTF-8.
  /// - Returns: The schedule and the warnings of this spelling.
  /// - Throws: `ScheduleError` as `Schedule.parse(_:tolerance:)` does, tolerantly; errors are not remembered.
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func parse(_ text: String) throws(ScheduleError) -> ParsedSchedule {
    if let known = parsed[text] { return known }
    let read = try Schedule.parse(text)
    let shared = schedules.insert(read.schedule).memberAfterInsert
    let result = ParsedSchedule(schedule: shared, warnings: read.warnings)
    parsed[text] = result
    return result
  }
}
