// A set of hashes that are well mixed already, so that looking one up is looking at one place.

/// A set of 64-bit hashes.
struct HashSet64: Sendable {
  private var slots: [UInt64] = []
  private var hasZero = false
  private var count = 0

  init() {}

  /// Adds a hash; `false` when it was there.
  mutating func insert(_ hash: UInt64) -> Bool {
    if hash == 0 {
      defer { hasZero = true }
      return !hasZero
    }
    if count * 4 >= slots.count * 3 { grow() }
    let place = place(of: hash)
    if slots[place] == hash { return false }
    slots[place] = hash
    count += 1
    return true
  }

  /// Whether a hash is there.
  func contains(_ hash: UInt64) -> Bool {
    if hash == 0 { return hasZero }
    return !slots.isEmpty && slots[place(of: hash)] == hash
  }

  /// Where the hash is, or where it would be.
  private func place(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while slots[place] != 0, slots[place] != hash { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: max(1024, old.count * 2))
    for hash in old where hash != 0 { slots[place(of: hash)] = hash }
  }
}
