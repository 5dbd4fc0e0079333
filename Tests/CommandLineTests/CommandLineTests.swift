// The suites of CommandLine mirror its sources, a file each.
