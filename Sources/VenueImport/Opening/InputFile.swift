// A path that a person gave: whether something is there, and how it begins.

internal import CGDAL
internal import Glibc

/// A file that is to be imported, and how to get at its bytes.
struct InputFile: Sendable {
  /// The path as it was given.
  let path: String
  /// The path for GDAL, which reads inside archives.
  let virtualPath: String
  /// The name of the file without the directories and the endings of compression.
  let name: String
  /// The first bytes, uncompressed.
  let beginning: [UInt8]
  /// Whether it is a directory, as some formats are.
  let isDirectory: Bool

  private static let beginningLength = 1 << 16

  /// Looks at a path, and into what is compressed.
  static func examine(_ path: String, _ log: GDALLog) throws(ImportError) -> InputFile {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let code = errno
      if code == ENOENT || code == ENOTDIR { throw .noSuchInput(path: path) }
      throw .unreadable(path: path, reason: unsafe String(cString: strerror(code)))
    }
    guard unsafe access(path, R_OK) == 0 else {
      throw .unreadable(path: path, reason: unsafe String(cString: strerror(errno)))
    }
    if FileKind.isSpecial(path) {
      throw .unreadable(
        path: path,
        reason: "it is no regular file; give what a pipe holds as standard input (-, with --source)"
      )
    }
    // A name such as `PG:x` is a database to GDAL; with a directory before it, it is a file.
    let plain = path.hasPrefix("/") ? path : "./\(path)"
    let name = String(path.split(separator: "/").last ?? "")
    if status.st_mode & S_IFMT == S_IFDIR {
      return InputFile(
        path: path, virtualPath: plain, name: name, beginning: [], isDirectory: true)
    }
    let outer = try read(plain, path, log)
    guard outer.starts(with: [0x1F, 0x8B]) else {
      return InputFile(
        path: path, virtualPath: plain, name: name, beginning: outer, isDirectory: false)
    }
    let inside = "/vsigzip/\(plain)"
    let inner = name.lowercased().hasSuffix(".gz") ? String(name.dropLast(3)) : name
    return InputFile(
      path: path, virtualPath: inside, name: inner, beginning: try read(inside, path, log),
      isDirectory: false)
  }

  /// A file inside an archive.
  static func member(
    _ member: String, of archive: InputFile, isDirectory: Bool = false, _ log: GDALLog
  ) throws(ImportError) -> InputFile {
    let inside = "\(archive.archiveRoot)/\(member)"
    return InputFile(
      path: "\(archive.path)/\(member)", virtualPath: inside,
      name: String(member.split(separator: "/").last ?? ""),
      beginning: isDirectory ? [] : try read(inside, archive.path, log), isDirectory: isDirectory)
  }

  private static func read(
    _ virtualPath: String, _ path: String, _ log: GDALLog
  ) throws(ImportError) -> [UInt8] {
    let stream = try ByteStream(virtualPath: virtualPath, path: path, log: log)
    var bytes: [UInt8] = []
    _ = try stream.read(beginningLength, into: &bytes)
    return bytes
  }
}

extension InputFile {
  /// The ending of the name in lower case, without the dot.
  var ending: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Whether the file is an archive; a table may begin with `PK` too, as Madrid's do.
  var isZipped: Bool {
    beginning.starts(with: [0x50, 0x4B, 3, 4]) || beginning.starts(with: [0x50, 0x4B, 5, 6])
      || beginning.starts(with: [0x50, 0x4B, 7, 8])
  }

  /// Whether its bytes are not those at the path: it is compressed or inside an archive.
  var isWrapped: Bool { virtualPath.hasPrefix("/vsi") }

  /// How GDAL names the inside of an archive.
  var archiveRoot: String {
    guard isTape else { return "/vsizip/{\(virtualPath)}" }
    // GDAL uncompresses tapes itself.
    let plain = virtualPath.hasPrefix("/vsigzip/") ? virtualPath.dropFirst(9) : virtualPath[...]
    return "/vsitar/{\(plain)}"
  }

  /// Whether the file is an archive of `tar`, compressed or not.
  var isTape: Bool {
    beginning.count > 262 && beginning[257...].starts(with: "ustar".utf8)
  }

  /// What compressed the file in a way that is not read, and what unpacks it; `nil` where nothing did.
  var foreignCompression: (name: String, command: String)? {
    let kinds: [(mark: [UInt8], name: String, command: String)] = [
      ([0x42, 0x5A, 0x68], "bzip2", "bunzip2"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz", "unxz"),
      ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard", "unzstd"),
      ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7-Zip", "7z x"),
      ([0x52, 0x61, 0x72, 0x21, 0x1A, 7], "RAR", "unrar x"),
    ]
    return kinds.first { beginning.starts(with: $0.mark) && !looksLikeText }
      .map { ($0.name, $0.command) }
  }

  /// What kind of table in markup it is that only spreadsheet programs read; `nil` where it is none.
  var foreignTable: String? {
    guard !isDirectory, firstCharacter == "<" else { return nil }
    if beginning[...].place(of: "urn:schemas-microsoft-com:office:spreadsheet") != nil {
      return "a workbook of Excel in XML"
    }
    let text = String(decoding: beginning.prefix(1 << 16), as: UTF8.self).lowercased()
    var head = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if head.hasPrefix("<?"), let end = head.firstRange(of: "?>") {
      head = head[end.upperBound...].drop { $0.isWhitespace }
    }
    // Other markup may hold pages among its texts.
    let isPage = ["<!doctype html", "<html", "<table"].contains { head.hasPrefix($0) }
    return isPage && text.contains("<table") ? "a table in HTML" : nil
  }

  /// The first byte that is neither a mark nor white space.
  var firstCharacter: Character? {
    var rest = beginning[...]
    while rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    for mark in [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0xFE, 0xFF], [0xFF, 0xFE]] as [[UInt8]]
    where rest.starts(with: mark) {
      rest = rest.dropFirst(mark.count)
      break
    }
    return rest.first { $0 > 0x20 }.map { Character(Unicode.Scalar($0)) }
  }

  /// Whether it begins as JSON with records does, whatever its name.
  var isJSONText: Bool {
    let marks = beginning.prefix(4096).filter { $0 > 0x20 && $0 < 0x7F }
    return marks.starts(with: Array("{\"".utf8)) || marks.starts(with: Array("[{".utf8))
  }

  /// Whether the beginning reads as text: no byte that only other files have.
  var looksLikeText: Bool {
    if beginning.starts(with: [0xFF, 0xFE]) || beginning.starts(with: [0xFE, 0xFF])
      || beginning.starts(with: [0, 0, 0xFE, 0xFF]) || EncodingFindings.wide(beginning) != nil
    {
      return true
    }
    return !beginning.isEmpty
      && !beginning.contains { $0 < 0x20 && $0 != 9 && $0 != 10 && $0 != 12 && $0 != 13 }
  }
}
