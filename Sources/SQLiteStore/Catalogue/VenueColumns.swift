// The columns of a venue's row, as SQLite lends them or as bytes that another thread may read.

/// A row of `VenueDecoder.select`.
protocol VenueColumns: ~Copyable {
  /// Whether a column is `NULL`.
  func isNull(_ column: Int32) -> Bool
  /// A column as a number.
  func double(_ column: Int32) -> Double
  /// Lends the bytes of a text or blob; `NULL` is no bytes.
  func withBytes<Result, Failure: Error>(
    _ column: Int32, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result
}

extension VenueColumns where Self: ~Copyable {
  /// A text, or `nil` where its bytes are not UTF-8.
  func text(_ column: Int32) -> String? {
    withBytes(column) { bytes in
      guard let text = try? UTF8Span(validating: bytes) else { return nil }
      return String(copying: text)
    }
  }
}

extension SQLiteStatement: VenueColumns {}

/// Copies of rows: SQLite is read on one thread while venues are made of its rows on another.
///
/// They are gone through as the rows of a statement are: `next` goes on, the columns are those of the row it came to.
struct VenueRows {
  private static let columns = 11
  /// So many rows go over at once.
  static let batch = 512

  private var bytes: [UInt8] = []
  /// Where the columns end, one after another; a `NULL` is the complement of where it would end.
  private var ends: [Int32] = []
  private var positions: [(latitude: Double, longitude: Double)] = []
  /// The row whose columns are asked for.
  private var current = -1

  /// How many rows there are.
  var count: Int { positions.count }

  /// Whether no further row should be appended before these are used: an outline may be large.
  var isFull: Bool { count >= Self.batch || bytes.count >= 1 << 20 }

  /// Goes to the next row, the first one at first; `false` behind the last.
  mutating func next() -> Bool {
    current += 1
    return current < count
  }

  /// Forgets the rows but keeps their memory, unless large rows made it large.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 21)
    ends.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    current = -1
  }

  /// Copies a row.
  mutating func append(_ row: borrowing SQLiteStatement) {
    for column in 0..<Int32(Self.columns) {
      guard column != VenueDecoder.latitude, column != VenueDecoder.longitude else {
        ends.append(Int32(clamping: bytes.count))
        continue
      }
      let isNull = row.isNull(column)
      row.withBytes(column) { value in
        unsafe value.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
      }
      let end = Int32(clamping: bytes.count)
      ends.append(isNull ? ~end : end)
    }
    positions.append((row.double(VenueDecoder.latitude), row.double(VenueDecoder.longitude)))
  }
}

extension VenueRows: VenueColumns {
  func isNull(_ column: Int32) -> Bool { ends[Self.columns * current + Int(column)] < 0 }

  func double(_ column: Int32) -> Double {
    let position = positions[current]
    return column == VenueDecoder.latitude ? position.latitude : position.longitude
  }

  func withBytes<Result, Failure: Error>(
    _ column: Int32, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let place = Self.columns * current + Int(column)
    let start = place == 0 ? 0 : end(place - 1)
    return try body(bytes.span.extracting(start..<end(place)))
  }

  private func end(_ place: Int) -> Int {
    let end = ends[place]
    return Int(end < 0 ? ~end : end)
  }
}
