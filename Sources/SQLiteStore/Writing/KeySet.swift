// Which keys a bulk load has seen: eight bytes a key, so that millions fit where a dictionary of strings would not.

/// A hash table from keys to row numbers that may answer with a row of another key, but never misses the right one.
///
/// A slot holds 32 bits of the key's hash and the row. The caller compares the row's key with its own, which tells one key
/// in some thousands apart from another with the same 32 bits.
struct KeySet {
  private var slots: [UInt64] = [UInt64](repeating: 0, count: 1024)
  private(set) var count = 0
  /// Slots are addressed by the hash's topmost bits, so that growing needs nothing but the slot itself.
  private var shift: UInt32 = 22

  /// Finds the row of a key: the first that `isRow` recognises among those whose hash agrees.
  func row<Failure: Error>(
    hash: UInt64, where isRow: (UInt32) throws(Failure) -> Bool
  ) throws(Failure) -> UInt32? {
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var index = Int(tag >> shift)
    while slots[index] != 0 {
      let slot = slots[index]
      if UInt32(truncatingIfNeeded: slot >> 32) == tag {
        let row = UInt32(truncatingIfNeeded: slot)
        if try isRow(row) { return row }
      }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a key's row, which is never 0.
  mutating func insert(hash: UInt64, row: UInt32) {
    if count * 4 > slots.count * 3 { grow() }
    place(hash & 0xFFFF_FFFF_0000_0000 | UInt64(row))
    count += 1
  }

  private mutating func place(_ slot: UInt64) {
    var index = Int(UInt32(truncatingIfNeeded: slot >> 32) >> shift)
    while slots[index] != 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    shift -= 1
    for slot in old where slot != 0 { place(slot) }
  }
}
