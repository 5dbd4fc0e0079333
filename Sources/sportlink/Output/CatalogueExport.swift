// Streams a catalogue into a file: one venue in memory at a time.

import CommandLine
import SQLiteStore
import Venues

/// Writes a catalogue as GeoJSON, CSV or the seeds' collections.
struct CatalogueExport {
  let file: OutputFile
  private var buffer: [UInt8] = []

  init(file: OutputFile) { self.file = file }

  mutating func writeGeoJSON(_ catalogue: GeoPackageCatalogue) throws(CommandFailure) {
    add("{\"type\":\"FeatureCollection\",\"features\":[\n")
    var separator = ""
    try forEachVenue(of: catalogue) { (venue, buffer) in
      buffer.append(contentsOf: separator.utf8)
      venue.geoJSONFeature().write(to: &buffer)
      separator = ",\n"
    }
    add("\n]}\n")
    try flush()
  }

  mutating func writeCSV(_ catalogue: GeoPackageCatalogue) throws(CommandFailure) {
    VenueTable.appendHeader(to: &buffer)
    try forEachVenue(of: catalogue) { (venue, buffer) in VenueTable.append(venue, to: &buffer) }
    try flush()
  }

  /// All collections in one file, each a record by id, in exactly the app's keys.
  mutating func writeCollections(_ catalogue: GeoPackageCatalogue) throws(CommandFailure) {
    var separator = ""
    for name in CollectionName.allCases {
      add(separator.isEmpty ? "{" : "\n},\n")
      add("\"\(name.rawValue)\":{")
      separator = "\n"
      if name == .venues {
        try forEachVenue(of: catalogue) { (venue, buffer) in
          CatalogueExport.append(venue.wireRecord, separator, to: &buffer)
          separator = ",\n"
        }
      } else {
        try writeRecords(of: catalogue, in: name)
      }
      separator = "\n"
    }
    add("\n}}\n")
    try flush()
  }

  private mutating func writeRecords(
    of catalogue: GeoPackageCatalogue, in name: CollectionName
  ) throws(CommandFailure) {
    var separator = "\n"
    var pending: [UInt8] = []
    do {
      try catalogue.forEachRecord(in: name) { (record) throws(VenueStoreError) in
        CatalogueExport.append(record, separator, to: &pending)
        separator = ",\n"
      }
    } catch {
      throw CommandFailure(error)
    }
    buffer += pending
    try flush()
  }

  private static func append(
    _ record: WireRecord, _ separator: String, to buffer: inout [UInt8]
  ) {
    buffer.append(contentsOf: separator.utf8)
    JSONValue.string(record.id).write(to: &buffer)
    buffer.append(UInt8(ascii: ":"))
    record.object.write(to: &buffer)
  }

  private mutating func forEachVenue(
    of catalogue: GeoPackageCatalogue, _ append: (Venue, inout [UInt8]) -> Void
  ) throws(CommandFailure) {
    var buffer = buffer
    let file = file
    do {
      try catalogue.forEachVenue { (venue) throws(VenueStoreError) in
        append(venue, &buffer)
        guard buffer.count > 1 << 18 else { return }
        do throws(CommandFailure) { try file.write(buffer) } catch {
          throw VenueStoreError.stopped(reason: error.message)
        }
        buffer.removeAll(keepingCapacity: true)
      }
    } catch {
      throw CommandFailure(error)
    }
    self.buffer = buffer
  }

  private mutating func add(_ text: String) { buffer.append(contentsOf: text.utf8) }

  private mutating func flush() throws(CommandFailure) {
    try file.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
