// Covering an area with cells: few enough to ask a store for, fine enough to be worth it.

public import GeoPrimitives

extension Geohash {
  /// Cells that together hold every position of a box.
  ///
  /// - Parameters:
  ///   - box: The box; it may cross ±180°.
  ///   - count: The most cells to use, at least 1. With more, less is covered beyond the box.
  ///   - finest: The most characters a cell may have, 0…12.
  /// - Returns: Cells of different lengths, none within another, in the order of their texts.
  /// - Throws: `GeohashError.cellCountNotPositive` or `.lengthOutOfRange`.
  public static func covering(
    _ box: GeoBox, atMost count: Int, finest: Int = longest
  ) throws(GeohashError) -> [Geohash] {
    let rectangles = box.rectangles
    return try covering(atMost: count, finest: finest) { cell in
      let parts = rectangles.filter(cell.meets)
      guard !parts.isEmpty else { return .outside }
      let whole = parts.contains { part in part.contains(cell.low) && part.contains(cell.high) }
      return whole ? .inside : .crossed
    }
  }

  /// Cells that together hold every position of a circle.
  ///
  /// - Parameters:
  ///   - radius: The geodesic radius.
  ///   - origin: The centre.
  ///   - count: The most cells to use, at least 1. With more, less is covered beyond the circle.
  ///   - finest: The most characters a cell may have, 0…12.
  /// - Returns: Cells of different lengths, none within another, in the order of their texts.
  /// - Throws: `GeohashError.cellCountNotPositive` or `.lengthOutOfRange`.
  public static func covering(
    _ radius: Distance, of origin: Position, atMost count: Int, finest: Int = longest
  ) throws(GeohashError) -> [Geohash] {
    let center = SIMD3(EarthCentered(origin))
    let longestChord = ChordBounds.longestChord(geodesic: radius.meters)
    return try covering(atMost: count, finest: finest) { cell in
      let surface = SurfaceBox(PlaneRectangle(low: cell.low, high: cell.high))
      guard surface.squaredMeters(to: center) <= longestChord * longestChord else {
        return .outside
      }
      let middle = Geodesic.meters(from: origin, to: cell.center)
      return middle + cell.largestHalfDiagonal <= radius.meters ? .inside : .crossed
    }
  }

  private enum Relation { case outside, crossed, inside }

  /// Splits the largest cells that an area's edge crosses for as long as there may be more cells.
  private static func covering(
    atMost count: Int, finest: Int, relation: (Geohash) -> Relation
  ) throws(GeohashError) -> [Geohash] {
    guard count > 0 else { throw .cellCountNotPositive(count) }
    guard 0...longest ~= finest else { throw .lengthOutOfRange(finest) }
    var whole: [Geohash] = []
    var crossed = [Geohash(checked: 0, length: 0)]
    for _ in 0..<finest {
      var next: [Geohash] = []
      for (place, cell) in crossed.enumerated() {
        let family = cell.children.map { child in (child, relation(child)) }
        let kept = family.filter { _, relation in relation != .outside }
        let waiting = crossed.count - place - 1
        if whole.count + next.count + waiting + kept.count > count {
          whole.append(cell)
          continue
        }
        whole += kept.filter { _, relation in relation == .inside }.map(\.0)
        next += kept.filter { _, relation in relation == .crossed }.map(\.0)
      }
      crossed = next
    }
    return (whole + crossed).sorted()
  }

  /// The cell's south-western corner.
  private var low: SIMD2<Double> { SIMD2(box.west, box.south) }

  /// The cell's north-eastern corner.
  private var high: SIMD2<Double> { SIMD2(box.east, box.north) }

  /// Whether some position of a rectangle lies in this cell, which lacks its eastern and northern edge unless the map ends there.
  private func meets(_ rectangle: PlaneRectangle) -> Bool {
    low.x <= rectangle.high.x && (rectangle.low.x < high.x || high.x == 180)
      && rectangle.low.x <= high.x
      && low.y <= rectangle.high.y && (rectangle.low.y < high.y || high.y == 90)
      && rectangle.low.y <= high.y
  }

  /// No point of the cell is farther from its centre, in metres: along a meridian and a parallel it is not.
  private var largestHalfDiagonal: Double {
    let size = high - low
    return (size.x + size.y) / 2 * .pi / 180 * WGS84.largestCurvatureRadius
  }
}
