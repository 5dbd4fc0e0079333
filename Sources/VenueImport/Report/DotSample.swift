// Positions for the map of a report: enough to see where they lie, never more than a few thousand.

internal import GeoPrimitives

/// What became of the row of a position.
package enum DotKind: String, Hashable, CaseIterable, Sendable {
  /// It is a venue.
  case accepted
  /// It went into the venue of an earlier row.
  case merged
  /// It is a venue, and something about its position is odd.
  case flagged
}

/// Some of the positions of a file, evenly chosen.
struct DotSample: Sendable {
  /// The positions.
  private(set) var dots: [(position: Position, kind: DotKind)] = []
  private var step = 1
  private var count = 0

  private static let limit = 4000

  /// Takes every position until there are too many, then every second, and so on; odd ones are kept.
  mutating func add(_ position: Position, _ kind: DotKind) {
    defer { count += 1 }
    guard count % step == 0 || (kind != .accepted && dots.count < Self.limit) else { return }
    dots.append((position, kind))
    if dots.count >= Self.limit {
      dots = dots.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      step *= 2
    }
  }
}
