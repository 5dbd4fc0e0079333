// The positions of a file that others are joined to, in degrees, by the values of its columns.

internal import Geodesy

/// Records with positions, to be looked up by any of their columns.
struct JoinTable: Sendable {
  /// The file.
  let path: String
  /// Its columns.
  let columns: [String]
  /// What its coordinates were, in a few words.
  let system: String
  /// A geometry per record, in degrees.
  private(set) var shapes = ShapeColumn()
  /// The records that have a value, by column.
  private(set) var places: [[String: [Int]]]
  /// What each record is called, in small letters; empty where it is not.
  private(set) var names: [String] = []
  /// The column of the names; `nil` where there is none.
  let nameColumn: Int?
  /// What each record is called, as it is written.
  private var titles: [String] = []
  /// The records by values without regard to case and spaces, for the column by which others are joined.
  private var folded: (column: Int, places: [String: [Int]])?

  /// So many records are joined at most.
  private static let recordLimit = 500_000

  /// Reads a file whole.
  ///
  /// Throws what opening and deciding throws, and `ImportError.joinImpossible` for a file of more than 500,000 records.
  init(
    _ request: JoinRequest, opener: InputOpener, country: String?
  ) throws(ImportError) {
    var refusal: ImportError?
    for part in try opener.open(request.path).parts {
      guard case .records(let source) = part.content else { continue }
      let sample = try RecordSample(of: source)
      do throws(ImportError) {
        let positioning = try Positioning(
          about: sample, mapping: FieldMapping(), option: nil, country: country,
          path: request.path)
        self = try JoinTable(reading: source, sample, positioning, request.path)
        return
      } catch {
        refusal = error
      }
    }
    throw refusal
      ?? .joinImpossible(path: request.path, reason: "it holds no records with positions")
  }

  private init(
    reading source: any RecordSource, _ sample: RecordSample, _ positioning: Positioning,
    _ path: String
  ) throws(ImportError) {
    self.path = path
    columns = sample.facts.columns
    system = "\(positioning.system.system)"
    places = columns.map { _ in [:] }
    let name = try NameDecision(about: sample, mapping: FieldMapping(), path: path).column
    nameColumn = name
    for batch in sample.batches { append(batch, positioning, name) }
    while !sample.isWhole, let batch = try source.nextBatch() {
      append(batch, positioning, name)
      if names.count > Self.recordLimit {
        throw .joinImpossible(path: path, reason: "it has more than 500,000 records")
      }
    }
  }

  private mutating func append(
    _ batch: borrowing RecordBatch, _ positioning: Positioning, _ name: Int?
  ) {
    var read = positioning.reader.read(batch)
    _ = positioning.mending?.mend(&read, of: batch)
    for index in read.xs.indices where read.xs[index] == 0 && read.ys[index] == 0 {
      (read.xs[index], read.ys[index]) = (.nan, .nan)
    }
    positioning.projector.project(&read)
    for row in 0..<batch.rowCount {
      let record = names.count
      shapes.shapes.append(shapes.copy(read.shapes[row], from: read))
      titles.append(name.map { batch.string(batch.cell(row, $0)).trimmed } ?? "")
      names.append(titles[record].lowercased())
      for column in columns.indices {
        let cell = batch.cell(row, column)
        if cell == .absent { continue }
        let text = batch.string(cell).trimmed
        if text.utf8.count <= 128 { places[column][text, default: []].append(record) }
      }
    }
  }

  /// The table, of which the values of a column are also found without regard to case and spaces.
  func folding(_ column: Int) -> JoinTable {
    var keys: [String: [Int]] = [:]
    var isShared: Set<String> = []
    for (value, records) in places[column] {
      let key = Self.folded(value)
      // Values that differ in case alone are two, and a third one is neither.
      if keys.updateValue(records, forKey: key) != nil { isShared.insert(key) }
    }
    for key in isShared { keys[key] = nil }
    var folding = self
    folding.folded = (column, keys)
    return folding
  }

  private static func folded(_ value: String) -> String {
    String(value.lowercased().filter { !$0.isWhitespace })
  }

  /// The records that have a value: just so, else without regard to case and spaces.
  func records(of value: String, in column: Int) -> [Int] {
    if let exact = places[column][value] { return exact }
    guard let folded, folded.column == column else { return [] }
    return folded.places[Self.folded(value)] ?? []
  }

  /// What the first of some records that is called anything is called; empty where none is.
  func title(of records: [Int]) -> String {
    records.lazy.map { titles[$0] }.first { !$0.isEmpty } ?? ""
  }

  /// Appends the geometry of records to other geometries; areas are taken together.
  func appendShape(of records: [Int], to others: inout ShapeColumn) -> Shape {
    let found = records.map { shapes.shapes[$0] }
    var polygons: [[Range<Int>]] = []
    for case .polygons(let more) in found { polygons += more }
    if polygons.isEmpty {
      let first = found.first { $0.firstVertex != nil }
      return first.map { others.copy($0, from: shapes) } ?? .none(.empty)
    }
    return others.copy(.polygons(polygons), from: shapes)
  }
}

extension ShapeColumn {
  /// Appends a geometry of another column of vertices.
  mutating func copy(_ shape: Shape, from other: ShapeColumn) -> Shape {
    switch shape {
    case .none: return shape
    case .point(let place): return .point(appendVertex(x: other.xs[place], y: other.ys[place]))
    case .points(let places):
      return .points(places.map { appendVertex(x: other.xs[$0], y: other.ys[$0]) })
    case .lines(let lines): return .lines(lines.map { copy($0, from: other) })
    case .polygons(let polygons):
      return .polygons(polygons.map { $0.map { copy($0, from: other) } })
    }
  }

  private mutating func copy(_ line: Range<Int>, from other: ShapeColumn) -> Range<Int> {
    let start = xs.count
    xs.append(contentsOf: other.xs[line])
    ys.append(contentsOf: other.ys[line])
    return start..<xs.count
  }
}
