// A JSON file of one or several collections, in any of the three shapes in which they are passed around.

/// What a JSON file of collections holds: every record that could be read, and what is wrong with the others.
public struct WireDocument: Hashable, Sendable {
  /// The collections, in the order of the file.
  public var collections: [WireCollection]

  /// Makes a document.
  public init(collections: [WireCollection]) { self.collections = collections }

  /// Reads a document from a JSON value.
  ///
  /// It may be `{"emplacements": {"id1": {…}}, "messages": …}`, `{"emplacements": [{"id": "id1", …}]}` or the inner value
  /// alone, a record by id or a list. It counts as the inner value when no member is named like a collection.
  ///
  /// - Parameters:
  ///   - value: The file's contents.
  ///   - bareName: The collection that an inner value alone belongs to.
  /// - Returns: The document, and a fault for every record or member left out.
  public static func read(
    _ value: JSONValue, bare bareName: CollectionName = .venues
  ) -> (document: WireDocument, faults: [WireError]) {
    var document = WireDocument(collections: [])
    var faults: [WireError] = []
    guard case .object(let object) = value, object.members.contains(where: { $0.isCollection })
    else {
      document.add(value, as: bareName, faults: &faults)
      return (document, faults)
    }
    for member in object.members {
      if let name = CollectionName(rawValue: member.key) {
        document.add(member.value, as: name, faults: &faults)
      } else {
        let names = CollectionName.allCases.map(\.rawValue).joined(separator: ", ")
        faults.append(
          .wrongKind(
            path: member.key, found: "an unknown collection", expected: "one of \(names)"))
      }
    }
    return (document, faults)
  }

  /// The document as one JSON record: a member a collection, in it a member a record.
  public var value: JSONValue {
    var object = JSONObject()
    for collection in collections {
      let members = collection.records.map {
        JSONObject.Member(key: $0.id, value: .object($0.object))
      }
      object[collection.name.rawValue] = .object(JSONObject(distinctMembers: members))
    }
    return .object(object)
  }
}

// MARK: - Reading

extension WireDocument {
  private mutating func add(
    _ value: JSONValue, as name: CollectionName, faults: inout [WireError]
  ) {
    var collection = WireCollection(name: name, records: [])
    switch value {
    case .object(let object):
      for member in object.members {
        do throws(WireError) {
          collection.records.append(try Self.record(keyed: member, in: name))
        } catch {
          faults.append(error)
        }
      }
    case .array(let elements):
      var ids: Set<ExactKey> = []
      for (index, element) in elements.enumerated() {
        do throws(WireError) {
          let record = try Self.record(listed: element, at: index, in: name)
          guard ids.insert(ExactKey(text: record.id)).inserted else {
            throw .duplicateID(path: "\(name.rawValue)/\(record.id)")
          }
          collection.records.append(record)
        } catch {
          faults.append(error)
        }
      }
    default:
      faults.append(
        .wrongKind(
          path: name.rawValue, found: value.kind, expected: "a list or a record of records"))
    }
    collections.append(collection)
  }

  private static func record(
    keyed member: JSONObject.Member, in name: CollectionName
  ) throws(WireError) -> WireRecord {
    let path = "\(name.rawValue)/\(member.key)"
    guard !member.key.isEmpty else { throw .emptyID(path: path) }
    guard case .object(var object) = member.value else {
      throw .wrongKind(path: path, found: member.value.kind, expected: "a record")
    }
    if let value = object["id"] {
      let id = try id(value, path: "\(path).id")
      guard id == member.key else { throw .differentID(path: path, id: id) }
      object["id"] = nil
    }
    return WireRecord(id: member.key, object: object)
  }

  private static func record(
    listed value: JSONValue, at index: Int, in name: CollectionName
  ) throws(WireError) -> WireRecord {
    let path = "\(name.rawValue)[\(index)]"
    guard case .object(var object) = value else {
      throw .wrongKind(path: path, found: value.kind, expected: "a record")
    }
    guard let idValue = object["id"] else {
      throw .missing(path: "\(path).id", expected: "a string")
    }
    let id = try id(idValue, path: "\(path).id")
    object["id"] = nil
    return WireRecord(id: id, object: object)
  }

  /// An id is a string; a whole number is taken as its digits, as lists exported from tables have them.
  private static func id(_ value: JSONValue, path: String) throws(WireError) -> String {
    switch value {
    case .string(""): throw .emptyID(path: path)
    case .string(let id): id
    case .integer(let number): number.description
    default: throw .wrongKind(path: path, found: value.kind, expected: "a string")
    }
  }
}

extension JSONObject.Member {
  /// Whether the member is named like a collection and holds one.
  fileprivate var isCollection: Bool {
    guard CollectionName(rawValue: key) != nil else { return false }
    switch value {
    case .object, .array: return true
    default: return false
    }
  }
}
