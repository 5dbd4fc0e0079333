// Two states of one dataset in one run: the newer one counts, and of the older one nothing.

internal import Venues

extension ReleaseComparison {
  /// What a file is an older state of.
  struct NewerCopy {
    /// The newer file's dataset.
    let source: String
    /// How many of the first rows are known from it, and how many were looked at.
    let known: (count: Int, of: Int)
  }

  /// The newer state of a dataset that came before in this run.
  ///
  /// The names of the two differ in a date alone, and at least half of the older one's first rows are venues of the newer
  /// one, by name and place or by identifier and name. What changed since is what the older one can't know.
  ///
  /// - Complexity: O(*n*) in the number of known venues, for files that a newer one came before.
  func newerCopy(of name: DatedName, _ part: String, for batch: VenueBatch) -> NewerCopy? {
    let newer = written.filter { $0.part == part && name.isOlder(than: $0.name) }
    guard !newer.isEmpty else { return nil }
    let drafts = batch.drafts.prefix(Self.namingDepth)
    for copy in newer {
      let source = Self.hash(of: copy.source)
      var rows = placed(batch, in: [source])[source]?.rows ?? []
      for (row, draft) in drafts.enumerated() {
        let venue = known[Self.hash(of: copy.source, batch.bytes[draft.sourceID])]
        if venue?.name == Self.hash(ofName: batch.bytes[draft.name]) { rows.insert(row) }
      }
      if !rows.isEmpty, rows.count * 2 >= drafts.count {
        return NewerCopy(source: copy.source, known: (rows.count, drafts.count))
      }
    }
    return nil
  }
}

extension ReleaseComparison.NewerCopy {
  /// What there is to say about a file of so many rows.
  func warning(of rows: Int) -> ImportWarning {
    let detail =
      "“\(source)”, \(known.count.grouped) of the first \(known.of.grouped) by name and place or identifier"
    return ImportWarning(.olderCopy, count: rows, detail: detail)
  }
}

extension VenueWriting {
  /// Counts rows that are left out, since a newer file has them.
  mutating func leaveOut(_ batch: VenueBatch) { leftOutCount += batch.drafts.count }
}

extension PartHeading {
  /// The name of the file, which may say of when it is.
  var name: DatedName { DatedName(SourceName.of(path: path)) }
}
