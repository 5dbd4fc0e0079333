// Comma-separated values and their kin as a record source. GDAL reads them slowly and in the wrong encoding.

/// A text table with a header row.
final class TableSource: RecordSource {
  private(set) var facts: SourceFacts
  private let text: TextStream
  private var feed: RecordFeed
  /// The first record of a table without names.
  private var pending: RecordBatch?

  /// Opens a table, in the given encoding or the one that is found out.
  init(_ stream: ByteStream, encoding: TextEncoding?) throws(ImportError) {
    let findings = try EncodingFindings(of: stream, forced: encoding)
    text = try TextStream(stream, findings)
    var sample: [UInt8] = []
    var isWhole = false
    while !isWhole, sample.count < RecordFeed.pieceLength {
      isWhole = try !text.read(RecordFeed.pieceLength, into: &sample)
    }
    let told = Delimiter.told(in: sample)
    let delimiter = told?.delimiter ?? Delimiter.detect(in: sample, isWhole: isWhole)
    feed = RecordFeed(
      path: stream.path, text: text, beginning: sample, isWhole: isWhole, delimiter: delimiter,
      skipping: told?.length ?? 0)
    facts = SourceFacts(
      driver: "delimited text", encoding: findings.encoding.rawValue, delimiter: delimiter.name,
      columns: [], hasGeometry: false, numbering: .line)
    facts.encodingDecision = findings.decision
    facts.warnings += findings.warnings
    let table = Array(sample[(told?.length ?? 0)...])
    let search = HeaderSearch.find(in: table, isWhole: isWhole, delimiter)
    try readHeader(search, path: stream.path)
    // What SportLink wrote means what it says: `&lt;` is a name, if an odd one.
    if OwnTableReader.recognizes(facts) { feed.takeLiterally() }
    guard delimiter == .comma, search.hasNames,
      let divided = try DecimalCommas.find(
        in: table, isWhole: isWhole, titleCount: search.titleCount, path: stream.path)
    else { return }
    feed.join(divided)
    let names = divided.columns.map { facts.columns[$0] }.joined(separator: ", ")
    facts.warnings.append(ImportWarning(.decimalCommasJoined, detail: names))
  }

  /// Reads the names of the columns, passing over the titles above them.
  private func readHeader(_ search: HeaderSearch, path: String) throws(ImportError) {
    for _ in 0..<search.titleCount {
      let title = try record(path)
      let text = title.cells.filter { $0 != .absent }.map { title.string($0) }.joined(
        separator: " ")
      facts.warnings.append(ImportWarning(.titleLeftOut, detail: text.shortened))
    }
    let first = try record(path)
    try ColumnNames.check(first.cells.count, path: path)
    guard search.hasNames else {
      facts.columns = ColumnNames.unique(first.cells.map { _ in "" })
      facts.warnings.append(ImportWarning(.noColumnNames))
      pending = first
      pending?.columnCount = first.cells.count
      return
    }
    facts.columns = ColumnNames.unique(first.cells.map { first.string($0) })
  }

  /// The next record that is not blank, with all its cells.
  private func record(_ path: String) throws(ImportError) -> RecordBatch {
    var batch = RecordBatch(columnCount: 0)
    while batch.numbers.isEmpty {
      guard try feed.fill(&batch, columnCount: nil, limit: 1) else {
        throw .damaged(path: path, line: nil, reason: "the file is empty")
      }
    }
    return batch
  }

  func nextBatch() throws(ImportError) -> RecordBatch? {
    if let first = pending {
      pending = nil
      return first
    }
    var batch = RecordBatch(columnCount: facts.columns.count)
    batch.cells.reserveCapacity(1 << 16)
    while batch.numbers.isEmpty {
      guard try feed.fill(&batch, columnCount: facts.columns.count) else {
        return batch.rejections.isEmpty ? nil : batch
      }
    }
    batch.fractionRead = text.fractionRead
    return batch
  }
}
