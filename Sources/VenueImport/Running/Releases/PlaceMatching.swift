// Rows of a release and the venues of before that did not come again: which are which, by name and place.

internal import GeoPrimitives

/// Finds out which rows of a release are venues of before under another identifier.
///
/// Rows of the very name and place of a venue come first. Then all pairs within reach are put in order, the surest first,
/// and each row and each venue is taken once; so the order of the file says nothing, and an identifier counts only for
/// what name and place leave.
struct PlaceMatching {
  /// Whether identifiers that are alike say something: not those that only count rows, nor those of another column.
  let usesIdentifiers: Bool
  /// Whether hardly any identifier came again, so that places count for more.
  let isRenewal: Bool
  /// How many rows have the identifier that the venue of their name and place has, or had.
  var agreeing: Int
  /// How many have one of another venue.
  var conflicting: Int

  /// Whether identifiers stand for what they stood for, by and large.
  private var areBelieved: Bool { agreeing >= conflicting }

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
  mutating func entries(of batch: VenueBatch, in book: inout PlaceBook) -> [Int: Int] {
    let order = RowOrder.sorted(
      batch.drafts.indices.map { RowPlace(0, $0) }, by: .identifier, in: [batch]
    ).map { Int($0.draft) }
    var found: [Int: Int] = [:]
    var pairs: [Pair] = []
    for (row, place) in order.enumerated() { addExact(row, batch, place, book, to: &pairs) }
    take(pairs, order, in: &book, to: &found)
    pairs = []
    for place in order { judgeIdentifier(batch, place, found[place], book) }
    for (row, place) in order.enumerated() where found[place] == nil {
      addMeant(row, batch, place, book, to: &pairs)
      addNear(row, batch.drafts[place], batch, book, to: &pairs)
    }
    take(pairs, order, in: &book, to: &found)
    addNamesakes(of: batch, in: &book, to: &found)
    return found
  }

  /// Takes the surest pairs of rows and venues that nothing has taken.
  private func take(
    _ pairs: [Pair], _ order: [Int], in book: inout PlaceBook, to found: inout [Int: Int]
  ) {
    let sorted = pairs.sorted {
      ($0.tier, $0.meters, $0.row, $0.entry) < ($1.tier, $1.meters, $1.row, $1.entry)
    }
    for pair in sorted where !book.entries[pair.entry].isTaken {
      let place = order[pair.row]
      guard found[place] == nil else { continue }
      found[place] = pair.entry
      book.take(pair.entry)
    }
  }

  /// The venues that a row's identifier stands for: those added under it, and the one that is called so now.
  private func meant(_ identifier: ArraySlice<UInt8>, _ book: PlaceBook) -> [Int] {
    let said = ReleaseComparison.plain(identifier) ?? identifier
    var meant =
      usesIdentifiers
      ? book.entries(identified: said).prefix(Self.mostCandidates)
        .filter { !book.entries[$0].isRenewed } : []
    if let now = book.entry(calledNow: said), !meant.contains(now) { meant.append(now) }
    return meant
  }

  /// Counts whether a row's identifier stands for the venue of its name and place.
  private mutating func judgeIdentifier(
    _ batch: VenueBatch, _ place: Int, _ entry: Int?, _ book: PlaceBook
  ) {
    let draft = batch.drafts[place]
    let meant = meant(batch.bytes[draft.sourceID], book)
    guard !meant.isEmpty else { return }
    if let entry {
      if meant.contains(entry) { agreeing += 1 } else { conflicting += 1 }
      return
    }
    let name = ReleaseComparison.hash(ofName: batch.bytes[draft.name])
    let isLikely = meant.contains { other in
      let old = book.entries[other]
      return old.name == name && !old.isTaken
        && Geodesic.meters(from: old.position, to: draft.position) <= Self.reach
    }
    if isLikely { agreeing += 1 }
  }

