// The sports of a record: what its columns name, added up or taken from the first that names one in particular.

/// Reads the sports of records.
struct SportRows: Sendable {
  private let source: SportSource

  /// Where the sports of a record were found.
  enum Origin: Hashable, Sendable {
    /// Where they are said first.
    case first
    /// A later column, since those before it name none in particular: the column.
    case later(Int)
    /// The name of the file or the layer.
    case title
  }

  /// The sports of a record, and how they are known.
  struct Finding: Sendable {
    /// The sports.
    var reading: SportReading
    /// The column that says nothing else.
    var exactColumn: Int?
    /// How many courts the record counts.
    var courts: Int?
    /// Where they were found.
    var origin = Origin.first
    /// A sport that the name of the venue or of the file names, and a column named after the sport denies.
    var overruled: String?
    /// The column that says that the record is none of a place of sport, but an annex, a plan or what was there once.
    var withheld: Int?
  }

  /// Prepares for a file.
  init(_ source: SportSource) { self.source = source }

  /// Reads the sports of a record.
  func read(
    _ batch: borrowing RecordBatch, _ row: Int, _ reader: inout TextReader<SportReading>
  ) -> Finding {
    if let constant = source.constant { return Finding(reading: SportReading(sports: constant)) }
    if source.named.count == 1, source.flags.isEmpty, source.lists.isEmpty {
      // The usual case costs nothing: what was read before is handed out again.
      let reading = reader.read(batch.cell(row, source.named[0]), in: batch)
      if reading.isSpecific, reading.unknownKeys.isEmpty {
        var found = Finding(
          reading: reading, exactColumn: reading.isExact ? source.named[0] : nil)
        let testimony = testimony(batch, row, &reader)
        if testimony.isSilent { return found }
        withhold(testimony, from: &found)
        return found
      }
    }
    let testimony = testimony(batch, row, &reader)
    var found = named(batch, row, &reader)
    if !testimony.isSilent { withhold(testimony, from: &found) }
    let isNamed = found.reading.isSpecific
    let denied = addFlags(batch, row, to: &found)
    addLists(batch, row, &reader, to: &found)
    for flag in source.unknownFlags
    where FlagValue(batch.cell(row, flag.column), in: batch, flag.code).isThere {
      found.reading.unknown.append(flag.name)
    }
    if !isNamed { addSpoken(batch, row, &reader, besides: denied, testimony, to: &found) }
    found.reading.dropGeneric()
    if testimony.isGone { withhold(testimony, from: &found) }
    return found
  }

  /// What the name of a venue, and the column that says how things stand with it, say against its being a place of sport.
  private struct Testimony {
    /// The column.
    var column = 0
    /// The sports that the name names and denies: `Former tennis court`.
    var denied: [String] = []
    /// Whether it is an annex, whatever the file says of it: `Parking Lot` in `tennis_courts.csv`.
    var isAnnex = false
    /// Whether nothing is there, yet or any longer.
    var isGone = false

    var isSilent: Bool { denied.isEmpty && !isAnnex && !isGone }
  }

  private func testimony(
    _ batch: borrowing RecordBatch, _ row: Int, _ reader: inout TextReader<SportReading>
  ) -> Testimony {
    if let column = source.standing {
      let cell = batch.cell(row, column)
      if case .text = cell, reader.read(cell, in: batch).isGone {
        return Testimony(column: column, isGone: true)
      }
    }
    if let column = source.witness {
      let cell = batch.cell(row, column)
      // Hardly any name denies anything: its bytes tell, before it is read.
      if case .text = cell, DenialSigns.areIn(batch.textBytes(cell)) {
        let reading = reader.read(cell, in: batch)
        if reading.sports.isEmpty, !reading.denied.isEmpty || reading.isAnnex {
          return Testimony(column: column, denied: reading.denied, isAnnex: reading.isAnnex)
        }
      }
    }
    // A type of *Change Rooms*, beside a column of the sport for which one changes there.
    for column in source.types where reader.read(batch.cell(row, column), in: batch).isAnnex {
      return Testimony(column: column, isAnnex: true)
    }
    return Testimony()
  }

  /// Leaves out the sports that are not there.
  private func withhold(_ testimony: Testimony, from found: inout Finding) {
    let before = found.reading.sports.count
    found.reading.sports.removeAll {
      testimony.isGone || testimony.isAnnex || testimony.denied.contains($0)
    }
    guard found.reading.sports.count < before else { return }
    found.withheld = testimony.column
    found.exactColumn = nil
  }

