// The records of a JSON container as a record source. GDAL reads GeoJSON slowly and most other JSON not at all.

/// The records of a container.
final class JSONSource: RecordSource {
  private(set) var facts: SourceFacts
  private let path: String
  private let parser: JSONParser
  private var feed: JSONRecordFeed
  private var rows: JSONRowReader
  /// What was read to learn the columns, the next piece last.
  private var held: [JSONPiece] = []
  private let header: Int

  /// How many records are looked at to learn the columns, and how many bytes, beyond the piece that reaches the number.
  private static let sampleRecords = 20_000
  private static let sampleBytes = 16 << 20

  /// Opens a container of a text that stands at its beginning.
  init(_ stream: JSONStream, _ container: JSONContainer, in outline: JSONOutline)
    throws(ImportError)
  {
    guard let parser = JSONParser(), let inner = JSONParser() else {
      throw .unreadable(path: stream.path, reason: "no memory")
    }
    self.parser = parser
    path = stream.path
    feed = try JSONRecordFeed(stream, container)
    var isWhole = false
    var (records, bytes) = (0, 0)
    while records < Self.sampleRecords, bytes < Self.sampleBytes {
      guard let piece = try feed.nextPiece(padding: JSONParser.padding) else {
        isWhole = true
        break
      }
      held.append(piece)
      records += piece.records.count
      bytes += piece.bytes.count
    }
    let learnt = try JSONLearning(held, by: parser, outline: outline, path: path)
    let schema = learnt.builder.schema(isKeyed: container.form == .keyed, isWhole: isWhole)
    rows = JSONRowReader(schema, inner: inner)
    header = learnt.headerRows
    held.reverse()
    facts = SourceFacts(
      driver: schema.form.driver, layer: outline.texts["name"] ?? container.name,
      columns: schema.columns, hasGeometry: schema.hasGeometry,
      referenceSystem: JSONReferenceSystem.find(in: outline, schema.form, learnt),
      numbering: .feature)
    if facts.layer?.isEmpty == true { facts.layer = nil }
    facts.learnsColumns = true
    facts.legends = JSONLegends.told(by: outline, parser)
    facts.isOpenStreetMap = schema.form == .elements
    facts.spreadColumn = schema.spreadColumn < 0 ? nil : schema.spreadColumn
  }

  /// Says more about the source than the container knows.
  func amend(_ change: (inout SourceFacts) -> Void) { change(&facts) }

  func nextBatch() throws(ImportError) -> RecordBatch? {
    while true {
      var next = held.popLast()
      if next == nil { next = try nextPiece() }
      guard let piece = next else { return nil }
      let batch = batch(of: piece)
      if batch.rowCount > 0 || !batch.rejections.isEmpty { return batch }
    }
  }

  private func nextPiece() throws(ImportError) -> JSONPiece? {
    try feed.nextPiece(padding: JSONParser.padding)
  }

  private func batch(of piece: JSONPiece) -> RecordBatch {
    var batch = RecordBatch(columnCount: facts.columns.count)
    var shapes = ShapeColumn()
    batch.bytes.reserveCapacity(piece.bytes.count / 2)
    batch.cells.reserveCapacity(piece.records.count * facts.columns.count)
    batch.numbers.reserveCapacity(piece.records.count)
    let (entities, several) = (rows.entities, rows.several)
    for record in piece.records where record.number > header {
      take(record, of: piece, into: &batch, &shapes)
    }
    if facts.hasGeometry { batch.shapes = shapes }
    batch.fractionRead = piece.fractionRead
    batch.note(.entitiesDecoded, count: rows.entities - entities)
    batch.note(.firstPositionTaken, count: rows.several - several)
    return batch
  }

  private func take(
    _ record: JSONPiece.Record, of piece: JSONPiece, into batch: inout RecordBatch,
    _ shapes: inout ShapeColumn
  ) {
    let start = piece.bytes[record.place.lowerBound]
    guard start | 0x20 == UInt8(ascii: "{") else {
      let text = String(decoding: piece.bytes[record.place].prefix(60), as: UTF8.self)
      return batch.rejections.append(
        Rejection(number: record.number, field: "record", reason: "“\(text)” is no record"))
    }
    let key = record.key.map { String(decoding: piece.bytes[$0], as: UTF8.self) }
    batch.numbers.append(record.number)
    var isKept = true
    func append(_ tape: borrowing JSONTape) {
      isKept = rows.append(tape, key: key, to: &batch, &shapes)
    }
    if let reason = parser.parse(piece.bytes, record.place, append) {
      let mended = JSONMender.mended(piece.bytes[record.place])
      if let mended, parser.parse(mended, append) == nil {
        batch.note(.literalsMended, count: 1, "first in line \(record.line)")
      } else {
        batch.rejections.append(
          Rejection(
            number: record.number, field: "record",
            reason: "line \(record.line): \(JSONFault.text(of: piece.bytes[record.place], reason))")
        )
        isKept = false
      }
    }
    if !isKept { batch.numbers.removeLast() }
  }
}
