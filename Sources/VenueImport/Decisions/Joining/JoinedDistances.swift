// How far the rows' own positions lie from those of the records that they are joined to.

internal import GeoPrimitives
internal import Geodesy

/// The distances between two positions of each row.
struct JoinedDistances {
  private var meters: [Double] = []
  /// How many rows have a position by the other file alone.
  private(set) var lacking = 0

  /// A place and what is in it are this near, in metres.
  private static let near = 2000.0

  /// Measures in a sample.
  init(_ own: Positioning, _ joined: Positioning, in sample: RecordSample) {
    for batch in sample.batches {
      var (left, right) = (own.reader.read(batch), joined.reader.read(batch))
      own.projector.project(&left)
      joined.projector.project(&right)
      for row in 0..<batch.rowCount {
        guard let there = Self.place(right, row) else { continue }
        guard let here = Self.place(left, row) else {
          lacking += 1
          continue
        }
        meters.append(Geodesic.meters(from: here, to: there))
      }
    }
  }

  private static func place(_ shapes: ShapeColumn, _ row: Int) -> Position? {
    guard let (x, y) = shapes.firstPair(of: row), !Placeholder.isOne(x, y) else { return nil }
    return try? Position(latitude: y, longitude: x)
  }

  /// How many rows have both.
  var count: Int { meters.count }

  /// Whether most rows have both, and nine in ten of them near each other.
  var isNear: Bool {
    count > 0 && count >= lacking && meters.count { $0 <= Self.near } * 10 >= count * 9
  }

  /// The median.
  var usual: Distance { .meters(meters.isEmpty ? 0 : meters.sorted()[meters.count / 2]) }
}
