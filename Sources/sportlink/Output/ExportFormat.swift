// The formats a catalogue can be written in, known by word or by a file's ending.

/// A format of `export`.
enum ExportFormat: String, CaseIterable {
  case geojson, csv, flatgeobuf, parquet, collections

  /// The format that a file's ending names.
  init?(path: String) {
    let ending = path.lowercased().split(separator: ".").last.map(String.init) ?? ""
    switch ending {
    case "geojson": self = .geojson
    case "csv": self = .csv
    case "fgb": self = .flatgeobuf
    case "parquet": self = .parquet
    case "json": self = .collections
    default: return nil
    }
  }
}
