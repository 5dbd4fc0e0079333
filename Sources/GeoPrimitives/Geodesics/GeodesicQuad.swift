// Four geodesics from one place: half of a block, for those who collect four.

/// Up to four positions, and how far away they are.
package struct GeodesicQuad {
  package static let size = 4

  @usableFromInline var block: GeodesicBlock

  /// Four times one position, which is what lanes that nobody sets are left with.
  package init(at position: Position) { block = GeodesicBlock(at: position) }

  /// The lengths in metres after `measure`, in the first four lanes.
  package var meters: InlineArray<8, Double> { block.meters }

  /// Sets a position: latitude in −90…90, longitude in −180…180.
  @inlinable
  package mutating func set(_ lane: Int, latitude: Double, longitude: Double) {
    block.set(lane, latitude: latitude, longitude: longitude)
  }

  /// A position that was set.
  @inlinable
  package func degrees(_ lane: Int) -> (latitude: Double, longitude: Double) {
    block.degrees(lane)
  }

  /// Measures all four, the very numbers that `Geodesic.meters` gives for each.
  package mutating func measure(from start: Position, at point: EarthCentered) {
    block.measure(from: start, at: point)
  }
}
