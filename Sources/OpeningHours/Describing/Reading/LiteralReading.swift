// What a careful reader takes from the statements of a sentence, one after the other, about the hours of a day.
//
// The hours of an evening belong to the day on which they begin and go on past its midnight, unless the sentence says
// otherwise. What has no word that says how it stands to what was told before must not meet it.

/// A day and the evening before it, as far as a sentence has been read.
struct ReadHours: Sendable {
  /// What begins on the day itself.
  private var own = ReadDay()
  /// What the evening before gives to it.
  private var night = ReadDay()
  /// What the day's own evening gives to the next day.
  private var evening = ReadDay()
  /// Whether the statement that was read last took hours from the day, and gave it none.
  private(set) var isShortened = false
  /// The statement that decided its hours, and whether it was told to hold in any case.
  private var told: Statement?
  private var toldOpening = Clause.Opening.plain
  private var toldClause = -1
  private var toldForHoliday = false
  /// Whether the day was told to be closed, by more than its weekday.
  private var isClosed = false
  /// Whether it was told to be closed for the weekday that it is.
  private var isClosedWeekly = false
  /// Whether the night before was told to end at midnight.
  private var isCut = false

  /// The hours from midnight to midnight.
  var day: ReadDay { night.covered(by: own) }

  /// What keeps a statement from being understood.
  enum Doubt: Error, Hashable {
    /// Something else was told of the same hours.
    case mustHoldInAnyCase
    /// Days that were not told to be open may or may not be meant.
    case mustNameAllDays
    /// Closed days may or may not be meant.
    case mustNameClosedDays
    /// Days of a season that were not named may or may not keep their hours.
    case mustNameOtherDays
    /// Hours are told as the only ones that are as long as those before, or end later.
    case mustSayInstead
    /// No other words would help.
    case unclear
  }

  /// What a statement says of the case at hand.
  struct Application {
    var statement: Statement
    var clause: Int
    var opening: Clause.Opening
    /// Its hours on the day and on the one before; `nil` where it is not for them.
    var today: [ReadSpan]?
    var before: [ReadSpan]?
    /// Whether it is for the day only as one of its holidays, and not as a weekday.
    var isForHoliday = false
    /// Whether only some days of any season were spoken of before.
    var followsSomeDays = true

    fileprivate var isForced: Bool { opening == .inAnyCase }
    /// Whether its words name no hours that are closed, and so mean all.
    fileprivate var closesDays: Bool { statement.state == .closed && statement.hours.isEmpty }
    /// Whether its words leave no doubt that days are meant that were told to be closed for their weekday.
    fileprivate var namesItsDays: Bool {
      statement.saysDaily || statement.meaning.isSingleDates || statement.meaning.namesWeekdays
    }
    /// What its evening gives to the next day.
    fileprivate var tail: [ReadSpan] { ReadSpan.afterMidnight(before ?? []) }
  }

  /// Whether the evening before gives the day something that a statement could end.
  var hasNight: Bool { !night.isEmpty }

  mutating func read(_ new: Application) throws(Doubt) {
    isShortened = false
    guard new.today != nil || new.before != nil else { return }
    switch new.opening {
    case .otherwise, .otherwiseOnClosedDays: return try fill(new)
    case .plain, .but, .inAnyCase: break
    }
    switch new.statement.manner {
    case .rest: try fill(new)
    case .also: try add(new)
    case .only, .instead: try replace(new)
    case .plain where new.statement.state == .closed:
      if new.closesDays { try replace(new) } else { subtract(new) }
    case .plain where new.statement.state == .unknown && new.opening != .but && !new.isForced:
      try overlay(new)
    case .plain: try replace(new)
    }
  }

  /// Its days have its hours; where they have others, a word must say that these go.
  private mutating func replace(_ new: Application) throws(Doubt) {
    let night = new.statement.night
    try readTail(new)
    guard let hours = new.today else { return }
    // In a list a holiday has the hours of holidays, before and after those of its weekday.
    let isListed = new.statement.manner == .plain && new.opening == .plain
    if isListed, toldForHoliday, !new.isForHoliday, toldClause == new.clause,
      new.statement.state != .closed
    {
      return
    }
    if new.before == nil || night?.isWholeDays ?? false || night?.ends == .everyNight {
      if night?.endsNights ?? false {
        self.night = ReadDay()
        isCut = true
      }
    }
    var fresh = ReadDay()
    fresh.cover(hours)
    var late = ReadDay()
    late.cover(ReadSpan.afterMidnight(hours))
    let closes = new.closesDays
    if closes {
      fresh = ReadDay()
      // Is the end of a night that was told a part of the closed day?
      if !self.night.isEmpty { throw .unclear }
    }
    if !closes { try checkDays(new) }
    if !closes, isClosedWeekly, !new.isForced, !new.namesItsDays { throw .mustHoldInAnyCase }
    if new.statement.manner == .only, new.statement.state == .open, !own.isEmpty {
      isShortened = fresh != own || late != evening
      let length = own.length + evening.length
      let end = evening.end.map { 1440 + $0 } ?? own.end ?? 0
      if isShortened, fresh.length + late.length >= length || (hours.map(\.to).max() ?? 0) > end {
        throw .mustSayInstead
      }
    }
    if !new.isForced, fresh != own || isClosed != closes { try clash(new, closes, fresh) }
    if new.statement.manner == .plain, new.opening == .plain, !closes, toldClause == new.clause,
      !(new.isForHoliday && !toldForHoliday)
    {
      own.cover(hours)
      evening.cover(ReadSpan.afterMidnight(hours))
    } else {
      (own, evening) = (fresh, late)
    }
    (told, toldOpening, toldClause) = (new.statement, new.opening, new.clause)
    toldForHoliday = new.isForHoliday
    isClosed = closes && new.statement.meaning.isConditional
    isClosedWeekly = closes && !new.statement.meaning.isConditional
  }

