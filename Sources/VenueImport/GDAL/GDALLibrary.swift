// GDAL as this house uses it: vector drivers that read files, no network, nothing beside the input.

internal import CGDAL

/// The settings that every use of GDAL relies on, made once.
enum GDALLibrary {
  /// Loads the drivers, once in a process.
  static func prepare() { ready }

  private static let ready: Void = {
    GDALAllRegister()
    sportlink_refuse_fetches()
    // Spreadsheets are read as tables of text, whose header is found as in every other table.
    for format in ["XLSX", "ODS", "XLS"] {
      set("OGR_\(format)_HEADERS", "DISABLE")
      set("OGR_\(format)_FIELD_TYPES", "STRING")
    }
    // Without this a compressed input gets a file with its length beside it.
    set("CPL_VSIL_GZIP_WRITE_PROPERTIES", "NO")
    set("GML_SKIP_RESOLVE_ELEMS", "ALL")
    set("OGR_GEOJSON_MAX_OBJ_SIZE", "512")
    // Where a big OpenStreetMap file spills to; without it that is the current directory.
    let places = ["CPL_TMPDIR", "TMPDIR", "TEMP"]
    if places.allSatisfy({ unsafe CPLGetConfigOption($0, nil) == nil }) {
      set("CPL_TMPDIR", "/tmp")
    }
  }()

  private static func set(_ key: String, _ value: String) {
    unsafe CPLSetConfigOption(key, value)
  }

  /// The drivers that may open an input: those that read files and nothing but files.
  ///
  /// Databases, services and formats that can name other places to read from are not among them.
  static let readers = [
    "GeoJSON", "GeoJSONSeq", "ESRIJSON", "TopoJSON", "JSONFG", "ESRI Shapefile", "GPKG", "SQLite",
    "FlatGeobuf", "LIBKML", "KML", "GML", "GPX", "GeoRSS", "MapML", "OSM", "XLSX", "XLS", "ODS",
    "MapInfo File", "OpenFileGDB", "DXF", "DGN", "Parquet", "Arrow", "JML", "OGR_GMT",
    "Geoconcept", "EDIGEO", "SOSI", "LVBAG", "NAS", "Interlis 1", "Interlis 2", "S57", "SXF",
    "VFK", "UK .NTF",
  ]
}
