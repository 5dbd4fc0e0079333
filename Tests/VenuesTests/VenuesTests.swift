// The suites of Venues mirror its sources, a file each.
