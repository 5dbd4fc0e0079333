// Points that are beaten by their keys, but not by more than rounding and direction may be to blame for.

/// Points that are beaten by their keys, but not by more than `Slack` allows for.
struct Aside {
  private var points: [(key: Float, point: StoredPoint)] = []
  private var room = 32

  /// Keeps a point, and from time to time forgets those beyond a bound.
  @inline(never)
  mutating func add(_ point: StoredPoint, _ key: Float, upTo bound: Float) {
    if points.count == room {
      points.removeAll { point in point.key > bound }
      room = max(room, 2 * points.count)
    }
    points.append((key, point))
  }

  @inline(__always)
  func forEach(upTo bound: Float, _ body: (StoredPoint) throws -> Void) throws {
    for (key, point) in points where key <= bound { try body(point) }
  }
}
