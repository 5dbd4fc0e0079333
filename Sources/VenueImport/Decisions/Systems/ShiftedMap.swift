// The shifted coordinates of Chinese maps, GCJ-02 and BD-09: PROJ has no way back, so that the shift is told.

internal import GeoPrimitives

/// A map whose degrees are shifted on purpose.
struct ShiftedMap: Sendable {
  /// Its name: `GCJ-02`.
  let name: String
  /// About how far its degrees are off WGS 84 in China.
  let shift: Distance
  /// What says so: `the column lng_gcj02`.
  let evidence: String

  /// The words that name the maps, in lower case without punctuation.
  private static let words: [(word: String, name: String, shift: Distance)] = [
    ("gcj02", "GCJ-02", .meters(500)), ("gcj2", "GCJ-02", .meters(500)),
    ("火星坐标", "GCJ-02", .meters(500)), ("火星座標", "GCJ-02", .meters(500)),
    ("bd09", "BD-09", .meters(1200)), ("百度坐标", "BD-09", .meters(1200)),
    ("百度座標", "BD-09", .meters(1200)),
  ]

  /// The map that the columns of the positions, a column of systems, the file or the layer names.
  static func find(
    in sample: RecordSample, _ position: PositionDecision, path: String
  ) -> ShiftedMap? {
    let names = sample.facts.columns
    for column in position.source.columns {
      if let map = find(in: names[column], "the column \(names[column])") { return map }
    }
    for (column, name) in names.enumerated()
    where SystemClue.columnNames.contains(ColumnName(name).joined) {
      guard let value = sample.onlyValue(column) else { continue }
      if let map = find(in: value, "the column \(name)") { return map }
      // A column of systems knows better than the name of the file.
      return nil
    }
    return find(in: SourceName.of(path: path), "the file's name")
      ?? sample.facts.layer.flatMap { find(in: $0, "the layer's name") }
  }

  private static func find(in text: String, _ evidence: String) -> ShiftedMap? {
    let joined = SystemNames.tokens(of: text).joined()
    guard let found = words.first(where: { joined.contains($0.word) }) else { return nil }
    return ShiftedMap(name: found.name, shift: found.shift, evidence: evidence)
  }

  /// What is told of it.
  var warning: ImportWarning {
    ImportWarning(
      .positionsShifted,
      detail: "\(evidence) says \(name), which is about \(shift) off WGS 84 in China; "
        + "convert the file to WGS 84 first")
  }
}
