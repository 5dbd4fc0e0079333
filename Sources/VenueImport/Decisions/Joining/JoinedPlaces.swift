// Which record of the other file a row is joined to, where several have its key.

internal import GeoPrimitives
internal import Geodesy

/// Where joined positions are, and by what they are found.
struct JoinedPlaces: Sendable {
  /// The records of the other file.
  let table: JoinTable
  /// The column of that file with the key.
  let column: Int
  /// Columns of both files with one name: of several records of a key those count that agree in them.
  let shared: [(own: Int, other: Int)]

  /// Records of one key that lie this near are one place, in metres.
  private static let near = 100.0

  init(_ join: JoinDecision) {
    table = join.table
    column = join.other
    shared = join.shared
  }

  /// The records that a row may be joined to.
  func records(of key: String, _ batch: borrowing RecordBatch, _ row: Int) -> [Int] {
    var found = table.records(of: key, in: column)
    for (own, other) in shared where found.count > 1 {
      let value = batch.string(batch.cell(row, own)).trimmed
      let agreeing = Set(table.records(of: value, in: other)).intersection(found)
      if !agreeing.isEmpty { found = found.filter(agreeing.contains) }
    }
    return found
  }

  /// Appends the geometry of the records that have a row's key to other geometries; areas are taken together.
  ///
  /// Several points of one key that lie apart are none: nobody knows which of them is meant.
  func appendShape(
    of key: String, _ batch: borrowing RecordBatch, _ row: Int, to others: inout ShapeColumn
  ) -> Shape {
    let records = records(of: key, batch, row)
    if let apart = distance(between: records) {
      let name = "\(table.columns[column]) of \(table.path)"
      return .none(
        .ambiguous("“\(key.shortened)” stands in \(name) \(records.count) times, \(apart) apart"))
    }
    return table.appendShape(of: records, to: &others)
  }

  /// How far the places of records lie apart; `nil` where they are one, or areas, which are taken together.
  private func distance(between records: [Int]) -> Distance? {
    guard records.count > 1 else { return nil }
    var places: [Position] = []
    for record in records {
      if case .polygons = table.shapes.shapes[record] { return nil }
      guard let (x, y) = table.shapes.firstPair(of: record),
        let place = try? Position(latitude: y, longitude: x)
      else { continue }
      places.append(place)
    }
    guard let first = places.first else { return nil }
    let farthest = places.map { Geodesic.meters(from: first, to: $0) }.max() ?? 0
    return farthest > Self.near ? .meters(farthest) : nil
  }
}
