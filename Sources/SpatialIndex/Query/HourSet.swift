// The hours of a week as 168 bits.

/// A set of hours of the week.
///
/// Hour 0 is Monday 00:00–01:00 and hour 167 Sunday 23:00–24:00, in the venue's own wall-clock time. A venue's set must
/// hold every hour in which the venue may be open for any part: it is allowed to hold too many, never too few. A schedule that isn't
/// weekly therefore has `always`.
public struct HourSet: Hashable, Sendable, BitwiseCopyable {
  /// How many hours a week has.
  public static let capacity = 168

  /// The bits, hour 0 in the lowest bit of the first word and zeros beyond hour 167.
  package var words: SIMD4<UInt64>

  /// Makes a set without hours.
  public init() { words = .zero }

  package init(words: SIMD4<UInt64>) { self.words = words & Self.always.words }

  /// Every hour of the week.
  public static let always = HourSet(all: SIMD4(.max, .max, (1 << 40) - 1, 0))

  private init(all words: SIMD4<UInt64>) { self.words = words }

  /// Whether there is no hour in the set.
  public var isEmpty: Bool { words == .zero }

  /// Adds an hour of the week.
  ///
  /// - Precondition: `hour` is in 0..<168.
  public mutating func insert(_ hour: Int) {
    precondition(0..<Self.capacity ~= hour, "an hour of the week is at least 0 and below 168")
    words[hour >> 6] |= 1 << UInt64(hour & 63)
  }

  /// Whether an hour of the week is in the set.
  public func contains(_ hour: Int) -> Bool {
    0..<Self.capacity ~= hour && words[hour >> 6] >> UInt64(hour & 63) & 1 == 1
  }

  /// Whether every hour of this set is in the other too.
  public func isSubset(of other: HourSet) -> Bool { words & ~other.words == .zero }

  /// Adds every hour of another set.
  public mutating func formUnion(_ other: HourSet) { words |= other.words }
}

extension HourSet: ExpressibleByArrayLiteral {
  /// Makes a set of some hours of the week.
  ///
  /// - Precondition: Every hour is in 0..<168.
  public init(_ hours: some Sequence<Int>) {
    self.init()
    for hour in hours { insert(hour) }
  }

  /// Makes a set of the hours listed.
  ///
  /// - Precondition: Every hour is in 0..<168.
  public init(arrayLiteral hours: Int...) { self.init(hours) }
}

extension HourSet: Sequence {
  /// The hours of the set, Monday's first.
  public func makeIterator() -> some IteratorProtocol<Int> {
    (0..<Self.capacity).lazy.filter(contains).makeIterator()
  }
}
