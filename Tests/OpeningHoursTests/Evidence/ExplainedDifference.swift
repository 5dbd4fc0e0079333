// Where this room and the reference implementation differ on purpose, and why the room is right.

import Foundation

/// A reason for another answer than the reference's.
enum ExplainedDifference: CaseIterable {
  /// `17:00-22:00+`: asked for an instant the reference says closed after 22:00, asked for intervals
  /// it says unknown. Decision 6 has the latter.
  case openEndAfterAnEnd
  /// `Mo-Fr 08:00-19:00 Sa 09:00-14:00`: without a separator the reference gives all hours to all days,
  /// so that a venue would be shown open when it is locked. A rule of its own is meant.
  case missingSeparator
  /// `Tu-Fr,Su.PH`: the reference wants days that are both; the full stop stands for a comma.
  case fullStopBetweenDays
  /// `closed Nov-Feb;Fr 14:00-20:00` with words elsewhere: by the letter the reference opens in winter again what
  /// the sentence closes.
  case closedBeforeHours
  /// Times of the sun differ by up to two minutes between formulas.
  case sun
  /// `SH Mo-Fr 10:00-19:00` after other rules: the reference loses the name of the school holidays, or
  /// takes that of another rule, depending on the order of the rules. The state is the same.
  case holidayName

  private static let patterns: [ExplainedDifference: String] = [
    .openEndAfterAnEnd: #"-\d\d:\d\d\+"#,
    .missingSeparator: #"\d\d\.? (Mo|Tu|We|Th|Fr|Sa|Su)"#,
    .fullStopBetweenDays: #"(Mo|Tu|We|Th|Fr|Sa|Su)\.PH"#,
    .closedBeforeHours: "^closed [A-Z][a-z]{2}-[A-Z][a-z]{2};",
    .sun: "sunrise|sunset|dawn|dusk",
    .holidayName: "PH.*,.*PH|SH",
  ]

  /// Whether a value has the form that explains a difference.
  func applies(to value: String) -> Bool {
    guard let pattern = Self.patterns[self] else { return false }
    return value.range(of: pattern, options: .regularExpression) != nil
  }
}
