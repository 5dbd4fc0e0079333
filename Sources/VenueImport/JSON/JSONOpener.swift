// From a JSON file to the containers in it that hold places.

/// Opens a JSON file.
struct JSONOpener {
  let file: InputFile
  /// The container to read, by its name; `nil` takes the one that holds the most places.
  let layer: String?
  let encoding: TextEncoding?
  let log: GDALLog

  /// So many containers are looked into.
  private static let tried = 8

  /// Opens the file; `nil` when there is nothing in it that could be records.
  func open() throws(ImportError) -> (parts: [OpenedPart], warnings: [ImportWarning])? {
    let stream = try ByteStream(virtualPath: file.virtualPath, path: file.path, log: log)
    let findings = try EncodingFindings(of: stream, forced: encoding)
    var outline = JSONOutline()
    if let separator = file.recordSeparator {
      outline.containers = [JSONContainer(name: "", form: .lines(separator: separator))]
    } else {
      let text = JSONStream(try TextStream(stream, findings), path: file.path)
      outline = try JSONOutliner.outline(text, isScript: file.isScript)
      let kinds = [
        "Feature", "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon",
        "MultiPolygon", "GeometryCollection",
      ]
      if let type = outline.texts["type"], kinds.contains(type) {
        outline.containers = [JSONContainer(name: "", form: .single)]
      }
    }
    guard let chosen = try choose(stream, findings, outline) else { return nil }
    let source = chosen.source
    source.amend { facts in
      if facts.layer == nil { facts.layer = file.stem }
      facts.encoding = findings.encoding.rawValue
      facts.encodingDecision = findings.decision
      facts.warnings += findings.warnings
    }
    if let layer, source.facts.layer != layer, chosen.container.name != layer {
      throw .noSuchLayer(
        path: file.path, layer: layer, available: [source.facts.layer].compactMap(\.self))
    }
    let part = OpenedPart(content: .records(source), name: nil)
    let paging = outline.paging.warning(records: chosen.container.size)
    return ([part], outline.warnings + chosen.passedOver + [paging].compactMap(\.self))
  }

  private typealias Choice = (
    source: JSONSource, container: JSONContainer, passedOver: [ImportWarning]
  )

  /// The container with the most places; where none holds any, the one with the most records.
  private func choose(
    _ stream: ByteStream, _ findings: EncodingFindings, _ outline: JSONOutline
  ) throws(ImportError) -> Choice? {
    func source(_ container: JSONContainer) throws(ImportError) -> JSONSource {
      stream.rewind()
      let text = JSONStream(try TextStream(stream, findings), path: file.path)
      return try JSONSource(text, container, in: outline)
    }
    let containers = outline.containers
    if let layer, let named = containers.first(where: { $0.name == layer }) {
      return (try source(named), named, [])
    }
    if outline.isFeatureCollection,
      let features = containers.first(where: { $0.name == "features" })
    {
      return (try source(features), features, [])
    }
    let tried = containers.filter { $0.size > 0 || containers.count == 1 || $0.form == .single }
      .prefix(Self.tried)
    guard let first = tried.first else { return nil }
    if tried.count == 1 { return (try source(first), first, []) }
    for container in tried {
      guard let candidate = try? source(container),
        let sample = try? RecordSample(of: candidate),
        PositionDecision.candidates(in: sample).contains(where: { $0.isReadable && $0.readable > 0 }
        )
      else { continue }
      let others = tried.filter { $0 != container && $0.form == .list }.map {
        ImportWarning(
          .layerPassedOver,
          detail: "\($0.name.isEmpty ? "the outer list" : $0.name), \($0.size) records")
      }
      return (try source(container), container, others)
    }
    return (try source(first), first, [])
  }
}

extension InputFile {
  /// The name without its ending.
  fileprivate var stem: String {
    ending.isEmpty ? name : String(name.dropLast(ending.count + 1))
  }

  /// Whether its JSON stands inside of a script.
  var isScript: Bool {
    firstCharacter != "{" && firstCharacter != "[" && ScriptText.isLikely(plainBeginning[...])
  }

  /// What divides its values, where each is a JSON text of its own: record separators, or the ends of lines.
  fileprivate var recordSeparator: UInt8? {
    let text = plainBeginning
    if text.first(where: { $0 > 0x20 || $0 == 0x1E }) == 0x1E { return 0x1E }
    let isNamedSo = ["ndjson", "geojsonl", "geojsons", "jsonl", "ldjson", "geojsonseq"]
      .contains(ending)
    let newline = UInt8(ascii: "\n")
    let lines = text.split(separator: newline, maxSplits: 3).map { line in
      line.filter { $0 > 0x20 }
    }.filter { !$0.isEmpty }
    guard lines.count > 1 else { return isNamedSo ? newline : nil }
    let isEach =
      lines[0].first == UInt8(ascii: "{") && lines[0].last == UInt8(ascii: "}")
      && lines[1].first == UInt8(ascii: "{")
    return isEach || isNamedSo ? newline : nil
  }

  /// The beginning without marks, and without the empty halves of UTF-16.
  fileprivate var plainBeginning: [UInt8] {
    beginning.filter { $0 != 0 && $0 != 0xFE && $0 != 0xFF }
      .drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }.map(\.self)
  }
}
