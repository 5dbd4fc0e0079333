// All decisions about a file together: what the rows are read by.

internal import Geodesy

/// How the records of a file become venues.
struct FilePlan {
  let positioning: Positioning
  /// The encoding, where the file leaves it open.
  private let encoding: Decision?
  let country: CountryDecision
  let identity: IdentityDecision
  let name: NameDecision
  let sports: SportDecision
  /// The column of the hours.
  let hours: Int?
  /// How the column of the hours was found, where its name does not say so.
  private let foundHours: HoursSearch?
  /// The column of the days on which times without days hold.
  let hourDays: DayColumn?
  /// The columns of the days on which places are closed.
  let closedDays: ClosedDayColumns
  /// The columns of the hours of each weekday, where there is no column for all of them.
  let weekdays: WeekdayColumns?
  /// The columns of time slots, where each row is one.
  let slots: SlotColumns?
  /// The columns of the part of the year in which the hours hold.
  let seasons: SeasonColumns?
  /// The columns that say that a place is closed for now, whatever its hours are.
  let closures: ClosureColumns
  /// Columns that speak of hours and are not read as such.
  let silentHours: [Int]
  /// Words for how things stand with places of which nothing is known.
  let unknownStates: UnknownStates?
  /// The column of the time zone; `nil` where the command names the zone of all.
  let timeZone: Int?
  /// What is known of venues beside all that.
  let attributes: AttributeDecisions
  /// The columns that are kept as properties.
  let properties: [Int]
  /// What is said of every venue, unless a column says it.
  let constants: [(key: String, value: String)]
  /// The columns that say what kind of place a venue is, for venues without a name.
  let kinds: [Int]
  /// What reads the texts of the file.
  private(set) var readers: TextReaders

  /// Decides everything about a file by its sample.
  init(
    about sample: RecordSample, options: ImportOptions, system: ReferenceSystem?,
    knowledge: ImportKnowledge, join: JoinDecision?, path: String
  ) throws(ImportError) {
    let columns = sample.facts.columns
    encoding = sample.facts.encodingDecision
    let mapping = options.mapping
    if let join {
      positioning = try Positioning(
        joining: join, to: sample, mapping: mapping, option: system, country: options.country,
        path: path)
    } else {
      positioning = try Positioning(
        about: sample, mapping: mapping, option: system, country: options.country, path: path)
    }
    country = CountryDecision(told: options.country, center: positioning.center)
    readers = knowledge.readers(country: country.country)
    let places = Set(positioning.position.source.columns)
    let (heading, place) = (knowledge.heading, country.country)
    name = try NameDecision(
      about: sample, mapping: mapping, besides: places, isKind: { heading($0, place).isCovered },
      path: path)
    let slots =
      mapping.columns[.hours] != nil
      ? nil
      : SlotColumns(
        about: sample, besides: places, name: name.column)
    self.slots = slots
    let isToldID = mapping.columns[.id] != nil
    if let venue = slots?.venue, !isToldID {
      identity = IdentityDecision(slotsOf: venue, named: columns[venue])
    } else {
      identity = try IdentityDecision(about: sample, mapping: mapping, path: path)
    }
    var taken = places
    if case .column(let column) = identity.identity { taken.insert(column) }
    let setting = SportDecision.Setting(
      constant: options.sport.map { [$0] }, name: name.column, kind: name.kind, excluded: taken,
      titles: Self.titles(of: sample.facts, path: path), heading: { heading($0, place) },
      isTerm: { knowledge.isTerm($0, place) }, center: positioning.center, path: path)
    sports = try SportDecision(about: sample, mapping: mapping, setting, reader: &readers.sports)
    let names = columns.map { ColumnName($0) }
    let toldHours = try mapping.places(of: .hours, in: columns, path: path).first
    // One that holds the time of opening alone has its closing in another column.
    let named =
      slots == nil
      ? ColumnRole.hours.columns(among: names).first {
        !ClockColumn($0, sample).isLikely && !SeasonColumns.areSeasons($0, sample)
      } : nil
    let namedHours = toldHours ?? named
    weekdays =
      namedHours == nil && slots == nil
      ? WeekdayColumns(among: names) ?? WeekdayColumns(groupsAmong: names, of: sample)
        ?? WeekdayColumns(
          everyDayAmong: names, of: sample, country: place,
          isHours: { knowledge.hours(in: $0, country: place).value != nil }) : nil
    foundHours =
      namedHours == nil && weekdays == nil && slots == nil
      ? HoursSearch(
        about: sample, besides: taken.union([name.column].compactMap(\.self)),
        isHours: { knowledge.hours(in: $0, country: place).value != nil })
      : nil
    hours = namedHours ?? foundHours?.column
    hourDays = hours.flatMap {
      DayColumn(among: names, of: sample, besides: taken.union([$0]), country: place)
    }
    let read =
      [hours, hourDays?.column, name.column, slots?.first, slots?.last, slots?.day].compactMap(
        \.self)
      + (weekdays?.columns ?? []) + sports.source.flags.map(\.column)
    if mapping.columns[.closedDays] == [AttributeDecisions.off] {
      closedDays = ClosedDayColumns(told: [])
    } else {
      let told = try mapping.places(of: .closedDays, in: columns, path: path)
      if !told.isEmpty {
        closedDays = ClosedDayColumns(told: told)
      } else if hours == nil, weekdays == nil {
        closedDays = ClosedDayColumns(told: [], isTold: false)
      } else {
        closedDays = ClosedDayColumns(
          among: names, of: sample, besides: taken.union(read), country: place)
      }
    }
    closures = ClosureColumns(among: names, besides: taken.union(read + closedDays.columns))
    seasons =
      hours == nil && weekdays == nil && slots == nil
      ? nil
      : SeasonColumns(
        among: names, of: sample, besides: taken.union(read + closedDays.columns))
    silentHours =
      SilentHours.columns(
        among: names, of: sample,
        besides: taken.union(read + closedDays.columns + (seasons?.columns ?? [])))
      + closedDays.unread
    unknownStates = UnknownStates(in: sports.source.standing, of: sample)
    let toldZone = try mapping.places(of: .timeZone, in: columns, path: path).first
    let zone = toldZone ?? ColumnRole.timeZone.columns(among: names).first
    timeZone = options.timeZone == nil ? zone : nil
    constants = options.holidayPlace
    kinds = [name.kind].compactMap(\.self) + ColumnRole.kind.columns(among: names)
    // A park that is only a part of the name stays a property.
    let used = taken.union([name.kind == nil ? name.column : nil, zone].compactMap(\.self))
    let spoken = sports.source.named + sports.source.flags.map(\.column)
    let slotted = [slots?.day, slots?.first, slots?.last, slots?.venue, hours].compactMap(\.self)
    let others =
      [name.column].compactMap(\.self) + spoken + slotted + (weekdays?.columns ?? [])
      + closedDays.columns
    attributes = try AttributeDecisions(
      about: sample, mapping: mapping, besides: used.union(others),
      hasKinds: sports.source.flags.isEmpty
        && !(sports.source.named + sports.source.spoken + sports.source.lists).isEmpty,
      country: country.country, path: path)
    properties = columns.indices.filter { !used.contains($0) }
  }

