// The suites of Geodesy mirror its sources, a file each.
