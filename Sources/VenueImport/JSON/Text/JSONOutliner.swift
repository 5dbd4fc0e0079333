// Reads a JSON text once from end to end: which containers it has, what stands around them, whether it is whole.

/// Finds the containers of a text.
struct JSONOutliner {
  private let text: JSONStream
  private var outline = JSONOutline()

  /// How deep containers are looked for.
  private static let deepest = 8
  /// So many containers are remembered.
  private static let containerLimit = 64
  /// Members of the whole that are kept, and the longest that is.
  private static let kept: Set<String> = ["crs", "spatialReference", "meta", "fields", "columns"]
  private static let keptLength = 1 << 18

  /// Reads a text.
  ///
  /// Throws `ImportError.damaged` where the text breaks off or its brackets don't match, since nobody can tell then where
  /// a record ends.
  static func outline(_ text: JSONStream, isScript: Bool) throws(ImportError) -> JSONOutline {
    var outliner = JSONOutliner(text: text)
    if isScript {
      while let name = try ScriptText.nextValue(in: text) {
        try outliner.value(named: name, depth: 1)
      }
    } else {
      try outliner.value(named: "", depth: 0)
      if try text.peek() != nil {
        outliner.outline.warnings.append(
          ImportWarning(.readerMessage, detail: "what follows in line \(text.line) was left out"))
      }
    }
    outliner.prune(to: containerLimit)
    return outliner.outline
  }

  private init(text: JSONStream) { self.text = text }

  private mutating func value(named name: String, depth: Int) throws(ImportError) {
    switch try text.peek() {
    case UInt8(ascii: "{"): try record(named: name, depth: depth)
    case UInt8(ascii: "["): try list(named: name)
    case UInt8(ascii: "\""): _ = try text.takeText()
    case nil: throw text.damaged("the file breaks off")
    default: _ = try text.takeWord()
    }
  }

  private mutating func record(named name: String, depth: Int) throws(ImportError) {
    var container = JSONContainer(
      name: name, form: .keyed, offset: text.offset, line: text.line)
    text.place += 1
    while let byte = try text.peek() {
      if byte == UInt8(ascii: "}") {
        text.place += 1
        return note(container)
      }
      if byte == UInt8(ascii: ",") {
        text.place += 1
        continue
      }
      guard byte == UInt8(ascii: "\"") else { throw text.damaged("a key without quotes") }
      let key = String(decoding: try text.takeText().prefix(256), as: UTF8.self)
      guard try text.peek() == UInt8(ascii: ":") else {
        throw text.damaged("no colon behind the key “\(key.shortened)”")
      }
      text.place += 1
      try member(key, of: &container, depth: depth)
    }
    throw brokenOff(container)
  }

  /// Takes the value of a key.
  private mutating func member(
    _ key: String, of container: inout JSONContainer, depth: Int
  ) throws(ImportError) {
    let byte = try text.peek()
    let isRecord = byte == UInt8(ascii: "{")
    guard isRecord || byte == UInt8(ascii: "[") else {
      container.others += 1
      guard byte == UInt8(ascii: "\"") else {
        guard byte != nil else { throw text.damaged("the file breaks off") }
        outline.paging.note(try text.takeWord(), key: key, in: container.name)
        return
      }
      let value = try text.takeText()
      outline.paging.note(text: value, key: key, in: container.name)
      if depth == 0 { outline.texts[key] = String(decoding: value.prefix(256), as: UTF8.self) }
      return
    }
    if isRecord { container.records += 1 } else { container.rows += 1 }
    if depth == 0, key == "links", byte == UInt8(ascii: "["), outline.isAnswer {
      if let links = try text.skipContainer(keeping: Self.keptLength) {
        outline.paging.note(links: links)
      }
    } else if depth == 0, Self.kept.contains(key) {
      outline.members[key] = try text.skipContainer(keeping: Self.keptLength)
      if key == "meta", let meta = outline.members[key] {
        outline.paging.note(record: meta, in: key)
      }
    } else if depth == Self.deepest {
      try text.skipContainer()
    } else {
      let name = container.name.isEmpty ? key : "\(container.name).\(key)"
      try value(named: name, depth: depth + 1)
    }
  }

  private mutating func list(named name: String) throws(ImportError) {
    var container = JSONContainer(name: name, form: .list, offset: text.offset, line: text.line)
    text.place += 1
    while let byte = try text.peek() {
      switch byte {
      case UInt8(ascii: "]"):
        text.place += 1
        return note(container)
      case UInt8(ascii: ","): text.place += 1
      case UInt8(ascii: "}") where container.records > 0:
        outline.warnings.append(
          ImportWarning(.readerMessage, detail: "line \(text.line) has a bracket too many"))
        guard outline.warnings.count < Self.containerLimit else {
          throw text.damaged("a bracket closes what was not opened")
        }
        text.place += 1
      case UInt8(ascii: "{"):
        try skip(in: container)
        container.records += 1
      case UInt8(ascii: "["):
        try skip(in: container)
        container.rows += 1
      case UInt8(ascii: "\""):
        _ = try text.takeText()
        container.others += 1
      default:
        _ = try text.takeWord()
        container.others += 1
      }
    }
    throw brokenOff(container)
  }

  /// Skips a record; an error says which one it is.
  private func skip(in container: JSONContainer) throws(ImportError) {
    do throws(ImportError) {
      try text.skipContainer()
    } catch {
      guard case .damaged(let path, let line, let reason) = error else { throw error }
      let number = container.size + 1
      throw .damaged(path: path, line: line, reason: "record \(number): \(reason)")
    }
  }

  private func brokenOff(_ container: JSONContainer) -> ImportError {
    text.damaged(
      "the file breaks off after \(container.records + container.rows) records; the bracket of line "
        + "\(container.line) is never closed")
  }

  private mutating func note(_ container: JSONContainer) {
    let isNamedForFeatures = container.form == .list && container.name.hasSuffix("features")
    guard container.isPlausible || isNamedForFeatures else { return }
    outline.containers.append(container)
    if outline.containers.count > 2 * Self.containerLimit { prune(to: Self.containerLimit) }
  }

  private mutating func prune(to limit: Int) {
    outline.containers.sort { ($1.size, $0.offset) < ($0.size, $1.offset) }
    outline.containers = Array(outline.containers.prefix(limit))
  }
}
