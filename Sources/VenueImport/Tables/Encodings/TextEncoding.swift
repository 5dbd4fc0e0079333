// The encodings of text files that are read, and the names that people have for them.

/// An encoding of text files.
enum TextEncoding: String, CaseIterable, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"
  case windows1252 = "Windows-1252"
  case windows1250 = "Windows-1250"
  case windows1251 = "Windows-1251"
  case windows1253 = "Windows-1253"
  case windows1254 = "Windows-1254"
  case windows1255 = "Windows-1255"
  case windows1256 = "Windows-1256"
  case windows1257 = "Windows-1257"
  case windows874 = "Windows-874"
  case macRoman = "Mac OS Roman"
  case macCyrillic = "Mac OS Cyrillic"
  case latin1 = "ISO-8859-1"
  case latin2 = "ISO-8859-2"
  case latin5 = "ISO-8859-9"
  case latin7 = "ISO-8859-13"
  case latin9 = "ISO-8859-15"
  case isoCyrillic = "ISO-8859-5"
  case isoGreek = "ISO-8859-7"
  case koi8R = "KOI8-R"
  case koi8U = "KOI8-U"
  case cp437 = "CP437"
  case cp737 = "CP737"
  case cp775 = "CP775"
  case cp850 = "CP850"
  case cp852 = "CP852"
  case cp857 = "CP857"
  case cp866 = "CP866"
  case big5 = "Big5"
  case gb18030 = "GB18030"
  case shiftJIS = "Shift_JIS"
  case eucJP = "EUC-JP"
  case eucKR = "EUC-KR"

  /// The encoding of a name as people write it: `utf8`, `CP1252`, `latin-9`.
  init?(named name: String) {
    let key = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    if let found = Self.names[key] {
      self = found
    } else if let found = Self.allCases.first(where: {
      $0.rawValue.lowercased().filter { $0.isLetter || $0.isNumber } == key
    }) {
      self = found
    } else {
      return nil
    }
  }

  private static let names: [String: TextEncoding] = [
    "utf16": .utf16LittleEndian, "utf32": .utf32LittleEndian, "cp1252": .windows1252,
    "ansi": .windows1252, "1252": .windows1252, "cp1250": .windows1250, "1250": .windows1250,
    "cp1251": .windows1251, "1251": .windows1251, "cp1253": .windows1253, "1253": .windows1253,
    "cp1254": .windows1254, "1254": .windows1254, "cp1255": .windows1255, "cp1256": .windows1256,
    "cp1257": .windows1257, "1257": .windows1257, "cp874": .windows874, "tis620": .windows874,
    "iso885911": .windows874, "macroman": .macRoman, "mac": .macRoman, "macintosh": .macRoman,
    "maccyrillic": .macCyrillic, "xmaccyrillic": .macCyrillic, "latin1": .latin1,
    "latin2": .latin2, "latin5": .latin5, "latin7": .latin7, "latin9": .latin9,
    "88591": .latin1, "885915": .latin9, "l1": .latin1, "greek": .isoGreek,
    "cyrillic": .isoCyrillic, "koi8": .koi8R,
    "dos437": .cp437, "ibm437": .cp437, "437": .cp437, "dos850": .cp850, "ibm850": .cp850,
    "850": .cp850, "oem": .cp850, "dos": .cp850, "ibm852": .cp852, "852": .cp852,
    "ibm866": .cp866, "866": .cp866, "ibm857": .cp857, "ibm775": .cp775, "ibm737": .cp737,
    "big5hkscs": .big5, "big5eten": .big5, "cp950": .big5, "ms950": .big5, "950": .big5,
    "gbk": .gb18030, "gb2312": .gb18030, "gb": .gb18030, "cp936": .gb18030, "936": .gb18030,
    "euccn": .gb18030, "sjis": .shiftJIS, "cp932": .shiftJIS, "932": .shiftJIS,
    "ms932": .shiftJIS, "mskanji": .shiftJIS, "windows31j": .shiftJIS, "ujis": .eucJP,
    "cp949": .eucKR, "949": .eucKR, "uhc": .eucKR, "ksc5601": .eucKR, "ksx1001": .eucKR,
    "windows949": .eucKR,
  ]

  /// Whether a character may be of two bytes and more.
  var isWide: Bool {
    switch self {
    case .big5, .gb18030, .shiftJIS, .eucJP, .eucKR: true
    default: false
    }
  }

  /// What the C library calls an encoding of which there is no table here; `nil` for the others.
  var libraryName: String? {
    switch self {
    case .utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
      .windows1252, .windows1250, .macRoman, .latin1, .latin9:
      nil
    case .windows1251: "CP1251"
    case .windows1253: "CP1253"
    case .windows1254: "CP1254"
    case .windows1255: "CP1255"
    case .windows1256: "CP1256"
    case .windows1257: "CP1257"
    case .windows874: "CP874"
    case .macCyrillic: "MAC-CYRILLIC"
    case .shiftJIS: "CP932"
    case .eucKR: "CP949"
    case .big5: "BIG5-HKSCS"
    case .latin2, .latin5, .latin7, .isoCyrillic, .isoGreek, .koi8R, .koi8U, .cp437, .cp737,
      .cp775, .cp850, .cp852, .cp857, .cp866, .gb18030, .eucJP:
      rawValue
    }
  }

  /// Whether this machine can read it: the C library keeps its tables in files of their own.
  var isAvailable: Bool {
    guard let libraryName else { return true }
    return CharacterConverter(from: libraryName) != nil
  }
}
