// The cells around a cell, above it and within it.

extension Geohash {
  /// The cell some columns to the east and some rows to the north, in the same length.
  ///
  /// Columns go on across ±180°; beyond the poles there is nothing.
  ///
  /// - Parameters:
  ///   - columns: How many columns to the east; negative ones go west.
  ///   - rows: How many rows to the north; negative ones go south.
  /// - Returns: The cell, or `nil` beyond a pole.
  public func neighbor(columns: Int, rows: Int) -> Geohash? {
    let (row, overflow) = Int(self.row).addingReportingOverflow(rows)
    guard !overflow, 0..<Int(rowCount) ~= row else { return nil }
    let width = Int(columnCount)
    let column = (Int(self.column) + columns % width + width) % width
    return Geohash(column: UInt64(column), row: UInt64(row), length: length)
  }

  /// The cells around this one, from the north clockwise: eight, or five at a pole.
  ///
  /// With fewer than three columns or rows some are the same cell or this one.
  public var neighbors: [Geohash] {
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
      .compactMap { columns, rows in neighbor(columns: columns, rows: rows) }
  }

  /// The cell that holds this one and has a character less; `nil` for the whole map.
  public var parent: Geohash? {
    length == 0 ? nil : Geohash(checked: bits >> 5, length: length - 1)
  }

  /// The 32 cells in this one that have a character more, in the order of their texts; none in the smallest cells.
  public var children: [Geohash] {
    guard length < Self.longest else { return [] }
    return (0..<32).map { child in Geohash(checked: bits << 5 | child, length: length + 1) }
  }

  /// Whether another cell is this one or lies in it.
  public func contains(_ other: Geohash) -> Bool {
    other.length >= length && other.bits >> UInt64(5 * (other.length - length)) == bits
  }
}
