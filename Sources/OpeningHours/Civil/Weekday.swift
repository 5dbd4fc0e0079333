// The days of the week in the order of ISO 8601.

/// A day of the week; Monday is the first, as in ISO 8601.
public enum Weekday: UInt8, Hashable, Sendable, CaseIterable {
  /// The first day of the week.
  case monday = 0
  /// The second day of the week.
  case tuesday
  /// The third day of the week.
  case wednesday
  /// The fourth day of the week.
  case thursday
  /// The fifth day of the week.
  case friday
  /// The sixth day of the week.
  case saturday
  /// The seventh day of the week.
  case sunday

  /// The two letters of the opening_hours language, such as `Mo`.
  public var code: String {
    switch self {
    case .monday: "Mo"
    case .tuesday: "Tu"
    case .wednesday: "We"
    case .thursday: "Th"
    case .friday: "Fr"
    case .saturday: "Sa"
    case .sunday: "Su"
    }
  }
}
