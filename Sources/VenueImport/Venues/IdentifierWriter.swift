// The identifier of a record in its dataset: from its column, or made of what the record holds.

internal import GeoPrimitives

/// Writes the identifiers of records.
///
/// Records that hold the same are told apart by how many of them came before: two courts may well look alike.
struct IdentifierWriter: Sendable {
  private let identity: Identity
  /// The columns in the order in which they count.
  private let order: [Int]
  private var contents = HashSet64()
  private var repetitions: [UInt64: Int] = [:]

  /// Prepares for a file; where columns stand in the order in which its records name them, their names are their order.
  init(_ identity: Identity, columns: [String], areLearned: Bool) {
    self.identity = identity
    let places = Array(columns.indices)
    order = areLearned ? places.sorted { columns[$0] < columns[$1] } : places
  }

  /// Appends a record's identifier.
  ///
  /// - Returns: Where it stands, and whether it was made of the record although a column should have it.
  mutating func append(
    _ batch: borrowing RecordBatch, _ row: Int, _ position: Position, to bytes: inout [UInt8]
  ) -> (range: Range<Int>, isMadeUp: Bool) {
    let start = bytes.count
    if case .column(let column) = identity {
      append(batch, batch.cell(row, column), to: &bytes)
      if bytes.count > start { return (start..<bytes.count, false) }
    }
    let content = content(of: batch, row, position)
    bytes.append(contentsOf: "content-".utf8)
    let digits = String(content, radix: 16)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 16 - digits.utf8.count))
    bytes.append(contentsOf: digits.utf8)
    if !contents.insert(content) {
      let number = repetitions[content, default: 1] + 1
      repetitions[content] = number
      bytes.append(contentsOf: "-\(number)".utf8)
    }
    return (start..<bytes.count, identity != .content)
  }

  /// A number that stands for all that a record holds.
  private func content(
    of batch: borrowing RecordBatch, _ row: Int, _ position: Position
  ) -> UInt64 {
    var hash = StableHash()
    for column in order { hash.add(batch, batch.cell(row, column)) }
    // A hundredth of a millimetre: two ways to compute one position make no two venues.
    hash.add(rounded: position.latitude)
    hash.add(rounded: position.longitude)
    return hash.value
  }

  /// Appends a cell as text without spaces around it.
  private func append(_ batch: borrowing RecordBatch, _ cell: Cell, to bytes: inout [UInt8]) {
    guard case .text = cell else { return bytes.append(contentsOf: batch.string(cell).utf8) }
    bytes.append(contentsOf: batch.trimmedBytes(cell))
  }
}

extension StableHash {
  /// Adds a cell, told from its neighbours by a byte that no text has.
  fileprivate mutating func add(_ batch: borrowing RecordBatch, _ cell: Cell) {
    switch cell {
    case .text(let start, let end), .json(let start, let end):
      add(batch.bytes.span.extracting(Int(start)..<Int(end)))
    case .absent: break
    case .integer, .real, .boolean:
      for byte in batch.string(cell).utf8 { add(byte) }
    }
    add(0xFF)
  }

  /// Adds degrees, to ten decimals.
  fileprivate mutating func add(rounded degrees: Double) {
    let value = Int64((degrees * 1e10).rounded())
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
