// One part of a file on the writing thread: named by its first venues, then written, then reported.

internal import SQLiteStore
internal import Venues

/// Writes a part of a file, once it is known which dataset it is.
struct PartWriting: ~Copyable {
  private var heading: PartHeading
  private var writing: VenueWriting
  /// What there is to say about the dataset's name.
  private var renaming: ImportWarning?
  private var isNamed: Bool
  /// The newer state of the dataset, where one came before: nothing of this part is written.
  private var newer: ReleaseComparison.NewerCopy?
  /// The first venues, until there are enough to know the dataset by.
  private var first = VenueBatch()

  /// The path as it was given.
  var path: String { heading.path }

  init(_ heading: PartHeading) {
    self.heading = heading
    writing = VenueWriting(heading)
    isNamed = heading.isSourceTold
  }

  /// Writes venues, or keeps them until it is known which dataset they are.
  mutating func write(
    _ batch: VenueBatch, to writer: inout CatalogueWriter,
    comparing before: inout ReleaseComparison, in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) {
    if newer != nil { return writing.leaveOut(batch) }
    if isNamed || batch.drafts.isEmpty {
      return try writing.write(batch, to: &writer, comparing: &before, in: catalogue)
    }
    if first.drafts.isEmpty {
      first = batch
    } else {
      for draft in batch.drafts { first.append(draft, of: batch) }
    }
    // Where nothing was there before, there is nothing to know it by.
    guard before.isEmpty || first.drafts.count >= ReleaseComparison.namingDepth else { return }
    try settle(to: &writer, comparing: &before, in: catalogue)
  }

  /// Writes records of a collection.
  mutating func write(
    _ records: [WireRecord], in name: CollectionName, options: ImportOptions,
    to writer: inout CatalogueWriter, comparing before: inout ReleaseComparison,
    in catalogue: GeoPackageCatalogue
  ) throws {
    try writing.write(
      records, in: name, to: &writer, options: options, comparing: &before, in: catalogue)
  }

  /// The dataset that the first rows of the part belong to.
  func source(of batch: VenueBatch, _ before: ReleaseComparison) -> String {
    isNamed || before.isEmpty ? heading.source : before.naming(of: heading.source, for: batch).name
  }

  /// Decides which dataset it is, and writes what was kept until then.
  private mutating func settle(
    to writer: inout CatalogueWriter, comparing before: inout ReleaseComparison,
    in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) {
    guard !isNamed, !first.drafts.isEmpty else { return }
    isNamed = true
    newer = before.newerCopy(of: heading.name, heading.part ?? "", for: first)
    if newer != nil {
      writing.leaveOut(first)
      first = VenueBatch()
      return
    }
    let naming = before.naming(of: heading.source, for: first)
    renaming = naming.warning
    if naming.name != heading.source {
      heading.source = naming.name
      writing = VenueWriting(heading)
    }
    let batch = first
    first = VenueBatch()
    try writing.write(batch, to: &writer, comparing: &before, in: catalogue)
  }

  /// Writes what waits, and says what became of the part.
  mutating func report(
    _ findings: PartFindings, to writer: inout CatalogueWriter,
    comparing before: inout ReleaseComparison, in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) -> PartReport {
    try finish(to: &writer, comparing: &before, in: catalogue)
    if let newer {
      var findings = findings
      findings.isCompared = false
      var part = PartReport(heading, findings, writing)
      part.source = newer.source
      part.warnings.append(newer.warning(of: part.read))
      return part
    }
    before.note(heading.name, of: heading.part ?? "", as: heading.source)
    if let column = heading.identitySource, findings.tally.read > 0 {
      before.note(column, of: heading.source)
    }
    var part = PartReport(heading, findings, writing)
    if let renaming { part.warnings.append(renaming) }
    return part
  }

  /// The same for a part that broke off.
  mutating func report(
    brokenOffBy error: ImportError, to writer: inout CatalogueWriter,
    comparing before: inout ReleaseComparison, in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) -> PartReport {
    try finish(to: &writer, comparing: &before, in: catalogue)
    return PartReport(heading, PartFindings(brokenOffBy: error, writing), writing)
  }

  private mutating func finish(
    to writer: inout CatalogueWriter, comparing before: inout ReleaseComparison,
    in catalogue: GeoPackageCatalogue
  ) throws(VenueStoreError) {
    try settle(to: &writer, comparing: &before, in: catalogue)
    try writing.finish(to: &writer, comparing: &before, in: catalogue)
  }
}
