// SQLite's C API, with what Swift cannot import: destructor constants and the methods of an open file.
#pragma once
#include <sqlite3.h>

// Extended result codes are computed macros.
static const int sportlink_sqlite_constraint_unique = SQLITE_CONSTRAINT_UNIQUE;
static const int sportlink_sqlite_short_read = SQLITE_IOERR_SHORT_READ;

// SQLite copies the bytes before the call returns.
static inline sqlite3_destructor_type sportlink_sqlite_transient(void) {
  return SQLITE_TRANSIENT;
}

// Reads the first bytes of the main database through SQLite's own file handle. Opening and closing the file a second time
// would drop the locks that SQLite holds for this process (POSIX advisory locks).
static inline int sportlink_sqlite_read_header(sqlite3 *database, unsigned char *bytes, int count) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (!file || !file->pMethods) return SQLITE_CANTOPEN;
  return file->pMethods->xRead(file, bytes, count, 0);
}

// The system's error number of the last failed read or write of the main database. sqlite3_system_errno() has often been
// overwritten by the cleaning up that followed.
static inline int sportlink_sqlite_last_errno(sqlite3 *database) {
  int number = 0;
  sqlite3_file_control(database, "main", SQLITE_FCNTL_LAST_ERRNO, &number);
  return number;
}

// Whether the open database file has been unlinked or renamed since; 0 where that can't be told.
static inline int sportlink_sqlite_has_moved(sqlite3 *database) {
  int moved = 0;
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved;
}
