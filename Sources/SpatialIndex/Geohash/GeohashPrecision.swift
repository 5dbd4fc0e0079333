// How fine a geohash is, checked when it is made.

extension Geohash {
  /// How fine a geohash is: 1 to 60 bits, or 1 to 12 characters of five bits each.
  ///
  /// Precisions compare by their bits: `.characters(5)` is the same as `.bits(25)`. At the equator a cell of 5
  /// characters is 4.9 km wide and high, one of 7 characters 153 m, and one of 12 characters 37 mm wide and 19 mm high.
  public struct Precision: Hashable, Sendable {
    private let storedBitCount: UInt8

    /// How many bits, 1…60: longitude and latitude take turns, longitude first.
    public var bitCount: Int { Int(storedBitCount) }

    /// A precision of some bits.
    ///
    /// - Throws: `GeohashError.bitCountOutOfRange` outside 1…60.
    public static func bits(_ count: Int) throws(GeohashError) -> Precision {
      guard 1...60 ~= count else { throw .bitCountOutOfRange(count) }
      return Precision(uncheckedBitCount: count)
    }

    /// A precision of some characters.
    ///
    /// - Throws: `GeohashError.characterCountOutOfRange` outside 1…12.
    public static func characters(_ count: Int) throws(GeohashError) -> Precision {
      guard 1...12 ~= count else { throw .characterCountOutOfRange(count) }
      return Precision(uncheckedBitCount: 5 * count)
    }

    /// The finest precision: 12 characters, 60 bits.
    public static let finest = Precision(uncheckedBitCount: 60)

    /// How many characters spell it, or `nil` where some bits are left over.
    public var characterCount: Int? { bitCount % 5 == 0 ? bitCount / 5 : nil }

    /// Makes a precision of bits that are known to be in range; 0 stands for the whole world and never gets out.
    init(uncheckedBitCount count: Int) { storedBitCount = UInt8(truncatingIfNeeded: count) }
  }
}

extension Geohash.Precision {
  /// How many bits tell the column, and so how many times the world's width is halved.
  var longitudeBitCount: Int { (bitCount + 1) / 2 }
  /// How many bits tell the row.
  var latitudeBitCount: Int { bitCount / 2 }
}

extension Geohash.Precision: Comparable {
  /// Whether the first precision is the coarser one.
  public static func < (left: Self, right: Self) -> Bool {
    left.storedBitCount < right.storedBitCount
  }
}

extension Geohash.Precision: CustomStringConvertible {
  /// The precision as people say it: `6 characters`, `23 bits`.
  public var description: String {
    switch (characterCount, bitCount) {
    case (1?, _): "1 character"
    case (let characters?, _): "\(characters) characters"
    case (nil, 1): "1 bit"
    case (nil, let bits): "\(bits) bits"
    }
  }
}
