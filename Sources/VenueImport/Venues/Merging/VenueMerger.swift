// Rows that name the same identifier are one venue, and so are rows of one name within 30 m.
// One identifier for two names, or two places, is a slip: the rows stay two.

internal import GeoPrimitives
internal import Venues

/// Brings venues of one identifier together, and counts them.
///
/// Where the sample shows that rows share identifiers, or names and places, the venues of the file are held until all
/// rows have come, and their sports are united; which row is the venue does not depend on the order of the file. Where
/// identifiers differ, venues pass at once; a late repetition is told apart by its name, or left out, and reported.
struct VenueMerger {
  private var seen = HashSet64()
  private var isHolding = false
  /// Whether each row is a time slot of its venue.
  private var hasSlots = false
  /// Whether rows of one name that lie close are one venue.
  private var hasGroups = false
  /// The venues of before that they are brought together around.
  private var anchors: GroupAnchors?
  /// Whether the rows count courts, so that those without a sport are courts too.
  private var countsCourts = false
  /// Whether the rows count what they are themselves, so that the same number in two of them is two numbers.
  private var addsCourtsUp = false
  private var held: [VenueBatch] = []
  private var sourceHash: UInt64 = 0
  /// Where the rows are that went into a venue of another row.
  private(set) var mergedPositions: [Position] = []
  /// How many rows went into a venue of another row.
  private(set) var mergedCount = 0
  /// How many of them were left out without being looked into.
  private(set) var repeatedCount = 0
  /// The first identifier that was repeated.
  private(set) var firstRepeated: String?
  /// How many rows have an identifier that another venue has too, and the first such.
  private(set) var toldApart: (count: Int, first: String?) = (0, nil)
  private var tellsApart = false
  /// Identifiers with their names, where rows of one identifier may be two venues.
  private var seenNames = HashSet64()

  /// Begins with a part of a file; identifiers of all parts of a dataset are compared with one another.
  mutating func begin(
    source: String, isShared: Bool, tellsApart: Bool = false, hasGroups: Bool = false,
    around anchors: GroupAnchors? = nil, hasSlots: Bool = false, countsCourts: Bool = false,
    addsCourtsUp: Bool = false
  ) {
    self.anchors = anchors
    self.tellsApart = tellsApart && !hasSlots
    toldApart = (0, nil)
    self.hasGroups = hasGroups
    self.hasSlots = hasSlots
    self.countsCourts = countsCourts
    self.addsCourtsUp = addsCourtsUp
    mergedPositions = []
    sourceHash = StableHash.of(source.utf8Span.span)
    isHolding = isShared || hasGroups || hasSlots
    held = []
    mergedCount = 0
    repeatedCount = 0
    firstRepeated = nil
  }

  /// Takes out of a batch what belongs to venues before; a batch that is held back becomes empty.
  mutating func merge(_ batch: inout VenueBatch) {
    var kept = 0
    for index in batch.drafts.indices where keeps(index, of: &batch) {
      if index > kept { batch.drafts.swapAt(kept, index) }
      kept += 1
    }
    batch.drafts.removeLast(batch.drafts.count - kept)
    guard isHolding else { return }
    held.append(batch)
    batch = VenueBatch()
  }

  /// Whether a row stays in its batch; what does not is counted.
  private mutating func keeps(_ index: Int, of batch: inout VenueBatch) -> Bool {
    var hash = hash(of: batch.drafts[index].sourceID, in: batch.bytes)
    // What is held is compared once all of it has come; here it meets the parts before.
    if isHolding, !seen.contains(hash) { return true }
    if tellsApart { tellApart(index, &hash, in: &batch) }
    if seen.insert(hash) { return true }
    mergedCount += 1
    repeatedCount += 1
    if firstRepeated == nil { firstRepeated = batch.identifier(of: batch.drafts[index]) }
    return false
  }

  private func hash(of sourceID: Range<Int>, in bytes: borrowing [UInt8]) -> UInt64 {
    StableHash.of(bytes.span.extracting(sourceID)) ^ sourceHash
  }

  /// Gives a row a number behind its identifier where that was a venue's of another name before.
  private mutating func tellApart(
    _ index: Int, _ hash: inout UInt64, in batch: inout VenueBatch
  ) {
    let isNewName = seenNames.insert(
      hash ^ FoldedName.hash(batch.bytes[batch.drafts[index].name]))
    // Without a row of this identifier before, there is nothing to tell it from.
    guard seen.contains(hash), isNewName else { return }
    var draft = batch.drafts[index]
    let free = free(behind: batch.identifier(of: draft))
    batch.rename(&draft, to: free.identifier, keeping: nil)
    draft.isToldApart = true
    batch.drafts[index] = draft
    hash = free.hash
  }

  /// An identifier with the first number behind it that is free, counted as given.
  private mutating func free(behind plain: String) -> (identifier: String, hash: UInt64) {
    if toldApart.first == nil { toldApart.first = plain }
    toldApart.count += 1
    var number = 2
    while true {
      let identifier = "\(plain)#\(number)"
      let hash = StableHash.of(identifier.utf8Span.span) ^ sourceHash
      if !seen.contains(hash) { return (identifier, hash) }
      number += 1
    }
  }

