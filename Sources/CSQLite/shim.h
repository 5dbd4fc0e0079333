// SQLite's C API, with the destructor constants that Swift cannot import.
#pragma once
#include <sqlite3.h>

// SQLite copies the bytes before the call returns.
static inline sqlite3_destructor_type sportlink_sqlite_transient(void) {
  return SQLITE_TRANSIENT;
}
