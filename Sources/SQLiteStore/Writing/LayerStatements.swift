// The statements that write the feature table and find the row that a new one stands for.

internal import Venues

/// A row that is in the table already, compared with the one that comes.
struct ExistingRow {
  let rowID: Int64
  /// Whether every column has the same bytes, or says the same where the order is ignored.
  let isEqual: Bool
  let hasSameID: Bool
  /// The box around the old geometry.
  let extent: Extent
}

/// Who has an id.
struct IDOwner {
  let source: String
}

/// The prepared statements of one transaction.
final class LayerStatements {
  private static let columns = """
    geom, latitude, longitude, id, nomEmplacement, sportsDisponibles, heuresOuvertures, fuseauHoraire,
    source, identifiantSource, autres
    """
  private static let select = "SELECT fid, \(columns) FROM emplacements WHERE"

  let insertion: SQLiteStatement
  let update: SQLiteStatement
  /// Whether members and sports in another order are equal.
  var ignoresOrder = false
  private let byRow: SQLiteStatement
  private let bySource: SQLiteStatement
  private let byID: SQLiteStatement

  init(connection: SQLiteConnection) throws(VenueStoreError) {
    insertion = try connection.prepare(
      "INSERT INTO emplacements (\(Self.columns)) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11)")
    update = try connection.prepare(
      """
      UPDATE emplacements SET (\(Self.columns)) = (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11)
      WHERE fid = ?12
      """)
    byRow = try connection.prepare("\(Self.select) fid = ?1")
    bySource = try connection.prepare("\(Self.select) identifiantSource = ?1 AND source = ?2")
    byID = try connection.prepare("SELECT source FROM emplacements WHERE id = ?1")
  }

  /// The row with the same source and identifier, by the index.
  func existing(withSourceOf row: borrowing VenueRow) throws(VenueStoreError) -> ExistingRow? {
    bySource.bind(.sourceID, of: row, at: 1)
    bySource.bind(.source, of: row, at: 2)
    guard try bySource.step() else { return nil }
    defer { bySource.reset() }
    return ExistingRow(at: bySource, comparedWith: row, ignoringOrder: ignoresOrder)
  }

  /// The row with this number, if it has the same source and identifier.
  func existing(
    _ rowID: Int64, withSourceOf row: borrowing VenueRow
  ) throws(VenueStoreError) -> ExistingRow? {
    byRow.bind(rowID, at: 1)
    guard try byRow.step() else { return nil }
    defer { byRow.reset() }
    guard byRow.column(of: .source, equals: row), byRow.column(of: .sourceID, equals: row) else {
      return nil
    }
    return ExistingRow(at: byRow, comparedWith: row, ignoringOrder: ignoresOrder)
  }

  /// Who has the row's id, by the index.
  func owner(ofIDOf row: borrowing VenueRow) throws(VenueStoreError) -> IDOwner? {
    byID.bind(.id, of: row, at: 1)
    guard try byID.step() else { return nil }
    defer { byID.reset() }
    return IDOwner(source: byID.text(0) ?? "")
  }

  /// The owner of the row with this number, if it has the same id.
  func owner(
    _ rowID: Int64, ofIDOf row: borrowing VenueRow
  ) throws(VenueStoreError) -> IDOwner? {
    byRow.bind(rowID, at: 1)
    guard try byRow.step() else { return nil }
    defer { byRow.reset() }
    guard byRow.column(of: .id, equals: row) else { return nil }
    return IDOwner(source: byRow.text(VenueRow.Column.source.resultColumn) ?? "")
  }
}

extension VenueRow.Column {
  /// Where the column stands in `LayerStatements.select`: the row's number comes before the parameters.
  fileprivate var resultColumn: Int32 { Int32(rawValue) + Self.firstParameter }
}

extension SQLiteStatement {
  /// Whether a text column of the result has a row's bytes.
  fileprivate func column(of column: VenueRow.Column, equals row: borrowing VenueRow) -> Bool {
    guard let range = row.range(of: column) else { return isNull(column.resultColumn) }
    guard !isNull(column.resultColumn) else { return false }
    return withBytes(column.resultColumn) { $0.isEqual(to: row.text.span.extracting(range)) }
  }
}

extension SQLiteStatement {
  /// Whether the sports or the properties of the result are those of a row in another order.
  fileprivate func column(of column: VenueRow.Column, saysAs row: borrowing VenueRow) -> Bool {
    guard column == .sports || column == .properties, let range = row.range(of: column),
      !isNull(column.resultColumn)
    else { return false }
    return withBytes(column.resultColumn) { old in
      let new = row.text.span.extracting(range)
      return column == .sports
        ? RowLikeness.sameSports(old, new) : RowLikeness.sameMembers(old, new)
    }
  }
}

extension ExistingRow {
  fileprivate init(
    at result: borrowing SQLiteStatement, comparedWith row: borrowing VenueRow,
    ignoringOrder: Bool
  ) {
    rowID = result.integer(0)
    hasSameID = result.column(of: .id, equals: row)
    let hasSameGeometry = result.withBytes(1) { $0.isEqual(to: row.geometry.span) }
    var isEqual =
      hasSameID && hasSameGeometry && result.double(2) == row.latitude
      && result.double(3) == row.longitude
    for column in VenueRow.Column.allCases where isEqual {
      isEqual =
        result.column(of: column, equals: row)
        || ignoringOrder && result.column(of: column, saysAs: row)
    }
    self.isEqual = isEqual
    extent = hasSameGeometry ? row.extent : result.withBytes(1) { Extent(geometry: $0) }
  }
}
