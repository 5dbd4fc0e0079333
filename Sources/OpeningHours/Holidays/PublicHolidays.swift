// Public holidays of one region, or of several of which nobody knows which is meant.

struct PublicHolidays {
  private let rules: [HolidayRule]
  /// For each rule a bit for each kind of region that keeps it, and for each that keeps it in parts.
  private let masks: [(wholly: UInt64, partly: UInt64)]
  private let all: UInt64

  /// Prepares rules for regions; regions that differ in no rule count as one.
  init(rules: [HolidayRule], regions: [HolidayRegion]) {
    self.rules = rules
    let index = RegionIndex(regions)
    let answers = rules.map { $0.presences(in: index) }
    // A column of answers a region; few of them differ.
    var kinds: [[Presence]] = []
    var seen: Set<[Presence]> = []
    for region in regions.indices {
      let kind = answers.map { $0[region] }
      if kinds.count < 64, seen.insert(kind).inserted { kinds.append(kind) }
    }
    all = kinds.isEmpty ? 0 : ~0 >> UInt64(64 - kinds.count)
    masks = rules.indices.map { rule in
      var wholly: UInt64 = 0
      var partly: UInt64 = 0
      for (bit, kind) in kinds.enumerated() {
        if kind[rule] == .yes { wholly |= 1 << UInt64(bit) }
        if kind[rule] == .maybe { partly |= 1 << UInt64(bit) }
      }
      return (wholly, partly)
    }
  }

  /// Sets the days: holidays that every region keeps, and those that some keep, which are unknown.
  func add(to builder: inout DayTable.Builder) {
    let first = CivilDay(year: HolidayTables.years.lowerBound - 2, month: 1, day: 1).number
    let end = CivilDay(year: HolidayTables.years.upperBound + 3, month: 1, day: 1).number
    var keeping = [UInt64](repeating: 0, count: end - first)
    for (rule, mask) in zip(rules, masks) where mask.wholly | mask.partly != 0 {
      // A substitute day may fall into the year before or after.
      for year in HolidayTables.years.lowerBound - 1...HolidayTables.years.upperBound + 1 {
        rule.forEachDay(in: year) { day, isSubstitute in
          guard keeping.indices.contains(day - first) else { return }
          let kept = keeping[day - first] | mask.wholly
          keeping[day - first] = kept
          builder.setPublic(
            day, kept == all ? .yes : .maybe, name: isSubstitute ? rule.substituteName : rule.name)
        }
      }
    }
  }
}
