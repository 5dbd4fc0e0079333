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

/// A word of the table.
struct Word: Sendable {
  var key: WordKey
  var kind: WordKind
  var value: UInt8
  /// The spelling of the specification.
  var canonical: String
  var canonicalKey: WordKey
}

/// Up to 16 bytes of a word as two numbers, so that words compare in two steps.
struct WordKey: Hashable, Comparable, Sendable {
  var high: UInt64 = 0
  var low: UInt64 = 0
  var count = 0

  static let limit = 16

  mutating func append(_ byte: UInt8) {
    if count < 8 {
      high |= UInt64(byte) << UInt64(56 - count * 8)
    } else if count < WordKey.limit {
      low |= UInt64(byte) << UInt64(120 - count * 8)
    }
    count += 1
  }

  static func < (left: WordKey, right: WordKey) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }

  init() {}

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }
}

enum Words {
  /// The table, sorted by key.
  private static let all: [Word] = {
    var words: [Word] = []
    for line in TableLines(PackageResources.words_tsv) {
      guard line.count == 4, let kind = kinds[line[1]], let value = UInt8(line[2]) else { continue }
      words.append(
        Word(
          key: WordKey(line[0].utf8), kind: kind, value: value, canonical: line[3],
          canonicalKey: WordKey(line[3].utf8)))
    }
    return words.sorted { $0.key < $1.key }
  }()

  private static let kinds: [String: WordKind] = [
    "weekday": .weekday, "month": .month, "holiday": .holiday, "week": .week, "easter": .easter,
    "day": .day, "sun": .sun, "state": .state, "meridiem": .meridiem, "hour": .hour, "to": .to,
    "and": .and, "daily": .daily, "clock": .clock,
  ]

  /// The place of a word, given in lower case, in the table.
  static func index(of key: WordKey) -> Int? {
    guard key.count <= WordKey.limit else { return nil }
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].key < key {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < all.count && all[low].key == key ? low : nil
  }

  static func word(at index: Int) -> Word { all[index] }
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
