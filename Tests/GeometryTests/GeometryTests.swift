// The suites of Geometry mirror its sources, a file each.
