// `--map field=column`: what a person says about a file overrules what is found out about it.

/// A field of a venue that a column can be named for.
package enum MappedField: String, CaseIterable, Hashable, Sendable {
  /// The identifier within the dataset.
  case id
  /// What people call the venue.
  case name
  /// Degrees north.
  case latitude
  /// Degrees east.
  case longitude
  /// The eastward coordinate in the file's reference system.
  case x
  /// The northward coordinate in the file's reference system.
  case y
  /// Well-known text, or latitude and longitude in one cell.
  case geometry
  /// The sports, or a text that names them.
  case sport
  /// When it is open.
  case hours
  /// On which days it is closed, where the hours do not say so.
  case closedDays
  /// The IANA name of the time zone.
  case timeZone
  /// Whether it is inside.
  case indoor
  /// Whether it has lights.
  case lit
  /// What one plays on.
  case surface
  /// How many courts there are.
  case courts
  /// Whether a wheelchair gets in.
  case wheelchair
  /// Whether one pays.
  case fee
  /// Street and number, in one column or several.
  case address
  /// The telephone number.
  case phone
  /// The page.
  case website

  /// Whether several columns may be named for it.
  var takesSeveral: Bool { self == .sport || self == .address || self == .closedDays }
}

/// What `--map` says: columns by field.
package struct FieldMapping: Hashable, Sendable {
  /// The columns of each field; only `sport`, `address` and `closedDays` may have several; `-` in place of one of an attribute or of closed days takes none.
  package private(set) var columns: [MappedField: [String]] = [:]

  /// Whether it says nothing.
  package var isEmpty: Bool { columns.isEmpty }

  /// Whether it says where positions stand.
  var namesPosition: Bool {
    Self.positions.contains { columns[$0] != nil }
  }

  /// Makes a mapping that says nothing.
  package init() {}

  /// Reads the values of `--map`, each `field=column`.
  ///
  /// Fields are known without regard to case; `lat`, `lon` and `hours` are what they look like.
  package init(_ options: [String]) throws(ImportError) {
    for option in options {
      let parts = option.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let field = Self.field(named: String(parts[0]).trimmed) else {
        throw .mappingMalformed(option, fields: MappedField.allCases.map(\.rawValue))
      }
      let column = String(parts[1]).trimmed
      if field.takesSeveral, column != AttributeDecisions.off {
        columns[field, default: []].append(column)
      } else {
        columns[field] = [column]
      }
    }
  }

  private static let positions: Set<MappedField> = [.latitude, .longitude, .x, .y, .geometry]

  /// The mapping without what it says of positions.
  func withoutPosition() -> FieldMapping {
    var mapping = self
    for field in Self.positions { mapping.columns[field] = nil }
    return mapping
  }

  /// This mapping with what another says about other fields; of two places for positions the first counts.
  func completed(by other: FieldMapping) -> FieldMapping {
    var completed = self
    let saysPosition = !Self.positions.isDisjoint(with: columns.keys)
    for (field, names) in other.columns where columns[field] == nil {
      if saysPosition, Self.positions.contains(field) { continue }
      completed.columns[field] = names
    }
    return completed
  }

  private static func field(named name: String) -> MappedField? {
    let key = name.lowercased()
    switch key {
    case "lat": return .latitude
    case "lon", "lng", "long": return .longitude
    case "sports": return .sport
    case "wkt": return .geometry
    case "accessible": return .wheelchair
    case "web", "url": return .website
    default: return MappedField.allCases.first { $0.rawValue.lowercased() == key }
    }
  }

  /// The places of the columns that are named for a field.
  ///
  /// A column is known by its exact name, or else without regard to case and to spaces around.
  func places(of field: MappedField, in names: [String], path: String) throws(ImportError) -> [Int]
  {
    var places: [Int] = []
    for column in columns[field] ?? [] {
      let place =
        names.firstIndex(of: column)
        ?? names.firstIndex { $0.lowercased() == column.lowercased() }
        ?? CodeLegend.Heading(column).flatMap { names.firstIndex(of: $0.name) }
      guard let place else {
        throw .noSuchColumn(
          path: path, field: field.rawValue, column: column, available: names)
      }
      places.append(place)
    }
    return places
  }
}
