// One file of the seeds' own collections: nothing to decide, everything goes in as it is.

internal import Venues

/// Reads a file of collections.
struct CollectionReader {
  let queue: BoundedQueue<ImportMessage>
  let source: String

  private static let batchLength = 2000

  /// Reads it and hands its records on; `nil` when nobody wants more.
  func read(_ file: InputFile, _ log: GDALLog) throws(ImportError) -> PartFindings? {
    let collections = try RecordCollections(file, log: log)
    var findings = PartFindings(
      driver: "SportLink collections", encoding: TextEncoding.utf8.rawValue,
      referenceSystem: "EPSG:4326 (WGS 84)", numbering: .feature)
    findings.isCompared = false
    for (number, fault) in collections.faults.enumerated() {
      findings.tally.read += 1
      findings.tally.reject(number + 1, field: fault.path, "\(fault)")
    }
    for collection in collections.document.collections {
      for start in stride(from: 0, to: collection.records.count, by: Self.batchLength) {
        let end = min(start + Self.batchLength, collection.records.count)
        let slice = Array(collection.records[start..<end])
        guard queue.put(.records(slice, in: collection.name)) else { return nil }
      }
      findings.tally.read += collection.records.count
      findings.decisions.append(
        Decision(
          subject: collection.name.rawValue, choice: "\(collection.records.count) records",
          evidence: "the collection's name"))
    }
    return findings
  }
}
