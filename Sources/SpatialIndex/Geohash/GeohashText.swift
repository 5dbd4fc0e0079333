// Geohashes as people write them.

extension Geohash {
  private static let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)

  /// The value of every ASCII character, in either case; 255 where it has none.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 128)
    for (value, character) in alphabet.enumerated() {
      values[Int(character)] = UInt8(value)
      if character >= UInt8(ascii: "a") { values[Int(character) - 32] = UInt8(value) }
    }
    return values
  }()

  /// Reads a geohash as people write it; capitals are taken too.
  ///
  /// - Parameter text: 1 to 12 characters.
  /// - Throws: `GeohashError` that says what is wrong with it.
  public init(_ text: String) throws(GeohashError) {
    guard !text.isEmpty else { throw .empty }
    guard text.count <= Self.longest else { throw .lengthOutOfRange(text.count) }
    var bits: UInt64 = 0
    for (place, character) in text.enumerated() {
      guard let ascii = character.asciiValue, Self.values[Int(ascii)] != 255 else {
        throw .unknownCharacter(character, at: place)
      }
      bits = bits << 5 | UInt64(Self.values[Int(ascii)])
    }
    try self.init(bits: bits, length: text.count)
  }

  /// The geohash as people write it, in small letters; empty for the whole map.
  public var text: String {
    let characters = (0..<length).map { place in
      Self.alphabet[Int(bits >> UInt64(5 * (length - 1 - place)) & 31)]
    }
    return String(decoding: characters, as: UTF8.self)
  }
}

extension Geohash: CustomStringConvertible {
  /// The geohash as people write it.
  public var description: String { text }
}

extension Geohash: Comparable {
  /// The order of texts.
  public static func < (left: Geohash, right: Geohash) -> Bool {
    let longest = UInt64(5 * longest)
    let leftBits = left.bits << (longest - UInt64(5 * left.length))
    let rightBits = right.bits << (longest - UInt64(5 * right.length))
    return leftBits != rightBits ? leftBits < rightBits : left.length < right.length
  }
}
