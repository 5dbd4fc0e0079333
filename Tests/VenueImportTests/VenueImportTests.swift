// The suites of VenueImport mirror its sources, a file each.
