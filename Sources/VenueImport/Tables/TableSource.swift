// Comma-separated values and their kin as a record source. GDAL reads them slowly and in the wrong encoding.

/// A text table with a header row.
final class TableSource: RecordSource {
  private(set) var facts: SourceFacts
  private let text: TextStream
  private var feed: RecordFeed

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
    if findings.damagedBytes > 0 {
      facts.warnings.append(ImportWarning(.damagedEncoding, count: findings.damagedBytes))
    }
    facts.columns = try Self.header(&feed, path: stream.path)
  }

  /// The names in the first record that is not blank.
  private static func header(
    _ feed: inout RecordFeed, path: String
  ) throws(ImportError) -> [String] {
    var batch = RecordBatch(columnCount: 0)
    while batch.numbers.isEmpty {
      guard try feed.fill(&batch, columnCount: nil, limit: 1) else {
        throw .damaged(path: path, line: nil, reason: "the file is empty")
      }
    }
    return ColumnNames.unique(batch.cells.map { batch.string($0) })
  }

  func nextBatch() throws(ImportError) -> RecordBatch? {
    var batch = RecordBatch(columnCount: facts.columns.count)
    batch.cells.reserveCapacity(1 << 16)
    while batch.numbers.isEmpty {
      guard try feed.fill(&batch, columnCount: facts.columns.count) else { return nil }
    }
    batch.fractionRead = text.fractionRead
    return batch
  }
}