  /// The names of a dataset: of its layer, then of its file.
  private static func titles(of facts: SourceFacts, path: String) -> [String] {
    // The layers of GPX are called tracks and routes whatever they hold.
    let layer = facts.driver == "GPX" ? nil : facts.layer
    return facts.isOpenStreetMap ? [] : [layer, SourceName.of(path: path)].compactMap(\.self)
  }

  private func slotDecision(_ columns: [String]) -> Decision? {
    slots.map { slots in
      let used = [slots.day, slots.first] + [slots.last].compactMap(\.self)
      return Decision(
        subject: "hours", choice: "the columns " + used.map { columns[$0] }.joined(separator: ", "),
        evidence: "each row is a time slot: a weekday and times; the rows of a venue are its week"
          + seasonEvidence(columns),
        confidence: .likely)
    }
  }

  private func seasonEvidence(_ columns: [String]) -> String {
    seasons?.evidence(columns) ?? ""
  }

  /// What speaks for the column of the hours.
  private func hoursEvidence(_ columns: [String]) -> String {
    let days =
      hourDays.map { "; times without days are those of the days in \(columns[$0.column])" } ?? ""
    guard let foundHours else { return "its name says so\(days)" }
    let (count, all) = foundHours.understood
    return
      "\(count) of \(all) different values are opening hours, and no column is named for them\(days)"
  }

  /// The decisions, for the report.
  func decisions(columns: [String]) -> [Decision] {
    let byName = [("hours", hours), ("time zone", timeZone)].compactMap { subject, column in
      column.map {
        Decision(
          subject: subject, choice: "the column \(columns[$0])",
          evidence: subject == "hours"
            ? hoursEvidence(columns) + seasonEvidence(columns) : "its name says so")
      }
    }
    let week = weekdays.map { week in
      Decision(
        subject: "hours",
        choice: "the columns " + week.columns.map { columns[$0] }.joined(separator: ", "),
        evidence: (week.days.count == 1
          ? "their names say when a day begins and ends, and they hold times"
            + (week.dayColumn.map { "; those of the days in \(columns[$0.column])" } ?? "")
            + (week.isCertain ? "" : ", but nobody can tell mornings from evenings")
          : "their names are those of weekdays") + seasonEvidence(columns))
    }
    return [encoding].compactMap(\.self)
      + [positioning.position.decision, positioning.system.decision, identity.decision]
      + [name.decision, sports.decision] + byName
      + [week, slotDecision(columns), closedDays.decision(columns)].compactMap(\.self)
      + attributes.decisions + [country.decision].compactMap(\.self)
  }
}