  /// Adds the venues of a row's very name and place.
  private func addExact(
    _ row: Int, _ batch: VenueBatch, _ place: Int, _ book: PlaceBook, to pairs: inout [Pair]
  ) {
    let draft = batch.drafts[place]
    let name = ReleaseComparison.hash(ofName: batch.bytes[draft.name])
    let room = 2 * ReleaseComparison.spot / 111_000
    let (south, north) = (draft.position.latitude - room, draft.position.latitude + room)
    var meant: [Int]?
    for entry in book.entries(named: name, from: south, to: north).prefix(Self.mostCandidates) {
      let old = book.entries[entry]
      let meters = Geodesic.meters(from: old.position, to: draft.position)
      guard meters <= 1, !old.isRetired else { continue }
      let known = meant ?? self.meant(batch.bytes[draft.sourceID], book)
      meant = known
      pairs.append(
        Pair(tier: known.contains(entry) ? 0 : 1, meters: meters, row: row, entry: entry))
    }
  }

  /// Adds the venues that a row's identifier stands for.
  private func addMeant(
    _ row: Int, _ batch: VenueBatch, _ place: Int, _ book: PlaceBook, to pairs: inout [Pair]
  ) {
    let draft = batch.drafts[place]
    let meant = meant(batch.bytes[draft.sourceID], book).filter { !book.entries[$0].isTaken }
    guard !meant.isEmpty else { return }
    let name = ReleaseComparison.hash(ofName: batch.bytes[draft.name])
    for entry in meant {
      let old = book.entries[entry]
      let meters = Geodesic.meters(from: old.position, to: draft.position)
      let tier: Int
      if old.name == name {
        guard meters <= Self.reach || areBelieved || !isPlain(batch.bytes[draft.name]) else {
          continue
        }
        tier = meters <= Self.reach ? 2 : 7
      } else {
        guard areBelieved, meant.count == 1, meters <= ReleaseComparison.sight else { continue }
        tier = 5
      }
      pairs.append(
        Pair(tier: tier + (old.isRetired ? 10 : 0), meters: meters, row: row, entry: entry))
    }
  }

  private func isPlain(_ name: ArraySlice<UInt8>) -> Bool {
    NameWords(String(decoding: name, as: UTF8.self)).isPlain
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
        !isPlain(batch.bytes[draft.name])
      else { continue }
      found[places[0]] = entry
      book.take(entry)
    }
  }

  /// Adds the venues of a row's name that lie near it.
  private func addNear(
    _ row: Int, _ draft: VenueDraft, _ batch: VenueBatch, _ book: PlaceBook,
    to pairs: inout [Pair]
  ) {
    let identifier = batch.bytes[draft.sourceID]
    let name = ReleaseComparison.hash(ofName: batch.bytes[draft.name])
    var isPlain: Bool?
    let reach = Self.reach / 111_000
    let (south, north) = (draft.position.latitude - reach, draft.position.latitude + reach)
    for entry in book.entries(named: name, from: south, to: north).prefix(Self.mostCandidates) {
      let old = book.entries[entry]
      guard !old.isTaken else { continue }
      let meters = Geodesic.meters(from: old.position, to: draft.position)
      guard meters <= Self.reach else { continue }
      let isHeir = draft.heirOf.map { book.entry(entry, is: $0) } ?? false
      let isAlike = isHeir || usesIdentifiers && Self.areAlike(identifier, book.bytes[old.sourceID])
      if meters > ReleaseComparison.samePlace, !isAlike {
        let plain = isPlain ?? self.isPlain(batch.bytes[draft.name])
        isPlain = plain
        guard meters <= limit(isPlain: plain, isGroup: draft.rowCount > 1 || old.isGroup) else {
          continue
        }
      }
      // On the very spot nothing but the place counts; beside it identifiers tell courts of one name apart.
      let tier = meters <= 1 ? (isAlike ? 1 : 2) : isAlike ? 4 : 6
      pairs.append(
        Pair(
          tier: tier + (old.isRetired ? 10 : 0), meters: isHeir ? 0 : meters, row: row, entry: entry
        ))
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
