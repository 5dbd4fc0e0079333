// A code for every day: whether it is a public holiday, and whether schools are closed.

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
  /// For each day with a code the place of its name, 0 for none.
  private let nameIndices: [UInt16]
  private let names: [String]
  let schoolRanges: [SchoolRange]
  private let lastPublicChange: Int
  private let lastSchoolChange: Int

  struct SchoolRange: Sendable {
    var from: Int
    var to: Int
    var name: String
  }

  init(
    firstDay: Int = 0, codes: [UInt8] = [], outside: UInt8, nameIndices: [UInt16] = [],
    names: [String] = [], schoolRanges: [SchoolRange] = []
  ) {
    self.firstDay = firstDay
    self.codes = codes
    self.outside = outside
    self.nameIndices = nameIndices
    self.names = names
    self.schoolRanges = schoolRanges
    lastPublicChange = DayTable.lastChange(codes, outside: outside, shift: 0, firstDay: firstDay)
    lastSchoolChange = DayTable.lastChange(codes, outside: outside, shift: 2, firstDay: firstDay)
  }

  /// The code of a day of which nothing is known.
  static let unknown = Presence.maybe.rawValue | Presence.maybe.rawValue << 2

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
    let last = kind == .publicHoliday ? lastPublicChange : lastSchoolChange
    guard day < last else { return nil }
    let now = presence(kind, on: day)
    var next = max(day + 1, firstDay)
    while next <= last {
      if presence(kind, on: next) != now { return next }
      next += 1
    }
    return nil
  }

  /// The last day whose answer about a kind differs from the day before; the far past if none does.
  private static func lastChange(
    _ codes: [UInt8], outside: UInt8, shift: UInt8, firstDay: Int
  ) -> Int {
    var after = outside >> shift & 3
    var index = codes.count
    while index >= 0 {
      let before = (index > 0 ? codes[index - 1] : outside) >> shift & 3
      if before != after { return firstDay + index }
      after = before
      index -= 1
    }
    return Int.min
  }

  func publicName(on day: Int) -> String? {
    guard nameIndices.indices.contains(day - firstDay) else { return nil }
    let place = Int(nameIndices[day - firstDay])
    return place == 0 ? nil : names[place - 1]
  }

  func schoolName(on day: Int) -> String? {
    schoolRanges.first { $0.from <= day && day <= $0.to && !$0.name.isEmpty }?.name
  }
}

extension DayTable {
  /// Sets days one by one before the table is fixed.
  struct Builder {
    private let firstDay: Int
    private var codes: [UInt8]
    private let outside: UInt8
    private var nameIndices: [UInt16]
    private var names: [String] = []
    private var placeOfName: [String: UInt16] = [:]
    private var schoolRanges: [SchoolRange] = []

    /// Starts a table of some years, in which no day is a public holiday.
    ///
    /// Of school holidays as much is known as outside of the table.
    init(years: ClosedRange<Int>, outside: UInt8) {
      firstDay = CivilDay(year: years.lowerBound, month: 1, day: 1).number
      let end = CivilDay(year: years.upperBound + 1, month: 1, day: 1).number
      codes = [UInt8](repeating: outside & ~3, count: end - firstDay)
      nameIndices = [UInt16](repeating: 0, count: codes.count)
      self.outside = outside
    }

    /// Sets a day; of several names the first is kept.
    mutating func setPublic(_ day: Int, _ presence: Presence, name: String) {
      let index = day - firstDay
      guard codes.indices.contains(index) else { return }
      codes[index] = codes[index] & ~3 | presence.rawValue
      guard presence == .yes, nameIndices[index] == 0, !name.isEmpty else { return }
      if placeOfName[name] == nil, names.count < Int(UInt16.max) {
        names.append(name)
        placeOfName[name] = UInt16(names.count)
      }
      nameIndices[index] = placeOfName[name] ?? 0
    }

    /// Takes over what another table knows of a kind of holidays.
    mutating func copy(_ kind: HolidayTerm.Kind, of table: DayTable) {
      let shift: UInt8 = kind == .publicHoliday ? 0 : 2
      for index in codes.indices {
        let day = firstDay + index
        let presence = table.presence(kind, on: day)
        codes[index] = codes[index] & ~(3 << shift) | presence.rawValue << shift
        if kind == .publicHoliday, presence == .yes, let name = table.publicName(on: day) {
          setPublic(day, .yes, name: name)
        }
      }
      if kind == .schoolHoliday { schoolRanges = table.schoolRanges }
    }

    /// Says that from one day to another all school holidays are listed.
    mutating func setSchoolKnown(from: Int, to: Int) {
      for index in indices(from: from, to: to) where codes[index] >> 2 == Presence.maybe.rawValue {
        codes[index] &= 3
      }
    }

    mutating func addSchool(from: Int, to: Int, name: String) {
      guard from <= to else { return }
      schoolRanges.append(SchoolRange(from: from, to: to, name: name))
      for index in indices(from: from, to: to) {
        codes[index] = codes[index] & 3 | Presence.yes.rawValue << 2
      }
    }

    private func indices(from: Int, to: Int) -> Range<Int> {
      (from - firstDay..<max(from, to) - firstDay + 1).clamped(to: codes.indices)
    }

    func table() -> DayTable {
      DayTable(
        firstDay: firstDay, codes: codes, outside: outside, nameIndices: nameIndices,
        names: names, schoolRanges: schoolRanges)
    }
  }
}
