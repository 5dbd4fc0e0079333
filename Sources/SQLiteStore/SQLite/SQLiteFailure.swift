// The one place where SQLite's result codes become errors of the store.

internal import CSQLite
internal import Venues

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A result code that is no success, SQLite's words for it, and the system's error number behind it.
struct SQLiteFailure {
  let code: Int32
  let words: String
  let systemError: Int32

  /// The error that a caller of the store meets.
  func error(path: String) -> VenueStoreError {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy(path: path)
    case SQLITE_FULL: .diskFull(path: path)
    case SQLITE_IOERR where [ENOSPC, EDQUOT, EFBIG].contains(systemError): .diskFull(path: path)
    case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .readOnly(path: path)
    case SQLITE_NOTADB: .notACatalogue(path: path, reason: "it is no SQLite database")
    case SQLITE_CORRUPT: .notACatalogue(path: path, reason: "the database is damaged or cut short")
    default: .database(path: path, reason: words)
    }
  }
}
