// From the world down to the cells of a cover, halving by halving, and up again where all parts of a cell are in.

extension Geohash {
  /// The cell of no bits, which is everything: where a descent begins, and never part of a cover.
  static let world = Geohash(uncheckedBits: 0, precision: Precision(uncheckedBitCount: 0))
}

/// The search for the cells that meet a shape.
struct GeohashDescent {
  private let shape: any GeohashGeometry
  private let finest: Int
  private let step: Int
  private let limit: Int
  private var found: [Geohash] = []
  private var visits = 0

  /// How many bits lie between the sizes of cells: 5 where the precision is a whole number of characters, else 1.
  static func step(to precision: Geohash.Precision) -> Int {
    precision.characterCount == nil ? 1 : 5
  }

  init(into shape: any GeohashGeometry, finest: Geohash.Precision, step: Int, limit: Int) {
    self.shape = shape
    self.finest = finest.bitCount
    self.step = step
    self.limit = limit
  }

  /// The cells in a cell that meet the shape, in order, merged.
  ///
  /// - Throws: `.tooManyCells` alone.
  mutating func cells(in root: Geohash) throws(GeohashError) -> [Geohash] {
    _ = try visit(root)
    guard found.count <= limit else { throw .tooManyCells(limit: limit) }
    return found
  }

  /// Finds the cells in a cell; whether they make up all of it.
  private mutating func visit(_ cell: Geohash) throws(GeohashError) -> Bool {
    try check()
    let bitCount = cell.precision.bitCount
    let mayStay = bitCount > 0 && bitCount % step == 0
    switch shape.relation(to: cell) {
    case .apart: return false
    case .whole where mayStay, .partly where bitCount == finest:
      found.append(cell)
      return true
    case .whole, .partly:
      let first = found.count
      let (low, high) = cell.halves
      let lowIsWhole = try visit(low)
      let highIsWhole = try visit(high)
      guard lowIsWhole && highIsWhole else { return false }
      if mayStay {
        found.removeSubrange(first...)
        found.append(cell)
      }
      return true
    }
  }

  /// Stops a search that can't end well.
  ///
  /// At most 31 cells a character, or one a bit, still wait for their siblings and may merge; all others stay. And an edge that runs
  /// just inside the border of a large cell makes a great many small ones that all merge: that is no endless loop, but feels like one.
  private mutating func check() throws(GeohashError) {
    visits += 1
    let waiting = 372
    let acceptable = limit.addingReportingOverflow(waiting)
    guard !acceptable.overflow else { return }
    if found.count > acceptable.partialValue || visits / 256 > acceptable.partialValue {
      throw .tooManyCells(limit: limit)
    }
  }
}
