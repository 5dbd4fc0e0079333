// An answer as JSON and GeoJSON: the venue's own keys, then distance and state.

internal import GeoPrimitives
internal import OpeningHours

extension VenueAnswer {
  /// The answer as a record: `id`, the venue's own keys, `distance_m`, `state`, `until` and, if there is one, `comment`.
  ///
  /// `distance_m` is rounded to a tenth of a millimetre. An area is left out here; GeoJSON has it.
  public var wireObject: JSONObject {
    var members = [JSONObject.Member(key: VenueKey.id.rawValue, value: .string(venue.id))]
    members += venue.wireObject(withFootprint: false).members.filter { Self.isNot(state: $0) }
    members += stateMembers.members
    return JSONObject(distinctMembers: members)
  }

  /// The answer as a GeoJSON Feature.
  public var feature: JSONObject { venue.geoJSONFeature(extras: stateMembers) }

  private var stateMembers: JSONObject {
    var members = JSONObject()
    if let distance {
      members["distance_m"] = .number((distance.meters * 10_000).rounded() / 10_000)
    }
    members["state"] = .string(opening.state.description)
    members["until"] = opening.until.map { .string($0.description) } ?? .null
    if let comment = opening.comment { members["comment"] = .string(comment) }
    return members
  }

  private static func isNot(state member: JSONObject.Member) -> Bool {
    !["id", "distance_m", "state", "until", "comment"].contains(member.key)
  }
}
