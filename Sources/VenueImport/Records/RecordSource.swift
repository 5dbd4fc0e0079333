// One face over every input: records in batches, whatever the format.

/// An opened input that hands out its records in batches, in the order of the file.
///
/// A source holds one batch at a time, never the whole file, and writes nothing beside its input.
/// It lives on the thread that opened it.
protocol RecordSource: AnyObject {
  /// What the source knows about its file before the first record.
  var facts: SourceFacts { get }
  /// The next records, or `nil` after the last ones.
  func nextBatch() throws(ImportError) -> RecordBatch?
}

/// What is known about an input before its records are read.
struct SourceFacts: Sendable {
  /// Who reads the file, such as `GeoJSON` or `delimited text`.
  var driver: String
  /// The layer within the file, where it has layers.
  var layer: String?
  /// The encoding the text is read in, where that was a choice.
  var encoding: String?
  /// What speaks for it, where the file leaves it open.
  var encodingDecision: Decision?
  /// The delimiter between cells, in a word, where there is one.
  var delimiter: String?
  /// The names of the columns, in order; no two are equal.
  var columns: [String]
  /// Whether the columns stand in the order in which the records name them, which says nothing.
  var learnsColumns = false
  /// Whether every record may carry a geometry of its own.
  var hasGeometry: Bool
  /// The reference system that the file names, as `EPSG:N` or WKT.
  var referenceSystem: String?
  /// What a record's number counts.
  var numbering: Numbering
  /// The column that holds a JSON record whose members are columns of their own, such as tags.
  var spreadColumn: Int?
  /// Whether the values of a `sport` column are OpenStreetMap's.
  var isOpenStreetMap = false
  /// What the codes of columns stand for, where the file says so elsewhere than in their names, by the names.
  var legends: [String: CodeLegend] = [:]
  /// What was noticed when the file was opened.
  var warnings: [ImportWarning] = []
}

/// What the number of a record counts, for people who look for it in the file.
enum Numbering: String, Sendable {
  /// The line on which the record begins; the first line of the file is 1.
  case line
  /// The place of the record in its layer; the first is 1.
  case feature
}
