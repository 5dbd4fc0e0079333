// The words of the language, in the spellings that mappers use, from Tables/words.tsv.

/// What a word stands for.
enum WordKind: UInt8, Sendable {
  case weekday
  case month
  case holiday
  case week
  case easter
  case day
  case sun
  case state
  case meridiem
  case hour
  case to
  case and
  case daily
  case clock
}

/// Up to 16 bytes of a word as two numbers, so that words compare in two steps.
struct WordKey: Hashable, Comparable, Sendable {
  var high: UInt64 = 0
  var low: UInt64 = 0
  var count: UInt8 = 0

  static let limit: UInt8 = 16

  mutating func append(_ byte: UInt8) {
    if count < 8 {
      high |= UInt64(byte) << (56 - UInt64(count) * 8)
    } else if count < WordKey.limit {
      low |= UInt64(byte) << (120 - UInt64(count) * 8)
    }
    // One past the limit is enough to know that it is none.
    if count <= WordKey.limit { count += 1 }
  }

  static func < (left: WordKey, right: WordKey) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }

  init() {}

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }
}

/// The table of words, a column an array, so that a search touches keys alone.
struct Words: Sendable {
  private var keys: [WordKey] = []
  private var kinds: [WordKind] = []
  private var values: [UInt8] = []
  private var canonicalKeys: [WordKey] = []
  private var canonicals: [String] = []

  static let all = Words()

  private static let kindNames: [String: WordKind] = [
    "weekday": .weekday, "month": .month, "holiday": .holiday, "week": .week, "easter": .easter,
    "day": .day, "sun": .sun, "state": .state, "meridiem": .meridiem, "hour": .hour, "to": .to,
    "and": .and, "daily": .daily, "clock": .clock,
  ]

  private init() {
    let rows = TableLines(PackageResources.words_tsv).filter { $0.count == 4 }
      .map { (key: WordKey($0[0].utf8), columns: $0) }
      .sorted { $0.key < $1.key }
    for (key, columns) in rows {
      guard let kind = Words.kindNames[columns[1]], let value = UInt8(columns[2]) else { continue }
      keys.append(key)
      kinds.append(kind)
      values.append(value)
      canonicalKeys.append(WordKey(columns[3].utf8))
      canonicals.append(columns[3])
    }
  }

  /// The place of a word, given in lower case.
  func index(of key: WordKey) -> Int? {
    guard key.count <= WordKey.limit else { return nil }
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < keys.count && keys[low] == key ? low : nil
  }

  func kind(_ index: Int) -> WordKind { kinds[index] }
  func value(_ index: Int) -> Int { Int(values[index]) }
  /// The spelling of the specification.
  func canonical(_ index: Int) -> String { canonicals[index] }
  func isCanonical(_ key: WordKey, _ index: Int) -> Bool { canonicalKeys[index] == key }
}

/// The lines of an embedded table: columns between tabs, comments after `#` left out.
struct TableLines: Sequence {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func makeIterator() -> some IteratorProtocol<[String]> {
    bytes.split(separator: 0x0A).lazy
      .filter { $0.first != 0x23 }
      .map { line in
        line.split(separator: 0x09, omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) }
      }
      .makeIterator()
  }
}
