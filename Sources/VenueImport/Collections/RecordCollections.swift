// The seeds' own JSON collections as they lie in a file.

internal import Venues

/// A file of the collections `emplacements`, `utilisateurs`, `activites` and `messages`.
struct RecordCollections {
  /// Its records.
  let document: WireDocument
  /// What could not be read, and why.
  let faults: [WireError]

  /// The longest file that is read, in bytes.
  private static let longest = 1 << 29

  /// Whether JSON that begins like this is such a file: its keys say so.
  static func recognizes(_ beginning: [UInt8]) -> Bool {
    func has(_ key: String) -> Bool { beginning[...].place(of: "\"\(key)\"") != nil }
    let hasVenues = has(VenueKey.name.rawValue)
    if has("FeatureCollection") || has("features") {
      // Other GeoJSON may borrow some of the keys; an export names its source too, and no reference system.
      return hasVenues && has(VenueKey.sports.rawValue) && has(VenueKey.sourceID.rawValue)
        && LegacyReferenceSystem.find(in: beginning) == nil
    }
    let outer = outerKeys(of: beginning)
    return hasVenues || CollectionName.allCases.contains { outer.contains($0.rawValue) }
  }

  /// Whether JSON that begins like this keeps its venues as features.
  static func hasFeatures(_ beginning: [UInt8]) -> Bool {
    outerKeys(of: beginning).contains("features")
  }

  /// The keys of the outermost record, as far as they stand in the beginning of a file.
  private static func outerKeys(of beginning: [UInt8]) -> Set<String> {
    var keys: Set<String> = []
    var depth = 0
    var index = 0
    while index < beginning.count {
      switch beginning[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "["): depth += 2
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "]"): depth -= 2
      case UInt8(ascii: "\""):
        let start = index + 1
        index = start
        while index < beginning.count, beginning[index] != UInt8(ascii: "\"") {
          index += beginning[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        let rest = beginning[min(index + 1, beginning.count)...].first { $0 > 0x20 }
        if depth == 1, rest == UInt8(ascii: ":"), index < beginning.count {
          keys.insert(String(decoding: beginning[start..<index], as: UTF8.self))
        }
      default: break
      }
      index += 1
    }
    return keys
  }

  /// Reads a file.
  init(_ file: InputFile, log: GDALLog) throws(ImportError) {
    let stream = try ByteStream(virtualPath: file.virtualPath, path: file.path, log: log)
    var bytes: [UInt8] = []
    while try stream.read(1 << 20, into: &bytes) > 0 {
      if bytes.count > Self.longest {
        throw .unreadable(path: file.path, reason: "a JSON file of more than 512 MB")
      }
    }
    let value: JSONValue
    do {
      value = try JSONValue.parse(bytes)
    } catch {
      throw .damaged(path: file.path, line: nil, reason: "\(error)")
    }
    (document, faults) = WireDocument.read(value)
  }
}
