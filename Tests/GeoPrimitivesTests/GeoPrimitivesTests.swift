// The suites of GeoPrimitives mirror its sources, a file each.
