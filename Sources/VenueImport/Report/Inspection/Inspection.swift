// What an import would decide about files, before anything is written.

package import GeoPrimitives

/// What was found out about the parts of files.
package struct Inspection: Sendable {
  /// The parts, in order.
  package var parts: [PartInspection] = []
}

/// What was found out about a file, a layer of it, or a member of an archive.
package struct PartInspection: Sendable {
  /// The path as it was given.
  package let path: String
  /// The layer or member, where the file has several.
  package let part: String?
  /// Who reads it.
  package let driver: String
  /// The encoding of its text, where that was a choice.
  package let encoding: String?
  /// The delimiter between its cells, where there is one.
  package let delimiter: String?
  /// Its columns.
  package let columns: [String]
  /// How many records were looked at, and whether they are all.
  package let looked: (count: Int, isAll: Bool)
  /// What was decided, and why.
  package let decisions: [Decision]
  /// What is odd.
  package let warnings: [ImportWarning]
  /// Records of the sample that would be left out, the first of them.
  package let rejections: [Rejection]
  /// The first records as venues.
  package let venues: [SampleVenue]
  /// What a mapping file would say.
  package internal(set) var mapping: MappingFile
  /// Whether the mapping says nothing of positions, since columns and one system do not say all about them.
  package let mappingLeavesPositions: Bool
}

/// A record as the venue that it would become.
package struct SampleVenue: Sendable {
  /// The number of the record.
  package let number: Int
  /// What people call it.
  package let name: String
  /// Where it is.
  package let position: Position
  /// What is played there.
  package let sports: [String]
  /// When it is open.
  package let hours: String?
}
