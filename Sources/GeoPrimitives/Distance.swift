// Lengths with their unit in the type.

/// A length on the ground.
public struct Distance: Hashable, Comparable, Sendable {
  /// The length in metres.
  public let meters: Double

  /// Makes a length from metres.
  public static func meters(_ meters: Double) -> Distance { Distance(meters: meters) }
  /// Makes a length from kilometres.
  public static func kilometers(_ kilometers: Double) -> Distance {
    Distance(meters: kilometers * 1000)
  }

  /// No length at all.
  public static let zero = Distance(meters: 0)

  /// Whether the first length is the shorter one.
  public static func < (left: Distance, right: Distance) -> Bool { left.meters < right.meters }
}
