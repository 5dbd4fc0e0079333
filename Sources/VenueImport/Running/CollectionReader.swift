// One file of the seeds' own collections: nothing to decide, everything goes in as it is.

internal import Venues

/// Reads a file of collections.
struct CollectionReader {
  let queue: BoundedQueue<ImportMessage>
  let source: String

  private static let batchLength = 2000

  /// Reads it and hands its records on; `nil` when nobody wants more.
  func read(_ file: InputFile, _ log: GDALLog) throws(ImportError) -> PartFindings? {
    var findings = PartFindings(
      driver: "SportLink collections", encoding: TextEncoding.utf8.rawValue,
      referenceSystem: "EPSG:4326 (WGS 84)", numbering: .feature)
    findings.isCompared = false
    let isGoing =
      RecordCollections.hasFeatures(file.beginning)
      ? try readFeatures(file, log, &findings) : try readCollections(file, log, &findings)
    return isGoing ? findings : nil
  }

  /// Hands features on as they are read.
  private func readFeatures(
    _ file: InputFile, _ log: GDALLog, _ findings: inout PartFindings
  ) throws(ImportError) -> Bool {
    var features = try WireFeatures(file, log: log)
    var batch: [WireRecord] = []
    var accepted = 0
    while let feature = try features.next() {
      switch feature {
      case .failure(let fault):
        findings.tally.reject(features.count, field: fault.path, "\(fault)")
      case .success(let record):
        batch.append(record)
        accepted += 1
      }
      if batch.count == Self.batchLength {
        guard queue.put(.records(batch, in: .venues)) else { return false }
        batch = []
      }
    }
    guard batch.isEmpty || queue.put(.records(batch, in: .venues)) else { return false }
    findings.tally.read += features.count
    findings.decisions.append(decision(.venues, accepted))
    return true
  }

  private func decision(_ name: CollectionName, _ count: Int) -> Decision {
    Decision(
      subject: name.rawValue, choice: "\(count) records", evidence: "the collection's name")
  }

  /// Hands on the records of a file that is read whole.
  private func readCollections(
    _ file: InputFile, _ log: GDALLog, _ findings: inout PartFindings
  ) throws(ImportError) -> Bool {
    let collections = try RecordCollections(file, log: log)
    for (number, fault) in collections.faults.enumerated() {
      findings.tally.read += 1
      findings.tally.reject(number + 1, field: fault.path, "\(fault)")
    }
    for collection in collections.document.collections {
      for start in stride(from: 0, to: collection.records.count, by: Self.batchLength) {
        let end = min(start + Self.batchLength, collection.records.count)
        let slice = Array(collection.records[start..<end])
        guard queue.put(.records(slice, in: collection.name)) else { return false }
      }
      findings.tally.read += collection.records.count
      findings.decisions.append(decision(collection.name, collection.records.count))
    }
    return true
  }
}
