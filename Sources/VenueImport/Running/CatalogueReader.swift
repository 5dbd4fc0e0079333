// A catalogue as input: its venues and records are read by what they mean, and go in as they are.

internal import SQLiteStore
internal import Venues

/// Reads a catalogue.
struct CatalogueReader {
  let queue: BoundedQueue<ImportMessage>

  private static let batchLength = 2000

  /// Reads it and hands its records on; `nil` when nobody wants more.
  ///
  /// - Throws: `ImportError.catalogue` where it can't be read.
  func read(_ path: String) throws(ImportError) -> PartFindings? {
    var findings = PartFindings(
      driver: "SportLink catalogue", referenceSystem: "EPSG:4326 (WGS 84)", numbering: .feature)
    findings.isCompared = false
    var passing = Passing(queue: queue)
    do throws(VenueStoreError) {
      let catalogue = try GeoPackageCatalogue(readingAt: path)
      try catalogue.reading { () throws(VenueStoreError) in
        for name in CollectionName.allCases {
          passing.begin(name)
          if name == .venues {
            try catalogue.forEachVenue { (venue) throws(VenueStoreError) in
              try passing.add(venue.wireRecord)
            }
          } else {
            try catalogue.forEachRecord(in: name) { (record) throws(VenueStoreError) in
              try passing.add(record)
            }
          }
          try passing.flush()
          guard passing.count > 0 else { continue }
          findings.tally.read += passing.count
          findings.decisions.append(
            Decision(
              subject: name.rawValue, choice: "\(passing.count) records",
              evidence: "the file is a catalogue"))
        }
      }
    } catch {
      if passing.isUnwanted { return nil }
      throw .catalogue(error)
    }
    return findings
  }

  /// Records on their way to the writing thread.
  private struct Passing {
    let queue: BoundedQueue<ImportMessage>
    private var name = CollectionName.venues
    private var batch: [WireRecord] = []
    /// How many records of the collection came.
    private(set) var count = 0
    /// Whether nobody wants more.
    private(set) var isUnwanted = false

    init(queue: BoundedQueue<ImportMessage>) { self.queue = queue }

    mutating func begin(_ name: CollectionName) {
      self.name = name
      count = 0
    }

    mutating func add(_ record: WireRecord) throws(VenueStoreError) {
      batch.append(record)
      count += 1
      if batch.count == CatalogueReader.batchLength { try flush() }
    }

    mutating func flush() throws(VenueStoreError) {
      guard !batch.isEmpty else { return }
      isUnwanted = !queue.put(.records(batch, in: name))
      batch = []
      if isUnwanted { throw .stopped(reason: "nobody wants more") }
    }
  }
}
