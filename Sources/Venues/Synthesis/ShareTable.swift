// Drawing by weight at the cost of one table look-up.

/// A choice among weighted things, laid out as 4,096 equally likely slots.
///
/// Shares are kept to a part in 4,096; a thing lighter than half of that may never be drawn.
struct ShareTable {
  private let slots: [UInt16]

  /// Makes a table from weights, which need not add up to anything.
  ///
  /// - Precondition: There is at least one weight, none is negative, and one is positive.
  init(weights: [Double]) {
    let total = weights.reduce(0, +)
    precondition(total > 0, "a choice needs at least one positive weight")
    var slots: [UInt16] = []
    slots.reserveCapacity(Self.slotCount)
    var sum = 0.0
    for (index, weight) in weights.enumerated() {
      sum += weight
      let end = Int((sum / total * Double(Self.slotCount)).rounded())
      slots.append(contentsOf: repeatElement(UInt16(index), count: max(0, end - slots.count)))
    }
    self.slots = slots
  }

  /// The choice among `count` things of which the *k*-th has weight 1 / *k*, as Zipf's law has it.
  static func zipf(count: Int) -> ShareTable {
    ShareTable(weights: (1...count).map { 1 / Double($0) })
  }

  /// The thing that these random bits choose.
  func index(_ bits: UInt64) -> Int { Int(slots[Int(bits >> 52)]) }

  private static let slotCount = 4096
}
