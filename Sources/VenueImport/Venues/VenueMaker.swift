// Records to venues, batch by batch: position, identity, name, sports, hours, and everything else as properties.

internal import GeoPrimitives
internal import Geodesy
internal import Venues

/// Makes venues of the records of one file.
struct VenueMaker {
  private let plan: FilePlan
  private let facts: SourceFacts
  private let properties: PropertyWriter
  private let oddity: RowOddity
  private let sportRows: SportRows
  private let hoursRows: HoursRows
  /// The middle of the file's venues, and how far from there one is far from all others.
  private let reach: (center: Position, limit: Distance)?
  private var identifiers: IdentifierWriter
  private var zones: ZoneFinder
  private var readers: TextReaders
  private var attributes: AttributeRows
  private(set) var tally = RowTally()
  /// How long the texts of a record were in the last batch.
  private var bytesPerRow = 64

  /// Prepares for a file.
  init(
    plan: FilePlan, facts: SourceFacts, timeZone: String?, survey: SampleSurvey? = nil
  ) {
    reach = survey?.reach
    self.plan = plan
    self.facts = facts
    zones = ZoneFinder(told: timeZone)
    readers = plan.readers
    sportRows = SportRows(plan.sports.source)
    hoursRows = HoursRows(plan)
    oddity = RowOddity(
      columns: facts.columns, reader: plan.positioning.reader, bulk: plan.positioning.mending?.bulk)
    properties = PropertyWriter(
      plan.properties, facts: facts,
      constants: plan.constants
        + [("positionPrecision", survey?.roughness)].compactMap { key, value in
          value.map { (key, $0) }
        }, attributes: plan.attributes.columns)
    attributes = AttributeRows(plan.attributes.columns)
    for column in plan.silentHours { tally.warn(.hoursColumnNotRead, facts.columns[column]) }
    if let states = plan.unknownStates {
      tally.warn(.stateNotUnderstood, states.detail(facts.columns))
    }
    if let roughness = survey?.roughness { tally.warn(.roughPositions, roughness) }
    if let parted = survey?.parted { tally.warn(.positionsApart, parted) }
    identifiers = IdentifierWriter(
      plan.identity.identity, columns: facts.columns, areLearned: facts.learnsColumns)
  }

  /// Makes the venues of a batch.
  mutating func venues(of batch: borrowing RecordBatch) -> VenueBatch {
    let shapes = projectedShapes(of: batch)
    var made = VenueBatch()
    // What is reserved and not written costs nothing; growing by doubling would copy and clear it all twice.
    made.bytes.reserveCapacity(
      max(batch.rowCount * (bytesPerRow + bytesPerRow / 4), batch.bytes.count * 2))
    made.drafts.reserveCapacity(batch.rowCount)
    tally.read += batch.rowCount + batch.rejections.count
    for rejection in batch.rejections {
      tally.reject(rejection.number, field: rejection.field, rejection.reason)
    }
    for warning in batch.warnings { tally.warn(warning.kind, count: warning.count, warning.detail) }
    if let first = batch.overlong.first {
      tally.warn(
        .cellsBeyondHeader, count: batch.overlong.count,
        "first in \(facts.numbering.rawValue) \(first)")
    }
    for row in 0..<batch.rowCount {
      do throws(PlaceFailure) {
        let place = try shapes.place(of: row)
        if let pair = shapes.original.firstPair(of: row),
          let slip = oddity.findSlip(batch, row, at: pair)
        {
          tally.reject(batch.numbers[row], field: slip.field, slip.reason)
          continue
        }
        made.drafts.append(draft(batch, row, at: place, into: &made.bytes))
      } catch {
        let odd = oddity.find(batch, row)
        tally.reject(
          batch.numbers[row], field: odd?.field ?? "position", odd?.reason ?? error.description)
      }
    }
    if batch.rowCount > 0 { bytesPerRow = max(32, made.bytes.count / batch.rowCount) }
    return made
  }

  private func projectedShapes(of batch: borrowing RecordBatch) -> ProjectedShapes {
    var shapes = plan.positioning.reader.read(batch)
    let repairs = plan.positioning.mending?.mend(&shapes, of: batch) ?? [:]
    return ProjectedShapes(shapes, mended: repairs, by: plan.positioning.projector)
  }

