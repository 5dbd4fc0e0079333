// Files of one name in one run: rows whose identifiers a file before has too, for the same venue or for another.

internal import GeoPrimitives

/// Rows that repeat the identifiers of other files, counted.
struct RepetitionTally {
  private(set) var count = 0
  private(set) var first: String?

  mutating func add(_ identifier: String) {
    if first == nil { first = identifier }
    count += 1
  }

  /// The warning about them; `nil` where there are none.
  func warning(_ kind: ImportWarning.Kind) -> ImportWarning? {
    guard count > 0 else { return nil }
    return ImportWarning(
      kind, count: count, detail: first.map { "first “\($0)”, of another file of this name" })
  }
}

extension ReleaseComparison {
  /// What a row is that repeats an identifier of another part of the run.
  enum Repetition {
    /// The same venue: it has one name within 30 m.
    case same
    /// Another venue.
    case other
  }

  /// Whether another part of this run had a row's identifier for the same dataset; `nil` where none did.
  ///
  /// Within a part identifiers differ already.
  func repetition(
    of draft: borrowing VenueDraft, in batch: borrowing VenueBatch, source: String,
    after heading: PartHeading
  ) -> Repetition? {
    guard heading.isRemembered else { return nil }
    let name = Self.hash(ofName: batch.bytes[draft.name])
    var identifier = batch.bytes[draft.sourceID]
    var number = 1
    var isRepeated = false
    while let venue = known[Self.hash(of: source, identifier)] {
      if venue.flags.contains(.seen), venue.part != part {
        if venue.name == name, venue.isAt(draft.position, within: VenueGroups.reach) {
          return .same
        }
        isRepeated = true
      }
      // Only behind one that several have are there others.
      guard isRepeated || venue.flags.contains(.shared) else { return nil }
      number += 1
      identifier = Array("\(batch.identifier(of: draft))#\(number)".utf8)[...]
    }
    return isRepeated ? .other : nil
  }
}

extension VenueWriting {
  /// Gives a row the first number behind its identifier that is free.
  mutating func tellApart(
    _ draft: inout VenueDraft, in batch: inout VenueBatch, _ before: borrowing ReleaseComparison
  ) {
    let plain = batch.identifier(of: draft)
    toldApart.add(plain)
    var number = 2
    while !before.isFree(source: source, identifier: Array("\(plain)#\(number)".utf8)[...]) {
      number += 1
    }
    batch.rename(&draft, to: "\(plain)#\(number)", keeping: nil)
    draft.isToldApart = true
  }

  /// What there is to say about rows that other files of the run have too.
  var repetitionWarnings: [ImportWarning] {
    [
      leftOut.warning(.identifierRepeated), toldApart.warning(.identifierToldApart),
    ].compactMap(\.self)
  }
}
