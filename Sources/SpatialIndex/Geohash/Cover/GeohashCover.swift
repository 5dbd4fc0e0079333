// Covers: the few cells that hold a whole shape, so that a prefix or integer search finds all that is in it.

public import GeoPrimitives

/// Cells that together hold a whole shape.
///
/// Every position in the shape lies in a cell, however it is written: at ±180° and at the poles, where one place has many
/// longitudes, the cells of all of them are in. The cover may hold more than the shape, so what is found in it
/// still needs an exact test.
///
/// ```swift
/// let circle = GeohashCover.Shape.circle(center: court, radius: .kilometers(2))
/// for cell in try GeohashCover.covering(circle, maximumCellCount: 16).cells {
///   // SELECT … WHERE geohash LIKE 'f25d%'
/// }
/// ```
public struct GeohashCover: Hashable, Sendable {
  /// The cells in ascending order, none within another.
  ///
  /// Where all 32 children of a cell would be there, the cell itself is.
  public let cells: [Geohash]
}

extension GeohashCover {
  /// The cover by cells of one precision, and larger ones where all cells in them belong to it.
  ///
  /// Where the precision is a whole number of characters, so is that of every cell, for searches by prefix; otherwise cells have any
  /// number of bits, for searches by integers. No cell is there without need: a box's or footprint's cells all meet the shape (a
  /// footprint's within 10⁻¹² degrees), and a circle's come within its radius (within a metre in 100 km).
  ///
  /// - Parameters:
  ///   - shape: What to cover; an empty footprint has an empty cover.
  ///   - precision: That of the smallest cells.
  ///   - limit: How many cells are acceptable, at least 1.
  /// - Returns: At most `limit` cells.
  /// - Throws: `GeohashError.tooManyCells` when the cover has more, or when finding it takes work out of all proportion to
  ///   the limit; `.cellLimitNotPositive`; `.radiusNotUsable`.
  /// - Complexity: O(*m*) questions to the shape, where *m* is the number of cells along its edge.
  public static func covering(
    _ shape: Shape, precision: Geohash.Precision, atMost limit: Int = 10_000
  ) throws(GeohashError) -> GeohashCover {
    guard limit > 0 else { throw .cellLimitNotPositive(limit) }
    var descent = GeohashDescent(
      into: try shape.geometry(at: precision), finest: precision,
      step: GeohashDescent.step(to: precision), limit: limit)
    return GeohashCover(cells: try descent.cells(in: .world))
  }

  /// The cover as fine as some number of cells allows.
  ///
  /// It takes the finest precision at which few enough cells hold the shape, then divides the smallest cells, those with the fewest
  /// parts first, as long as there are cells to spend.
  ///
  /// - Parameters:
  ///   - shape: What to cover; an empty footprint has an empty cover.
  ///   - limit: How many cells there may be, at least 1. With 32, some cover is always found; with fewer it may not be, since
  ///     no cell is larger than one character, or one bit where `finest` is not a whole number of characters.
  ///   - finest: The precision of the smallest cells allowed, and by it whether cells are whole characters.
  /// - Returns: At most `limit` cells.
  /// - Throws: `GeohashError.tooManyCells` when even the largest cells are too many; `.cellLimitNotPositive`;
  ///   `.radiusNotUsable`.
  public static func covering(
    _ shape: Shape, maximumCellCount limit: Int, finest: Geohash.Precision = .finest
  ) throws(GeohashError) -> GeohashCover {
    guard limit > 0 else { throw .cellLimitNotPositive(limit) }
    return GeohashCover(
      cells: try GeohashRefinement(of: shape, finest: finest, limit: limit).cells())
  }
}

extension GeohashCover {
  /// Whether a cell of the cover contains the position.
  ///
  /// - Complexity: O(log *n*).
  public func contains(_ position: Position) -> Bool {
    contains(Geohash(position, precision: .finest))
  }

  /// Whether the cell, or one around it, is in the cover.
  ///
  /// - Complexity: O(log *n*).
  public func contains(_ cell: Geohash) -> Bool {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle] <= cell { low = middle + 1 } else { high = middle }
    }
    return low > 0 && cells[low - 1].contains(cell)
  }
}