  private mutating func draft(
    _ batch: borrowing RecordBatch, _ row: Int, at place: Place, into bytes: inout [UInt8]
  ) -> VenueDraft {
    let sports = sports(batch, row)
    let hours = hours(batch, row)
    for (kind, detail) in place.warnings {
      tally.warn(
        kind, "\(facts.numbering.rawValue) \(batch.numbers[row])\(detail.map { ": \($0)" } ?? "")")
    }
    tally.extent.add(place.position)
    let isFar = isFar(place.position)
    if isFar { tally.warn(.farFromOthers, "\(facts.numbering.rawValue) \(batch.numbers[row])") }
    tally.dots.add(place.position, place.warnings.isEmpty && !isFar ? .accepted : .flagged)
    let identifier = identifiers.append(batch, row, place.position, to: &bytes)
    if identifier.isMadeUp { tally.warn(.identifierFromContent, nil) }
    let name = name(batch, row, sports.reading.sports, identifier.range, into: &bytes)
    let hoursColumn = plan.hours
    let flags = isFar ? ["farFromOthers"] : []
    let written = properties.append(
      batch, row, to: &bytes, flags: flags, courts: sports.courts,
      isCourts: sports.reading.areCourts, attributes: &attributes
    ) { column in
      column == sports.exactColumn
        || (column == hoursColumn && hours.value != nil && !hours.isRephrased)
    }
    var slots: [WeekSlot] = []
    if let columns = plan.slots {
      let closing = hoursRows.closing(batch, row, &readers)
      let holds = closing == nil && hoursRows.isAllYear(batch, row)
      slots = holds ? WeekSlots.read(columns, batch, row) : []
      if let closing {
        let detail = "\(self.place(batch, row)): \(facts.columns[closing])"
        tally.warn(.hoursOfClosedPlace, detail)
      } else if slots.isEmpty {
        let detail = self.place(batch, row)
        tally.warn(.hoursNotUnderstood, detail)
      }
      tally.hours.countSlot(isUnderstood: !slots.isEmpty)
    }
    return VenueDraft(
      number: batch.numbers[row], sourceID: identifier.range, name: name.range,
      position: place.position, footprint: place.footprint, sports: sports.reading.sports,
      hours: hours.value, slots: slots, zone: zone(batch, row, at: place.position),
      properties: written,
      hasOwnName: name.isOwn)
  }

  private func isFar(_ position: Position) -> Bool {
    guard let reach else { return false }
    // No distance is longer than its parts to the north and to the east; most rows need no more than these.
    let north = abs(position.latitude - reach.center.latitude)
    let east = abs(Longitudes.difference(position.longitude, reach.center.longitude))
    if (north + east) * 112_000 < reach.limit.meters { return false }
    return Geodesic.meters(from: reach.center, to: position) > reach.limit.meters
  }

  /// The hours of a record, counted.
  private mutating func hours(_ batch: borrowing RecordBatch, _ row: Int) -> HoursReading {
    let found = hoursRows.read(batch, row, &readers)
    let reading = found.reading
    tally.hours.count(reading)
    if let closed = found.closedDays {
      let detail = "\(place(batch, row)): \(closed.shortened)"
      tally.warn(.closedDaysNotUnderstood, detail)
      return reading
    }
    if let column = found.closing {
      let text = batch.string(batch.cell(row, column)).shortened
      let detail = "\(place(batch, row)): \(facts.columns[column]) “\(text)”"
      tally.warn(.hoursOfClosedPlace, detail)
      return reading
    }
    if let oddity = reading.oddity, let value = reading.value {
      let detail = "\(place(batch, row)): “\(value.shortened)”, \(oddity)"
      tally.warn(.hoursOdd, detail)
    }
    if reading.isFilled, reading.value == nil {
      tally.warn(
        .hoursNotUnderstood,
        "\(facts.numbering.rawValue) \(batch.numbers[row]): \(found.text.shortened)")
    }
    return reading
  }

  /// The sports of a record, counted.
  private mutating func sports(
    _ batch: borrowing RecordBatch, _ row: Int
  ) -> SportRows.Finding {
    let found = sportRows.read(batch, row, &readers.sports)
    tally.note(found.reading)
    if let sport = found.overruled {
      let detail = "\(place(batch, row)): \(sport)"
      tally.warn(.sportOverruled, detail)
    }
    if let column = found.withheld {
      let text = batch.string(batch.cell(row, column)).shortened
      let detail = "\(place(batch, row)): “\(text)”"
      tally.warn(.sportWithheld, detail)
    }
    switch found.origin {
    case .first: break
    case .later(let column):
      let detail = "\(place(batch, row)): \(facts.columns[column])"
      tally.warn(.sportFromOtherColumn, detail)
    case .title:
      tally.warn(
        .sportFromTitle,
        plan.sports.source.title.map { "\($0.sports.joined(separator: ", ")), “\($0.name)”" })
    }
    return found
  }

  /// Where a row stands in its file, for people.
  private func place(_ batch: borrowing RecordBatch, _ row: Int) -> String {
    "\(facts.numbering.rawValue) \(batch.numbers[row])"
  }

