// A catalogue of venues in one GeoPackage file.
