// The suites of SQLiteStore mirror its sources, a file each.
