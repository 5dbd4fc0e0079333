// Checks what a caller asks before any search begins.

import GeoPrimitives

/// Checks what a caller asks before any search begins.
enum QueryCheck {
  static func count(_ count: Int) throws(SpatialQueryError) {
    guard count > 0 else { throw .countNotPositive(count) }
  }

  static func radius(_ radius: Distance) throws(SpatialQueryError) {
    guard radius.meters >= 0, radius.meters.isFinite else {
      throw .radiusNotUsable("\(radius.meters)")
    }
  }
}
