// A file of what there is in parks: `FACILITY` says *Tennis court* in many rows, `PARK` in which park it lies.

/// The column of parks, and that of what there is in them.
struct ParkColumns {
  /// The column that names the park.
  let park: Int
  /// The column that says what is there.
  let kind: Int
  /// Whether a park is named in several rows, so that its name does not tell them apart.
  let isRepeating: Bool

  /// So many records are looked at.
  private static let depth = 2000

  /// Looks at columns that may be names, the best first; `nil` where the best one holds names, or no other does.
  init?(among candidates: [Int], of sample: RecordSample, isKind: (String) -> Bool) {
    guard let best = candidates.first, candidates.count > 1 else { return nil }
    let kinds = Texts(of: best, in: sample)
    guard kinds.areKinds(isKind) else { return nil }
    for column in candidates.dropFirst() {
      let names = Texts(of: column, in: sample)
      guard names.filled * 10 >= kinds.filled * 9, names.areWords, !names.areKinds(isKind) else {
        continue
      }
      park = column
      kind = best
      isRepeating = names.distinct.count < names.filled
      return
    }
    return nil
  }

  /// The decision, for the report.
  func decision(_ columns: [String]) -> Decision {
    let evidence = "the texts of \(columns[kind]) are kinds of places"
    return isRepeating
      ? Decision(
        subject: "name", choice: "the columns \(columns[park]) and \(columns[kind])",
        evidence: "\(evidence), and \(columns[park]) names several rows alike")
      : Decision(subject: "name", choice: "the column \(columns[park])", evidence: evidence)
  }

  /// The texts of a column.
  private struct Texts {
    var distinct: Set<String> = []
    var filled = 0

    init(of column: Int, in sample: RecordSample) {
      var texts = Texts()
      sample.forEachSpread(ParkColumns.depth) { batch, row in
        guard case .text = batch.cell(row, column) else { return }
        let text = batch.string(batch.cell(row, column)).trimmed
        if text.isEmpty { return }
        texts.filled += 1
        texts.distinct.insert(text)
      }
      self = texts
    }

    private init() {}

    /// Whether four in five different texts are kinds of places.
    func areKinds(_ isKind: (String) -> Bool) -> Bool {
      distinct.count > 0 && distinct.count(where: isKind) * 5 >= distinct.count * 4
    }

    /// Whether they are words, and no numbers or codes.
    var areWords: Bool {
      distinct.count {
        // `“The Den” Hill Park`
        $0.count > 3 && $0.first { !$0.isPunctuation }?.isLetter == true && !$0.contains("://")
      } * 10
        >= distinct.count * 9
    }
  }
}
