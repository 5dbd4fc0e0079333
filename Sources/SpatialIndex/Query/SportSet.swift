// A set of sports as 256 bits, so that a whole condition is a handful of instructions.

/// A set of up to 256 sports, each a number from 0 to 255.
///
/// Which sport has which number is the caller's affair; an index only compares sets.
public struct SportSet: Hashable, Sendable, BitwiseCopyable {
  /// How many different sports a set can tell apart.
  public static let capacity = 256

  /// The bits, sport 0 in the lowest bit of the first word.
  package var words: SIMD4<UInt64>

  /// Makes a set without sports.
  public init() { words = .zero }

  package init(words: SIMD4<UInt64>) { self.words = words }

  /// Whether there is no sport in the set.
  public var isEmpty: Bool { words == .zero }

  /// How many sports are in the set.
  public var count: Int {
    words[0].nonzeroBitCount + words[1].nonzeroBitCount + words[2].nonzeroBitCount
      + words[3].nonzeroBitCount
  }

  /// Adds a sport.
  ///
  /// - Precondition: `sport` is in 0..<256.
  public mutating func insert(_ sport: Int) {
    precondition(0..<Self.capacity ~= sport, "a sport's number is at least 0 and below 256")
    words[sport >> 6] |= 1 << UInt64(sport & 63)
  }

  /// Takes a sport out.
  ///
  /// - Precondition: `sport` is in 0..<256.
  public mutating func remove(_ sport: Int) {
    precondition(0..<Self.capacity ~= sport, "a sport's number is at least 0 and below 256")
    words[sport >> 6] &= ~(1 << UInt64(sport & 63))
  }

  /// Whether a sport is in the set.
  public func contains(_ sport: Int) -> Bool {
    0..<Self.capacity ~= sport && words[sport >> 6] >> UInt64(sport & 63) & 1 == 1
  }

  /// Whether every sport of this set is in the other too.
  public func isSubset(of other: SportSet) -> Bool { words & ~other.words == .zero }

  /// Whether the two sets share no sport.
  public func isDisjoint(with other: SportSet) -> Bool { words & other.words == .zero }

  /// Adds every sport of another set.
  public mutating func formUnion(_ other: SportSet) { words |= other.words }
}

extension SportSet: ExpressibleByArrayLiteral {
  /// Makes a set of some sports.
  ///
  /// - Precondition: Every number is in 0..<256.
  public init(_ sports: some Sequence<Int>) {
    self.init()
    for sport in sports { insert(sport) }
  }

  /// Makes a set of the sports listed.
  ///
  /// - Precondition: Every number is in 0..<256.
  public init(arrayLiteral sports: Int...) { self.init(sports) }
}

extension SportSet: Sequence {
  /// The sports of the set, lowest number first.
  public func makeIterator() -> some IteratorProtocol<Int> {
    (0..<Self.capacity).lazy.filter(contains).makeIterator()
  }
}
