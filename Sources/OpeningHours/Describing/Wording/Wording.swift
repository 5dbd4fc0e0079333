// What differs from one language to the next.

protocol Wording: Sendable {
  var weekdays: [String] { get }
  /// In full, as in `unless it is a Wednesday`.
  var weekdayNames: [String] { get }
  var months: [String] { get }
  var daily: String { get }
  var allDay: String { get }
  var and: String { get }
  var or: String { get }
  /// Between days and all that is said of them.
  var colon: String { get }
  /// Before what replaces hours that were told.
  var but: String { get }
  /// Before what holds wherever all before is closed.
  var otherwise: String { get }
  /// After that, where days were told to be closed.
  var evenOnClosedDays: String { get }
  /// Before what holds even on days that were told to be closed.
  var inAnyCase: String { get }
  /// Before all rules in their order: how they are to be read.
  var inOrder: String { get }
  /// Before a rule that decides its days anew, whatever the rules before gave them.
  var inPlaceOfAll: String { get }
  /// Before a rule whose hours are closed, and that leaves all others.
  var takingAway: String { get }
  /// Before a rule whose hours come on top of those in the rules before.
  var adding: String { get }
  /// Before one whose hours may be others' too, of which nobody is sure any more.
  var addingOver: String { get }
  /// Before a rule whose hours hold wherever all rules before are closed.
  var whereClosed: String { get }
  /// The heading of what holds beside what was told under others.
  var allYear: String { get }
  /// After new hours of some weekdays of a season: those that keep theirs.
  var othersAsUsual: String { get }
  /// Between what is said apart.
  var semicolon: String { get }
  var nextDay: String { get }
  var easter: String { get }

  func phrase(_ statement: Statement) -> String
  /// What becomes of the nights around days, as an aside.
  func phrase(_ night: NightEdge) -> String
  /// A comment as it was written.
  func quote(_ comment: String) -> String
  /// Dates as days on which something is so, such as `le 25 déc.`.
  func days(_ text: String, of range: DateRange) -> String
  func clock(_ minute: Int) -> String
  func sun(_ event: SunEvent, offset: Int) -> String
  func from(_ time: String) -> String
  func orLater(_ span: String) -> String
  /// After an open end: the time by which it is over.
  func latest(_ time: String) -> String
  /// From one time to another, of which the sun decides one.
  func span(from: String, to: String) -> String
  func date(month: String, day: Int) -> String
  func days(month: String, from: Int, to: Int) -> String
  func nth(_ position: Int, _ weekday: String, month: String?) -> String
  /// Several of the month at once, such as `first and third Sat of the month`.
  func nths(_ positions: [Int], _ weekday: String) -> [String]
  /// A weekday as it comes every week, such as `on Sundays`.
  func recurring(_ weekday: Int) -> String
  /// Before such a condition, where it goes for each of several dates.
  var each: String { get }
  /// As in `if it is a Saturday or Sunday`, or with `unless`.
  func whether(itIs weekdays: [String], isUnless: Bool) -> String
  func offset(_ days: Int, from what: String) -> String
  func weekdayShift(_ weekday: String, isAfter: Bool, _ date: String) -> String
  /// Holidays, as in `public holidays`, or with the word that goes before, as in `on public holidays`.
  func holidays(_ term: HolidayTerm, isWithin: Bool) -> String
  func every(_ step: Int, _ unit: DescribedUnit) -> String
  func weeks(_ list: String, isOne: Bool) -> String
  /// After weeks at the turn of a year: the years to whose days they are limited.
  func onlyDays(in years: String) -> String
  /// After dates or weeks: the years that they are of.
  func within(_ years: String) -> String
  /// Days from one to another that are no plain dates, such as `from the last Sun of Mar to the last Sun of Oct`.
  func days(from: String, to: String) -> String
  func since(_ what: String, isDay: Bool) -> String
}

/// What a step counts.
enum DescribedUnit: Sendable {
  case day
  case week
  case year
}

/// One thing that a sentence says: on which days, at which hours, in which state.
struct Statement: Hashable, Sendable {
  /// What a statement does to those before it.
  enum Manner: Hashable, Sendable {
    case plain
    /// These hours and no others, on all days of a kind.
    case only
    /// These hours and no others, on some weekdays.
    case instead
    /// These hours on top.
    case also
    /// All hours that are left.
    case rest
  }

  var state: OpenState
  var manner = Manner.plain
  /// What goes before it, where it is not the first under its heading.
  var opening = Clause.Opening.plain
  /// The days, in pieces; none where nothing needs to be said.
  var days: [String]
  /// What the days and hours are, for a reader.
  var meaning: Meaning
  /// The hours; empty for whole days.
  var hours: String
  /// Whether it is for all days of the week, all day long.
  var isAlways = false
  var comment: String?
  /// What must be told of the nights around its days.
  var night: NightEdge?
  var naming = Naming.days
  /// Whether it says of a season that all its days are meant.
  var saysDaily = false
  /// Whether it says that the other days of its season keep their hours.
  var leavesOthers = false
  /// Whether it says that its hours are sure, after some that are not.
  var saysSure = false
  /// The place of the clause that it was first in.
  var source = 0

  /// How the days are named, which decides with what they make a list.
  enum Naming: Hashable, Sendable {
    /// Weekdays or holidays.
    case days
    /// Dates: `Mon and Aug` could be Mondays of August.
    case dates
    /// Days that must be both, as in `Mon on public holidays`.
    case both
  }
}

extension Statement {
  /// Whether nothing, or no more than a comment, is known of whole days.
  var hasUnknownHours: Bool {
    state == .unknown && hours.isEmpty && manner != .rest && (comment != nil || manner != .also)
  }
}

extension Wording {
  /// The days of a statement; a weekday whose hours are replaced must not sound like the only one that is open.
  func days(_ statement: Statement) -> String {
    var text = list(statement.days)
    if statement.manner == .instead, statement.days.count == 1,
      let weekday = weekdays.firstIndex(of: statement.days[0])
    {
      text = recurring(weekday)
    }
    guard let night = statement.night, night.isWholeDays else { return text }
    return words(text, "(\(phrase(night)))")
  }
}
