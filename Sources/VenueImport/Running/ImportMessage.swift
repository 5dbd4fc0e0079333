// What the reading thread tells the writing thread.

internal import Venues

/// A message from the thread that reads files.
enum ImportMessage: Sendable {
  /// A part of a file begins: its place among all parts, and what its venues are from.
  case began(PartHeading)
  /// The first rows of the part that began last, whose dataset's venues of before are asked for, and whether several of
  /// its rows are one venue.
  case asked(VenueBatch, hasGroups: Bool)
  /// Venues of the part that began last, and how much of it was read, 0…1, where that is known.
  case drafts(VenueBatch, fractionRead: Double?)
  /// Records of the collections that the part that began last consists of.
  case records([WireRecord], in: CollectionName)
  /// The part is read: what was found.
  case ended(PartFindings)
  /// Something about the file of the part that ended last, found after it.
  case noted([ImportWarning])
  /// A file could not be read, and the run goes on.
  case skipped(path: String, ImportError)
  /// All files are read.
  case finished
  /// Reading failed.
  case failed(ImportError)
}

/// Which part of which file begins.
struct PartHeading: Sendable {
  /// The path as it was given.
  let path: String
  /// What tells the part from others of the same file.
  let part: String?
  /// The dataset its venues are from.
  var source: String
  /// Whether the command or a mapping names the dataset; else it is the file's name.
  var isSourceTold = true
  /// Whether other files or layers come in the same run, so that what is written is remembered.
  var isRemembered = false
  /// Whether its venues may go into those of other datasets.
  var merges = true
  /// Whether its identifiers are only numbers of rows, given out anew with each release perhaps.
  var hasCountedIdentifiers = false
  /// The column of the identifiers, empty where they are made of the records; `nil` for what was exported.
  var identitySource: String?
  /// The column of the identifiers, where it is one that somebody gave.
  var identifierColumn: String?
}

/// What was found in a part of a file.
struct PartFindings: Sendable {
  var driver: String
  var layer: String?
  var encoding: String?
  var delimiter: String?
  var referenceSystem: String?
  var operation: String?
  var accuracyMeters: Double?
  var numbering: Numbering
  var decisions: [Decision] = []
  var warnings: [ImportWarning] = []
  var tally = RowTally()
  /// Whether the file breaks off, so that what it lacks says nothing.
  var isDamaged = false
  /// Whether the last record ends with the file, without a line end.
  var endsOpen = false
  /// Whether its venues were compared with those of before.
  var isCompared = true
  var duration: Duration = .zero
}

extension PartFindings {
  /// What is known of a part that broke off: the venues that were written until then.
  init(brokenOffBy error: ImportError, _ writing: borrowing VenueWriting) {
    self.init(driver: "broken off", numbering: .feature)
    isDamaged = true
    let outcomes = writing.outcomes
    tally.read =
      outcomes.added + outcomes.changed + outcomes.unchanged + writing.refused.count
      + writing.across.count + writing.leftOut.count
    warnings = [ImportWarning(.readerMessage, detail: "\(error)")]
  }
}
