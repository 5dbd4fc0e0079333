// The import as a whole: one thread reads and decides, this one writes, in one transaction for all files.

internal import Dispatch
package import SQLiteStore
internal import Venues

/// Imports files into a catalogue.
package struct Importer: Sendable {
  private let options: ImportOptions
  private let knowledge: ImportKnowledge
  private let elapsed: @Sendable () -> Duration

  /// So many batches wait between the threads at most.
  private static let batchesInFlight = 4

  /// Prepares an import.
  ///
  /// - Parameters:
  ///   - options: What to import, and how.
  ///   - knowledge: Reads sports and hours in texts.
  ///   - elapsed: The time since any fixed moment, for the durations in the report.
  package init(
    _ options: ImportOptions, knowledge: ImportKnowledge = .standard,
    elapsed: @escaping @Sendable () -> Duration
  ) {
    self.options = options
    self.knowledge = knowledge
    self.elapsed = elapsed
  }

  /// Imports into a catalogue, in one transaction: all files or nothing.
  ///
  /// Importing the same files again changes nothing.
  ///
  /// - Parameters:
  ///   - path: The catalogue; it is made where there is none.
  ///   - session: Who writes.
  ///   - progress: Told after every batch, on the caller's thread.
  /// - Returns: What was read, decided and written, row by row accounted for.
  /// - Throws: `ImportError`; the catalogue is then as it was.
  package func run(
    into path: String, session: WritingSession, progress: (ImportProgress) -> Void = { _ in }
  ) throws(ImportError) -> ImportReport {
    let start = elapsed()
    let queue = BoundedQueue<ImportMessage>(capacity: Self.batchesInFlight)
    let reader = try makeReader(queue)
    let ended = DispatchSemaphore(value: 0)
    DispatchQueue(label: "reading").async {
      reader.run()
      ended.signal()
    }
    defer {
      queue.close()
      ended.wait()
    }
    // The catalogue is not touched before the first file is known to be readable.
    var first = queue.take()
    var report = ImportReport(catalogue: path, isRehearsal: options.isRehearsal)
    var skipped: [(path: String, error: ImportError)] = []
    while case .skipped(let path, let error) = first {
      skipped.append((path, error))
      first = queue.take()
    }
    if case .failed(let error) = first { throw error }
    if case .finished = first {
      report.skipped = skipped
      report.duration = elapsed() - start
      return report
    }
    do {
      let catalogue = try GeoPackageCatalogue(writingAt: path, session: session)
      report.parts = try catalogue.write(options.isRehearsal ? .rehearsing : .committing) {
        writer in
        var before = try ReleaseComparison(before: catalogue)
        var parts = try write(
          first, from: queue, to: &writer, comparing: &before, skipping: &skipped, progress)
        try retire(&parts, before, in: catalogue, &writer)
        return parts
      }
      report.skipped = skipped
    } catch let error as ImportError {
      throw error
    } catch let error as VenueStoreError {
      throw .catalogue(error)
    } catch {
      throw .catalogue(.database(path: path, reason: "\(error)"))
    }
    report.duration = elapsed() - start
    return report
  }

  /// The reader of the files, with all that the options name looked up.
  func makeReader(_ queue: BoundedQueue<ImportMessage>) throws(ImportError) -> FileReader {
    try FileReader(options, knowledge: knowledge, elapsed: elapsed, queue: queue)
  }

  /// Marks what the newest release of each dataset does not have.
  private func retire(
    _ parts: inout [PartReport], _ before: ReleaseComparison, in catalogue: GeoPackageCatalogue,
    _ writer: inout CatalogueWriter
  ) throws(VenueStoreError) {
    for index in parts.indices where parts[index].isCompared && !before.isEmpty {
      // A dataset in several parts is whole after the last of them.
      let source = parts[index].source
      if parts[(index + 1)...].contains(where: { $0.source == source }) { continue }
      let all = parts.filter { $0.source == source }
      let (count, warning) = try before.retire(
        source: source, rejected: all.reduce(0) { $0 + $1.rejected },
        isDamaged: all.contains(where: \.isDamaged), endsOpen: all.contains(where: \.endsOpen),
        in: catalogue, &writer)
      parts[index].outcomes.retired = count
      if let warning { parts[index].warnings.append(warning) }
    }
  }

  /// Takes messages until all files are read.
  private func write(
    _ first: ImportMessage, from queue: BoundedQueue<ImportMessage>,
    to writer: inout CatalogueWriter, comparing before: inout ReleaseComparison,
    skipping skipped: inout [(path: String, error: ImportError)],
    _ progress: (ImportProgress) -> Void
  ) throws -> [PartReport] {
    var isOpen = false
    var parts: [PartReport] = []
    var heading = PartHeading(path: "", part: nil, source: "")
    var writing = VenueWriting(source: "")
    var renaming: ImportWarning?
    var isNamed = true
    var rows = 0
    var message = first
    while true {
      switch message {
      case .began(let began):
        heading = began
        isOpen = true
        writing = VenueWriting(source: began.source, isRemembered: began.isRemembered)
        renaming = nil
        isNamed = began.isSourceTold
      case .drafts(let batch, let fraction):
        if !isNamed, !batch.drafts.isEmpty {
          isNamed = true
          let (name, away) = before.source(named: heading.source, of: batch)
          if let away {
            let detail = "“\(name)” (\(away.grouped) km away)"
            renaming = ImportWarning(.sourceRenamed, detail: detail)
            heading.source = name
            writing = VenueWriting(source: name, isRemembered: heading.isRemembered)
          }
        }
        try writing.write(batch, to: &writer, comparing: &before)
        rows += batch.drafts.count
        progress(ImportProgress(path: heading.path, rows: rows, fractionRead: fraction))
      case .records(let records, let name):
        try writing.write(records, in: name, to: &writer, options: options)
        rows += records.count
        progress(ImportProgress(path: heading.path, rows: rows, fractionRead: nil))
      case .ended(let findings):
        isOpen = false
        var part = PartReport(
          heading, findings, writing.outcomes, refused: writing.refused, zones: writing.zones)
        if let renaming { part.warnings.append(renaming) }
        parts.append(part)
      case .noted(let warnings): parts[parts.count - 1].warnings += warnings
      case .skipped(let path, let error):
        // What was written of a file before it broke off stays, and is told.
        if isOpen {
          parts.append(
            PartReport(
              heading, PartFindings(brokenOffBy: error, writing), writing.outcomes,
              refused: writing.refused, zones: writing.zones))
        }
        isOpen = false
        skipped.append((path, error))
      case .finished: return parts
      case .failed(let error): throw error
      }
      message = queue.take()
    }
  }
}

/// How far an import is.
package struct ImportProgress: Hashable, Sendable {
  /// The file that is being read.
  package let path: String
  /// How many rows of all files have passed.
  package let rows: Int
  /// How much of the file was read, 0…1; `nil` where nobody knows.
  package let fractionRead: Double?
}
