// Decides where a record says which sports are played there.

/// Where the sports of a record stand.
struct SportSource: Hashable, Sendable {
  /// The sports that a person gives to all records; nothing else counts then.
  var constant: [String]?
  /// Columns that name sports, each a list.
  var named: [Int] = []
  /// Columns that may speak of sports; the first that does, counts.
  var spoken: [Int] = []
}

/// The decision where the sports stand.
struct SportDecision {
  let source: SportSource
  let decision: Decision
}

extension SportDecision {
  /// Decides about a file by its sample.
  ///
  /// `constant` are the sports that a person gives to all records. The column of the name speaks of sports where
  /// nothing else does.
  init(
    about sample: RecordSample, mapping: FieldMapping, constant: [String]?, name: Int?,
    reader: inout TextReader<SportReading>, path: String
  ) throws(ImportError) {
    if let constant {
      source = SportSource(constant: constant)
      decision = Decision(
        subject: "sports", choice: constant.joined(separator: ", "), evidence: "--sport says so")
      return
    }
    let columns = sample.facts.columns
    let told = try mapping.places(of: .sport, in: columns, path: path)
    let names = columns.map { ColumnName($0) }
    let named = told.isEmpty ? ColumnRole.sport.columns(among: names) : told
    let kinds = ColumnRole.kind.columns(among: names).filter { !named.contains($0) }
    var counts: [Int: Int] = [:]
    for column in named + kinds + [name].compactMap(\.self) {
      counts[column] = Self.count(column, sample, &reader)
    }
    let speaking = (kinds + [name].compactMap(\.self)).filter { counts[$0] ?? 0 > 0 }
    source = SportSource(
      named: named, spoken: told.isEmpty ? speaking.filter { !named.contains($0) } : [])
    let used = source.named + source.spoken
    decision = Decision(
      subject: "sports",
      choice: used.isEmpty
        ? "none" : "the columns " + used.map { columns[$0] }.joined(separator: ", "),
      evidence: used.isEmpty
        ? "no column names a sport"
        : used.map { "\(columns[$0]) in \(counts[$0] ?? 0)" }.joined(separator: ", ")
          + " of \(sample.recordCount) rows")
  }

  /// In how many records of the sample a column speaks of a sport.
  private static func count(
    _ column: Int, _ sample: RecordSample, _ reader: inout TextReader<SportReading>
  ) -> Int {
    var count = 0
    for batch in sample.batches {
      for row in 0..<batch.rowCount {
        count += reader.read(batch.cell(row, column), in: batch).sports.isEmpty ? 0 : 1
      }
    }
    return count
  }
}
