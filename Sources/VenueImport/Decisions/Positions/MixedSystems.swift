// Finds files whose rows are in several reference systems: by a code in each row, or by the size of their numbers.

internal import Geodesy

extension RowSystems {
  /// So many systems may the rows of a file be in.
  private static let most = 40

  /// The systems that each row names; `nil` where all name one, or their numbers contradict what they name.
  static func told(
    in sample: RecordSample, _ position: PositionDecision, _ reader: PositionReader,
    _ whereabouts: Whereabouts, path: String
  ) -> RowSystems? {
    guard reader.turn == .none, reader.packing == nil, reader.divisor == nil, !position.isGrouped
    else { return nil }
    if case .wellKnownText(let column) = position.source {
      let evidence = "the SRID in the column \(sample.facts.columns[column])"
      let codes = RowCodes(column, evidence, whereabouts)
      return told(by: .geometry(column: column), codes, in: sample, reader, position)
    }
    guard case .columns = position.source else { return nil }
    for codes in RowCodes.find(in: sample, position, whereabouts, path: path) {
      let found = told(by: .columns(codes.columns), codes, in: sample, reader, position)
      if let found { return found }
    }
    return nil
  }

  private static func told(
    by telling: Telling, _ meanings: RowCodes, in sample: RecordSample, _ reader: PositionReader,
    _ position: PositionDecision
  ) -> RowSystems? {
    // Most files name one system or none, which shows before any geometry is read.
    var codes: Set<String> = []
    sample.forEach { batch, row in
      if codes.count <= most, let code = code(batch, row, by: telling) { codes.insert(code) }
    }
    guard (2...most).contains(codes.count) else { return nil }
    var pairs: [String: ShapeColumn] = [:]
    for batch in sample.batches {
      let shapes = reader.read(batch)
      for row in 0..<batch.rowCount {
        guard let code = code(batch, row, by: telling),
          let (x, y) = shapes.firstPair(of: row), !Placeholder.isOne(x, y)
        else { continue }
        _ = pairs[code, default: ShapeColumn()].appendVertex(x: x, y: y)
      }
    }
    var systems: [String: RowSystems.Entry] = [:]
    for (code, found) in pairs {
      switch meanings.meaning(of: code, found, isOrderNamed: position.isOrderNamed) {
      case .system(let system, let turn): systems[code] = (system, turn, found)
      case .unknown where meanings.isFirm: continue
      // Codes that the numbers beside them contradict are of something else.
      case .unknown, .contradicted: return nil
      }
    }
    let order = systems.keys.sorted {
      let (left, right) = (pairs[$0]?.xs.count ?? 0, pairs[$1]?.xs.count ?? 0)
      return left == right ? $0 < $1 : left > right
    }
    let isOne = Set(systems.values.map(\.system)).count == 1
    guard let first = order.first, let main = systems[first]?.system,
      !isOne || meanings.hasZone && systems.count < pairs.count
    else { return nil }
    return RowSystems(systems, to: main, by: telling, named: meanings.evidence)
  }

  /// Parts the map coordinates of a file from the degrees among them; `nil` where there are not both.
  ///
  /// Map coordinates are counted in thousands: what is as small as degrees there is at the corner of the map, at sea.
  static func parted(
    _ coordinates: ShapeColumn, _ position: PositionDecision, _ reader: PositionReader
  ) -> (maps: ShapeColumn, degrees: Int)? {
    guard !position.isDegrees, reader.systems == nil, reader.packing == nil, reader.divisor == nil,
      !position.isGrouped
    else { return nil }
    var maps = ShapeColumn()
    for (x, y) in zip(coordinates.xs, coordinates.ys) where !isDegrees(x, y) {
      _ = maps.appendVertex(x: x, y: y)
    }
    let degrees = coordinates.xs.count - maps.xs.count
    let large = zip(maps.xs, maps.ys).count { min(abs($0), abs($1)) >= 1000 }
    guard degrees > 0, large * 10 >= maps.xs.count * 9, !maps.xs.isEmpty else { return nil }
    return (maps, degrees)
  }

  /// What is said about a file that has rows of other systems, `count` of them.
  func warning(count: Int) -> ImportWarning? {
    count > 0 ? ImportWarning(.referenceSystemsMixed, count: count, detail: words) : nil
  }
}
