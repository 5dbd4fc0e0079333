// What filters may ask about a venue, as the numbers of its hours, sports and attributes.

/// Numbers distinct combinations in the order in which they first come.
///
/// Twelve bytes that stay in a cache say what 64 bytes of traits somewhere in memory would.
struct TraitKeys {
  /// The numbers of hours, sports and attributes; the last lane is 0.
  typealias Key = SIMD4<UInt32>

  private var keys: [Key] = []
  /// For each place of a hash one more than the number there; 0 where there is none.
  private var slots = [UInt32](repeating: 0, count: 1024)

  /// The key of a row.
  static func key(of row: VenueIndexRow) -> Key { Key(row.hours, row.sports, row.attributes, 0) }

  /// The number of a key: the next one if nobody had it.
  mutating func number(of key: Key) -> Int {
    if 2 * (keys.count + 1) > slots.count { grow() }
    let place = place(of: key)
    if slots[place] != 0 { return Int(slots[place] - 1) }
    keys.append(key)
    slots[place] = UInt32(keys.count)
    return keys.count - 1
  }

  /// Where a key stands, or would.
  private func place(of key: Key) -> Int {
    let mask = slots.count - 1
    // Numbers are given out one after another: multiplied and folded, they spread evenly.
    var hash = UInt64(key.x) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 32 ^ UInt64(key.y)) &* 0xC2B2_AE3D_27D4_EB4F
    hash = (hash ^ hash >> 32 ^ UInt64(key.z)) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: hash >> 32) & mask
    while slots[place] != 0, keys[Int(slots[place]) - 1] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: 2 * slots.count)
    for (number, key) in keys.enumerated() { slots[place(of: key)] = UInt32(number + 1) }
  }
}
