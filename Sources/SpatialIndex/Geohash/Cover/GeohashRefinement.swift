// A tight cover within a number of cells.

/// A cover made finer as long as there are cells to spend.
struct GeohashRefinement {
  private let shape: GeohashCover.Shape
  private let finest: Geohash.Precision
  private let step: Int
  private let limit: Int

  init(of shape: GeohashCover.Shape, finest: Geohash.Precision, limit: Int) {
    self.shape = shape
    self.finest = finest
    step = GeohashDescent.step(to: finest)
    self.limit = limit
  }

  /// The cover of the finest precision within the limit, its smallest cells divided further where the limit allows.
  ///
  /// A finer cover never has fewer cells, so the first precision with too many ends the first part.
  func cells() throws(GeohashError) -> [Geohash] {
    var bitCount = step
    var best = try cells(in: .world, bitCount: bitCount)
    while bitCount < finest.bitCount,
      let finer = try? cells(in: .world, bitCount: bitCount + step)
    {
      best = finer
      bitCount += step
    }
    while bitCount < finest.bitCount {
      best = divided(best, bitCount: bitCount)
      bitCount += step
    }
    return best
  }

  private func cells(in root: Geohash, bitCount: Int) throws(GeohashError) -> [Geohash] {
    let precision = Geohash.Precision(uncheckedBitCount: bitCount)
    var descent = GeohashDescent(
      into: try shape.geometry(at: precision), finest: precision, step: step, limit: limit)
    return try descent.cells(in: root)
  }

  /// Divides cells of a precision, those with the fewest parts first.
  private func divided(_ cells: [Geohash], bitCount: Int) -> [Geohash] {
    var result: [Geohash] = []
    var divisions: [(cell: Geohash, parts: [Geohash])] = []
    for cell in cells {
      // A cell with too many parts stays as it is.
      if cell.precision.bitCount == bitCount,
        let parts = try? self.cells(in: cell, bitCount: bitCount + step)
      {
        divisions.append((cell, parts))
      } else {
        result.append(cell)
      }
    }
    divisions.sort { left, right in
      (left.parts.count, left.cell) < (right.parts.count, right.cell)
    }
    var spare = limit - cells.count
    for (cell, parts) in divisions {
      let fits = parts.count - 1 <= spare
      result += fits ? parts : [cell]
      if fits { spare -= parts.count - 1 }
    }
    return result.sorted()
  }
}
