// A venue as a GeoJSON feature (RFC 7946), for exports and for the answers of queries.

internal import GeoPrimitives

extension Venue {
  /// The venue as a GeoJSON Feature: its area or else its position, and the keys of its record as properties.
  ///
  /// - Parameter extras: Further properties, such as `distance_m`; one named like a property replaces it.
  /// - Returns: The Feature, with the venue's id as its own.
  public func geoJSONFeature(extras: JSONObject = JSONObject()) -> JSONObject {
    var properties = wireObject(withFootprint: false)
    for member in extras.members { properties[member.key] = member.value }
    let geometry = footprint?.geoJSON ?? position.geoJSON
    return JSONObject(distinctMembers: [
      JSONObject.Member(key: "type", value: "Feature"),
      JSONObject.Member(key: "id", value: .string(id)),
      JSONObject.Member(key: "geometry", value: .object(geometry)),
      JSONObject.Member(key: "properties", value: .object(properties)),
    ])
  }

  /// Reads a venue from a feature that `geoJSONFeature` wrote or that has the same properties.
  ///
  /// A Point is the position, whatever the properties say; an area needs `latitude` and `longitude` among them.
  ///
  /// - Parameters:
  ///   - feature: The Feature.
  ///   - source: The dataset to name where the properties name none.
  /// - Throws: `WireError` with the path of the first member at fault.
  public init(geoJSONFeature feature: JSONObject, source: String) throws(WireError) {
    guard feature["type"] == "Feature" else {
      throw .wrongKind(path: "feature", found: "no Feature", expected: "a GeoJSON Feature")
    }
    let id: String
    switch feature["id"] {
    case .string(let text)? where !text.isEmpty: id = text
    case .integer(let number)?: id = number.description
    case nil: throw .missing(path: "feature.id", expected: "a string")
    case let other?: throw .wrongKind(path: "feature.id", found: other.kind, expected: "a string")
    }
    guard case .object(var properties)? = feature["properties"] else {
      throw .missing(path: "\(id).properties", expected: "a record")
    }
    switch try WireShape(geoJSON: feature["geometry"] ?? .null, path: "\(id).geometry") {
    case .point(let position):
      properties[VenueKey.latitude.rawValue] = .number(position.latitude)
      properties[VenueKey.longitude.rawValue] = .number(position.longitude)
    case .area(let footprint):
      properties[VenueKey.footprint.rawValue] = .object(footprint.geoJSON)
    }
    try self.init(wire: WireRecord(id: id, object: properties), source: source)
  }
}