  /// The time zone of a record; what its column says must be one.
  private mutating func zone(
    _ batch: borrowing RecordBatch, _ row: Int, at position: Position
  ) -> VenueZone {
    guard let column = plan.timeZone else { return zones.zone(named: nil, at: position) }
    let cell = batch.cell(row, column)
    if case .text = cell, let zone = zones.zone(namedAgain: batch.textBytes(cell)) { return zone }
    let text = batch.string(cell).trimmed
    guard !text.isEmpty, !zones.knows(text) else {
      let zone = zones.zone(named: text.isEmpty ? nil : text, at: position)
      // Without a name the zone is that of the position.
      if !text.isEmpty, case .text = cell { zones.remember(zone, named: batch.textBytes(cell)) }
      return zone
    }
    tally.warn(
      .timeZoneNotUnderstood, "\(facts.numbering.rawValue) \(batch.numbers[row]): \(text.shortened)"
    )
    return zones.zone(named: nil, at: position)
  }

  /// The name of a record; one without is named after its kind, its sport, or its identifier.
  private mutating func name(
    _ batch: borrowing RecordBatch, _ row: Int, _ sports: [String], _ identifier: Range<Int>,
    into bytes: inout [UInt8]
  ) -> (range: Range<Int>, isOwn: Bool) {
    let start = bytes.count
    if let column = plan.name.column, appendName(batch, row, column, to: &bytes) {
      if let kind = plan.name.kind {
        let text = batch.string(batch.cell(row, kind)).trimmed
        if !text.isEmpty { bytes.append(contentsOf: " – \(text)".utf8) }
      }
      if Self.leaveControlsOut(&bytes, from: start) {
        let detail = place(batch, row)
        tally.warn(.controlsLeftOut, detail)
      }
      return (start..<bytes.count, true)
    }
    for column in plan.name.others where appendName(batch, row, column, to: &bytes) {
      _ = Self.leaveControlsOut(&bytes, from: start)
      let detail = "\(place(batch, row)): \(facts.columns[column])"
      tally.warn(.nameFromOtherColumn, detail)
      return (start..<bytes.count, true)
    }
    tally.warn(.nameMadeUp, "\(facts.numbering.rawValue) \(batch.numbers[row])")
    let sport = sports.first.map { $0.split(separator: "_").joined(separator: " ") }
    var kind: String?
    for column in plan.kinds where kind == nil {
      let text = batch.string(batch.cell(row, column)).trimmed
      kind = text.isEmpty ? nil : text
    }
    switch (sport, kind) {
    case (let sport?, let kind?) where !kind.contains(" ") && kind == kind.lowercased():
      // OpenStreetMap's `soccer` and `pitch`, which say little alone.
      bytes.append(contentsOf: "\(sport.capitalizedFirst) \(kind)".utf8)
    case (_, let kind?): bytes.append(contentsOf: kind.utf8)
    case (let sport?, nil): bytes.append(contentsOf: sport.capitalizedFirst.utf8)
    case (nil, nil): bytes.append(contentsOf: bytes[identifier])
    }
    return (start..<bytes.count, false)
  }

  /// Puts a space in place of control characters, and tells whether there were any.
  ///
  /// Line breaks in names are usual, and no news.
  private static func leaveControlsOut(_ bytes: inout [UInt8], from start: Int) -> Bool {
    var found = false
    for index in start..<bytes.count where bytes[index] < 0x20 || bytes[index] == 0x7F {
      found = found || !(9...13).contains(bytes[index])
      bytes[index] = 0x20
    }
    while bytes.count > start + 1, bytes.last == 0x20 { bytes.removeLast() }
    return found
  }

  /// Appends the name in a cell; `false`, and nothing is appended, where there is none or a word for none.
  private func appendName(
    _ batch: borrowing RecordBatch, _ row: Int, _ column: Int, to bytes: inout [UInt8]
  ) -> Bool {
    let start = bytes.count
    guard append(batch, batch.cell(row, column), to: &bytes) else { return false }
    guard NoText.isNoName(bytes[start...]) else { return true }
    bytes.removeSubrange(start...)
    return false
  }

  /// Appends the text of a cell without the spaces around it; `false` where there is none.
  private func append(
    _ batch: borrowing RecordBatch, _ cell: Cell, to bytes: inout [UInt8]
  ) -> Bool {
    let start = bytes.count
    if case .text = cell {
      bytes.append(contentsOf: batch.trimmedBytes(cell))
    } else {
      bytes.append(contentsOf: batch.string(cell).utf8)
    }
    return bytes.count > start
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
