// Every combination of traits once, numbered as it first comes.

/// Numbers distinct traits; there may be nearly as many as items, so a combination is kept once and found by eight bytes more.
struct DistinctTraits {
  /// The combinations by number.
  private(set) var all: [ItemTraits] = []
  /// For each place of a hash one more than the number there; 0 where there is none.
  private var slots: [UInt32] = []

  /// How many there are.
  var count: Int { all.count }

  /// The number of a combination, which is new if nobody had it.
  mutating func number(of item: ItemTraits) -> UInt32 {
    if 2 * (all.count + 1) > slots.count { grow() }
    let place = place(of: item)
    if slots[place] != 0 { return slots[place] - 1 }
    all.append(item)
    slots[place] = UInt32(all.count)
    return UInt32(all.count - 1)
  }

  /// Where a combination stands, or would.
  private func place(of item: ItemTraits) -> Int {
    let mask = slots.count - 1
    var place = item.hashValue & mask
    while slots[place] != 0, all[Int(slots[place]) - 1] != item { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: max(16, 2 * slots.count))
    for (number, item) in all.enumerated() { slots[place(of: item)] = UInt32(number + 1) }
  }
}
