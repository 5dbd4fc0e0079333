// The cells beside a cell.

extension Geohash {
  /// The way from a cell to one of the eight around it.
  public enum Direction: CaseIterable, Hashable, Sendable {
    /// Towards the north pole.
    case north
    /// To the upper right on a map.
    case northEast
    /// Towards greater longitudes.
    case east
    /// To the lower right on a map.
    case southEast
    /// Towards the south pole.
    case south
    /// To the lower left on a map.
    case southWest
    /// Towards smaller longitudes.
    case west
    /// To the upper left on a map.
    case northWest

    var steps: (east: Int64, north: Int64) {
      switch self {
      case .north: (0, 1)
      case .northEast: (1, 1)
      case .east: (1, 0)
      case .southEast: (1, -1)
      case .south: (0, -1)
      case .southWest: (-1, -1)
      case .west: (-1, 0)
      case .northWest: (-1, 1)
      }
    }
  }

  /// The cell of the same precision beside this one.
  ///
  /// East and west go on across ±180°. There is no cell north of the north pole or south of the south pole: the answer is `nil`
  /// there, though the cells at a pole all meet in it.
  public func neighbor(_ direction: Direction) -> Geohash? {
    let span = self.span
    let steps = direction.steps
    let row = span.row + steps.north * span.height
    guard row >= 0, row < GeohashGrid.size else { return nil }
    let column = (span.column + steps.east * span.width) & (GeohashGrid.size - 1)
    let code = GeohashGrid.interleave(column: column, row: row)
    return Geohash(uncheckedBits: code >> UInt64(60 - precision.bitCount), precision: precision)
  }

  /// The cells around this one, clockwise from the north, none twice.
  ///
  /// There are eight, but five at a pole; fewer in a world of two columns or one row, which 1 and 2 bits make.
  public var neighbors: [Geohash] {
    var found: [Geohash] = []
    for case let cell? in Direction.allCases.map(neighbor) where !found.contains(cell) {
      found.append(cell)
    }
    return found
  }
}
