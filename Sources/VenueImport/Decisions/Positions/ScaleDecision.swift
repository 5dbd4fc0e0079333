// By what whole numbers must be divided to be degrees, where one power of ten for both leads elsewhere than the file says.

internal import GeoPrimitives

/// The decision about the lost decimal marks of a whole file.
struct ScaleDecision {
  /// What the longitudes and the latitudes are divided by.
  let divisor: (x: Double, y: Double)
  /// Whether they lie so where the file says.
  let isThere: Bool

  /// Looks where `whole` numbers lie, divided by a power of ten.
  ///
  /// 48147191 and 115701234 are 48.147191 and 11.5701234 where the file says München, though 115.701234 is a longitude
  /// too. Where nothing says where the file lies, one power counts for both.
  init(_ whole: ShapeColumn, by divisor: Double, _ whereabouts: Whereabouts) {
    let found = Self.found(whole, divisor, whereabouts)
    self.divisor = found ?? (divisor, divisor)
    isThere = found != nil
  }

  /// How many more digits each may have than the divisor takes away; the likeliest first.
  private static let scales: [(Double, Double)] = [
    (1, 1), (10, 1), (1, 10), (0.1, 1), (1, 0.1), (100, 1), (1, 100), (0.01, 1), (1, 0.01),
    (10, 10), (100, 100),
  ]

  private static func found(
    _ whole: ShapeColumn, _ divisor: Double, _ whereabouts: Whereabouts
  ) -> (x: Double, y: Double)? {
    guard whereabouts.isKnown, !whole.xs.isEmpty else { return nil }
    let half = whole.xs.count / 2
    let (x, y) = (whole.xs.sorted()[half], whole.ys.sorted()[half])
    for scale in Self.scales {
      let (east, north) = (divisor * scale.0, divisor * scale.1)
      guard let place = try? Position(latitude: y / north, longitude: x / east) else { continue }
      if whereabouts.contains(place) { return (east, north) }
    }
    return nil
  }
}
