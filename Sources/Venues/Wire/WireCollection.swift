// The seeds' collections as they lie in a JSON file: names, ids and records whose keys are not judged yet.

/// A collection of the seeds' schema.
public enum CollectionName: String, CaseIterable, Hashable, Sendable {
  /// People: `utilisateurs`.
  case users = "utilisateurs"
  /// What they play together: `activites`.
  case activities = "activites"
  /// What they write: `messages`.
  case messages = "messages"
  /// Where they play: `emplacements`.
  case venues = "emplacements"
}

/// One record of a collection.
public struct WireRecord: Hashable, Sendable {
  /// The name that is unique in its collection.
  public var id: String
  /// Its members, without the id.
  public var object: JSONObject

  /// Makes a record.
  public init(id: String, object: JSONObject) {
    self.id = id
    self.object = object
  }

  /// The record with its id as the first member, as it stands in a list.
  public var flatObject: JSONObject {
    let rest = object.members.filter { $0.key != "id" }
    return JSONObject(
      distinctMembers: [JSONObject.Member(key: "id", value: .string(id))] + rest)
  }
}

/// The records of one collection.
public struct WireCollection: Hashable, Sendable {
  /// Which collection it is.
  public var name: CollectionName
  /// Its records, in the order of the file; no id stands twice.
  public var records: [WireRecord]

  /// Makes a collection.
  public init(name: CollectionName, records: [WireRecord]) {
    self.name = name
    self.records = records
  }
}
