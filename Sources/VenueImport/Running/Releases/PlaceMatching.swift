// Rows of a release and the venues of before that did not come again: which are which, by name and place.

internal import GeoPrimitives

/// Finds out which rows of a release are venues of before under another identifier.
///
/// All pairs within reach are put in order, the surest first, and each row and each venue is taken once; so the order
/// of the file says nothing.
struct PlaceMatching {
  /// Whether identifiers that are alike say something: not those that only count rows, nor those of another column.
  let usesIdentifiers: Bool
  /// Whether hardly any identifier came again, so that places count for more.
  let isRenewal: Bool

  private struct Pair {
    let tier: Int
    let meters: Double
    let row: Int
    let entry: Int
  }

  /// So many venues of a name around a row are looked at.
  private static let mostCandidates = 200
  /// Nothing farther away, in metres, is the same by its name.
  private static let reach = 100.0

  /// Of one name that is no other venue's it is the same this far, in metres.
  private static let farthest = 1000.0

  /// For each row that is a venue of before the entry of that.
  ///
  /// - Parameters:
  ///   - batch: The rows.
  ///   - book: The venues; those that are found are taken.
  /// - Returns: Entries by the rows' places in the batch.
  /// - Complexity: O(*n* log *n*) in the number of rows, times the venues of one name in one place.
  func entries(of batch: VenueBatch, in book: inout PlaceBook) -> [Int: Int] {
    let order = RowOrder.sorted(
      batch.drafts.indices.map { RowPlace(0, $0) }, by: .identifier, in: [batch])
    var pairs: [Pair] = []
    for (row, place) in order.enumerated() {
      let draft = batch.drafts[Int(place.draft)]
      addPairs(row, draft, batch, book, to: &pairs)
    }
    pairs.sort { ($0.tier, $0.meters, $0.row, $0.entry) < ($1.tier, $1.meters, $1.row, $1.entry) }
    var found: [Int: Int] = [:]
    for pair in pairs where !book.entries[pair.entry].isTaken {
      let place = Int(order[pair.row].draft)
      guard found[place] == nil else { continue }
      found[place] = pair.entry
      book.take(pair.entry)
    }
    addNamesakes(of: batch, in: &book, to: &found)
    return found
  }

  /// What is left and has a name of its own that only one row and one venue have is the same, if it did not move far.
  private func addNamesakes(
    of batch: VenueBatch, in book: inout PlaceBook, to found: inout [Int: Int]
  ) {
    var rows: [UInt32: [Int]] = [:]
    for (place, draft) in batch.drafts.enumerated() where found[place] == nil {
      rows[ReleaseComparison.hash(ofName: batch.bytes[draft.name]), default: []].append(place)
    }
    for (name, places) in rows where places.count == 1 {
      let left = book.entries(named: name, from: -90, to: 90)
        .filter { !book.entries[$0].isTaken }.prefix(2)
      guard left.count == 1, let entry = left.first else { continue }
      let draft = batch.drafts[places[0]]
      let old = book.entries[entry]
      guard !old.isRetired,
        Geodesic.meters(from: old.position, to: draft.position) <= Self.farthest,
        !NameWords(String(decoding: batch.bytes[draft.name], as: UTF8.self)).isPlain
      else { continue }
      found[places[0]] = entry
      book.take(entry)
    }
  }

  private func addPairs(
    _ row: Int, _ draft: VenueDraft, _ batch: VenueBatch, _ book: PlaceBook,
    to pairs: inout [Pair]
  ) {
    let identifier = batch.bytes[draft.sourceID]
    let name = ReleaseComparison.hash(ofName: batch.bytes[draft.name])
    if let entry = book.entry(calledNow: identifier) {
      let old = book.entries[entry]
      let meters = Geodesic.meters(from: old.position, to: draft.position)
      if old.name == name || meters <= ReleaseComparison.sight {
        pairs.append(Pair(tier: old.isRetired ? 1 : 0, meters: meters, row: row, entry: entry))
      }
    }
    var isPlain: Bool?
    let reach = Self.reach / 111_000
    let (south, north) = (draft.position.latitude - reach, draft.position.latitude + reach)
    for entry in book.entries(named: name, from: south, to: north).prefix(Self.mostCandidates) {
      let old = book.entries[entry]
      let meters = Geodesic.meters(from: old.position, to: draft.position)
      guard meters <= Self.reach else { continue }
      let isAlike = usesIdentifiers && Self.areAlike(identifier, book.bytes[old.sourceID])
      if meters > ReleaseComparison.samePlace, !isAlike {
        let plain =
          isPlain ?? NameWords(String(decoding: batch.bytes[draft.name], as: UTF8.self)).isPlain
        isPlain = plain
        guard meters <= limit(isPlain: plain, isGroup: draft.rowCount > 1 || old.isGroup) else {
          continue
        }
      }
      // On the very spot nothing but the place counts; beside it identifiers tell courts of one name apart.
      let tier = meters <= 1 ? (isAlike ? 2 : 3) : isAlike ? 4 : 5
      pairs.append(
        Pair(tier: tier + (old.isRetired ? 10 : 0), meters: meters, row: row, entry: entry))
    }
  }

  /// How far a venue may lie from a row of its name, in metres.
  ///
  /// A group of rows is where its first row is, which may be another one now.
  private func limit(isPlain: Bool, isGroup: Bool) -> Double {
    let limit: Double =
      switch (isPlain, isRenewal) {
      case (true, false): 10
      case (true, true), (false, false): 30
      case (false, true): Self.reach
      }
    return isGroup ? max(limit, 2 * VenueGroups.reach) : limit
  }

  /// Whether two identifiers differ in their spelling alone: `12` and `P-0012`.
  static func areAlike(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    func digits(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      text.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }[...]
        .drop { $0 == UInt8(ascii: "0") }
    }
    if one.elementsEqual(other) { return true }
    let (first, second) = (digits(one), digits(other))
    return !first.isEmpty && first.elementsEqual(second)
  }
}
