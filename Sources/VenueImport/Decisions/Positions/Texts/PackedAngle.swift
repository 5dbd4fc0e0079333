// Angles in one number: `453012.5` is 45° 30′ 12.5″, `4530.2` is 45° 30.2′.

/// How degrees and minutes are packed into a number.
enum PackedAngle: Hashable, Sendable, CaseIterable {
  /// Degrees, minutes and seconds: `DDMMSS.s`.
  case seconds
  /// Degrees and minutes: `DDMM.m`.
  case minutes

  /// The angle that a number is, at most `limit` degrees; `nil` where its minutes or seconds are none.
  func degrees(_ number: Double, limit: Double) -> Double? {
    let size = abs(number)
    guard size < 1e7, size >= (self == .seconds ? 10_000 : 100) else { return nil }
    var (degrees, minutes, seconds) = (0.0, 0.0, 0.0)
    switch self {
    case .seconds:
      degrees = (size / 10_000).rounded(.down)
      minutes = ((size - degrees * 10_000) / 100).rounded(.down)
      seconds = size - degrees * 10_000 - minutes * 100
    case .minutes:
      degrees = (size / 100).rounded(.down)
      minutes = size - degrees * 100
    }
    guard minutes < 60, seconds < 60 else { return nil }
    let sum = degrees + minutes / 60 + seconds / 3600
    guard sum <= limit else { return nil }
    return number < 0 ? -sum : sum
  }

  /// What it is, for people.
  var words: String {
    self == .seconds ? "degrees, minutes and seconds" : "degrees and minutes"
  }
}
