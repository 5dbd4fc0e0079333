// All memory that SQLite owns: a connection, and statements that die before it. Raw pointers are touched here alone.

internal import CSQLite
internal import Venues

/// An open database file.
///
/// It is not `Sendable`: SQLite is opened without its own mutex, and the compiler keeps the handle on one thread.
@safe final class SQLiteConnection {
  /// How a file is opened.
  enum Access {
    case reading
    case writing
    case creating
  }

  let path: String
  private let handle: OpaquePointer

  /// Opens a file; a path is never taken for a URI or for `:memory:`.
  init(path: String, for access: Access, waitMilliseconds: Int32) throws(VenueStoreError) {
    let flags =
      switch access {
      case .reading: SQLITE_OPEN_READONLY
      case .writing: SQLITE_OPEN_READWRITE
      case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    var opened: OpaquePointer?
    let plainPath = path.hasPrefix("/") ? path : "./" + path
    let code = unsafe sqlite3_open_v2(
      plainPath, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard let handle = unsafe opened else {
      throw .database(path: path, reason: "out of memory")
    }
    guard code == SQLITE_OK else {
      let words = unsafe String(cString: sqlite3_errmsg(handle))
      unsafe sqlite3_close_v2(handle)
      throw SQLiteFailure(code: code, words: words, systemError: 0).error(path: path)
    }
    self.path = path
    unsafe self.handle = handle
    unsafe sqlite3_busy_timeout(handle, waitMilliseconds)
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  /// Runs statements that return nothing.
  func execute(_ sql: String) throws(VenueStoreError) {
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// Prepares one statement.
  func prepare(_ sql: String) throws(VenueStoreError) -> SQLiteStatement {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let statement = unsafe prepared else { throw failure(code) }
    return unsafe SQLiteStatement(handle: statement, connection: self)
  }

  /// The row id that the last `INSERT` was given.
  var lastRowID: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

  /// Whether a transaction is under way.
  var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// Whether the file was unlinked or renamed since it was opened.
  var hasMoved: Bool { unsafe sportlink_sqlite_has_moved(handle) != 0 }

  /// The first bytes of the file, read through the open handle.
  func header() throws(VenueStoreError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: CatalogueStamp.headerLength)
    let code = unsafe sportlink_sqlite_read_header(handle, &bytes, Int32(bytes.count))
    guard code == SQLITE_OK || code == sportlink_sqlite_short_read else { throw failure(code) }
    return bytes
  }

  /// SQLite's last failure as an error of the store.
  fileprivate func failure(_ code: Int32) -> VenueStoreError {
    let words = unsafe String(cString: sqlite3_errmsg(handle))
    let systemError = unsafe sportlink_sqlite_last_errno(handle)
    return SQLiteFailure(code: code, words: words, systemError: systemError).error(path: path)
  }
}

/// A prepared statement; parameters count from 1, columns from 0, as in SQLite.
@safe struct SQLiteStatement: ~Copyable {
  private let handle: OpaquePointer
  private let connection: SQLiteConnection

  fileprivate init(handle: OpaquePointer, connection: SQLiteConnection) {
    unsafe self.handle = handle
    self.connection = connection
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Runs to the next row.
  ///
  /// - Returns: Whether there is one; after the last the statement is ready to run again.
  func step() throws(VenueStoreError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    let error = code == SQLITE_DONE ? nil : connection.failure(code)
    unsafe sqlite3_reset(handle)
    if let error { throw error }
    return false
  }

  /// Ends the run; bound values stay.
  func reset() { unsafe sqlite3_reset(handle) }

  /// Runs to the end, for a statement that returns no rows.
  func run() throws(VenueStoreError) {
    while try step() {}
  }
}

// MARK: - Parameters

extension SQLiteStatement {
  func bind(_ value: Int64, at parameter: Int32) {
    unsafe sqlite3_bind_int64(handle, parameter, value)
  }

  func bind(_ value: Double, at parameter: Int32) {
    unsafe sqlite3_bind_double(handle, parameter, value)
  }

  func bind(_ value: String, at parameter: Int32) {
    let length = Int32(clamping: value.utf8.count)
    unsafe sqlite3_bind_text(handle, parameter, value, length, sportlink_sqlite_transient())
  }

  func bind(_ bytes: [UInt8], at parameter: Int32) {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe bind(text: bytes, at: parameter, lifetime: sportlink_sqlite_transient())
    }
  }

  /// Binds a copy of one column of a row.
  func bind(_ column: VenueRow.Column, of row: borrowing VenueRow, at parameter: Int32) {
    let range = row.range(of: column) ?? 0..<0
    unsafe row.text.withUnsafeBytes { text in
      unsafe bind(
        text: UnsafeRawBufferPointer(rebasing: text[range]), at: parameter,
        lifetime: sportlink_sqlite_transient())
    }
  }

  /// Runs a statement that takes a venue's columns as its first parameters, in `VenueRow`'s order, without copying them.
  ///
  /// The parameters point into the row while the statement runs and are never read again: every run binds them anew.
  ///
  /// - Returns: `false` where a unique index refuses the row.
  func run(with row: borrowing VenueRow) throws(VenueStoreError) -> Bool {
    let code = unsafe row.geometry.withUnsafeBytes { geometry in
      unsafe row.text.withUnsafeBytes { text in
        unsafe bind(row, text: text, geometry: geometry)
        return unsafe sqlite3_step(handle)
      }
    }
    let error = code == SQLITE_DONE ? nil : connection.failure(code)
    unsafe sqlite3_reset(handle)
    if code == sportlink_sqlite_constraint_unique { return false }
    if let error { throw error }
    return true
  }

  private func bind(
    _ row: borrowing VenueRow, text: UnsafeRawBufferPointer, geometry: UnsafeRawBufferPointer
  ) {
    unsafe sqlite3_bind_blob(handle, 1, geometry.baseAddress, Int32(clamping: geometry.count), nil)
    unsafe sqlite3_bind_double(handle, 2, row.latitude)
    unsafe sqlite3_bind_double(handle, 3, row.longitude)
    for index in VenueRow.Column.indices {
      let parameter = Int32(index) + VenueRow.Column.firstParameter
      if let range = row.range(at: index) {
        let bytes = unsafe UnsafeRawBufferPointer(rebasing: text[range])
        unsafe bind(text: bytes, at: parameter, lifetime: nil)
      } else {
        unsafe sqlite3_bind_null(handle, parameter)
      }
    }
  }

  /// Binds a text; an empty one still needs an address, since SQLite takes a null pointer for `NULL`.
  private func bind(
    text: UnsafeRawBufferPointer, at parameter: Int32, lifetime: sqlite3_destructor_type?
  ) {
    let empty: StaticString = ""
    let start = unsafe text.baseAddress ?? UnsafeRawPointer(empty.utf8Start)
    unsafe sqlite3_bind_text(
      handle, parameter, start.assumingMemoryBound(to: CChar.self), Int32(clamping: text.count),
      lifetime)
  }
}

// MARK: - Columns

extension SQLiteStatement {
  func isNull(_ column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_NULL }
  func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }
  func double(_ column: Int32) -> Double { unsafe sqlite3_column_double(handle, column) }

  /// Lends the bytes of a text or blob until the statement moves on; `NULL` is no bytes.
  func withBytes<Result, Failure: Error>(
    _ column: Int32, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = unsafe sqlite3_column_blob(handle, column)
    let count = unsafe Int(sqlite3_column_bytes(handle, column))
    let buffer = unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
    return try unsafe body(buffer.assumingMemoryBound(to: UInt8.self).span)
  }
}
