// The members of a record while it is read, so that a collection file, one record with a member a venue, reads in linear
// time.

/// A record under construction in which a repeated key keeps its first place and takes its last value.
struct JSONMembers {
  /// Up to here comparing keys one by one is quicker than hashing them.
  private static let fewMembers = 16

  private var members: [JSONObject.Member] = []
  private var places: [ExactKey: Int] = [:]

  /// The record as read so far.
  var object: JSONObject { JSONObject(distinctMembers: members) }

  /// Sets a key to a value, replacing what it had.
  mutating func set(_ key: String, to value: JSONValue) {
    if let place = place(of: key) {
      members[place].value = value
    } else {
      members.append(JSONObject.Member(key: key, value: value))
      if members.count > Self.fewMembers { index() }
    }
  }

  private func place(of key: String) -> Int? {
    members.count <= Self.fewMembers
      ? members.firstIndex { ExactKey(text: $0.key) == ExactKey(text: key) }
      : places[ExactKey(text: key)]
  }

  private mutating func index() {
    for place in places.count..<members.count {
      places[ExactKey(text: members[place].key)] = place
    }
  }
}

/// A key that equals another only byte for byte, as RFC 8259, section 8.3, compares them.
///
/// `String` alone would take a composed and a decomposed "é" for the same key and lose one of the two.
struct ExactKey: Hashable {
  let text: String

  static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }
}
