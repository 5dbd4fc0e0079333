// What the cells of a column say about an attribute: counted, so that a report can show it.

/// Counts of the cells of a column, read as an attribute.
struct AttributeCensus {
  /// Rows that hold something.
  private(set) var filled = 0
  /// Rows whose cell is understood.
  private(set) var understood = 0
  /// The rows of each value; none for texts.
  private(set) var values: [String: Int] = [:]
  private var zeros = 0
  private var undecided = 0
  private let attribute: VenueAttribute
  private let share: Int
  private let isQuantity: Bool

  /// Counts the cells of a sample.
  init(_ columns: AttributeColumn, in sample: RecordSample) {
    attribute = columns.attribute
    isQuantity = columns.isQuantity
    // Where a street is missing, its number is there all the same.
    share = columns.columns.count == 1 ? attribute.share : 50
    var rows = AttributeRows([columns])
    sample.forEach { batch, row in
      if columns.attribute.isText {
        guard rows.isFilled(0, batch, row) else { return }
        filled += 1
        if rows.hasText(0, batch, row) { understood += 1 }
        return
      }
      let reading = rows.reading(0, batch, row)
      guard reading.isFilled else { return }
      filled += 1
      if reading.isEither { undecided += 1 }
      guard let value = reading.value else { return }
      understood += 1
      values[value, default: 0] += 1
      if reading.isZero { zeros += 1 }
    }
  }

  /// Why the column does not hold the attribute; `nil` where it does.
  var refusal: String? {
    guard understood > 0, (understood + undecided) * 100 >= filled * share else { return evidence }
    // Noughts alone may stand where nobody looked, and a column that numbers its rows counts nothing.
    if understood == zeros { return "all \(understood) understood rows are 0" }
    if attribute == .courts, understood >= 8, values.count == understood {
      return "all \(understood) counts differ, as numbers of rows do"
    }
    // Of a number that does not say what it counts, most must come again: parks are numbered too.
    if isQuantity, understood >= 8, values.count * 2 > understood {
      return "\(values.count) of \(understood) counts differ, as numbers of rows do"
    }
    return nil
  }

  /// The counts in words: `57 of 60 filled rows name a surface (grass 40, sand 17)`.
  var evidence: String {
    let ranked = values.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = ranked.prefix(4).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    let more = ranked.count > 4 ? " and \(ranked.count - 4) more" : ""
    let listed = shown.isEmpty || attribute == .courts ? "" : " (\(shown)\(more))"
    return "\(understood) of \(filled) filled rows \(attribute.reading)\(listed)"
  }
}
