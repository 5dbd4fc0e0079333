// The suites of SpatialIndex mirror its sources, a file each.
