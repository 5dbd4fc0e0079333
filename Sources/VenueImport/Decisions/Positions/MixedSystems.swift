// Finds files whose rows are in several reference systems: by a code in each row, or by the size of their numbers.

internal import Geodesy

extension RowSystems {
  /// So many systems may the rows of a file be in.
  private static let most = 40

  /// The systems that each row names; `nil` where all name one, or their numbers contradict what they name.
  static func told(
    in sample: RecordSample, _ position: PositionDecision, _ reader: PositionReader
  ) -> RowSystems? {
    guard reader.turn == .none, reader.packing == nil, reader.divisor == nil, !position.isGrouped
    else { return nil }
    if case .wellKnownText(let column) = position.source {
      let evidence = "the SRID in the column \(sample.facts.columns[column])"
      return told(by: .geometry(column: column), evidence, in: sample, reader, position) { Int($0) }
    }
    guard case .columns = position.source else { return nil }
    let names = sample.facts.columns
    for column in names.indices
    where SystemClue.columnNames.contains(ColumnName(names[column]).joined) {
      let evidence = "the column \(names[column])"
      let found = told(by: .column(column), evidence, in: sample, reader, position) { text in
        let systems = SystemNames.find(in: text, isColumn: true).first?.systems ?? [text]
        return systems.first.flatMap { name in
          Int(name.split(separator: ":").last ?? "")
        }
      }
      if let found { return found }
    }
    return nil
  }

  private static func told(
    by telling: Telling, _ evidence: String, in sample: RecordSample, _ reader: PositionReader,
    _ position: PositionDecision, number: (String) -> Int?
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
    var systems: [String: (system: ReferenceSystem, turn: CoordinateTurn)] = [:]
    for (code, found) in pairs {
      guard let number = number(code), let system = try? ReferenceSystem("EPSG:\(number)") else {
        continue
      }
      let degrees = zip(found.xs, found.ys).count { isDegrees($0, $1) }
      // Codes that the numbers beside them contradict are of something else.
      let fitting = system.kind == .geographic ? degrees : found.xs.count - degrees
      guard fitting * 10 >= found.xs.count * 8 else { return nil }
      let search = SystemSearch(found, isOrderNamed: position.isOrderNamed)
      systems[code] = (system, search.turn(in: system))
    }
    let order = systems.keys.sorted {
      let (left, right) = (pairs[$0]?.xs.count ?? 0, pairs[$1]?.xs.count ?? 0)
      return left == right ? $0 < $1 : left > right
    }
    guard Set(systems.values.map(\.system)).count > 1, let first = order.first,
      let main = systems[first]?.system
    else { return nil }
    return RowSystems(systems, to: main, by: telling, named: evidence)
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
