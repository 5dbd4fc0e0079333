// XML that is read piece by piece: tags, attributes and text, and nothing that could reach out of the file.

/// What comes next in an XML text.
enum XMLToken {
  /// An element begins; one that is empty ends at once.
  case begin(name: String, attributes: [(name: String, value: [UInt8])], isEmpty: Bool)
  /// The innermost element ends.
  case end(name: String)
  /// Text between tags, with its entities read.
  case text([UInt8])
}

/// An XML text (XML 1.0) as tokens.
///
/// Entities beyond the five and character references stay as they are written; a document type declaration is refused, so
/// nothing is ever expanded or fetched. Prefixes of namespaces are dropped.
final class XMLText {
  let path: String
  private let text: TextStream
  private var bytes: [UInt8] = []
  private var place = 0
  private(set) var line = 1
  private var isAtEnd = false
  /// Whether the end was reached.
  private(set) var isDone = false

  private static let pieceLength = 1 << 20
  /// The longest tag or text that is believed.
  private static let longest = 1 << 24

  init(_ text: TextStream, path: String) {
    self.text = text
    self.path = path
  }

  /// How much of the file was read, 0…1, where its size is known.
  var fractionRead: Double? { text.fractionRead }

  /// An error at the line where one stands.
  func damaged(_ reason: String) -> ImportError {
    .damaged(path: path, line: line, reason: reason)
  }

  /// The next token; `nil` at the end of the text.
  func next() throws(ImportError) -> XMLToken? {
    while true {
      guard try fill(1) else { return nil }
      if bytes[place] != UInt8(ascii: "<") { return .text(try takeText()) }
      let mark = try fill(2) ? bytes[place + 1] : 0
      if mark != UInt8(ascii: "!"), mark != UInt8(ascii: "?") { return try takeTag() }
      if try starts(with: "<!--") {
        try skip(past: "-->")
      } else if try starts(with: "<![CDATA[") {
        place += 9
        let content = try take(until: "]]>")
        place += 3
        return .text(Array(content))
      } else if try starts(with: "<?") {
        try skip(past: "?>")
      } else {
        throw damaged("a document type declaration; such files are not read")
      }
    }
  }

  private func takeTag() throws(ImportError) -> XMLToken {
    place += 1
    let inside = Array(try take(until: ">", respectingQuotes: true))
    place += 1
    var cursor = XMLTagCursor(inside)
    if cursor.takes(UInt8(ascii: "/")) { return .end(name: cursor.takeName()) }
    let name = cursor.takeName()
    guard !name.isEmpty else { throw damaged("a tag without a name") }
    var attributes: [(name: String, value: [UInt8])] = []
    while let attribute = cursor.takeAttribute() {
      attributes.append(attribute)
      guard attributes.count <= 1024 else { throw damaged("more than 1,024 attributes") }
    }
    let isEmpty = cursor.takes(UInt8(ascii: "/"))
    guard cursor.isAtEnd else { throw damaged("the tag “\(name.shortened)” is malformed") }
    return .begin(name: name, attributes: attributes, isEmpty: isEmpty)
  }

  private func takeText() throws(ImportError) -> [UInt8] {
    var taken = Array(try take(until: "<", orEnd: true))
    XMLEntities.decode(&taken)
    return taken
  }
}

extension XMLText {
  /// Whether so many bytes are at hand, after reading on where they were not.
  private func fill(_ count: Int) throws(ImportError) -> Bool {
    while bytes.count - place < count {
      if isAtEnd { return false }
      bytes.removeFirst(place)
      place = 0
      isAtEnd = try !text.read(max(Self.pieceLength, bytes.count), into: &bytes)
    }
    return true
  }

  private func starts(with mark: StaticString) throws(ImportError) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard try fill(count) else { return false }
    return bytes[place..<place + count].elementsEqual("\(mark)".utf8)
  }

  private func skip(past mark: StaticString) throws(ImportError) {
    _ = try take(until: mark)
    place += mark.utf8CodeUnitCount
  }

  /// The bytes up to a mark, which is not taken.
  private func take(
    until mark: StaticString, orEnd: Bool = false, respectingQuotes: Bool = false
  ) throws(ImportError) -> ArraySlice<UInt8> {
    let wanted = Array("\(mark)".utf8)
    let startLine = line
    var index = place
    var quote: UInt8 = 0
    while true {
      while index + wanted.count <= bytes.count {
        let byte = bytes[index]
        if quote == 0, byte == wanted[0], bytes[index...].starts(with: wanted) {
          defer { place = index }
          return bytes[place..<index]
        }
        if byte == UInt8(ascii: "\n") { line += 1 }
        if respectingQuotes, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = quote == 0 ? byte : quote == byte ? 0 : quote
        }
        index += 1
      }
      let (reached, length) = (index - place, bytes.count - place)
      guard length <= Self.longest else { throw damaged("a tag or text of more than 16 MB") }
      guard try fill(length + 1) else {
        if orEnd {
          defer { place = bytes.count }
          return bytes[place...]
        }
        line = startLine
        throw damaged("the file breaks off in what begins here")
      }
      index = place + reached
    }
  }
}

/// Takes a tag apart.
private struct XMLTagCursor {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  mutating func takes(_ byte: UInt8) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    skipSpace()
    return true
  }

  /// A name without its prefix.
  mutating func takeName() -> String {
    let start = index
    while index < bytes.count, bytes[index] > 0x20 {
      switch bytes[index] {
      case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "'"),
        UInt8(ascii: "<"), UInt8(ascii: ">"):
        break
      default:
        index += 1
        continue
      }
      break
    }
    let name = bytes[start..<index].prefix(256)
    skipSpace()
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return String(decoding: local, as: UTF8.self)
  }

  /// The next attribute; those that only declare namespaces have an empty value.
  mutating func takeAttribute() -> (name: String, value: [UInt8])? {
    let start = index
    let name = takeName()
    guard !name.isEmpty, takes(UInt8(ascii: "=")), index < bytes.count else {
      index = start
      return nil
    }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(index + 1)...].firstIndex(of: quote)
    else {
      index = start
      return nil
    }
    var value = Array(bytes[(index + 1)..<end])
    XMLEntities.decode(&value)
    let isDeclaration =
      bytes[start...].starts(with: "xmlns".utf8)
      || bytes[start...].starts(with: "xsi:".utf8)
    index = end + 1
    skipSpace()
    return (name, isDeclaration ? [] : value)
  }
}

/// The five entities of XML, and character references.
enum XMLEntities {
  /// Puts characters in the place of their entities.
  static func decode(_ bytes: inout [UInt8]) {
    guard bytes.contains(UInt8(ascii: "&")) else { return }
    _ = CharacterEntities.decode(&bytes, from: 0)
  }
}
