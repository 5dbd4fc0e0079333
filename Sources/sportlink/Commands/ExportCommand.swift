// `sportlink export`: the whole catalogue as a file of another format.

import CommandLine
import SQLiteStore
import Venues

extension Commands {
  static func export(
    _ arguments: ParsedArguments, words: [String], output: inout StandardStream
  ) throws(CommandFailure) {
    let path = try arguments.required("output", example: "city.geojson")
    let source = try arguments.required("catalogue", example: "city.gpkg")
    let format = try exportFormat(arguments, path: path)
    try FilesRead(catalogue: source).spare(from: path)
    if format == .flatgeobuf || format == .parquet { try SiblingCommand.become(words) }
    do throws(VenueStoreError) {
      let catalogue = try GeoPackageCatalogue(readingAt: source)
      try catalogue.reading { () throws(VenueStoreError) in
        do throws(CommandFailure) {
          try write(catalogue, as: format, to: path)
        } catch {
          throw VenueStoreError.stopped(reason: error.message)
        }
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func exportFormat(
    _ arguments: ParsedArguments, path: String
  ) throws(CommandFailure) -> ExportFormat {
    if let word = arguments.value("format") {
      guard let format = ExportFormat(rawValue: word) else {
        let words = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("there is no export format '\(word)'; there are \(words)")
      }
      return format
    }
    guard let format = ExportFormat(path: path) else {
      throw .usage(
        "the ending of '\(path)' names no format; use .geojson, .csv, .fgb, .parquet or .json, or give --format"
      )
    }
    return format
  }

  private static func write(
    _ catalogue: GeoPackageCatalogue, as format: ExportFormat, to path: String
  ) throws(CommandFailure) {
    let file = try OutputFile(path: path)
    var writer = CatalogueExport(file: file)
    switch format {
    case .geojson: try writer.writeGeoJSON(catalogue)
    case .csv: try writer.writeCSV(catalogue)
    case .collections, .flatgeobuf, .parquet: try writer.writeCollections(catalogue)
    }
    try file.commit()
  }
}
