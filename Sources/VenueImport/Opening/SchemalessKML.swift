// KML whose values name a schema that the file lacks: GDAL would leave them out without a word.

internal import CGDAL

/// KML in which values without their schema stand as untyped ones.
enum SchemalessKML {
  /// The path of a copy in memory that has the values as `Data`; `nil` where the file lacks no schema.
  ///
  /// A copy must be given back with `remove`.
  static func copy(of file: InputFile, _ log: GDALLog) throws(ImportError) -> String? {
    let root = file.isZipped ? firstDocument(in: file) : file.virtualPath
    guard let root else { return nil }
    let stream = try ByteStream(virtualPath: root, path: file.path, log: log)
    var text: [UInt8] = []
    while try stream.read(1 << 20, into: &text) > 0 {
      if text.count > longest { return nil }
    }
    guard let mended = mended(text) else { return nil }
    let path = "/vsimem/sportlink/\(StableHash.of(mended.span)).kml"
    VirtualFile.write(mended, to: path)
    return path
  }

  /// Takes a copy out of memory.
  static func remove(_ path: String) { unsafe _ = VSIUnlink(path) }

  /// A bigger file is read as it is.
  private static let longest = 1 << 28

  /// The document of a `.kmz`.
  private static func firstDocument(in file: InputFile) -> String? {
    let names = ArchiveMembers.names(in: file.archiveRoot).filter {
      $0.lowercased().hasSuffix(".kml")
    }
    return (names.first { !$0.contains("/") } ?? names.first).map { "\(file.archiveRoot)/\($0)" }
  }

  /// The text with the values of schemas that it lacks as `Data`; `nil` where it lacks none.
  static func mended(_ text: [UInt8]) -> [UInt8]? {
    guard text[...].place(of: "<SchemaData") != nil else { return nil }
    let known = schemas(in: text)
    var result: [UInt8] = []
    var rest = text[...]
    var isMended = false
    while let start = rest.place(of: "<SchemaData"),
      let end = rest[start...].place(of: "</SchemaData>")
    {
      let behind = end + "</SchemaData>".utf8.count
      let open = rest[start..<end].firstIndex(of: UInt8(ascii: ">")) ?? start
      let named = attribute("schemaUrl", of: rest[start..<open])
      if let named, let mark = named.firstIndex(of: "#"), mark == named.startIndex,
        known.contains(String(named[named.index(after: mark)...]))
      {
        result += rest[..<behind]
      } else {
        result += rest[..<start]
        result += asData(rest[open..<end].dropFirst())
        isMended = true
      }
      rest = rest[behind...]
    }
    return isMended ? result + rest : nil
  }

  /// `<SimpleData name="A">1</SimpleData>` as `<Data name="A"><value>1</value></Data>`.
  private static func asData(_ values: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = values
    while let start = rest.place(of: "<SimpleData"),
      let open = rest[start...].firstIndex(of: UInt8(ascii: ">")),
      let end = rest[open...].place(of: "</SimpleData>")
    {
      if rest[open - 1] != UInt8(ascii: "/") {
        result += "<Data".utf8
        result += rest[(start + "<SimpleData".utf8.count)...open]
        result += "<value>".utf8
        result += rest[(open + 1)..<end]
        result += "</value></Data>".utf8
        rest = rest[(end + "</SimpleData>".utf8.count)...]
      } else {
        rest = rest[(open + 1)...]
      }
    }
    return result
  }

  /// The names by which values may point to the schemas of a file.
  private static func schemas(in text: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var rest = text[...]
    while let start = rest.place(of: "<Schema "),
      let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      for name in ["id", "name"] {
        if let value = attribute(name, of: rest[start..<end]) { found.insert(value) }
      }
      rest = rest[end...]
    }
    return found
  }

  private static func attribute(_ name: String, of tag: ArraySlice<UInt8>) -> String? {
    for quote in ["\"", "'"] {
      let mark = " \(name)=\(quote)"
      guard let start = tag.place(of: mark) else { continue }
      return String(
        decoding: tag[(start + mark.utf8.count)...].prefix { $0 != quote.utf8.first },
        as: UTF8.self)
    }
    return nil
  }
}
