// From an XML file of no kind that GDAL knows to the elements in it that hold places.

/// Opens an XML file.
struct XMLOpener {
  let file: InputFile
  /// The path of the records, as in `basketball/facility`; `nil` takes those that hold the most places.
  let layer: String?
  let encoding: TextEncoding?
  let log: GDALLog

  /// So many kinds of elements are looked into.
  private static let tried = 8

  /// Whether a file is a page for people.
  private var isPage: Bool {
    let text = String(decoding: file.beginning.prefix(2048), as: UTF8.self).lowercased()
    return text.contains("<html") || text.contains("<!doctype html")
  }

  /// Opens the file; `nil` when no element in it could be a record.
  func open() throws(ImportError) -> (parts: [OpenedPart], warnings: [ImportWarning])? {
    if isPage { return nil }
    let stream = try ByteStream(virtualPath: file.virtualPath, path: file.path, log: log)
    let findings = try EncodingFindings(of: stream, forced: encoding ?? declared)
    func text() throws(ImportError) -> XMLText {
      stream.rewind()
      return XMLText(try TextStream(stream, findings), path: file.path)
    }
    let paths = try XMLOutline.records(in: try text())
    if let layer, !paths.contains(where: { $0.path == layer }) {
      throw .noSuchLayer(path: file.path, layer: layer, available: paths.map(\.path))
    }
    let tried = paths.filter { path in
      layer == path.path || (layer == nil && !XMLField.isPart(path, of: paths))
    }.prefix(Self.tried)
    guard let first = tried.first else { return nil }
    var chosen = first
    for path in tried where tried.count > 1 {
      let sample = try RecordSample(of: XMLSource(try text(), records: path))
      let candidates = PositionDecision.candidates(in: sample)
      if candidates.contains(where: { $0.isReadable && $0.readable > 0 }) {
        chosen = path
        break
      }
    }
    let source = try XMLSource(try text(), records: chosen)
    source.amend { facts in
      facts.encoding = findings.encoding.rawValue
      facts.encodingDecision = findings.decision
      facts.warnings += findings.warnings
    }
    return ([OpenedPart(content: .records(source), name: nil)], [])
  }

  /// The encoding that the declaration names, unless a byte-order mark says more.
  private var declared: TextEncoding? {
    guard file.beginning.first == UInt8(ascii: "<") else { return nil }
    let head = file.beginning.prefix(256)
    guard head.starts(with: "<?xml".utf8), let place = head.place(of: "encoding") else {
      return nil
    }
    let rest = head[place...].dropFirst(8).drop { $0 != 0x22 && $0 != 0x27 }.dropFirst()
    let name = String(decoding: rest.prefix { $0 != 0x22 && $0 != 0x27 }, as: UTF8.self)
    let found = TextEncoding(named: name)
    // Its first byte would not be a bracket alone.
    return found == .utf16LittleEndian || found == .utf16BigEndian || found == .utf8 ? nil : found
  }
}
