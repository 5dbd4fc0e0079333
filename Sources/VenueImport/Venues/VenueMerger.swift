// Rows that name the same identifier are one venue.

/// Brings venues of one identifier together, and counts them.
///
/// Where the sample shows that rows share identifiers, the venues of the file are held until all rows have come, and
/// their sports are united. Where identifiers differ, venues pass at once; a late repetition is left out, and reported.
struct VenueMerger {
  private var seen = HashSet64()
  private var isHolding = false
  private var held: [VenueBatch] = []
  private var places: [UInt64: (batch: Int, draft: Int)] = [:]
  private var sourceHash: UInt64 = 0
  /// How many rows went into a venue of an earlier row.
  private(set) var mergedCount = 0
  /// How many of them were left out without being looked into.
  private(set) var repeatedCount = 0
  /// The first identifier that was repeated.
  private(set) var firstRepeated: String?

  /// Begins with a part of a file; identifiers of all parts of a dataset are compared with one another.
  mutating func begin(source: String, isShared: Bool) {
    sourceHash = StableHash.of(source.utf8Span.span)
    isHolding = isShared
    held = []
    places = [:]
    mergedCount = 0
    repeatedCount = 0
    firstRepeated = nil
  }

  /// Takes out of a batch what belongs to venues before; a batch that is held back becomes empty.
  mutating func merge(_ batch: inout VenueBatch) {
    var kept: [VenueDraft] = []
    kept.reserveCapacity(batch.drafts.count)
    for draft in batch.drafts {
      let hash = StableHash.of(batch.bytes.span.extracting(draft.sourceID)) ^ sourceHash
      if seen.insert(hash) {
        if isHolding { places[hash] = (held.count, kept.count) }
        kept.append(draft)
        continue
      }
      mergedCount += 1
      if isHolding, let place = places[hash] {
        unite(draft, into: place, &kept)
      } else {
        repeatedCount += 1
        if firstRepeated == nil { firstRepeated = batch.identifier(of: draft) }
      }
    }
    batch.drafts = kept
    guard isHolding else { return }
    held.append(batch)
    batch = VenueBatch()
  }

  /// Adds what a later row knows to the venue of the first.
  private mutating func unite(
    _ draft: VenueDraft, into place: (batch: Int, draft: Int), _ kept: inout [VenueDraft]
  ) {
    if place.batch == held.count {
      kept[place.draft].unite(with: draft)
    } else {
      held[place.batch].drafts[place.draft].unite(with: draft)
    }
  }

  /// The batches that were held back.
  mutating func takeHeld() -> [VenueBatch] {
    defer { held = [] }
    return held
  }
}

extension VenueBatch {
  /// A draft's identifier as a string.
  func identifier(of draft: VenueDraft) -> String {
    String(decoding: bytes[draft.sourceID], as: UTF8.self)
  }
}

extension VenueDraft {
  /// Takes over the sports of another row, and what is not known yet.
  fileprivate mutating func unite(with other: VenueDraft) {
    for sport in other.sports where !sports.contains(sport) { sports.append(sport) }
    if hours == nil { hours = other.hours }
    if footprint == nil, let area = other.footprint {
      footprint = area
      position = other.position
      if zone.origin == .position || zone.origin == .unknown { zone = other.zone }
    }
    // What a record says is better than where the map has it.
    if zone.origin != .data, other.zone.origin == .data { zone = other.zone }
  }
}
