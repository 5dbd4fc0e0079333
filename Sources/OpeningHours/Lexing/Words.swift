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
  case from
  case article
  case except
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
  private var languageSets: [Languages] = []

  static let all = Words()

  private static let kindNames: [String: WordKind] = [
    "weekday": .weekday, "month": .month, "holiday": .holiday, "week": .week, "easter": .easter,
    "day": .day, "sun": .sun, "state": .state, "meridiem": .meridiem, "hour": .hour, "to": .to,
    "and": .and, "daily": .daily, "clock": .clock, "from": .from, "article": .article,
    "except": .except,
  ]

  private init() {
    // Rows of one word keep the order of the table.
    let rows = TableLines(PackageResources.words_tsv).filter { $0.count == 4 || $0.count == 5 }
      .enumerated().map { (key: WordKey($1[0].utf8), place: $0, columns: $1) }
      .sorted { $0.key != $1.key ? $0.key < $1.key : $0.place < $1.place }
    for (key, _, columns) in rows {
      guard let kind = Words.kindNames[columns[1]], let value = UInt8(columns[2]) else { continue }
      keys.append(key)
      kinds.append(kind)
      values.append(value)
      canonicalKeys.append(WordKey(columns[3].utf8))
      canonicals.append(columns[3])
      languageSets.append(Languages(codes: columns.count == 5 ? columns[4] : ""))
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

  /// The first of the rows of a word, or the only one.
  func hasAlternatives(_ index: Int) -> Bool {
    index + 1 < keys.count && keys[index + 1] == keys[index]
  }

  /// All rows of the word whose first row this is, or of which it is one.
  func alternatives(of index: Int) -> Range<Int> {
    guard keys.indices.contains(index) else { return 0..<0 }
    var first = index
    var end = index + 1
    while first > 0, keys[first - 1] == keys[index] { first -= 1 }
    while end < keys.count, keys[end] == keys[index] { end += 1 }
    return first..<end
  }

  /// The languages of which a word tells; none for a word of many.
  func languages(_ index: Int) -> Languages { languageSets[index] }

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
