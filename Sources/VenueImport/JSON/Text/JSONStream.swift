// JSON text that is read piece by piece: where one stands, what comes next, and how far a value reaches.

/// A JSON text between its file and whoever takes values from it.
final class JSONStream {
  /// The file as people know it, for errors.
  let path: String
  private let text: TextStream
  /// The text at hand.
  private(set) var bytes: [UInt8] = []
  /// Where the next value is looked for.
  var place = 0
  /// Where in the whole text the bytes at hand begin.
  private(set) var base = 0
  /// The line of `place`; the first is 1.
  var line = 1
  private(set) var isAtEnd = false

  /// How much is read at once.
  static let pieceLength = 1 << 20
  /// The longest record that is believed.
  static let longestRecord = 1 << 26

  /// Reads a text from its beginning.
  init(_ text: TextStream, path: String) {
    self.text = text
    self.path = path
  }

  /// How much of the file was read, 0…1, where its size is known.
  var fractionRead: Double? { text.fractionRead }

  /// Where in the whole text one stands.
  var offset: Int { base + place }

  /// An error at the line where one stands.
  func damaged(_ reason: String) -> ImportError {
    .damaged(path: path, line: line, reason: reason)
  }

  /// Reads on; `false` at the end of the text.
  func more(_ length: Int = pieceLength) throws(ImportError) -> Bool {
    if isAtEnd { return false }
    isAtEnd = try !text.read(length, into: &bytes)
    return !isAtEnd
  }

  /// Forgets what lies before the place.
  func discard() {
    base += place
    bytes.removeFirst(place)
    place = 0
  }

  /// Takes the bytes before the place away, with room behind them that may be read.
  func take(padding: Int) -> [UInt8] {
    // Most of the bytes are taken: the few that stay are copied, not those that go.
    var taken = bytes
    bytes = Array(bytes[place...])
    base += place
    taken.removeLast(bytes.count)
    taken.append(contentsOf: repeatElement(0, count: padding))
    place = 0
    return taken
  }

  /// Goes to a place in the whole text that lies ahead.
  func advance(to offset: Int, line: Int) throws(ImportError) {
    while base + bytes.count <= offset {
      place = bytes.count
      discard()
      guard try more() else { break }
    }
    place = min(bytes.count, offset - base)
    self.line = line
  }
}

extension JSONStream {
  /// The next byte that is no white space, which is not taken; `nil` at the end of the text.
  func peek() throws(ImportError) -> UInt8? {
    while true {
      while place < bytes.count {
        let byte = bytes[place]
        // A record separator and a byte-order mark that was left over are white space too.
        guard byte <= 0x20 else { return byte }
        if byte == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
      discard()
      if isAtEnd { return nil }
      _ = try more()
    }
  }

  /// Skips the record or list that begins here, forgetting it on the way.
  ///
  /// - Returns: Its bytes, where it has no more than the limit.
  @discardableResult
  func skipContainer(keeping limit: Int = 0) throws(ImportError) -> [UInt8]? {
    var skipper = JSONSkipper()
    var kept: [UInt8] = []
    var length = 0
    let startLine = line
    while true {
      let outcome = skipper.skip(bytes.span, from: place)
      line = startLine + skipper.lineFeeds
      var end = bytes.count
      if case .ended(let found) = outcome { end = found }
      length += end - place
      if length <= limit { kept.append(contentsOf: bytes[place..<end]) }
      switch outcome {
      case .ended:
        place = end
        return length <= limit ? kept : nil
      case .unfinished:
        place = end
        discard()
        guard length <= Self.longestRecord else { throw damaged("a record of more than 64 MB") }
        guard try more() else {
          throw .damaged(
            path: path, line: startLine, reason: "the file breaks off in what begins here")
        }
      case .mismatched: throw damaged("a bracket closes what was not opened")
      case .tooDeep: throw damaged("nested deeper than \(JSONSkipper.deepest)")
      }
    }
  }

  /// Takes a text in quotes, as it stands between them.
  func takeText() throws(ImportError) -> ArraySlice<UInt8> {
    let start = place
    var index = place + 1
    while true {
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\""):
          place = index + 1
          return bytes[start + 1..<index]
        case UInt8(ascii: "\\"): index += 2
        case UInt8(ascii: "\n"): throw damaged("a text that is never closed")
        default: index += 1
        }
      }
      guard bytes.count - start < Self.longestRecord, try more() else {
        throw damaged("a text that is never closed")
      }
    }
  }

  /// Takes a number, `true`, `false`, `null`, or whatever stands in the place of one.
  func takeWord() throws(ImportError) -> ArraySlice<UInt8> {
    let start = place
    var index = place
    while true {
      while index < bytes.count {
        let byte = bytes[index]
        if byte <= 0x20 || byte == UInt8(ascii: ",") || byte | 0x20 == UInt8(ascii: "}")
          || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "\"")
        {
          break
        }
        index += 1
      }
      if index < bytes.count { break }
      guard index - start < 4096 else { throw damaged("a word that is no JSON") }
      if try !more() { break }
    }
    guard index > start else {
      throw damaged("“\(Character(Unicode.Scalar(bytes[start])))” stands where a value should")
    }
    place = index
    return bytes[start..<index]
  }
}
