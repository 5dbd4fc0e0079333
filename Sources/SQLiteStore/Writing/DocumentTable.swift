// The collections that are kept as JSON documents: a row a record, its id and its text.

internal import Venues

/// One attribute table during a transaction.
final class DocumentTable {
  private let find: SQLiteStatement
  private let insertion: SQLiteStatement
  private let update: SQLiteStatement
  private(set) var changeCount = 0

  init(_ name: CollectionName, connection: SQLiteConnection) throws(VenueStoreError) {
    let table = name.rawValue
    find = try connection.prepare("SELECT document FROM \(table) WHERE id = ?1")
    insertion = try connection.prepare("INSERT INTO \(table) (document, id) VALUES (?1, ?2)")
    update = try connection.prepare("UPDATE \(table) SET document = ?1 WHERE id = ?2")
  }

  /// Adds a record or replaces the one that has its id.
  func upsert(_ record: WireRecord) throws(VenueStoreError) -> UpsertOutcome {
    var document: [UInt8] = []
    record.object.write(to: &document)
    find.bind(record.id, at: 1)
    let isThere = try find.step()
    let isEqual = isThere && find.withBytes(0) { Array(copying: $0) } == document
    find.reset()
    if isEqual { return .unchanged }
    try run(isThere ? .update : .insertion, document: document, id: record.id)
    changeCount += 1
    return isThere ? .changed : .added
  }

  private enum Writing {
    case insertion
    case update
  }

  private func run(
    _ writing: Writing, document: [UInt8], id: String
  ) throws(VenueStoreError) {
    switch writing {
    case .insertion: try insertion.run(document, id)
    case .update: try update.run(document, id)
    }
  }
}

extension SQLiteStatement {
  fileprivate func run(_ document: [UInt8], _ id: String) throws(VenueStoreError) {
    bind(document, at: 1)
    bind(id, at: 2)
    try run()
  }
}

extension Array<UInt8> {
  fileprivate init(copying bytes: Span<UInt8>) {
    self = []
    reserveCapacity(bytes.count)
    for index in bytes.indices { append(bytes[index]) }
  }
}
