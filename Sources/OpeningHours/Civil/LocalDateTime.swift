// What a clock on the wall shows: a date and a minute, without a time zone.

/// A wall clock's date and minute, in years 1…9999 of the proleptic Gregorian calendar.
///
/// It prints as `2026-06-12T18:00`.
public struct LocalDateTime: Hashable, Sendable {
  /// Minutes since 1970-01-01T00:00 on the same wall clock.
  public let minutesSinceEpoch: Int

  /// Makes a wall-clock time from its count of minutes.
  ///
  /// - Parameter minutesSinceEpoch: Minutes since 1970-01-01T00:00; brought into years 1…9999.
  public init(minutesSinceEpoch: Int) {
    self.minutesSinceEpoch = min(
      max(minutesSinceEpoch, Self.earliestMinute), Self.latestMinute)
  }

  /// Makes a wall-clock time from a day and a minute.
  ///
  /// - Parameters:
  ///   - day: The calendar day.
  ///   - minute: Minutes since its midnight; 1440 is the next midnight.
  public init(day: CivilDay, minute: Int) {
    self.init(minutesSinceEpoch: day.number * 1440 + minute)
  }

  /// Makes a wall-clock time from a date and a clock reading, if both exist.
  ///
  /// - Parameters:
  ///   - year: 1…9999.
  ///   - month: 1…12.
  ///   - day: 1…31, as the month has it.
  ///   - hour: 0…23.
  ///   - minute: 0…59.
  public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.dayCount(year: year, month: month),
      (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    self.init(day: CivilDay(year: year, month: month, day: day), minute: hour * 60 + minute)
  }

  private static let earliestMinute = CivilDay.first.number * 1440
  private static let latestMinute = CivilDay.last.number * 1440 + 1439

  /// The first moment of year 1.
  public static let earliest = LocalDateTime(minutesSinceEpoch: earliestMinute)
  /// The last minute of year 9999.
  public static let latest = LocalDateTime(minutesSinceEpoch: latestMinute)

  /// The calendar day.
  public var day: CivilDay {
    CivilDay(number: floorDivision(minutesSinceEpoch, 1440))
  }

  /// Minutes since midnight, 0..<1440.
  public var minuteOfDay: Int { minutesSinceEpoch - floorDivision(minutesSinceEpoch, 1440) * 1440 }

  /// Minutes since the last Monday's midnight, 0..<10080.
  package var minuteOfWeek: Int {
    // 1970-01-01 was a Thursday.
    let shifted = (minutesSinceEpoch + 3 * 1440) % 10_080
    return shifted < 0 ? shifted + 10_080 : shifted
  }

  /// The date.
  public var date: CivilDate { day.date }

  /// The time some minutes later, or earlier for a negative count; it stays in years 1…9999.
  public func advanced(byMinutes minutes: Int) -> LocalDateTime {
    let (sum, overflow) = minutesSinceEpoch.addingReportingOverflow(minutes)
    guard !overflow else { return minutes < 0 ? .earliest : .latest }
    return LocalDateTime(minutesSinceEpoch: sum)
  }
}

extension LocalDateTime: Comparable {
  /// Whether one comes before the other.
  public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
    left.minutesSinceEpoch < right.minutesSinceEpoch
  }
}

extension LocalDateTime: CustomStringConvertible {
  /// The time as RFC 3339 writes it, less the offset: `2026-06-12T18:00`.
  public var description: String { "\(date)T\(clockText(minuteOfDay))" }
}

/// A minute of the day as a clock shows it, such as `08:05`; past midnight it counts on: `26:00`.
func clockText(_ minute: Int) -> String {
  "\(padded(minute / 60, to: 2)):\(padded(minute % 60, to: 2))"
}

/// The quotient rounded down, so that times before 1970 fall into the right day.
func floorDivision(_ dividend: Int, _ divisor: Int) -> Int {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}