  /// Whether days that had no hours are surely meant.
  private func checkDays(_ new: Application) throws(Doubt) {
    switch new.statement.manner {
    case .only, .instead, .also: break
    case .plain where new.statement.state == .unknown: break
    case .plain, .rest: return
    }
    guard own.isEmpty, new.followsSomeDays, new.statement.meaning.isSeason, !new.statement.saysDaily
    else { return }
    throw .mustNameAllDays
  }

  /// What a heading leaves of days of which nothing is said under it.
  func readOthers() throws(Doubt) {
    if !own.isEmpty { throw .mustNameOtherDays }
  }

  /// What the statement's evening gives to the day, beside what was to come from the evening before.
  private mutating func readTail(_ new: Application) throws(Doubt) {
    guard new.before != nil else { return }
    let tail = new.tail
    let night = new.statement.night
    guard night?.isWholeDays != true else {
      // Its days end at midnight, and so seem to do their nights.
      if !tail.isEmpty { throw .unclear }
      if new.today == nil, !self.night.isEmpty, night?.next == nil { throw .unclear }
      return
    }
    if new.today == nil {
      if night?.next == .asUsual, isCut || isClosed || told?.meaning.isConditional ?? false {
        throw .unclear
      }
      // A date that has hours of its own may seem to have no others.
      let isDate = told?.meaning.isSingleDates ?? false
      if !tail.isEmpty, isCut || isClosed || isDate, !new.isForced { throw .mustHoldInAnyCase }
    }
    let isPlain = new.statement.manner == .plain && new.opening == .plain
    let replacesNight = night?.next == nil || new.today != nil
    if replacesNight, !isPlain || new.statement.state == .closed { self.night = ReadDay() }
    self.night.cover(tail)
  }

  /// Whether a word is missing that says which of two statements holds.
  private func clash(_ new: Application, _ closes: Bool, _ fresh: ReadDay) throws(Doubt) {
    if closes {
      // "Closed" is stronger than hours, but not than hours in any case.
      if told != nil, toldOpening == .inAnyCase { throw .mustHoldInAnyCase }
      return
    }
    if isClosed { throw .mustHoldInAnyCase }
    guard let told, !own.isEmpty else { return }
    if new.statement.manner == .plain, new.opening == .plain {
      guard toldClause == new.clause else { throw .unclear }
      return
    }
    if toldOpening == .inAnyCase || told.meaning.isConditional,
      !new.statement.meaning.isNarrower(than: told.meaning)
    {
      throw .mustHoldInAnyCase
    }
  }

  /// Hours on top.
  private mutating func add(_ new: Application) throws(Doubt) {
    let tail = new.tail
    if new.today != nil { try checkDays(new) }
    if !new.isForced {
      if new.today != nil, isClosed || isClosedWeekly && !new.namesItsDays {
        throw .mustHoldInAnyCase
      }
      if !tail.isEmpty, isClosed || isCut { throw .mustHoldInAnyCase }
    }
    if new.statement.state == .unknown {
      own = own.filled(with: tail + (new.today ?? []), beside: night)
    } else {
      night.cover(tail)
      own.cover(new.today ?? [])
      evening.cover(ReadSpan.afterMidnight(new.today ?? []))
    }
    if new.today != nil {
      told = told ?? new.statement
      (isClosed, isClosedWeekly) = (false, false)
    }
  }

  /// Hours of which nobody is sure, in the place of what was told of them.
  private mutating func overlay(_ new: Application) throws(Doubt) {
    if new.statement.night != nil { return try replace(new) }
    let tail = new.tail
    if new.today != nil { try checkDays(new) }
    if new.today != nil, isClosed || isClosedWeekly && !new.namesItsDays {
      throw .mustHoldInAnyCase
    }
    if !tail.isEmpty, isClosed || isCut { throw .mustHoldInAnyCase }
    let hadOpen = own.hasOpen
    night.cover(tail)
    guard let hours = new.today else { return }
    own.cover(hours)
    evening.cover(ReadSpan.afterMidnight(hours))
    // "Perhaps" may qualify hours, but not take back all that was told.
    if hadOpen, !own.hasOpen, toldClause != new.clause { throw .unclear }
    (told, toldOpening, toldClause) = (new.statement, new.opening, new.clause)
    toldForHoliday = new.isForHoliday
  }

  private mutating func subtract(_ new: Application) {
    let closed = new.tail + (new.today ?? [])
    let minutes = closed.map { ReadSpan(from: $0.from, to: $0.to, value: 0) }
    own.cover(minutes)
    evening.cover(ReadSpan.afterMidnight(minutes))
    night.cover(minutes)
  }

  private mutating func fill(_ new: Application) throws(Doubt) {
    let before = day
    own = own.filled(with: new.tail + (new.today ?? []), beside: night)
    guard day != before else { return }
    if isClosed, new.opening != .otherwiseOnClosedDays { throw .mustNameClosedDays }
  }
}
