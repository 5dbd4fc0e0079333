// A JSON record: members in the order in which they came, keys told apart by their bytes.

/// A JSON record whose members keep the order in which they were added.
public struct JSONObject: Hashable, Sendable {
  /// One key and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// Its value.
    public var value: JSONValue

    /// Makes a member.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members, in order; no key stands twice.
  public private(set) var members: [Member] = []

  /// Makes an empty record.
  public init() {}

  /// Makes a record from members whose keys the caller knows to be distinct.
  package init(distinctMembers members: [Member]) { self.members = members }

  /// The value of a key; setting `nil` removes it, setting a new key appends it.
  ///
  /// - Complexity: O(*n*) in the number of members, which is small in every record here.
  public subscript(key: String) -> JSONValue? {
    get { members.first { ExactKey(text: $0.key) == ExactKey(text: key) }?.value }
    set {
      let index = members.firstIndex { ExactKey(text: $0.key) == ExactKey(text: key) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Whether there is no member.
  public var isEmpty: Bool { members.isEmpty }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Makes a record with its members in the order in which they are written; a repeated key keeps its first place and
  /// takes its last value.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (key, value) in elements { self[key] = value }
  }
}
