// A set of attributes as 64 bits: lit, indoor, a surface, whatever the caller numbers so.

/// A set of up to 64 attributes, each a number from 0 to 63.
///
/// Which attribute has which number is the caller's affair; an index only compares sets. What is asked for with *no* (not lit, outdoors) needs a
/// number of its own, since an absent attribute may be unknown as well.
public struct AttributeSet: Hashable, Sendable, BitwiseCopyable {
  /// How many different attributes a set can tell apart.
  public static let capacity = 64

  /// The bits, attribute 0 in the lowest.
  package var word: UInt64

  /// Makes a set without attributes.
  public init() { word = 0 }

  package init(word: UInt64) { self.word = word }

  /// Whether there is no attribute in the set.
  public var isEmpty: Bool { word == 0 }

  /// How many attributes are in the set.
  public var count: Int { word.nonzeroBitCount }

  /// Adds an attribute.
  ///
  /// - Precondition: `attribute` is in 0..<64.
  public mutating func insert(_ attribute: Int) {
    precondition(
      0..<Self.capacity ~= attribute, "an attribute's number is at least 0 and below 64")
    word |= 1 << UInt64(attribute)
  }

  /// Whether an attribute is in the set.
  public func contains(_ attribute: Int) -> Bool {
    0..<Self.capacity ~= attribute && word >> UInt64(attribute) & 1 == 1
  }

  /// Whether every attribute of this set is in the other too.
  public func isSubset(of other: AttributeSet) -> Bool { word & ~other.word == 0 }

  /// Whether the two sets share no attribute.
  public func isDisjoint(with other: AttributeSet) -> Bool { word & other.word == 0 }

  /// Adds every attribute of another set.
  public mutating func formUnion(_ other: AttributeSet) { word |= other.word }
}

extension AttributeSet: ExpressibleByArrayLiteral {
  /// Makes a set of some attributes.
  ///
  /// - Precondition: Every number is in 0..<64.
  public init(_ attributes: some Sequence<Int>) {
    self.init()
    for attribute in attributes { insert(attribute) }
  }

  /// Makes a set of some attributes.
  ///
  /// - Precondition: Every number is in 0..<64.
  public init(arrayLiteral attributes: Int...) { self.init(attributes) }
}
