// Which bit of an index's sport sets stands for which sport.

internal import SpatialIndex

/// The sports of an index, numbered by how many venues have them: the most frequent 255 have a bit each, all others share one.
struct SportNumbers {
  /// The bit that stands for every sport without a bit of its own.
  static let shared = SportSet.capacity - 1

  /// The keys, most frequent first.
  let keys: [String]
  /// For each list of sports, the bits of its sports.
  let setsByList: [SportSet]

  /// Numbers the sports of an index that is being built.
  ///
  /// - Parameters:
  ///   - lists: The distinct lists of sports, each a text of `SportList`.
  ///   - rows: The rows, which name a list each.
  init(lists: [String], rows: Chunks<VenueIndexRow>) {
    let sportsByList = lists.map(SportNumbers.keys(inList:))
    var counts: [String: Int] = [:]
    var venuesByList = [Int](repeating: 0, count: lists.count)
    for row in rows { venuesByList[Int(row.sports)] += 1 }
    for (list, sports) in sportsByList.enumerated() {
      for sport in sports { counts[sport, default: 0] += venuesByList[list] }
    }
    keys = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let numbers = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    setsByList = sportsByList.map { sports in
      var set = SportSet()
      for sport in sports {
        set.insert(min(numbers[sport] ?? SportNumbers.shared, SportNumbers.shared))
      }
      return set
    }
  }

  /// The keys of the sports in a list.
  static func keys(inList list: String) -> Set<String> {
    Set((SportList.sports(in: list) ?? []).map { SportVocabulary.standard.sport(named: $0).key })
  }

  /// Which bits stand for some sports; empty where the index has none of them.
  static func bits(of sports: [Sport], among keys: [String]) -> SportSet {
    var set = SportSet()
    for sport in sports {
      guard let number = keys.firstIndex(of: sport.key) else { continue }
      set.insert(min(number, shared))
    }
    return set
  }

  /// Whether a bit among these stands for several sports.
  static func isShared(_ bits: SportSet, among keys: [String]) -> Bool {
    keys.count > SportSet.capacity && bits.contains(shared)
  }
}
