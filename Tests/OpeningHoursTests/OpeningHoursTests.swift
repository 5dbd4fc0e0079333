// The suites of OpeningHours mirror its sources, a file each.
