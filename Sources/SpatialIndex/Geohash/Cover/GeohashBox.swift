// A box as columns and rows of the grid: whole numbers, so nothing is ever a hair off.

import GeoPrimitives

/// A box to be covered.
struct GeohashBox: GeohashGeometry {
  private struct Block {
    let columns: ClosedRange<Int64>
    let rows: ClosedRange<Int64>
  }

  private let blocks: [Block]

  /// Makes the box of all cells of a precision that have a position of it.
  ///
  /// Made of whole cells, it knows a large cell as whole when all cells in it meet the box.
  init(_ box: GeoBox, precision: Geohash.Precision) {
    let width = GeohashGrid.size >> Int64(precision.longitudeBitCount)
    let height = GeohashGrid.size >> Int64(precision.latitudeBitCount)
    blocks = box.rectangles.map { rectangle in
      let first = (GeohashGrid.column(rectangle.low.x), GeohashGrid.row(rectangle.low.y))
      let last = (GeohashGrid.column(rectangle.high.x), GeohashGrid.row(rectangle.high.y))
      return Block(
        columns: first.0 & -width...last.0 | (width - 1),
        rows: first.1 & -height...last.1 | (height - 1))
    }
  }

  func relation(to cell: Geohash) -> GeohashRelation {
    let span = cell.span
    let columns = span.column...span.column + span.width - 1
    let rows = span.row...span.row + span.height - 1
    var relation = GeohashRelation.apart
    for block in blocks where block.columns.overlaps(columns) && block.rows.overlaps(rows) {
      if block.columns.contains(columns), block.rows.contains(rows) { return .whole }
      relation = .partly
    }
    return relation
  }
}
