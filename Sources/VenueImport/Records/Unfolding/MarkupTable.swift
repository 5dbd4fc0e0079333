// The table of a record's attributes that a text in HTML holds: `<tr><th>NAME</th><td>Moor Park</td></tr>`.

/// The rows of a table in HTML that say something by name.
struct MarkupTable {
  /// Names and values, in the order of the text; values may be empty.
  private(set) var pairs: [(key: String, value: String)] = []
  /// Whether the pairs say all that the text says; links and pictures are more than their words.
  private(set) var isWhole = true

  private struct Cell {
    var text: [UInt8] = []
    let isHeading: Bool
    var link: String?
  }

  private var row: [Cell] = []
  private var headings: [Cell] = []
  private var isInCell = false
  private var hidden: String?

  /// A longer text is no name of a column.
  private static let longestKey = 100

  /// Reads a text; `nil` where it holds no row of two cells.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.first(where: { $0 > 0x20 }) != nil, Self.mayHoldRows(bytes) else { return nil }
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let byte = bytes[place]
      guard byte == UInt8(ascii: "<") else {
        take(byte)
        place += 1
        continue
      }
      let end = Self.end(ofTagAt: place, in: bytes)
      read(tag: bytes[place + 1..<end])
      place = min(end + 1, bytes.endIndex)
    }
    endRow()
    if pairs.isEmpty { return nil }
  }

  private static func mayHoldRows(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.place(of: "<tr") != nil || bytes.place(of: "<TR") != nil
  }

  /// Where the mark is that ends a tag; the end of the text where none is.
  private static func end(ofTagAt start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var quote: UInt8?
    for place in start..<bytes.endIndex {
      switch (bytes[place], quote) {
      case (let byte, let open?): if byte == open { quote = nil }
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = bytes[place]
      case (UInt8(ascii: ">"), nil): return place
      default: break
      }
    }
    return bytes.endIndex
  }

  private mutating func take(_ byte: UInt8) {
    if hidden != nil { return }
    if isInCell {
      row[row.count - 1].text.append(byte)
    } else if byte > 0x20 {
      isWhole = false
    }
  }

  private mutating func read(tag: ArraySlice<UInt8>) {
    let name = String(
      decoding: tag.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }, as: UTF8.self
    ).lowercased()
    if let open = hidden {
      if name == "/" + open { hidden = nil }
      return
    }
    switch name {
    case "tr", "/tr", "table", "/table", "tbody", "/tbody": endRow()
    case "td", "th":
      row.append(Cell(isHeading: name == "th"))
      isInCell = true
    case "/td", "/th": isInCell = false
    case "br", "br/", "p", "/p", "div", "/div", "li": take(UInt8(ascii: " "))
    case "style", "script", "head", "title": hidden = name
    case "img": isWhole = false
    case "a": if isInCell { row[row.count - 1].link = Self.link(of: tag) }
    default: break
    }
  }

  /// Where a link leads, if it is a page.
  private static func link(of tag: ArraySlice<UInt8>) -> String? {
    guard let start = tag.place(of: "http") else { return nil }
    let ends: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: " ")]
    return String(decoding: tag[start...].prefix { !ends.contains($0) }, as: UTF8.self)
  }

  /// Takes a row of two cells; a row of headings names the cells of the next one.
  private mutating func endRow() {
    let cells = row
    row = []
    isInCell = false
    if cells.isEmpty { return }
    defer { headings = cells.allSatisfy(\.isHeading) && cells.count > 1 ? cells : [] }
    if !headings.isEmpty, headings.count == cells.count, !cells.contains(where: \.isHeading) {
      for (heading, cell) in zip(headings, cells) { add(heading, cell) }
    } else if cells.count == 2, !cells[1].isHeading {
      add(cells[0], cells[1])
    } else if cells.count > 2, !cells.allSatisfy(\.isHeading) {
      isWhole = false
    }
  }

  private mutating func add(_ heading: Cell, _ cell: Cell) {
    var key = Self.plain(heading.text)
    if key.hasSuffix(":") { key = String(key.dropLast()).trimmed }
    guard !key.isEmpty, key.utf8.count <= Self.longestKey else {
      if !cell.text.isEmpty { isWhole = false }
      return
    }
    var value = Self.plain(cell.text)
    if value == "<Null>" { value = "" }
    if let link = cell.link, value != link {
      if !value.isEmpty { isWhole = false }
      value = link
    }
    pairs.append((key, value))
  }

  /// A cell's text with one space for several, and characters for their entities.
  private static func plain(_ bytes: [UInt8]) -> String {
    var bytes = bytes
    _ = CharacterEntities.decode(&bytes, from: 0)
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
