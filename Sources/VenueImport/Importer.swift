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
    let answers = BoundedQueue<GroupAnchors>(capacity: 1)
    if options.inputs.contains(where: { FileKind.areSame($0, path) }) {
      throw .catalogueAsInput(path: path)
    }
    let reader = try makeReader(queue, answers, besides: path)
    let ended = DispatchSemaphore(value: 0)
    DispatchQueue(label: "reading").async {
      reader.run()
      ended.signal()
    }
    defer {
      queue.close()
      answers.close()
      ended.wait()
    }
    // The catalogue is not touched before the first file is known to be readable.
    var first = queue.take()
    var report = ImportReport(catalogue: path, isRehearsal: options.isRehearsal)
    report.passedOver = InputList.passedOver(in: options.inputs)
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
    let rehearsalPath = "\(options.temporaryDirectory)/sportlink-\(session.uuid).gpkg"
    defer { if options.isRehearsal { GeoPackageCatalogue.removeCopy(at: rehearsalPath) } }
    do {
      let catalogue = try open(path, session, copyingTo: rehearsalPath)
      report.parts = try catalogue.write(options.isRehearsal ? .rehearsing : .committing) {
        writer in
        writer.ignoreOrder()
        var before = try ReleaseComparison(before: catalogue, merges: options.merges)
        var parts = try write(
          first, from: queue, answering: answers, to: &writer, comparing: &before, in: catalogue,
          skipping: &skipped, progress)
        try retire(&parts, before, in: catalogue, &writer)
        try before.rememberColumns(in: &writer)
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
    putInOrder(&report)
    report.duration = elapsed() - start
    return report
  }

  /// Puts the files in the order in which they were given.
  private func putInOrder(_ report: inout ImportReport) {
    let given = InputList.expanded(options.inputs, besides: report.catalogue)
    let ranks = Dictionary(given.enumerated().map { ($1, $0) }) { first, _ in first }
    func isBefore(_ one: (Int, String), _ other: (Int, String)) -> Bool {
      (ranks[one.1] ?? .max, one.0) < (ranks[other.1] ?? .max, other.0)
    }
    report.parts = report.parts.enumerated()
      .sorted { isBefore(($0.offset, $0.element.path), ($1.offset, $1.element.path)) }
      .map(\.element)
    report.skipped = report.skipped.enumerated()
      .sorted { isBefore(($0.offset, $0.element.path), ($1.offset, $1.element.path)) }
      .map(\.element)
  }

  /// Opens the catalogue; a rehearsal takes a copy of one that can't be written.
  private func open(
    _ path: String, _ session: WritingSession, copyingTo copy: String
  ) throws(VenueStoreError) -> GeoPackageCatalogue {
    guard options.isRehearsal, GeoPackageCatalogue.isWriteProtected(path) else {
      return try GeoPackageCatalogue(writingAt: path, session: session)
    }
    do throws(VenueStoreError) {
      try GeoPackageCatalogue(readingAt: path).copy(to: copy)
    } catch {
      // Where there is no catalogue yet, the rehearsal begins with an empty one.
      guard case .notFound = error else { throw error }
    }
    return try GeoPackageCatalogue(writingAt: copy, session: session)
  }

  /// The reader of the files, with all that the options name looked up.
  func makeReader(
    _ queue: BoundedQueue<ImportMessage>, _ answers: BoundedQueue<GroupAnchors>,
    besides catalogue: String? = nil
  ) throws(ImportError) -> FileReader {
    var options = options
    options.catalogue = catalogue
    return try FileReader(
      options, knowledge: knowledge, elapsed: elapsed, queue: queue, answers: answers)
  }

  /// Marks what the newest release of each dataset does not have.
  private func retire(
    _ parts: inout [PartReport], _ before: ReleaseComparison, in catalogue: GeoPackageCatalogue,
    _ writer: inout CatalogueWriter
  ) throws(VenueStoreError) {
    for index in parts.indices where parts[index].isCompared && !before.isEmpty {
      // A dataset in several parts is whole after the last of them.
      let source = parts[index].source
      if parts[(index + 1)...].contains(where: { $0.source == source && $0.isCompared }) {
        continue
      }
      let all = parts.filter { $0.source == source && $0.isCompared }
      var facts = ReleaseFacts(source: source)
      facts.read = all.reduce(0) { $0 + $1.read }
      facts.added = all.reduce(0) { $0 + $1.outcomes.added }
      facts.rejected = all.reduce(0) { $0 + $1.rejected }
      facts.isDamaged = all.contains(where: \.isDamaged)
      facts.endsOpen = all.contains(where: \.endsOpen)
      facts.isPage = all.contains { part in
        part.warnings.contains { $0.kind == .onePageOfSeveral }
      }
      facts.isRecognised = all.contains { part in
        part.warnings.contains { $0.kind == .sourceRecognised }
      }
      facts.isConfirmed = options.retiresMissing
      let (count, warning) = try before.retire(facts, in: catalogue, &writer)
      parts[index].outcomes.retired = count.retired
      parts[index].outcomes.withdrawn = count.withdrawn
      if let warning { parts[index].warnings.append(warning) }
    }
  }

  /// Takes messages until all files are read.
  private func write(
    _ first: ImportMessage, from queue: BoundedQueue<ImportMessage>,
    answering answers: BoundedQueue<GroupAnchors>,
    to writer: inout CatalogueWriter, comparing before: inout ReleaseComparison,
    in catalogue: GeoPackageCatalogue, skipping skipped: inout [(path: String, error: ImportError)],
    _ progress: (ImportProgress) -> Void
  ) throws -> [PartReport] {
    var parts: [PartReport] = []
    var open: PartWriting?
    var rows = 0
    var message = first
    while true {
      switch message {
      case .began(let heading):
        before.part &+= 1
        open = PartWriting(heading)
      case .asked(let batch, let hasGroups):
        // Where no venue was or is made of several rows, there is nothing to bring together.
        let source = hasGroups || before.hasGroups ? open?.source(of: batch, before) : nil
        _ = answers.put(source.map(before.anchors) ?? GroupAnchors(source: "", []))
      case .drafts(let batch, let fraction):
        try open?.write(batch, to: &writer, comparing: &before, in: catalogue)
        rows += batch.drafts.count
        if let path = open?.path {
          progress(ImportProgress(path: path, rows: rows, fractionRead: fraction))
        }
      case .records(let records, let name):
        try open?.write(
          records, in: name, options: options, to: &writer, comparing: &before, in: catalogue)
        rows += records.count
        if let path = open?.path {
          progress(ImportProgress(path: path, rows: rows, fractionRead: nil))
        }
      case .ended(let findings):
        if let part = try open?.report(findings, to: &writer, comparing: &before, in: catalogue) {
          parts.append(part)
        }
        open = nil
      case .noted(let warnings): parts[parts.count - 1].warnings += warnings
      case .skipped(let path, let error):
        // What was written of a file before it broke off stays, and is told.
        if let part = try open?.report(
          brokenOffBy: error, to: &writer, comparing: &before, in: catalogue)
        {
          parts.append(part)
        }
        open = nil
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
