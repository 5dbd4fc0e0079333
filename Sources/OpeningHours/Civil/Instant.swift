// A moment on the world's time line.

/// A moment, in seconds since 1970-01-01T00:00:00Z without leap seconds.
///
/// It prints as `2026-06-12T22:00:00Z`.
public struct Instant: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let secondsSinceEpoch: Int64

  /// Makes a moment from its count of seconds.
  ///
  /// - Parameter secondsSinceEpoch: Seconds since 1970-01-01T00:00:00Z; brought into years 1…9999.
  public init(secondsSinceEpoch: Int64) {
    self.secondsSinceEpoch = min(max(secondsSinceEpoch, Self.first), Self.last)
  }

  private static let first = Int64(CivilDay.first.number) * 86_400
  private static let last = Int64(CivilDay.last.number) * 86_400 + 86_399

  /// The first moment of year 1, in UTC.
  public static let earliest = Instant(secondsSinceEpoch: first)
  /// The last second of year 9999, in UTC.
  public static let latest = Instant(secondsSinceEpoch: last)

  /// The moment some seconds later, or earlier for a negative count; it stays in years 1…9999.
  public func advanced(bySeconds seconds: Int64) -> Instant {
    let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(seconds)
    guard !overflow else { return seconds < 0 ? .earliest : .latest }
    return Instant(secondsSinceEpoch: sum)
  }
}

extension Instant: Comparable {
  /// Whether one comes before the other.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }
}

extension Instant: CustomStringConvertible {
  /// The moment in UTC as RFC 3339 writes it: `2026-06-12T22:00:00Z`.
  public var description: String { rfc3339(offsetSeconds: 0) }

  /// The moment as RFC 3339 writes it on a clock some seconds east of Greenwich.
  ///
  /// - Parameter offsetSeconds: How far the clock is ahead of UTC; RFC 3339 shows whole minutes of it.
  /// - Returns: Such as `2026-06-12T18:00:00-04:00`, with `Z` for no offset.
  public func rfc3339(offsetSeconds: Int) -> String {
    let minutes = offsetSeconds / 60
    let local = Int(secondsSinceEpoch) + minutes * 60
    let day = CivilDay(number: floorDivision(local, 86_400))
    let second = local - day.number * 86_400
    let time = "\(clockText(second / 60)):\(padded(second % 60, to: 2))"
    guard minutes != 0 else { return "\(day.date)T\(time)Z" }
    return "\(day.date)T\(time)\(minutes < 0 ? "-" : "+")\(clockText(abs(minutes)))"
  }
}
