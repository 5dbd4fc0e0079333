// Decides by which key the rows of a file find their positions in another: the columns whose values meet.

/// Two columns that hold the same key.
struct JoinDecision: Sendable {
  /// The records of the other file.
  let table: JoinTable
  /// The column of the file that is imported.
  let own: Int
  /// The column of the file with the positions.
  let other: Int
  /// Other columns of both files with one name.
  let shared: [(own: Int, other: Int)]
  let decision: Decision
}

extension JoinDecision {
  private struct Meeting {
    let own: Int
    let other: Int
    var filled = 0
    var found = 0
    var sameName = 0
    var isCounter = false
    /// Whether it is by the names that they meet.
    var isName = false
    /// Whether the two columns are called alike: `park_no` and `PARK`.
    var isRelated = false
    /// The largest of the whole numbers by which they meet; `nil` where other values are among them.
    var largest: Int? = 0

    /// Whether they meet by numbers that stand in any two files: small ones, in columns that have nothing in common.
    var isChance: Bool {
      guard !isRelated, !isName, sameName * 4 < found, let largest else { return false }
      return largest <= 20 * max(found, 5)
    }

    /// Names that agree say more than numbers that happen to be in both files.
    var score: Double {
      guard found > 0 else { return 0 }
      let agreement = isName ? 0.5 : Double(sameName) / Double(found)
      return Double(found) * (0.3 + agreement) * (isCounter ? 0.3 : 1)
    }
  }

  /// The names of numbers that tools give out, which meet in any two files.
  private static let counters: Set<String> = ["objectid", "fid", "gid", "ogcfid", "rowid", "index"]

  /// Decides by the sample of the file that is imported.
  ///
  /// Throws `ImportError.noSuchColumn` for a key that is not there, `.joinImpossible` where no two columns meet.
  init(
    about sample: RecordSample, _ table: JoinTable, key: JoinRequest.Key?, path: String
  ) throws(ImportError) {
    let columns = sample.facts.columns
    let name = try NameDecision(about: sample, mapping: FieldMapping(), path: path).column
    var best: Meeting
    if let key {
      let own = try Self.place(of: key.own, in: columns, path)
      let other = try Self.place(of: key.other, in: table.columns, table.path)
      best = Self.meeting(own, other, sample, table, name)
    } else if let exact = Self.best(sample, name, { _ in table }) {
      best = exact
    } else if let folded = Self.best(sample, name, { table.folding($0) }) {
      best = folded
    } else {
      throw .joinImpossible(
        path: table.path, reason: "no column of it holds the values of a column of the file")
    }
    let folding = table.folding(best.other)
    let exact = Self.meeting(best.own, best.other, sample, table, name)
    let folded = Self.meeting(best.own, best.other, sample, folding, name)
    let gained = folded.found - exact.found
    if gained > 0 { best = folded }
    self.table = gained > 0 ? folding : table
    let regard = gained > 0 ? ", \(gained) of them only without regard to case and spaces" : ""
    own = best.own
    other = best.other
    let others = table.columns.map { ColumnName($0).joined }
    shared = columns.indices.compactMap { own in
      guard own != best.own, let other = others.firstIndex(of: ColumnName(columns[own]).joined),
        other != best.other
      else { return nil }
      return (own, other)
    }
    let agreement =
      name == nil ? "" : "; the names agree in \(best.sameName) of them"
    decision = Decision(
      subject: "position",
      choice: "joined from \(table.path) by \(columns[own]) = \(table.columns[other])",
      evidence:
        "\(key == nil ? "" : "--join says so; ")\(best.found) of \(best.filled) rows find theirs\(regard)\(agreement)",
      confidence: key == nil ? .likely : .told)
  }

  private static func place(
    of column: String, in columns: [String], _ path: String
  ) throws(ImportError) -> Int {
    let place =
      columns.firstIndex(of: column)
      ?? columns.firstIndex { $0.lowercased() == column.lowercased() }
    guard let place else {
      throw .noSuchJoinColumn(path: path, column: column, available: columns)
    }
    return place
  }

  /// The two columns that meet best; `nil` where hardly any values meet.
  private static func best(
    _ sample: RecordSample, _ name: Int?, _ table: (Int) -> JoinTable
  ) -> Meeting? {
    var best: Meeting?
    let plain = table(0)
    for other in plain.columns.indices where isKey(plain.places[other]) {
      let table = table(other)
      for own in sample.facts.columns.indices
      where isVaried(own, sample) || isNamedAlike(own, other, sample, table) {
        let meeting = meeting(own, other, sample, table, name)
        if meeting.isChance { continue }
        if meeting.score > best?.score ?? 0 { best = meeting }
      }
    }
    guard let best, best.found >= 2, best.found * 2 >= best.filled else { return nil }
    return best
  }

  /// Whether both columns have one name, so that rows may share their keys as often as they like.
  private static func isNamedAlike(
    _ own: Int, _ other: Int, _ sample: RecordSample, _ table: JoinTable
  ) -> Bool {
    let name = ColumnName(sample.facts.columns[own]).joined
    return !name.isEmpty && name == ColumnName(table.columns[other]).joined
  }

  /// Whether nearly every record has a value of its own.
  private static func isKey(_ places: [String: [Int]]) -> Bool {
    let filled = places.values.reduce(0) { $0 + $1.count }
    return filled > 1 && places.count * 10 >= filled * 9
  }

  /// Whether a column has many values, as flags and counts have not, or words that rows of one venue share.
  private static func isVaried(_ column: Int, _ sample: RecordSample) -> Bool {
    var seen: Set<String> = []
    var filled = 0
    for batch in sample.batches {
      for row in 0..<batch.rowCount where filled < 2000 {
        let cell = batch.cell(row, column)
        if cell == .absent { continue }
        filled += 1
        seen.insert(batch.string(cell))
      }
    }
    let words = seen.count { $0.contains(where: \.isLetter) && $0.count > 2 }
    return filled > 0 && (seen.count * 2 >= filled || (words >= 3 && words * 10 >= seen.count * 9))
  }

  private static func meeting(
    _ own: Int, _ other: Int, _ sample: RecordSample, _ table: JoinTable, _ name: Int?
  ) -> Meeting {
    var meeting = Meeting(own: own, other: other)
    let words = [sample.facts.columns[own], table.columns[other]].map { ColumnName($0).joined }
    meeting.isName = own == name
    meeting.isCounter = words.contains { counters.contains($0) }
    meeting.isRelated = KeyWords.areRelated(sample.facts.columns[own], table.columns[other])
    for batch in sample.batches {
      for row in 0..<batch.rowCount where meeting.filled < 5000 {
        let cell = batch.cell(row, own)
        if cell == .absent { continue }
        meeting.filled += 1
        guard let record = table.records(of: batch.string(cell).trimmed, in: other).first else {
          continue
        }
        meeting.found += 1
        let number = Int(batch.string(cell).trimmed)
        meeting.largest = meeting.largest.flatMap { largest in number.map { max(largest, $0) } }
        let called = name.map { batch.string(batch.cell(row, $0)).trimmed.lowercased() } ?? ""
        if !called.isEmpty, called == table.names[record] { meeting.sameName += 1 }
      }
    }
    return meeting
  }
}
