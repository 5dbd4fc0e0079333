// What every cover must be, whatever the shape.

import GeoPrimitives
import SpatialIndex
import Testing

/// Expects a cover to be sorted, without a cell inside another, merged, and made of whole characters where the finest cells are.
func expectTidy(
  _ cover: GeohashCover, finest: Geohash.Precision, _ comment: Comment,
  location: SourceLocation = #_sourceLocation
) throws {
  let step = finest.characterCount == nil ? 1 : 5
  for (cell, next) in zip(cover.cells, cover.cells.dropFirst()) {
    #expect(cell < next && !cell.contains(next), comment, sourceLocation: location)
  }
  var siblings: [Geohash: Int] = [:]
  for cell in cover.cells {
    #expect(
      cell.precision <= finest && cell.precision.bitCount % step == 0, comment,
      sourceLocation: location)
    guard cell.precision.bitCount > step else { continue }
    let parent = try #require(cell.ancestor(at: .bits(cell.precision.bitCount - step)))
    siblings[parent, default: 0] += 1
    #expect(siblings[parent, default: 0] < 1 << step, comment, sourceLocation: location)
  }
}

extension GeohashCover {
  /// The integers of all cells of a precision that the cover's cells make up.
  func integers(at precision: Geohash.Precision) throws -> [UInt64] {
    try cells.flatMap { cell in try #require(cell.descendantBits(at: precision)).map(\.self) }
  }
}

extension GeoBox {
  /// Makes a box of edges that the test knows to be valid.
  init(_ west: Double, _ south: Double, _ east: Double, _ north: Double) {
    guard let box = try? GeoBox(west: west, south: south, east: east, north: north) else {
      preconditionFailure("\(west), \(south), \(east), \(north) is no box")
    }
    self = box
  }
}

/// All cells of a precision, as the oracle has them.
func everyCell(_ precision: Geohash.Precision) throws -> [(bits: UInt64, cell: SlowGeohash)] {
  try (0..<UInt64(1) << UInt64(precision.bitCount)).map { bits in
    (bits, SlowGeohash(try Geohash(bits: bits, precision: precision)))
  }
}
