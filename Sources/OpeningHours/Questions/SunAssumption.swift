// What is taken for granted about the sun where nobody says where a venue lies.

/// The times of the sun that are assumed without a place, the same everywhere and on every day.
public struct SunAssumption: Hashable, Sendable, CustomStringConvertible {
  /// The assumption as a sentence for people.
  public var description: String {
    let times = SunEvent.allCases.map { "\($0.word) as \(clockText($0.usualMinute))" }
    return "no position is known, so that every day takes " + times.joined(separator: ", ")
  }
}

extension Schedule {
  /// Whether hours begin or end with the sun and the setting has no place, so that usual times are assumed.
  ///
  /// - Returns: What is assumed; `nil` where the schedule does not need it.
  public func sunAssumption(in setting: Setting) -> SunAssumption? {
    program.header.usesSun && setting.place == nil ? SunAssumption() : nil
  }
}
