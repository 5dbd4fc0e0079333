// SQLite as another program would use it, to damage and to examine catalogues from outside.

import CSQLite
import Foundation

struct RawDatabaseError: Error {
  let words: String
}

/// Runs statements on a database file and returns the first column of every row.
@discardableResult
func runSQL(_ sql: String, on path: String) throws -> [String] {
  var database: OpaquePointer?
  defer { sqlite3_close(database) }
  guard sqlite3_open(path, &database) == SQLITE_OK else { throw RawDatabaseError(words: path) }
  var rows: [String] = []
  var words: UnsafeMutablePointer<CChar>?
  let code = withUnsafeMutablePointer(to: &rows) { rows in
    sqlite3_exec(
      database, sql,
      { context, count, values, _ in
        let text = count > 0 ? values?[0].map { String(cString: $0) } : nil
        context?.assumingMemoryBound(to: [String].self).pointee.append(text ?? "NULL")
        return 0
      }, rows, &words)
  }
  guard code == SQLITE_OK else {
    defer { sqlite3_free(words) }
    throw RawDatabaseError(words: words.map { String(cString: $0) } ?? "\(code)")
  }
  return rows
}
