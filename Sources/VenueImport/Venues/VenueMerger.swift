// Rows that name the same identifier are one venue, and so are rows of one name within 30 m.
// One identifier for two names, or two places, is a slip: the rows stay two.

internal import GeoPrimitives

/// Brings venues of one identifier together, and counts them.
///
/// Where the sample shows that rows share identifiers, the venues of the file are held until all rows have come, and
/// their sports are united. Where identifiers differ, venues pass at once; a late repetition is left out, and reported.
struct VenueMerger {
  private var seen = HashSet64()
  private var isHolding = false
  /// Whether each row is a time slot of its venue.
  private var hasSlots = false
  private var held: [VenueBatch] = []
  private var places: [UInt64: (batch: Int, draft: Int)] = [:]
  private var sourceHash: UInt64 = 0
  /// The venues by name, where rows of one name are brought together.
  private var groups: VenueGroups?
  /// Where the rows are that went into a venue of an earlier row.
  private(set) var mergedPositions: [Position] = []
  /// How many rows went into a venue of an earlier row.
  private(set) var mergedCount = 0
  /// How many of them were left out without being looked into.
  private(set) var repeatedCount = 0
  /// The first identifier that was repeated.
  private(set) var firstRepeated: String?
  /// How many rows have an identifier that another venue had before, and the first such.
  private(set) var toldApart: (count: Int, first: String?) = (0, nil)
  private var tellsApart = false
  /// Identifiers with their names, where rows of one identifier may be two venues.
  private var seenNames = HashSet64()

  /// Begins with a part of a file; identifiers of all parts of a dataset are compared with one another.
  mutating func begin(
    source: String, isShared: Bool, tellsApart: Bool = false, hasGroups: Bool = false,
    hasSlots: Bool = false
  ) {
    self.tellsApart = tellsApart && !hasSlots
    toldApart = (0, nil)
    groups = hasGroups ? VenueGroups() : nil
    self.hasSlots = hasSlots
    mergedPositions = []
    sourceHash = StableHash.of(source.utf8Span.span)
    isHolding = isShared || hasGroups || hasSlots
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
    for var draft in batch.drafts {
      var hash = StableHash.of(batch.bytes.span.extracting(draft.sourceID)) ^ sourceHash
      if tellsApart { tellApart(&draft, &hash, in: &batch, kept) }
      if seen.insert(hash) {
        if draft.canBeGrouped, let place = groups?.find(draft, batch.bytes) {
          mergedCount += 1
          if mergedPositions.count < 4000 { mergedPositions.append(draft.position) }
          var row = draft
          row.others = [batch.record(of: draft)]
          unite(row, into: place, &kept)
          places[hash] = place
          continue
        }
        if draft.canBeGrouped { groups?.add(draft, batch.bytes, at: (held.count, kept.count)) }
        if isHolding { places[hash] = (held.count, kept.count) }
        kept.append(draft)
        continue
      }
      mergedCount += 1
      if isHolding, let place = places[hash] {
        var row = draft
        if hasSlots { row.others = [batch.record(of: draft)] }
        unite(row, into: place, &kept)
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

  /// Gives a row a number behind its identifier where that was another venue's before.
  private mutating func tellApart(
    _ draft: inout VenueDraft, _ hash: inout UInt64, in batch: inout VenueBatch,
    _ kept: [VenueDraft]
  ) {
    var name = StableHash()
    name.add(batch.bytes.span.extracting(draft.name))
    let isNewName = seenNames.insert(hash ^ name.value)
    // Without a row of this identifier before, there is nothing to tell it from.
    guard seen.contains(hash) else { return }
    if isHolding, let place = places[hash] {
      let first =
        place.batch == held.count ? kept[place.draft] : held[place.batch].drafts[place.draft]
      let isNear = Geodesic.meters(from: first.position, to: draft.position) <= Self.near
      if isNear && !isNewName { return }
    } else if !isNewName {
      return
    }
    if toldApart.first == nil { toldApart.first = batch.identifier(of: draft) }
    toldApart.count += 1
    let plain = batch.identifier(of: draft)
    var number = 2
    while true {
      let identifier = "\(plain)#\(number)"
      hash = StableHash.of(identifier.utf8Span.span) ^ sourceHash
      number += 1
      guard seen.contains(hash) else {
        batch.rename(&draft, to: identifier, keeping: nil)
        return
      }
    }
  }

  /// Rows of one identifier and one name that lie this close, in metres, are one venue.
  private static let near = 30.0

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
    for index in held.indices {
      if hasSlots { held[index].gatherSlots() }
      if groups != nil || hasSlots { held[index].keepRows(countsCourts: !hasSlots) }
    }
    return held
  }
}

extension VenueBatch {
  /// A draft's identifier as a string.
  func identifier(of draft: VenueDraft) -> String {
    String(decoding: bytes[draft.sourceID], as: UTF8.self)
  }
}

extension VenueBatch {
  /// A record's identifier, name and properties as JSON.
  func record(of draft: VenueDraft) -> [UInt8] {
    var record = Array("{\"id\":".utf8)
    JSONBytes.append(text: bytes.span.extracting(draft.sourceID), to: &record)
    record.append(contentsOf: ",\"name\":".utf8)
    JSONBytes.append(text: bytes.span.extracting(draft.name), to: &record)
    let rest = bytes[draft.properties].dropFirst()
    record.append(contentsOf: rest.isEmpty ? Array("}".utf8) : Array(",".utf8) + Array(rest))
    return record
  }

  /// Makes the hours of each venue of the slots that its rows are.
  mutating func gatherSlots() {
    for index in drafts.indices where !drafts[index].slots.isEmpty {
      drafts[index].hours = WeekSlots.text(drafts[index].slots)
    }
  }

  /// Writes how many rows went into each venue among its properties, where there were several, and what they knew.
  mutating func keepRows(countsCourts: Bool) {
    for index in drafts.indices where drafts[index].rowCount > 1 {
      var (properties, missing) = (Array(bytes[drafts[index].properties]), Int?.none)
      if countsCourts {
        (properties, missing) = MergedCourts.counted(
          properties, others: drafts[index].others, rows: drafts[index].rowCount)
      }
      let rest = properties.dropFirst()
      let start = bytes.count
      let rows = drafts[index].others.map { String(decoding: $0, as: UTF8.self) }
      let courts = missing.map { "\"courts\":\($0)," } ?? ""
      let member = "{\(courts)\"otherRows\":[\(rows.joined(separator: ","))]"
      let tail = rest.isEmpty ? Array("}".utf8) : Array(",".utf8) + Array(rest)
      bytes.append(contentsOf: Array(member.utf8) + tail)
      drafts[index].properties = start..<bytes.count
    }
  }
}

extension VenueDraft {
  /// So many further rows of a venue are kept.
  private static var keptRows: Int { 200 }

  /// Takes over the sports of another row, and what is not known yet.
  fileprivate mutating func unite(with other: VenueDraft) {
    for sport in other.sports where !sports.contains(sport) { sports.append(sport) }
    if hours == nil { hours = other.hours }
    slots += other.slots
    rowCount += other.rowCount
    if others.count < Self.keptRows { others += other.others }
    if footprint == nil, let area = other.footprint {
      footprint = area
      position = other.position
      if zone.origin == .position || zone.origin == .unknown { zone = other.zone }
    }
    // What a record says is better than where the map has it.
    if zone.origin != .data, other.zone.origin == .data { zone = other.zone }
  }
}
