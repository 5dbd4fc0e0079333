// The holidays kept at a place, day by day, in a form that answers in a few nanoseconds.

/// The public and school holidays of a place.
public struct HolidayCalendar: Sendable {
  let table: DayTable

  /// Nothing is known: every rule that needs holidays is unknown.
  public static let unknown = HolidayCalendar(
    table: DayTable(outside: DayTable.code(public: .maybe, school: .maybe)))
  /// No holidays at all.
  public static let none = HolidayCalendar(table: DayTable(outside: 0))

  init(table: DayTable) { self.table = table }

  /// A day with a name.
  public struct Holiday: Hashable, Sendable {
    /// The day.
    public let date: CivilDate
    /// What people call it; may be empty.
    public let name: String

    /// Makes a holiday.
    ///
    /// - Parameters:
    ///   - date: The day.
    ///   - name: What people call it.
    public init(date: CivilDate, name: String) {
      self.date = date
      self.name = name
    }
  }

  /// Days without school, with a name.
  public struct SchoolHoliday: Hashable, Sendable {
    /// The first day.
    public let from: CivilDate
    /// The last day.
    public let to: CivilDate
    /// What people call it; may be empty.
    public let name: String

    /// Makes a school holiday.
    ///
    /// - Parameters:
    ///   - from: The first day.
    ///   - to: The last day.
    ///   - name: What people call it.
    public init(from: CivilDate, to: CivilDate, name: String) {
      self.from = from
      self.to = to
      self.name = name
    }
  }

  /// Makes a calendar from lists; all days outside them are ordinary days.
  ///
  /// - Parameters:
  ///   - publicHolidays: The days that `PH` matches.
  ///   - schoolHolidays: The ranges that `SH` matches; one that ends before it starts is empty.
  public init(publicHolidays: [Holiday], schoolHolidays: [SchoolHoliday] = []) {
    var builder = DayTable.Builder(outside: 0)
    for holiday in publicHolidays {
      builder.addPublic(holiday.date.civilDay.number, name: holiday.name)
    }
    for holiday in schoolHolidays {
      builder.addSchool(
        from: holiday.from.civilDay.number, to: holiday.to.civilDay.number, name: holiday.name)
    }
    table = builder.table()
  }

  /// The name of the public holiday on a day, or `nil` if none is known.
  public func publicHoliday(on day: CivilDay) -> String? { table.publicNames[day.number] }

  /// The name of the school holidays that a day belongs to, or `nil` if none are known.
  public func schoolHoliday(on day: CivilDay) -> String? { table.schoolName(on: day.number) }
}

/// Whether a day is matched: no, yes, or nobody knows.
enum Presence: UInt8, Sendable {
  case no = 0
  case yes = 1
  case maybe = 2

  @inline(__always)
  func or(_ other: Presence) -> Presence {
    if self == .yes || other == .yes { return .yes }
    return self == .maybe || other == .maybe ? .maybe : .no
  }

  @inline(__always)
  func and(_ other: Presence) -> Presence {
    if self == .no || other == .no { return .no }
    return self == .maybe || other == .maybe ? .maybe : .yes
  }
}

/// A code a day: two bits for public holidays, two for school holidays.
final class DayTable: Sendable {
  /// The first day that has a code of its own.
  let firstDay: Int
  let codes: [UInt8]
  /// The code of all other days.
  let outside: UInt8
  let publicNames: [Int: String]
  let schoolRanges: [SchoolRange]

  struct SchoolRange: Sendable {
    var from: Int
    var to: Int
    var name: String
  }

  init(
    firstDay: Int = 0, codes: [UInt8] = [], outside: UInt8, publicNames: [Int: String] = [:],
    schoolRanges: [SchoolRange] = []
  ) {
    self.firstDay = firstDay
    self.codes = codes
    self.outside = outside
    self.publicNames = publicNames
    self.schoolRanges = schoolRanges
  }

  static func code(public publicDay: Presence, school: Presence) -> UInt8 {
    publicDay.rawValue | school.rawValue << 2
  }

  @inline(__always)
  func code(on day: Int) -> UInt8 {
    let index = day - firstDay
    return index >= 0 && index < codes.count ? codes[index] : outside
  }

  @inline(__always)
  func presence(_ kind: HolidayTerm.Kind, on day: Int) -> Presence {
    let bits = code(on: day) >> (kind == .publicHoliday ? 0 : 2) & 3
    return Presence(rawValue: bits) ?? .maybe
  }

  /// The first day after one whose answer differs from that day's; `nil` if there is none.
  func nextDifference(_ kind: HolidayTerm.Kind, after day: Int) -> Int? {
    let now = presence(kind, on: day)
    var next = max(day + 1, firstDay)
    let end = firstDay + codes.count
    while next <= end {
      if presence(kind, on: next) != now { return next }
      next += 1
    }
    return nil
  }

  func schoolName(on day: Int) -> String? {
    schoolRanges.first { $0.from <= day && day <= $0.to }?.name
  }
}

extension DayTable {
  /// Collects days before their span is known.
  struct Builder {
    let outside: UInt8
    private var publicNames: [Int: String] = [:]
    private var schoolRanges: [SchoolRange] = []

    init(outside: UInt8) { self.outside = outside }

    mutating func addPublic(_ day: Int, name: String) {
      if publicNames[day] == nil { publicNames[day] = name }
    }

    mutating func addSchool(from: Int, to: Int, name: String) {
      guard from <= to else { return }
      schoolRanges.append(SchoolRange(from: from, to: to, name: name))
    }

    /// The days of years 1900 to 2200; holidays outside them are dropped.
    private static let firstDay = CivilDay(year: 1900, month: 1, day: 1).number
    private static let lastDay = CivilDay(year: 2200, month: 12, day: 31).number

    func table() -> DayTable {
      let known = Self.firstDay...Self.lastDay
      let days = publicNames.keys.filter(known.contains)
      let ranges = schoolRanges.filter { $0.to >= Self.firstDay && $0.from <= Self.lastDay }
      let firsts = days + ranges.map { max($0.from, Self.firstDay) }
      let lasts = days + ranges.map { min($0.to, Self.lastDay) }
      guard let first = firsts.min(), let last = lasts.max() else {
        return DayTable(outside: outside)
      }
      var codes = [UInt8](repeating: outside, count: last - first + 1)
      for day in days { codes[day - first] |= Presence.yes.rawValue }
      for range in ranges {
        for day in max(range.from, first)...min(range.to, last) {
          codes[day - first] |= Presence.yes.rawValue << 2
        }
      }
      return DayTable(
        firstDay: first, codes: codes, outside: outside, publicNames: publicNames,
        schoolRanges: ranges)
    }
  }
}
