// The bytes that say what items and subtrees offer.

/// The traits of items, each combination once: four words of sports, three of hours, one kept for attributes.
struct TraitRecord {
  static let size = 64

  static func traits(_ bytes: RawBytes, at offset: Int) -> ItemTraits {
    let hours = bytes.load(SIMD4<UInt64>.self, at: offset + 32)
    return ItemTraits(
      sports: SportSet(words: bytes.load(SIMD4<UInt64>.self, at: offset)),
      hours: HourSet(words: hours))
  }

  static func store(_ traits: ItemTraits, in bytes: OwnedBytes, at offset: Int) {
    bytes.store(traits.sports.words, at: offset)
    bytes.store(traits.hours.words, at: offset + 32)
  }
}

/// For a leaf, the number of each slot's traits: sixteen 32-bit numbers.
struct SlotTraits {
  static let size = 64
}

/// What a node's children offer: for every sport and for every hour, a bit a child.
///
/// Laid out by question, not by child: one sport's sixteen bits answer for all children at once. 256 sports, then 168 hours, then 88
/// kept for attributes, 16 bits each.
struct NodeTraits {
  static let size = 1024

  static func offset(sport: Int) -> Int { 2 * sport }
  static func offset(hour: Int) -> Int { 2 * (SportSet.capacity + hour) }
}
