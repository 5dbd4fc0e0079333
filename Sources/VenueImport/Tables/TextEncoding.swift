// In which encoding a text file is: marks first, then strict UTF-8, then Windows-1252.

/// An encoding of text files.
enum TextEncoding: String, CaseIterable, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case windows1252 = "Windows-1252"
  case latin1 = "ISO-8859-1"
  case latin9 = "ISO-8859-15"

  /// The encoding of a name as people write it: `utf8`, `CP1252`, `latin-9`.
  init?(named name: String) {
    let key = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    switch key {
    case "utf8": self = .utf8
    case "utf16", "utf16le": self = .utf16LittleEndian
    case "utf16be": self = .utf16BigEndian
    case "windows1252", "cp1252", "ansi": self = .windows1252
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
}

extension EncodingFindings {
  /// Reads the whole stream once, in pieces, and decides.
  ///
  /// A file is UTF-8 if all of it is, and also where damage is rare beside the characters beyond ASCII
  /// (one for four or more of them); every other file without a mark is Windows-1252.
  init(
    of stream: ByteStream, forced: TextEncoding? = nil
  ) throws(ImportError) {
    var census = UTF8Census()
    var piece: [UInt8] = []
    var mark: (encoding: TextEncoding, length: Int)?
    var isFirst = true
    while true {
      piece.removeAll(keepingCapacity: true)
      guard try stream.read(1 << 20, into: &piece) > 0 else { break }
      if isFirst { mark = Self.mark(piece) }
      isFirst = false
      let encoding = forced ?? mark?.encoding
      guard encoding == nil || encoding == .utf8 else { break }
      census.count(piece)
    }
    census.finish()
    stream.rewind()
    let decided = forced ?? mark?.encoding ?? census.encoding
    self.init(
      encoding: decided, markLength: mark.map { $0.encoding == decided ? $0.length : 0 } ?? 0,
      damagedBytes: decided == .utf8 ? census.invalidBytes : 0)
  }

  /// The byte-order marks at the beginning; some tools write two.
  private static func mark(_ bytes: [UInt8]) -> (encoding: TextEncoding, length: Int)? {
    var length = 0
    while bytes[length...].starts(with: [0xEF, 0xBB, 0xBF]) { length += 3 }
    if length > 0 { return (.utf8, length) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return nil
  }
}
