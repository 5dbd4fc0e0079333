// `sportlink generate`: a synthetic city into a catalogue or a file.

import CommandLine
import SQLiteStore
import Venues

extension Commands {
  static func generate(
    _ arguments: ParsedArguments, output: inout StandardStream
  ) throws(CommandFailure) {
    _ = try arguments.required("venues", example: "100000")
    let count = try arguments.count("venues", 0...100_000_000) ?? 0
    let seedText = try arguments.required("seed", example: "7")
    guard let seed = UInt64(seedText) else {
      throw .usage("--seed '\(seedText)' is no whole number of 0 or more")
    }
    let city = SyntheticCity(venueCount: count, seed: seed)
    switch (arguments.value("into"), arguments.value("output")) {
    case (let path?, nil): try fill(path, with: city)
    case (nil, let path?): try write(city, to: path)
    default: throw .usage("generate needs either --into C.gpkg or --output FILE.csv|.geojson")
    }
  }

  private static func fill(_ path: String, with city: SyntheticCity) throws(CommandFailure) {
    var progress = ProgressLine("generating", noun: "venues")
    do {
      let session = WritingSession(uuid: Surroundings.uuid(), instant: Surroundings.nowText)
      let catalogue = try GeoPackageCatalogue(writingAt: path, session: session)
      try catalogue.write { writer in
        for (number, venue) in city.enumerated() {
          _ = try writer.upsert(venue)
          if number & 1023 == 0 {
            progress.update(count: number, fraction: Double(number) / Double(city.count))
          }
        }
      }
      progress.finish()
    } catch {
      progress.finish()
      if let error = error as? VenueStoreError { throw CommandFailure(error, writing: path) }
      throw CommandFailure(any: error)
    }
    _ = try OpenCatalogue(at: path)
  }

  private static func write(_ city: SyntheticCity, to path: String) throws(CommandFailure) {
    guard let format = ExportFormat(path: path), format == .csv || format == .geojson else {
      throw .usage("--output '\(path)' must end in .csv or .geojson")
    }
    var progress = ProgressLine("generating", noun: "bytes")
    var written = 0
    let file = try OutputFile(path: path)
    let sink: ([UInt8]) throws(CommandFailure) -> Void = { (bytes) throws(CommandFailure) in
      try file.write(bytes)
      written += bytes.count
      progress.update(count: written, fraction: nil)
    }
    if format == .csv { try city.writeCSV(to: sink) } else { try city.writeGeoJSON(to: sink) }
    progress.finish()
    try file.commit()
  }
}
