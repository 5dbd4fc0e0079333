// Rows of several reference systems in one file: each is brought to the file's own by its own.

internal import GeoPrimitives
internal import Geodesy

/// Brings the rows of other systems to the system of the file.
struct RowSystems {
  /// What tells the system of a row.
  enum Telling: Hashable {
    /// The number before the geometry in a column: `SRID=2177;POINT (…)`.
    case geometry(column: Int)
    /// Columns of codes, read as one.
    case columns([Int])
    /// The size of its numbers alone: degrees among map coordinates.
    case size
  }

  /// What tells the system of a row.
  let telling: Telling
  /// The system that all rows are brought to, which is that of the most.
  let system: ReferenceSystem
  /// Leads from that system to degrees.
  ///
  /// Rows of other systems are brought to it by the same operation, since another one would leave them some metres
  /// beside where they are.
  let projector: Projector
  /// Which systems they are, for people.
  let words: String
  /// The way from each code to the file's system.
  private let ways: [String: Way]
  /// Where degrees among map coordinates must lie; `nil` where each row tells its system.
  private let reach: (center: Position, limit: Distance)?

  /// The way of one code.
  private struct Way {
    /// How its pairs are turned first.
    let turn: CoordinateTurn
    /// Leads to degrees; `nil` where the pairs are such of WGS 84, or of the file's own system.
    let forth: Projector?
    /// Leads from degrees to the file's system; `nil` where the pairs are of it.
    let back: Projector?

    func apply(_ xs: inout [Double], _ ys: inout [Double]) {
      turn.apply(&xs, &ys)
      if let forth {
        var shapes = ShapeColumn()
        (shapes.xs, shapes.ys) = (xs, ys)
        forth.project(&shapes)
        (xs, ys) = (shapes.xs, shapes.ys)
      }
      back?.unproject(&xs, &ys)
    }
  }

  /// The system of a code, how its pairs are turned, and some of them as they are written.
  typealias Entry = (system: ReferenceSystem, turn: CoordinateTurn, pairs: ShapeColumn)

  /// Takes the systems of codes; `nil` where PROJ has no way between them.
  init?(
    _ systems: [String: Entry], to main: ReferenceSystem, by telling: Telling,
    named evidence: String
  ) {
    self.telling = telling
    system = main
    reach = nil
    let own = systems.values.filter { $0.system.isEquivalent(to: main) }
    guard let projector = Self.projector(from: main, fitting: own) else { return nil }
    self.projector = projector
    let all = Set(systems.values.map { $0.system.identifier ?? $0.system.name }).sorted()
    words = "\(all.joined(separator: ", ")), as \(evidence) says row by row"
    var ways: [String: Way] = [:]
    for (code, entry) in systems {
      if entry.system.isEquivalent(to: main) {
        ways[code] = Way(turn: entry.turn, forth: nil, back: nil)
        continue
      }
      guard let forth = Self.projector(from: entry.system, fitting: [entry]) else { return nil }
      ways[code] = Way(turn: entry.turn, forth: forth, back: projector)
    }
    self.ways = ways
  }

  /// Takes degrees among the coordinates of a map, `coordinates`, of a projected system: those near the others;
  /// `nil` where the others lie nowhere.
  init?(degreesNear coordinates: ShapeColumn, in system: ReferenceSystem, by projector: Projector) {
    var projected = coordinates
    projector.project(&projected)
    let places = zip(projected.xs, projected.ys)
      .compactMap { try? Position(latitude: $1, longitude: $0) }
    guard let center = places.middle else { return nil }
    let distances = places.map { Geodesic.meters(from: center, to: $0) }.sorted()
    telling = .size
    self.system = system
    self.projector = projector
    words = "degrees among coordinates of \(system)"
    ways = [
      Self.plain: Way(turn: .none, forth: nil, back: projector),
      Self.swapped: Way(turn: CoordinateTurn(isSwapped: true), forth: nil, back: projector),
    ]
    reach = (center, .meters(max(Self.nearby, 3 * distances[distances.count * 9 / 10])))
  }

  /// What stands for the codes of degrees among map coordinates.
  private static let (plain, swapped) = ("plain", "swapped")

  /// Degrees this near to the middle of the others are of the same town, in metres.
  private static let nearby = 100_000.0

  private static func projector(
    from system: ReferenceSystem, fitting entries: [Entry]
  ) -> Projector? {
    var all = ShapeColumn()
    for entry in entries {
      var pairs = entry.pairs
      entry.turn.apply(&pairs.xs, &pairs.ys)
      all.xs += pairs.xs
      all.ys += pairs.ys
    }
    return try? Projector(from: system, fitting: all, path: "")
  }
}

extension RowSystems {
  /// Whether a pair among map coordinates is one of degrees.
  static func isDegrees(_ x: Double, _ y: Double) -> Bool {
    abs(x) <= 180 && abs(y) <= 180 && min(abs(x), abs(y)) <= 90 && !Placeholder.isOne(x, y)
  }

  /// Brings geometries to the file's system.
  ///
  /// `written` are they as the file has them, `shapes` turned as those of the file's system are.
  func apply(
    to shapes: inout ShapeColumn, asWritten written: ShapeColumn, _ batch: borrowing RecordBatch
  ) {
    var rows: [String: [Int]] = [:]
    for row in shapes.shapes.indices {
      guard let first = written.shapes[row].firstVertex else { continue }
      guard let reach else {
        guard let code = Self.code(batch, row, by: telling) else { continue }
        if ways[code] == nil {
          shapes.shapes[row] = .none(.unreadable("the reference system \(code.shortened)"))
        } else {
          rows[code, default: []].append(row)
        }
        continue
      }
      let (x, y) = (written.xs[first], written.ys[first])
      guard Self.isDegrees(x, y) else { continue }
      if isNear(x, y, reach) {
        rows[Self.plain, default: []].append(row)
      } else if isNear(y, x, reach) {
        rows[Self.swapped, default: []].append(row)
      } else {
        let pair = "\(x.shortDescription), \(y.shortDescription)"
        shapes.shapes[row] = .none(.otherUnit(pair))
      }
    }
    for (code, rows) in rows {
      guard let way = ways[code] else { continue }
      let vertices = rows.flatMap { written.shapes[$0].vertices }
      var (xs, ys) = (vertices.map { written.xs[$0] }, vertices.map { written.ys[$0] })
      way.apply(&xs, &ys)
      for (index, vertex) in vertices.enumerated() {
        (shapes.xs[vertex], shapes.ys[vertex]) = (xs[index], ys[index])
      }
    }
  }

  private func isNear(
    _ x: Double, _ y: Double, _ reach: (center: Position, limit: Distance)
  ) -> Bool {
    guard let place = try? Position(latitude: y, longitude: x) else { return false }
    return Geodesic.meters(from: reach.center, to: place) <= reach.limit.meters
  }

  /// The code of a row; `nil` where it has none, and is of the file's system.
  static func code(
    _ batch: borrowing RecordBatch, _ row: Int, by telling: Telling
  ) -> String? {
    switch telling {
    case .geometry(let column):
      let cell = batch.cell(row, column)
      guard cell != .absent else { return nil }
      return WellKnownText.system(of: batch.textBytes(cell)).map { "\($0)" }
    case .columns(let columns):
      let cells = columns.map { batch.cell(row, $0) }.filter { $0 != .absent }
      let words = cells.map { batch.string($0).trimmed }.filter { !$0.isEmpty }
      return words.isEmpty ? nil : words.joined(separator: " ")
    case .size: return nil
    }
  }
}
