// Pairs of neighbouring columns whose values alone look like a city's positions; for tables whose names say nothing.

enum ValuePairs {
  /// A city does not reach farther than this, in degrees.
  private static let reach = 12.0

  /// The pairs, latitude first where both orders are possible.
  static func candidates(in sample: RecordSample) -> [PositionCandidate] {
    let columns = sample.facts.columns.indices.filter { looksLikeDegrees($0, sample) }
    return zip(columns, columns.dropFirst()).filter { $1 == $0 + 1 }.compactMap { left, right in
      let latitudeFirst = PositionDecision.counted(
        PositionCandidate(.columns(x: right, y: left)), in: sample)
      let longitudeFirst = PositionDecision.counted(
        PositionCandidate(.columns(x: left, y: right)), in: sample)
      var best =
        latitudeFirst.livable >= longitudeFirst.livable ? latitudeFirst : longitudeFirst
      best.isOrderNamed = false
      return best.isReadable && best.isDegrees && !best.isSwapped && best.filled > 1 ? best : nil
    }
  }

  private static let measures: Set<String> = [
    "area", "length", "leng", "perimeter", "shape", "surface", "acres", "hectares", "superficie",
    "longueur", "largeur", "width", "size", "aire",
  ]

  /// Whether a column holds numbers with three decimals or more that lie close together, none of them a measure.
  private static func looksLikeDegrees(_ column: Int, _ sample: RecordSample) -> Bool {
    if ColumnName(sample.facts.columns[column]).contains(anyOf: measures) { return false }
    var filled = 0
    var values: [Double] = []
    for batch in sample.batches {
      for row in 0..<batch.rowCount where filled < 500 {
        let cell = batch.cell(row, column)
        if cell == .absent { continue }
        filled += 1
        let text = batch.string(cell).trimmed
        let decimals = text.split { $0 == "." || $0 == "," }.dropFirst().last?.count ?? 0
        guard let value = CellNumber.read(cell, in: batch), abs(value) <= 180, decimals >= 3 else {
          continue
        }
        values.append(value)
      }
    }
    guard let least = values.min(), let most = values.max() else { return false }
    return values.count * 10 >= filled * 9 && most - least <= reach
  }
}
