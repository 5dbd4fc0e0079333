// The texts of a file that are looked up: sports and hours, each distinct text once.

/// What the texts of a file mean.
struct TextReaders: Sendable {
  /// Sports in a text.
  var sports: TextReader<SportReading>
  /// Whether a text is an `opening_hours` value.
  var hours: TextReader<HoursReading>
  /// The days on which a place is closed.
  var closedDays: TextReader<ClosedDays>
  /// Whether a text says that a place is closed.
  var closures = TextReader<ClosureReading>(empty: ClosureReading()) { ClosureReading($0) }
}

/// What a text says about hours.
struct HoursReading: Hashable, Sendable {
  /// The text as an `opening_hours` value; `nil` where it is none.
  var value: String?
  /// Whether there was a text.
  var isFilled = false
  /// The first warning that it was understood with.
  var oddity: String?
  /// Whether the value says in other words what the text says, which is then kept as a property.
  var isRephrased = false
}
