// Keys that stand twice in a record: which of the two values is meant nobody can know.

import Venues

/// Looks for a key that stands twice in one of the records of a JSON text.
struct DuplicateKeys {
  /// The keys of a record so far; `nil` for a list.
  private var open: [Set<[UInt8]>?] = []
  /// Whether the next string is a key.
  private var isBeforeKey = false

  /// The first key that stands twice in its record, at any depth.
  ///
  /// - Parameter line: A well-formed JSON text.
  /// - Returns: The key without its escapes; `nil` where every record has each of its keys once.
  /// - Complexity: O(*n*) in the length of the text.
  static func first(in line: [UInt8]) -> String? {
    var search = DuplicateKeys()
    return search.first(in: line)
  }

  private mutating func first(in line: [UInt8]) -> String? {
    var place = 0
    while place < line.count {
      switch line[place] {
      case UInt8(ascii: "{"):
        open.append([])
        isBeforeKey = true
      case UInt8(ascii: "["):
        open.append(nil)
        isBeforeKey = false
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = open.popLast()
        isBeforeKey = false
      case UInt8(ascii: ","): isBeforeKey = (open.last ?? nil) != nil
      case UInt8(ascii: ":"): isBeforeKey = false
      case UInt8(ascii: "\""):
        let end = DuplicateKeys.end(ofStringAt: place, in: line)
        if isBeforeKey {
          let key = DuplicateKeys.text(line[place..<end])
          guard open[open.count - 1]?.insert(Array(key.utf8)).inserted == true else { return key }
        }
        place = end - 1
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The place behind a string's closing mark.
  private static func end(ofStringAt start: Int, in line: [UInt8]) -> Int {
    var place = start + 1
    while place < line.count, line[place] != UInt8(ascii: "\"") {
      place += line[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, line.count)
  }

  /// What a string says once its escapes are read.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    if bytes.contains(UInt8(ascii: "\\")),
      case .string(let text)? = try? JSONValue.parse(Array(bytes))
    {
      return text
    }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }
}
