// In which encoding a text file is: marks first, then strict UTF-8, then what its bytes beside letters say.

/// An encoding of text files.
enum TextEncoding: String, CaseIterable, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"
  case windows1252 = "Windows-1252"
  case windows1250 = "Windows-1250"
  case macRoman = "Mac OS Roman"
  case latin1 = "ISO-8859-1"
  case latin9 = "ISO-8859-15"

  /// The encoding of a name as people write it: `utf8`, `CP1252`, `latin-9`.
  init?(named name: String) {
    let key = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    switch key {
    case "utf8": self = .utf8
    case "utf16", "utf16le": self = .utf16LittleEndian
    case "utf16be": self = .utf16BigEndian
    case "utf32", "utf32le": self = .utf32LittleEndian
    case "utf32be": self = .utf32BigEndian
    case "windows1252", "cp1252", "ansi": self = .windows1252
    case "windows1250", "cp1250": self = .windows1250
    case "macosroman", "macroman", "mac", "macintosh": self = .macRoman
    case "iso88591", "latin1": self = .latin1
    case "iso885915", "latin9": self = .latin9
    default: return nil
    }
  }
}

/// What was found out about the encoding of a file.
struct EncodingFindings: Hashable, Sendable {
  /// The encoding to read the file in.
  var encoding: TextEncoding
  /// How many bytes the marks at the beginning take.
  var markLength: Int
  /// Bytes that are no UTF-8 in a file that otherwise is; each is read as Windows-1252.
  var damagedBytes: Int
  /// Whether the encoding is a guess that is hardly right: the text is Cyrillic, Greek, Japanese or the like.
  var isDoubtful = false

  /// What is odd about the encoding.
  var warnings: [ImportWarning] {
    var warnings: [ImportWarning] = []
    if damagedBytes > 0 { warnings.append(ImportWarning(.damagedEncoding, count: damagedBytes)) }
    if isDoubtful {
      warnings.append(ImportWarning(.encodingUnknown, detail: "read as \(encoding.rawValue)"))
    }
    return warnings
  }
}

extension EncodingFindings {
  /// Reads the whole stream once, in pieces, and decides.
  ///
  /// A file is UTF-8 if all of it is, and also where damage is rare beside the characters beyond ASCII
  /// (one for four or more of them); every other file without a mark is Windows-1252, or
  /// Windows-1250 or Mac OS Roman where the bytes beside letters would be no letters otherwise.
  init(
    of stream: ByteStream, forced: TextEncoding? = nil
  ) throws(ImportError) {
    var census = UTF8Census()
    var bytes = ByteCensus()
    var piece: [UInt8] = []
    var mark: (encoding: TextEncoding, length: Int)?
    var isFirst = true
    while true {
      piece.removeAll(keepingCapacity: true)
      guard try stream.read(1 << 20, into: &piece) > 0 else { break }
      if isFirst { mark = Self.mark(piece) ?? Self.wide(piece).map { ($0, 0) } }
      isFirst = false
      let encoding = forced ?? mark?.encoding
      guard encoding == nil || encoding == .utf8 else { break }
      census.count(piece)
      if census.invalidBytes > 0 { bytes.count(piece) }
    }
    census.finish()
    stream.rewind()
    let found = census.encoding == .windows1252 ? bytes.encoding : census.encoding
    let decided = forced ?? mark?.encoding ?? found
    self.init(
      encoding: decided, markLength: mark.map { $0.encoding == decided ? $0.length : 0 } ?? 0,
      damagedBytes: decided == .utf8 ? census.invalidBytes : 0,
      isDoubtful: forced == nil && mark == nil && decided != .utf8 && bytes.isForeign)
  }

  /// The byte-order marks at the beginning; some tools write two.
  private static func mark(_ bytes: [UInt8]) -> (encoding: TextEncoding, length: Int)? {
    var length = 0
    while bytes[length...].starts(with: [0xEF, 0xBB, 0xBF]) { length += 3 }
    if length > 0 { return (.utf8, length) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return nil
  }

  /// UTF-16 or UTF-32 without a mark, by the zero bytes that only one place of each character has.
  ///
  /// Of the first 4,096 bytes nine in ten of one half must be zero and hardly any of the other.
  static func wide(_ bytes: [UInt8]) -> TextEncoding? {
    let length = min(bytes.count, 4096) & ~3
    guard length >= 8 else { return nil }
    var zeros = [0, 0, 0, 0]
    for index in 0..<length where bytes[index] == 0 { zeros[index & 3] += 1 }
    let count = length / 4
    func isEmpty(_ place: Int) -> Bool { zeros[place] * 10 >= count * 9 }
    func isFull(_ place: Int) -> Bool { zeros[place] * 20 <= count }
    switch (isEmpty(0), isEmpty(1), isEmpty(2), isEmpty(3)) {
    case (false, true, true, true) where isFull(0): return .utf32LittleEndian
    case (true, true, true, false) where isFull(3): return .utf32BigEndian
    case (false, true, false, true) where isFull(0) && isFull(2): return .utf16LittleEndian
    case (true, false, true, false) where isFull(1) && isFull(3): return .utf16BigEndian
    default: return nil
    }
  }
}
