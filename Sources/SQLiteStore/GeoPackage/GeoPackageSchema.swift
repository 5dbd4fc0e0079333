// The tables of a catalogue: what GeoPackage 1.3 (OGC 12-128r18) asks for, and our own beside it.

internal import Venues

/// The statements that lay out a catalogue.
enum GeoPackageSchema {
  /// The format of our tables that this version writes, and the newest it understands.
  static let format = 1
  /// "GPKG", and the two ids of GeoPackage 1.0 and 1.1, which other programs' files may have.
  static let applicationIDs: [Int64] = [0x4750_4B47, 0x4750_3130, 0x4750_3131]

  /// Marks an empty database as a GeoPackage 1.3.
  static let identity = "PRAGMA application_id = 0x47504B47; PRAGMA user_version = 10300;"

  /// GeoPackage's own tables, where another program has not made them already.
  static let geoPackageTables = """
    CREATE TABLE IF NOT EXISTS gpkg_spatial_ref_sys (
      srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY KEY, organization TEXT NOT NULL,
      organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
    INSERT OR IGNORE INTO gpkg_spatial_ref_sys
        (srs_name, srs_id, organization, organization_coordsys_id, definition, description) VALUES
      ('Undefined Cartesian SRS', -1, 'NONE', -1, 'undefined',
       'undefined Cartesian coordinate reference system'),
      ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined',
       'undefined geographic coordinate reference system'),
      ('WGS 84 geodetic', 4326, 'EPSG', 4326,
       'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],\
    AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],\
    UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AXIS["Latitude",NORTH],AXIS["Longitude",EAST],\
    AUTHORITY["EPSG","4326"]]',
       'longitude/latitude coordinates in decimal degrees on the WGS 84 spheroid');
    CREATE TABLE IF NOT EXISTS gpkg_contents (
      table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE,
      description TEXT DEFAULT '',
      last_change DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')),
      min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER,
      CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id));
    CREATE TABLE IF NOT EXISTS gpkg_geometry_columns (
      table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL,
      srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL,
      CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name),
      CONSTRAINT uk_gc_table_name UNIQUE (table_name),
      CONSTRAINT fk_gc_tn FOREIGN KEY (table_name) REFERENCES gpkg_contents(table_name),
      CONSTRAINT fk_gc_srs FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id));
    """

  /// Our tables.
  ///
  /// Venues may be points and areas, so their geometry column admits both.
  static let ownTables = """
    CREATE TABLE emplacements (
      fid INTEGER PRIMARY KEY NOT NULL, geom GEOMETRY NOT NULL, id TEXT NOT NULL,
      nomEmplacement TEXT NOT NULL, latitude DOUBLE NOT NULL, longitude DOUBLE NOT NULL,
      sportsDisponibles TEXT NOT NULL DEFAULT '[]', heuresOuvertures TEXT, fuseauHoraire TEXT,
      source TEXT NOT NULL, identifiantSource TEXT NOT NULL, autres TEXT);
    INSERT INTO gpkg_contents (table_name, data_type, identifier, description, last_change, srs_id)
      VALUES ('emplacements', 'features', 'emplacements', 'Places where sport is played',
              '1970-01-01T00:00:00.000Z', 4326);
    INSERT INTO gpkg_geometry_columns VALUES ('emplacements', 'geom', 'GEOMETRY', 4326, 0, 0);
    """

  /// One of the collections that are kept as JSON documents.
  static func documentTable(_ name: CollectionName) -> String {
    """
    CREATE TABLE \(name.rawValue) (
      fid INTEGER PRIMARY KEY NOT NULL, id TEXT NOT NULL UNIQUE, document TEXT NOT NULL);
    INSERT INTO gpkg_contents (table_name, data_type, identifier, last_change)
      VALUES ('\(name.rawValue)', 'attributes', '\(name.rawValue)', '1970-01-01T00:00:00.000Z');
    """
  }

  /// What a catalogue says of itself.
  ///
  /// Not listed in `gpkg_contents`, so that no GIS shows it as a layer.
  static let catalogueTable = """
    CREATE TABLE sportlink_catalogue (key TEXT PRIMARY KEY NOT NULL, value NOT NULL) WITHOUT ROWID;
    INSERT INTO sportlink_catalogue VALUES ('format', \(format)), ('revision', 0);
    """

  /// The unique indexes; the source's identifier stands first since it tells rows apart at its first bytes.
  static let createIndexes = """
    CREATE UNIQUE INDEX IF NOT EXISTS emplacements_id ON emplacements (id);
    CREATE UNIQUE INDEX IF NOT EXISTS emplacements_source
      ON emplacements (identifiantSource, source);
    """

  /// A bulk load drops the indexes and sorts them at its end.
  static let dropIndexes = """
    DROP INDEX IF EXISTS emplacements_id;
    DROP INDEX IF EXISTS emplacements_source;
    """
}
