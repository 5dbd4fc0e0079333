// Eight geodesics from one place: what a search that measures many points should collect them in.

/// Up to eight positions, and how far away they are.
///
/// On AVX-512 a block takes some 30 ns when all are near and some 110 ns when all are far: 4 and 14 ns a position.
package struct GeodesicBlock {
  package static let size = 8

  @usableFromInline var latitudes: InlineArray<8, Double>
  @usableFromInline var longitudes: InlineArray<8, Double>
  /// The lengths in metres after `measure`.
  package private(set) var meters = InlineArray<8, Double>(repeating: 0)

  /// Eight times one position, which is what lanes that nobody sets are left with.
  package init(at position: Position) {
    latitudes = InlineArray(repeating: position.latitude)
    longitudes = InlineArray(repeating: position.longitude)
  }

  /// Sets a position: latitude in −90…90, longitude in −180…180.
  @inlinable
  package mutating func set(_ lane: Int, latitude: Double, longitude: Double) {
    latitudes[lane] = latitude
    longitudes[lane] = longitude
  }

  /// A position that was set.
  @inlinable
  package func degrees(_ lane: Int) -> (latitude: Double, longitude: Double) {
    (latitudes[lane], longitudes[lane])
  }

  /// Measures all eight, the very numbers that `Geodesic.meters` gives for each.
  @inline(never)
  package mutating func measure(from start: Position, at point: EarthCentered) {
    let open = attempt(from: start, at: point)
    if open != 0 { finish(open, from: start) }
  }

  /// Measures all but the lanes whose bits are set in what it returns, which are nearly antipodal.
  @inline(__always)
  mutating func attempt(
    from start: Position, at point: EarthCentered, by variant: Int? = nil
  ) -> UInt32 {
    var target = meters.mutableSpan
    return GeodesicKernel.measure(
      from: start, at: point, latitudes: latitudes.span, longitudes: longitudes.span,
      into: &target, by: variant)
  }

  @inline(never)
  private mutating func finish(_ open: UInt32, from start: Position) {
    for lane in 0..<Self.size where open >> UInt32(lane) & 1 == 1 {
      let end = Position(uncheckedLatitude: latitudes[lane], longitude: longitudes[lane])
      meters[lane] = GeodesicInverse.meters(from: start, to: end)
    }
  }
}
