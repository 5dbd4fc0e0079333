// A parsed record as a row of cells.

/// Makes rows of records.
struct JSONRowReader {
  let schema: JSONSchema
  /// Parses geometries that stand in texts.
  private let inner: JSONParser
  /// Members that have no column, as the inside of a JSON record.
  private var spread: [UInt8] = []
  /// Where the cells of the row at hand begin.
  private var base = 0
  private var shape = Shape.none(.empty)
  /// Texts in which characters were written as entities of HTML.
  private(set) var entities = 0
  /// Records that name several positions.
  private(set) var several = 0

  init(_ schema: JSONSchema, inner: JSONParser) {
    self.schema = schema
    self.inner = inner
  }

  /// Appends a record; `false` where it is none to keep, such as a bare corner of a way.
  mutating func append(
    _ tape: borrowing JSONTape, key: String?, to batch: inout RecordBatch,
    _ shapes: inout ShapeColumn
  ) -> Bool {
    if schema.form == .elements, tape.member("tags", of: tape.root) == nil { return false }
    base = batch.cells.count
    spread.removeAll(keepingCapacity: true)
    shape = .none(.empty)
    for _ in 0..<batch.columnCount { batch.cells.append(.absent) }
    if tape.kind(tape.root) == .list {
      readRow(tape, &batch, &shapes)
    } else {
      read(tape, tape.root, of: 0, &batch, &shapes)
    }
    if schema.keyColumn >= 0 { setKey(tape, key, &batch) }
    if schema.form == .elements { shape = shapes.appendElement(tape) }
    if schema.form == .features, shape == .none(.empty), tape.isGeometry(tape.root),
      tape.member("geometry", of: tape.root) == nil
    {
      shape = shapes.appendGeoJSON(tape, tape.root)
    }
    if !spread.isEmpty, schema.spreadColumn >= 0 {
      let start = Int32(batch.bytes.count)
      batch.bytes.append(contentsOf: spread)
      batch.bytes.append(UInt8(ascii: "}"))
      batch.cells[base + schema.spreadColumn] = .json(
        start: start, end: Int32(batch.bytes.count))
    }
    if schema.hasGeometry { shapes.shapes.append(shape) }
    return true
  }

  private func setKey(_ tape: borrowing JSONTape, _ key: String?, _ batch: inout RecordBatch) {
    var text = key ?? ""
    if schema.form == .elements, let type = tape.text("type", of: tape.root),
      let id = tape.member("id", of: tape.root)
    {
      var bytes = Array("\(type)/".utf8)
      tape.appendJSON(id, to: &bytes)
      text = String(decoding: bytes, as: UTF8.self)
    }
    guard !text.isEmpty else { return }
    let start = Int32(batch.bytes.count)
    batch.bytes.append(contentsOf: text.utf8)
    batch.cells[base + schema.keyColumn] = .text(start: start, end: Int32(batch.bytes.count))
  }

  private mutating func readRow(
    _ tape: borrowing JSONTape, _ batch: inout RecordBatch, _ shapes: inout ShapeColumn
  ) {
    var place = tape.first(tape.root)
    for node in schema.nodes[0].children where place < tape.end(tape.root) {
      set(node, tape, place, &batch, &shapes)
      place = tape.next(place)
    }
    if place < tape.end(tape.root) { batch.overlong.append(batch.numbers.last ?? 0) }
  }

  private mutating func read(
    _ tape: borrowing JSONTape, _ record: Int, of node: Int, _ batch: inout RecordBatch,
    _ shapes: inout ShapeColumn
  ) {
    var guess = 0
    var place = tape.first(record)
    let end = tape.end(record)
    while place < end {
      let value = place + 1
      let child = schema.child(of: node, tape, key: place, guess: &guess)
      if child < 0 {
        keep(tape, key: place, of: node, value)
      } else if !schema.nodes[child].isIgnored {
        set(child, tape, value, &batch, &shapes)
      }
      place = tape.next(value)
    }
  }

  /// Reads a record that is written as a list of keys and values.
  private mutating func readEntries(
    _ tape: borrowing JSONTape, _ list: Int, of node: Int, _ batch: inout RecordBatch,
    _ shapes: inout ShapeColumn
  ) {
    var guess = 0
    var place = tape.first(list)
    while place < tape.end(list) {
      if let entry = tape.entry(place) {
        let child = schema.child(of: node, tape, key: entry.key, guess: &guess)
        if child < 0 {
          keep(tape, key: entry.key, of: node, entry.value)
        } else {
          set(child, tape, entry.value, &batch, &shapes)
        }
      }
      place = tape.next(place)
    }
  }

