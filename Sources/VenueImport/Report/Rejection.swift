// A row that could not become a venue, and why.

/// A row that was left out.
package struct Rejection: Hashable, Sendable {
  /// The number of the row in its file, counted as the report of the file says.
  package var number: Int
  /// The field at fault, such as `position`.
  package var field: String
  /// What is wrong.
  package var reason: String

  /// Makes a rejection.
  package init(number: Int, field: String, reason: String) {
    self.number = number
    self.field = field
    self.reason = reason
  }
}
