// Where in a JSON text its records stand.

/// A list of records, or a record of records by their keys.
struct JSONContainer: Hashable, Sendable {
  /// The keys that lead to it, joined by points; empty for the whole text.
  var name: String
  /// How its records stand in it.
  var form: Form
  /// Where in the text its bracket stands.
  var offset = 0
  /// The line of that bracket.
  var line = 1
  /// How many records it has.
  var records = 0
  /// How many lists it has where records could be.
  var rows = 0
  /// How many other values it has.
  var others = 0

  /// How records stand in a container.
  enum Form: Hashable, Sendable {
    /// `[{…}, {…}]`
    case list
    /// `{"a": {…}, "b": {…}}`
    case keyed
    /// A value on each line, or behind each record separator (RFC 8142).
    case lines(separator: UInt8)
    /// The whole text is one record.
    case single
  }

  /// Whether it could be what a file is about.
  var isPlausible: Bool {
    switch form {
    case .list: records > 0 || rows > 1
    case .keyed: records > 1 && records > rows + others
    case .lines, .single: true
    }
  }

  /// How many places it could hold.
  var size: Int { max(records, form == .list ? rows : 0) }
}

/// What stands around the records of a JSON text.
struct JSONOutline: Sendable {
  /// The containers that could be what the file is about, the fullest first.
  var containers: [JSONContainer] = []
  /// Texts among the members of the whole: its `type`, its `name`.
  var texts: [String: String] = [:]
  /// Records and lists among the members of the whole that say something about all records, as they stand.
  var members: [String: [UInt8]] = [:]
  /// What it says about records elsewhere.
  var paging = JSONPaging()
  /// What was odd.
  var warnings: [ImportWarning] = []

  /// Whether `links` are those of an answer, and no data.
  var isAnswer: Bool { isFeatureCollection || !containers.isEmpty }

  /// Whether it calls itself a collection of GeoJSON features.
  var isFeatureCollection: Bool { texts["type"] == "FeatureCollection" }
}