  /// The batches that were held back, with rows that are one venue brought together.
  mutating func takeHeld() -> [VenueBatch] {
    defer { held = [] }
    uniteIdentifiers()
    if hasGroups {
      for rows in VenueGroups.namesakes(in: held) {
        // The row in the middle is the venue, so that its identifier and its place are of one row.
        let found = VenueGroups.middles(of: rows, in: held, around: anchors)
        unite(rows, by: found.leaders)
        for (place, key) in found.heirs { held[rows[place]].heirOf = key }
      }
    }
    for index in held.indices {
      held[index].drafts.removeAll { $0.rowCount == 0 }
      if hasSlots { held[index].gatherSlots() }
      held[index].keepRows(countsCourts: !hasSlots, addsCourtsUp: addsCourtsUp)
    }
    return held
  }

  /// Brings rows of one identifier together where they have one name and lie close, and tells the others apart.
  private mutating func uniteIdentifiers() {
    var identifiers = RowRuns()
    identifiers.reserve(held.reduce(0) { $0 + $1.drafts.count })
    for (number, batch) in held.enumerated() {
      for (place, draft) in batch.drafts.enumerated() {
        let hash = hash(of: draft.sourceID, in: batch.bytes)
        _ = seen.insert(hash)
        if tellsApart { _ = seenNames.insert(hash ^ FoldedName.hash(batch.bytes[draft.name])) }
        identifiers.add(hash, RowPlace(number, place))
      }
    }
    // Of parts that are alike the names decide; the numbers of the hashes do not depend on the file's order.
    for run in identifiers.runs() {
      let rows = RowOrder.sorted(run, by: .name, in: held)
      guard tellsApart else {
        unite(rows, by: [Int](repeating: 0, count: rows.count))
        continue
      }
      let leaders = leaders(ofOneIdentifier: rows)
      unite(rows, by: leaders)
      for (place, leader) in leaders.enumerated() where leader == place && place > 0 {
        let row = rows[place]
        var draft = held[row]
        let free = free(behind: held[Int(row.batch)].identifier(of: draft))
        held[Int(row.batch)].rename(&draft, to: free.identifier, keeping: nil)
        draft.isToldApart = true
        _ = seen.insert(free.hash)
        held[row] = draft
      }
    }
  }

  /// Of rows of one identifier those of one name within 30 m of the first of them are one venue.
  private func leaders(ofOneIdentifier rows: [RowPlace]) -> [Int] {
    var leaders: [Int] = []
    var first: [(place: Int, name: UInt64, position: Position)] = []
    for (place, row) in rows.enumerated() {
      let draft = held[row]
      let name = FoldedName.hash(held[Int(row.batch)].bytes[draft.name])
      let known = first.first {
        $0.name == name
          && Geodesic.meters(from: $0.position, to: draft.position) <= VenueGroups.reach
      }
      if known == nil { first.append((place, name, draft.position)) }
      leaders.append(known?.place ?? place)
    }
    return leaders
  }

  /// Brings rows together with those that lead them.
  private mutating func unite(_ rows: [RowPlace], by leaders: [Int]) {
    for (place, leader) in leaders.enumerated() where leader != place {
      let (row, target) = (rows[place], rows[leader])
      var draft = held[row]
      mergedCount += 1
      if mergedPositions.count < 4000 { mergedPositions.append(draft.position) }
      let record = held[Int(row.batch)].record(of: draft)
      let first = held[target]
      // A line that stands twice is no second court.
      let isCopy =
        held[Int(row.batch)].identifier(of: draft)
        == held[Int(target.batch)].identifier(of: first)
        && (record == held[Int(target.batch)].record(of: first) || first.others.contains(record))
      draft.others.insert(record, at: 0)
      var courts = first.courts ?? tally(first, of: target)
      if isCopy {
        draft.others = []
        draft.rowCount = 0
      } else {
        courts.add(draft.courts ?? tally(draft, of: row))
      }
      held[target].courts = courts
      held[target].unite(with: draft)
      held[row].rowCount = 0
      held[row].others = []
    }
  }

  /// The courts of a row.
  private func tally(_ draft: borrowing VenueDraft, of row: RowPlace) -> CourtTally {
    let isCourt = draft.sports.isEmpty ? countsCourts : CourtSports.areOnCourts(draft.sports)
    let properties = Array(held[Int(row.batch)].bytes[draft.properties])
    return CourtTally(
      sports: draft.sports, isCourt: isCourt, said: MergedCourts.count(in: properties))
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

  /// The property that keeps what the other rows of a venue knew.
  static let rowsKey = "otherRows"

  /// Writes how many courts each venue of several rows has among its properties, and what the other rows knew.
  mutating func keepRows(countsCourts: Bool, addsCourtsUp: Bool) {
    for index in drafts.indices where drafts[index].rowCount > 1 {
      var (properties, missing) = (Array(bytes[drafts[index].properties]), Int?.none)
      if countsCourts {
        (properties, missing) = MergedCourts.counted(
          properties, most: drafts[index].courts?.total(addsUp: addsCourtsUp) ?? 0)
      }
      let rest = properties.dropFirst()
      let start = bytes.count
      let rows = drafts[index].others.map { String(decoding: $0, as: UTF8.self) }
      let courts = missing.map { "\"courts\":\($0)," } ?? ""
      let member = "{\(courts)\"\(Self.rowsKey)\":[\(rows.joined(separator: ","))]"
      let tail = rest.isEmpty ? Array("}".utf8) : Array(",".utf8) + Array(rest)
      bytes.append(contentsOf: Array(member.utf8) + tail)
      drafts[index].properties = start..<bytes.count
    }
  }
}

extension Venue {
  /// Whether several rows of its file went into it.
  var isOfSeveralRows: Bool { properties[VenueBatch.rowsKey] != nil }
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
