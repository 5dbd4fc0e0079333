// How many courts the rows of a venue count, by what is played there: 4 of tennis and 3 of basketball are 7.

/// The courts of a venue of several rows.
struct CourtTally: Sendable {
  /// Rows that have a sport in common, as if they spoke of the same courts.
  private struct Group: Sendable {
    var sports: Set<String>
    /// How many of its rows are courts.
    var rows: Int
    /// The most that one of its rows counts; 0 where none counts.
    var said: Int

    func meets(_ other: Group) -> Bool {
      sports.isEmpty ? other.sports.isEmpty : !sports.isDisjoint(with: other.sports)
    }
  }

  private var groups: [Group]

  /// Counts a row.
  init(sports: [String], isCourt: Bool, said: Int) {
    groups = [Group(sports: Set(sports), rows: isCourt ? 1 : 0, said: said)]
  }

  /// Adds the rows of another tally; the order makes no difference.
  mutating func add(_ other: CourtTally) {
    for var group in other.groups {
      let kin = groups.filter(group.meets)
      groups.removeAll(where: group.meets)
      for known in kin {
        group.sports.formUnion(known.sports)
        group.rows += known.rows
        group.said = max(group.said, known.said)
      }
      groups.append(group)
    }
  }

  /// How many courts there are; 0 where nothing counts them, since one row alone is no count.
  ///
  /// One and the same number in the rows of different sports is that of the whole place, unless the numbers are those of what
  /// each row is (`addsUp`).
  func total(addsUp: Bool) -> Int {
    let rows = groups.reduce(0) { $0 + $1.rows }
    let said = groups.map(\.said).filter { $0 > 0 }
    let isOfAll = Set(said).count < 2 && said.count > 1 && !addsUp
    guard groups.count > 1, !said.isEmpty, !isOfAll else {
      return max(rows > 1 ? rows : 0, said.max() ?? 0)
    }
    // What has no sport and counts nothing is a bench as well as a court.
    return groups.reduce(0) { $0 + max($1.said, $1.sports.isEmpty ? 0 : $1.rows) }
  }
}
