// A decision about a file and what speaks for it, so that a report can say both.

/// What was decided about one thing, and why.
package struct Decision: Hashable, Sendable {
  /// What is decided, such as `coordinates` or `id`.
  package var subject: String
  /// What was decided, such as `the columns LONG and LAT`.
  package var choice: String
  /// What speaks for it, such as `311 of 311 rows are degrees`.
  package var evidence: String
  /// How sure it is.
  package var confidence = Confidence.certain
}

/// How sure a decision is.
package enum Confidence: String, Hashable, Sendable {
  /// A person says so.
  case told
  /// The file says so, or nothing else is possible.
  case certain
  /// Much speaks for it, and nothing against it.
  case likely
  /// Nothing speaks for it but custom.
  case assumed
}