  /// Sets the cell of a member.
  private mutating func set(
    _ node: Int, _ tape: borrowing JSONTape, _ value: Int, _ batch: inout RecordBatch,
    _ shapes: inout ShapeColumn
  ) {
    let kind = tape.kind(value)
    if kind == .null { return }
    if schema.nodes[node].isGeometry { return setShape(tape, value, &shapes) }
    if kind == .record, !schema.nodes[node].children.isEmpty, !tape.isGeometry(value) {
      return read(tape, value, of: node, &batch, &shapes)
    }
    if kind == .list, !schema.nodes[node].children.isEmpty {
      if tape.isEntries(value) { return readEntries(tape, value, of: node, &batch, &shapes) }
      if let position = tape.onlyPosition(in: value) {
        return read(tape, position, of: node, &batch, &shapes)
      }
    }
    let column = schema.nodes[node].column
    guard column >= 0 else { return keep(tape, schema.nodes[node].path, value) }
    let start = batch.bytes.count
    var cell = Cell.absent
    switch kind {
    case .text: cell = text(tape, value, &batch)
    case .integer: cell = .integer(tape.integer(value))
    case .real: cell = tape.number(value).map { .real($0) } ?? .absent
    case .yes: cell = .boolean(true)
    case .no: cell = .boolean(false)
    case .natural:
      tape.appendJSON(value, to: &batch.bytes)
      cell = .text(start: Int32(start), end: Int32(batch.bytes.count))
    case .list, .record:
      if tape.isEmpty(value) { return }
      if kind == .list, schema.form.flattens, tape.isFlat(value) {
        cell = list(node, tape, value, &batch)
      } else {
        tape.appendJSON(value, to: &batch.bytes)
        cell = .json(start: Int32(start), end: Int32(batch.bytes.count))
      }
    case .null: return
    }
    batch.cells[base + column] = cell
  }

  private mutating func text(
    _ tape: borrowing JSONTape, _ value: Int, _ batch: inout RecordBatch
  ) -> Cell {
    let start = batch.bytes.count
    if tape.appendText(value, to: &batch.bytes),
      CharacterEntities.decode(&batch.bytes, from: start)
    {
      entities += 1
    }
    let end = batch.bytes.count
    return start == end ? .absent : .text(start: Int32(start), end: Int32(end))
  }

  /// A list of scalars as text; of several positions the first one, and all of them in a column of their own.
  private mutating func list(
    _ node: Int, _ tape: borrowing JSONTape, _ value: Int, _ batch: inout RecordBatch
  ) -> Cell {
    let start = batch.bytes.count
    tape.appendJoined(value, to: &batch.bytes)
    if CharacterEntities.decode(&batch.bytes, from: start) { entities += 1 }
    let end = batch.bytes.count
    if start == end { return .absent }
    let joined = Cell.text(start: Int32(start), end: Int32(end))
    let all = schema.nodes[node].allColumn
    guard all >= 0, tape.namesPositions(value) else { return joined }
    several += 1
    batch.cells[base + all] = joined
    return text(tape, tape.first(value), &batch)
  }

  private mutating func setShape(
    _ tape: borrowing JSONTape, _ value: Int, _ shapes: inout ShapeColumn
  ) {
    if schema.form == .attributes {
      shape = shapes.appendEsri(tape, value)
    } else if tape.kind(value) == .text {
      guard tape.length(value) > 0 else { return }
      let text = tape.text(value)
      var read = Shape.none(.unreadable(text.shortened))
      _ = inner.parse(text.utf8) { read = shapes.appendGeoJSON($0, $0.root) }
      shape = read
    } else {
      shape = shapes.appendGeoJSON(tape, value)
    }
  }

  /// Keeps a member that has no column.
  private mutating func keep(
    _ tape: borrowing JSONTape, key: Int, of node: Int, _ value: Int
  ) {
    let path = schema.nodes[node].path
    let isBare = path.isEmpty || path == schema.form.transparent
    keep(tape, (isBare ? "" : "\(path).") + tape.text(key), value)
  }

  private mutating func keep(_ tape: borrowing JSONTape, _ name: String, _ value: Int) {
    if tape.kind(value) == .null || schema.spreadColumn < 0 { return }
    spread.append(UInt8(ascii: spread.isEmpty ? "{" : ","))
    let key = Array(name.utf8)
    JSONBytes.append(text: key.span, to: &spread)
    spread.append(UInt8(ascii: ":"))
    tape.appendJSON(value, to: &spread)
  }
}
