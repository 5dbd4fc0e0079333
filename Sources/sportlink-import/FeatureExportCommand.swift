// `sportlink export` in the formats that GDAL writes.

import CommandLine
import SQLiteStore
import VenueImport
import Venues

enum FeatureExportCommand {
  static func run(_ arguments: ParsedArguments) throws(CommandFailure) {
    let source = try arguments.required("catalogue", example: "city.gpkg")
    let path = try arguments.required("output", example: "city.fgb")
    let format: FeatureExport.Format =
      arguments.value("format").map { $0 == "parquet" ? .parquet : .flatGeobuf }
      ?? FeatureExport.Format(path: path)
    guard path != "-" else {
      throw .usage("a \(format.rawValue) can't be written to standard output; name a file")
    }
    try FilesRead(catalogue: source).spare(from: path)
    OutputLeftovers.remove(of: path)
    do throws(VenueStoreError) {
      let catalogue = try GeoPackageCatalogue(readingAt: source)
      try catalogue.reading { () throws(VenueStoreError) in
        do throws(ImportError) { try FeatureExport.write(catalogue, to: path, as: format) } catch {
          throw VenueStoreError.stopped(reason: "\(error)")
        }
      }
    } catch {
      throw CommandFailure(error)
    }
  }
}
