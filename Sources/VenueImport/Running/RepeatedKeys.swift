// Keys that stand twice in a record of a mapping file: which of the two is meant nobody can know.

internal import Venues

/// Looks for a key that stands twice in one of the records of a JSON text.
struct RepeatedKeys {
  private var bytes: ArraySlice<UInt8>
  private var line = 1
  /// The keys of each record that is open; `nil` for a list.
  private var open: [Set<String>?] = []
  /// Whether the next text is a key.
  private var isBeforeKey = false

  /// The first key that stands a second time, and its line, counted from 1.
  ///
  /// - Parameter text: A well-formed JSON text.
  /// - Returns: `nil` where each record has each of its keys once.
  /// - Complexity: O(*n*) in the length of the text.
  static func first(in text: [UInt8]) -> (key: String, line: Int)? {
    var search = RepeatedKeys(bytes: text[...])
    return search.next()
  }

  private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private mutating func next() -> (key: String, line: Int)? {
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "{"): begin([])
      case UInt8(ascii: "["): begin(nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = open.popLast()
        isBeforeKey = false
      case UInt8(ascii: ","): isBeforeKey = open.last.map { $0 != nil } ?? false
      case UInt8(ascii: ":"): isBeforeKey = false
      case UInt8(ascii: "\""):
        let text = takeText()
        guard isBeforeKey, let last = open.indices.last else { continue }
        if open[last]?.insert(text).inserted == false { return (text, line) }
      default: break
      }
    }
    return nil
  }

  private mutating func begin(_ keys: Set<String>?) {
    open.append(keys)
    isBeforeKey = keys != nil
  }

  /// The text up to its closing mark, with its escapes read.
  private mutating func takeText() -> String {
    var raw: [UInt8] = [UInt8(ascii: "\"")]
    while let byte = bytes.popFirst() {
      raw.append(byte)
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\"), let next = bytes.popFirst() { raw.append(next) }
    }
    guard case .string(let text)? = try? JSONValue.parse(raw) else { return "" }
    return text
  }
}
