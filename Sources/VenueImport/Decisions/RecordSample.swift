// The first records of a file, held in memory to decide by; small files are known whole.

/// The beginning of a source.
struct RecordSample {
  /// What the source knows about its file.
  private(set) var facts: SourceFacts
  /// Mends text that was encoded twice, in these batches and in those that follow.
  let mending: MojibakeMending
  /// The batches that were read, in order; they are imported like all others.
  private(set) var batches: [RecordBatch]
  /// Whether the source ends with them.
  let isWhole: Bool
  /// What a lone `O` beside an angle means by the names of the columns, worked out once for all of them.
  let letterO: LetterO?

  /// How many records are read at most, beyond the batch that reaches the number.
  private static let recordLimit = 20_000
  /// How much text is held at most, beyond the batch that reaches the number, in bytes.
  private static let byteLimit = 16 << 20

  /// Reads the beginning of a source.
  init(of source: any RecordSource) throws(ImportError) {
    var batches: [RecordBatch] = []
    var records = 0
    var bytes = 0
    var isWhole = false
    while records < Self.recordLimit, bytes < Self.byteLimit {
      guard let batch = try source.nextBatch() else {
        isWhole = true
        break
      }
      records += batch.rowCount
      bytes += batch.bytes.count
      batches.append(batch)
    }
    self.init(facts: source.facts, batches: batches, isWhole: isWhole)
  }

  /// Takes batches for a sample.
  init(facts: SourceFacts, batches: [RecordBatch], isWhole: Bool) {
    self.isWhole = isWhole
    let columnCount = batches.first?.columnCount ?? 0
    let mending = MojibakeMending(batches, columnCount: columnCount)
    var batches = batches
    for index in batches.indices { mending.mend(&batches[index]) }
    self.batches = batches
    self.mending = mending
    var facts = facts
    for doubtful in mending.doubtful {
      let detail = "\(facts.columns[doubtful.column]), “\(doubtful.example.shortened)”"
      facts.warnings.append(ImportWarning(.mojibakeKept, count: doubtful.count, detail: detail))
    }
    let mended = facts.columns.map(Mojibake.mended)
    if let first = mended.indices.first(where: { mended[$0] != facts.columns[$0] }) {
      let detail = "names of columns, such as “\(mended[first].shortened)”"
      facts.warnings.append(ImportWarning(.mojibakeMended, detail: detail))
      facts.columns = ColumnNames.unique(mended)
    }
    letterO = LetterO(amongColumns: facts.columns)
    self.facts = facts
  }

  /// Adds the column of names that another file gives.
  mutating func append(_ names: JoinedNames) {
    for index in batches.indices { names.append(to: &batches[index]) }
    facts.columns.append(names.name(besides: facts.columns))
  }

  /// How many records there are.
  var recordCount: Int { batches.reduce(0) { $0 + $1.rowCount } }

  /// Hands every record of the sample to a body: its batch and its row there.
  func forEach(_ body: (borrowing RecordBatch, Int) -> Void) {
    for batch in batches {
      for row in 0..<batch.rowCount { body(batch, row) }
    }
  }

  /// How many records have something in a column.
  func filledCount(_ column: Int) -> Int {
    var count = 0
    forEach { batch, row in if batch.cell(row, column) != .absent { count += 1 } }
    return count
  }

  /// The value of a column that has one and the same in every filled row.
  func onlyValue(_ column: Int) -> String? {
    var only: String?
    for batch in batches {
      for row in 0..<batch.rowCount {
        let cell = batch.cell(row, column)
        if cell == .absent { continue }
        let text = batch.string(cell).trimmed
        guard only == nil || only == text, text.utf8.count <= 10_000 else { return nil }
        only = text
      }
    }
    return only
  }
}
