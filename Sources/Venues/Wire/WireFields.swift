// The members of a record, asked for by key and kind, with an error that names the path.

internal import GeoPrimitives

/// A record under reading.
struct WireFields {
  let object: JSONObject
  let path: String

  /// A member that is there and not `null`.
  func value(_ key: VenueKey) -> JSONValue? {
    let value = object[key.rawValue]
    return value == .null ? nil : value
  }

  func number(_ key: VenueKey) throws(WireError) -> Double {
    guard let value = value(key) else {
      throw .missing(path: path(of: key), expected: "degrees as a number")
    }
    guard let number = value.double else {
      throw .wrongKind(path: path(of: key), found: value.kind, expected: "degrees as a number")
    }
    return number
  }

  func string(_ key: VenueKey) throws(WireError) -> String {
    guard let string = try optionalString(key) else {
      throw .missing(path: path(of: key), expected: "a string")
    }
    return string
  }

  func optionalString(_ key: VenueKey) throws(WireError) -> String? {
    switch value(key) {
    case nil: return nil
    case .string(let string): return string
    case let other?:
      throw .wrongKind(path: path(of: key), found: other.kind, expected: "a string")
    }
  }

  func strings(_ key: VenueKey) throws(WireError) -> [String] {
    switch value(key) {
    case nil: return []
    case .array(let elements):
      var strings: [String] = []
      for (index, element) in elements.enumerated() {
        guard case .string(let string) = element else {
          throw .wrongKind(
            path: "\(path(of: key))[\(index)]", found: element.kind, expected: "a string")
        }
        strings.append(string)
      }
      return strings
    case let other?:
      throw .wrongKind(path: path(of: key), found: other.kind, expected: "a list of strings")
    }
  }

  func footprint() throws(WireError) -> Footprint? {
    guard let value = value(.footprint) else { return nil }
    let shape = try WireShape(geoJSON: value, path: path(of: .footprint))
    guard case .area(let footprint) = shape else {
      throw .badGeometry(path: path(of: .footprint), reason: "expected a Polygon or MultiPolygon")
    }
    return footprint
  }

  /// The members with keys of their own.
  var rest: JSONObject {
    JSONObject(distinctMembers: object.members.filter { VenueKey(rawValue: $0.key) == nil })
  }

  private func path(of key: VenueKey) -> String { "\(path).\(key.rawValue)" }
}