  /// What the columns say that name sports.
  private func named(
    _ batch: borrowing RecordBatch, _ row: Int, _ reader: inout TextReader<SportReading>
  ) -> Finding {
    var found = Finding(reading: SportReading())
    for column in source.named {
      let reading = reader.read(batch.cell(row, column), in: batch)
      // A word in the spelling of OpenStreetMap's keys is one, known or not.
      found.reading.add(reading.sports + reading.unknownKeys)
      found.reading.unknown += reading.unknown
      if reading.isExact { found.exactColumn = column }
    }
    return found
  }

  /// Adds the sports whose columns say that they are there, and tells those of which columns say that they are not.
  private func addFlags(
    _ batch: borrowing RecordBatch, _ row: Int, to found: inout Finding
  ) -> Set<String> {
    // Columns in two languages count the same courts.
    var counted: [String: Int] = [:]
    var denied: Set<String> = []
    for flag in source.flags {
      let value = FlagValue(batch.cell(row, flag.column), in: batch, flag.code)
      let isThere = value.isThere || (flag.takesText && value == .other)
      guard isThere else {
        if value == .other { found.reading.addUnknown(batch.string(batch.cell(row, flag.column))) }
        if value == .no, !flag.isPart { denied.formUnion(flag.sports) }
        continue
      }
      found.reading.add(flag.sports)
      if flag.isCounting, case .count(let count) = value {
        counted[flag.kind] = max(counted[flag.kind] ?? 0, count)
      }
    }
    if !counted.isEmpty { found.courts = counted.values.reduce(0, +) }
    return denied.subtracting(found.reading.sports)
  }

  private func addLists(
    _ batch: borrowing RecordBatch, _ row: Int, _ reader: inout TextReader<SportReading>,
    to found: inout Finding
  ) {
    for column in source.lists {
      let reading = reader.read(batch.cell(row, column), in: batch)
      found.reading.add(reading.sports)
      if found.reading.unknown.isEmpty { found.reading.unknown = reading.unknown }
    }
  }

  /// Adds what the first column says that names a sport in particular; else what the title or the name says.
  private func addSpoken(
    _ batch: borrowing RecordBatch, _ row: Int, _ reader: inout TextReader<SportReading>,
    besides denied: Set<String>, _ testimony: Testimony, to found: inout Finding
  ) {
    var isLater = found.reading.sports.contains(where: SportReading.isGeneric)
    var generic: [String] = []
    if testimony.isAnnex {
      // Of a plain car park there is nothing to tell, but where others say that it has a sport.
      let isSaid = source.title != nil || !testimony.denied.isEmpty
      if isSaid { found.withheld = testimony.column }
      for column in source.spoken where !isSaid {
        let reading = reader.read(batch.cell(row, column), in: batch)
        if reading.isSpecific { found.withheld = testimony.column }
        if found.reading.unknown.isEmpty { found.reading.unknown = reading.unknown }
      }
      return
    }
    for column in source.spoken {
      var reading = reader.read(batch.cell(row, column), in: batch)
      if !testimony.denied.isEmpty {
        reading.sports.removeAll(where: testimony.denied.contains)
        found.withheld = testimony.column
      }
      if reading.isSpecific {
        found.reading.add(generic + reading.sports)
        found.origin = isLater ? .later(column) : .first
        return
      }
      if found.reading.unknown.isEmpty { found.reading.unknown = reading.unknown }
      if !reading.sports.isEmpty { isLater = true }
      generic += reading.sports
    }
    if found.reading.isSpecific { return }
    if let title = source.title, testimony.denied.isEmpty {
      guard title.sports.allSatisfy(denied.contains) else {
        found.reading.add(title.sports.filter { !denied.contains($0) })
        found.origin = .title
        return
      }
      found.overruled = title.sports.first
    }
    if !testimony.denied.isEmpty {
      found.withheld = testimony.column
      found.reading.add(generic.filter { !testimony.denied.contains($0) })
      return
    }
    // A person who names a sport, even none in particular, knows better than the name of the place.
    guard let name = source.name, found.reading.sports.isEmpty else {
      found.reading.add(generic)
      return
    }
    var reading = reader.read(batch.cell(row, name), in: batch)
    // `Tennis Park` where the column of tennis says no.
    if let sport = reading.sports.first(where: denied.contains) {
      found.overruled = sport
      reading.sports.removeAll(where: denied.contains)
    }
    if reading.isSpecific || generic.isEmpty {
      found.reading.add(reading.sports)
      if reading.isSpecific, isLater { found.origin = .later(name) }
    } else {
      found.reading.add(generic)
    }
  }
}
