// The order in which rows that belong together are looked at: by what they hold, never by where they stand in the file.

internal import GeoPrimitives

/// Where a row is held: in which batch, and where there.
struct RowPlace: Hashable, Sendable {
  var batch: Int32
  var draft: Int32

  init(_ batch: Int, _ draft: Int) {
    self.batch = Int32(truncatingIfNeeded: batch)
    self.draft = Int32(truncatingIfNeeded: draft)
  }
}

/// Rows by a key that several of them may share.
struct RowRuns {
  private var keys: [(hash: UInt64, place: RowPlace)] = []

  mutating func reserve(_ count: Int) { keys.reserveCapacity(count) }

  mutating func add(_ hash: UInt64, _ place: RowPlace) { keys.append((hash, place)) }

  /// The rows of each key that more than one has.
  ///
  /// - Complexity: O(*n* log *n*) in the number of rows.
  consuming func runs() -> [[RowPlace]] {
    keys.sort { $0.hash < $1.hash }
    var runs: [[RowPlace]] = []
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count, keys[end].hash == keys[start].hash { end += 1 }
      if end - start > 1 { runs.append(keys[start..<end].map(\.place)) }
      start = end
    }
    return runs
  }
}

enum RowOrder {
  /// What rows are put in order by.
  enum Rule {
    /// Their identifiers, as people count: 2 before 10.
    case identifier
    /// Their names and places.
    case name
  }

  /// Rows in an order that is the same however the file is sorted.
  static func sorted(_ rows: [RowPlace], by rule: Rule, in batches: [VenueBatch]) -> [RowPlace] {
    rows.sorted { one, other in
      let (first, second) = (batches[Int(one.batch)], batches[Int(other.batch)])
      let (row, another) = (first.drafts[Int(one.draft)], second.drafts[Int(other.draft)])
      let (id, otherID) = (first.bytes[row.sourceID], second.bytes[another.sourceID])
      // An identifier made of the content says nothing of an order.
      if rule == .identifier, !isMadeUp(id) || !isMadeUp(otherID) {
        let order = natural(id, otherID)
        if order != 0 { return order < 0 }
      }
      let names = compare(first.bytes[row.name], second.bytes[another.name])
      if names != 0 { return names < 0 }
      if row.position.latitude != another.position.latitude {
        return row.position.latitude < another.position.latitude
      }
      if row.position.longitude != another.position.longitude {
        return row.position.longitude < another.position.longitude
      }
      let rest = compare(first.bytes[row.properties], second.bytes[another.properties])
      if rest != 0 { return rest < 0 }
      if row.sports != another.sports {
        return row.sports.lexicographicallyPrecedes(another.sports)
      }
      return natural(id, otherID) < 0
    }
  }

  private static func isMadeUp(_ identifier: ArraySlice<UInt8>) -> Bool {
    identifier.starts(with: "content-".utf8)
  }

  private static func compare(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    if one.elementsEqual(other) { return 0 }
    return one.lexicographicallyPrecedes(other) ? -1 : 1
  }

  /// Compares texts with the numbers in them as numbers: below 0 where the first comes first.
  static func natural(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    var (left, right) = (one, other)
    while let first = left.first, let second = right.first {
      guard first.isDigit, second.isDigit else {
        if first != second { return first < second ? -1 : 1 }
        left.removeFirst()
        right.removeFirst()
        continue
      }
      let (number, another) = (left.prefix(while: \.isDigit), right.prefix(while: \.isDigit))
      let zero = UInt8(ascii: "0")
      let (digits, others) = (number.drop { $0 == zero }, another.drop { $0 == zero })
      if digits.count != others.count { return digits.count < others.count ? -1 : 1 }
      let order = compare(digits, others)
      if order != 0 { return order }
      left = left.dropFirst(number.count)
      right = right.dropFirst(another.count)
    }
    if left.isEmpty != right.isEmpty { return left.isEmpty ? -1 : 1 }
    return compare(one, other)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
