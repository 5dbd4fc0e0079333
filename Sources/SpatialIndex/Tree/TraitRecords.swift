// The bytes that say what items and subtrees offer.

/// The traits of items, each combination once: four words of sports, three of hours, one of attributes.
struct TraitRecord {
  static let size = 64

  static func traits(_ bytes: RawBytes, at offset: Int) -> ItemTraits {
    // The last word of what is read as hours are the attributes; a set of hours keeps nothing beyond the week.
    let words = bytes.load(SIMD4<UInt64>.self, at: offset + 32)
    return ItemTraits(
      sports: SportSet(words: bytes.load(SIMD4<UInt64>.self, at: offset)),
      hours: HourSet(words: words), attributes: AttributeSet(word: words.w))
  }

  static func store(_ traits: ItemTraits, in bytes: OwnedBytes, at offset: Int) {
    bytes.store(traits.sports.words, at: offset)
    var words = traits.hours.words
    words.w = traits.attributes.word
    bytes.store(words, at: offset + 32)
  }
}

/// For a leaf, the number of each slot's traits: sixteen 32-bit numbers.
struct SlotTraits {
  static let size = 64
}

/// What a node's children offer: for every sport, every hour and every attribute, a bit a child.
///
/// Laid out by question, not by child: one sport's sixteen bits answer for all children at once. 256 sports, then 168 hours, then 64
/// attributes, 16 bits each; 24 more are unused.
struct NodeTraits {
  static let size = 1024

  static func offset(sport: Int) -> Int { 2 * sport }
  static func offset(hour: Int) -> Int { 2 * (SportSet.capacity + hour) }
  static func offset(attribute: Int) -> Int {
    2 * (SportSet.capacity + HourSet.capacity + attribute)
  }
}
