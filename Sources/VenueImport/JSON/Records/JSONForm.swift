// In which shape the records of a container are: GeoJSON features, Esri's, those of portals, or plain ones.

/// The shape of records.
enum JSONForm: Hashable, Sendable {
  /// `{"type": "Feature", "properties": {…}, "geometry": {…}}`
  case features
  /// `{"attributes": {…}, "geometry": {"x": …, "y": …}}`
  case attributes
  /// `{"recordid": …, "fields": {…}}`
  case fields
  /// Elements of OpenStreetMap: `{"type": "node", "id": …, "lat": …, "lon": …, "tags": {…}}`
  case elements
  /// Lists of values.
  case rows
  /// Anything else.
  case plain

  /// The shape of a record.
  init(of tape: borrowing JSONTape) {
    let root = tape.root
    func isRecord(_ key: StaticString) -> Bool {
      tape.member(key, of: root).map { tape.kind($0) == .record } ?? false
    }
    func has(_ key: StaticString) -> Bool { tape.member(key, of: root) != nil }
    self = .plain
    if tape.kind(root) == .list {
      self = .rows
    } else if tape.text("type", of: root) == "Feature", has("geometry") || has("properties") {
      self = .features
    } else if tape.isGeometry(root) {
      // A geometry without a feature around it.
      self = .features
    } else if isRecord("attributes"), has("geometry") || !has("id") {
      self = .attributes
    } else if isRecord("fields"), has("recordid") || has("datasetid") || has("record_timestamp") {
      self = .fields
    } else if ["node", "way", "relation"].contains(tape.text("type", of: root)), has("id"),
      has("tags") || has("lat") || has("nodes") || has("members")
    {
      self = .elements
    }
  }

  /// The member whose members stand for the record's own.
  var transparent: String? {
    switch self {
    case .features: "properties"
    case .attributes: "attributes"
    case .fields: "fields"
    case .elements: "tags"
    case .rows, .plain: nil
    }
  }

  /// The members that say nothing, or are read apart.
  var ignored: Set<String> {
    switch self {
    case .features: ["type", "bbox", "coordinates", "geometries"]
    case .elements:
      ["type", "id", "lat", "lon", "center", "geometry", "nodes", "members", "bounds"]
    case .attributes, .fields, .rows, .plain: []
    }
  }

  /// Whether records within records become columns of their own, and lists become text.
  ///
  /// Features keep them as they are, as other readers of GeoJSON do.
  var flattens: Bool { self != .features && self != .attributes }

  /// The name for people.
  var driver: String {
    switch self {
    case .features: "GeoJSON"
    case .attributes: "Esri JSON"
    case .elements: "Overpass JSON"
    case .fields, .rows, .plain: "JSON records"
    }
  }
}
