// A decision about a file and what speaks for it, so that a report can say both.

/// What was decided about one thing, and why.
package struct Decision: Hashable, Sendable {
  /// What is decided, such as `coordinates` or `id`.
  package var subject: String
  /// What was decided, such as `the columns LONG and LAT`.
  package var choice: String
  /// What speaks for it, such as `311 of 311 rows are degrees`.
  package var evidence: String
}
