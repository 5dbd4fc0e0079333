// Writes an index's bytes, part by part.

import GeoPrimitives

/// Writes an index's bytes.
struct TreeWriter: Sendable {
  let plan: TreePlan
  let offsets: TreeOffsets
  let bytes: OwnedBytes
  /// How many cores to use.
  let threads: Int

  init(_ plan: TreePlan, threads: Int) {
    self.plan = plan
    self.threads = threads
    offsets = TreeOffsets(packing: plan)
    let last = TreePart.allCases[TreePart.allCases.count - 1]
    bytes = OwnedBytes(count: offsets[last] + plan.length(of: last))
  }

  /// The index, once everything is written.
  var tree: PackedTree { PackedTree(bytes, TreeMap(plan, at: offsets)) }

  func writePlan() {
    let numbers = [
      plan.points.itemCount, plan.areas.itemCount, plan.traitCount, plan.outlineBytes,
      plan.sports.count,
    ]
    for (index, number) in numbers.enumerated() {
      bytes.store(UInt64(number), at: offsets[.plan] + 8 * index)
    }
    for (index, tree) in plan.sports.enumerated() {
      let entry = offsets[.sportTrees] + index * SportTree.size
      bytes.store(UInt32(tree.sport), at: entry)
      bytes.store(UInt32(tree.levels.itemCount), at: entry + 4)
    }
  }

  /// Writes a box into a lane of a box record.
  func write(_ box: RoundedBox, at record: Int, lane: Int) {
    for axis in 0..<3 {
      bytes.store(box.low[axis], at: record + 64 * axis + 4 * lane)
      bytes.store(box.high[axis], at: record + 192 + 64 * axis + 4 * lane)
    }
  }

  /// Writes the nodes over leaves whose boxes are known, the root at a place.
  func writeNodes(_ levels: PackedLevels, at root: Int, over leafBoxes: [RoundedBox]) {
    guard levels.height > 0 else { return }
    var children = leafBoxes
    for level in 1...levels.height {
      children = (0..<levels.count(level: level)).map { node in
        let record = root + (levels.start(level: level) + node) * BoxRecord.size
        var whole = RoundedBox.nowhere
        for lane in 0..<PackedLevels.fanOut {
          let child = node * PackedLevels.fanOut + lane
          let box = child < children.count ? children[child] : .nowhere
          write(box, at: record, lane: lane)
          if child < children.count { whole.formUnion(box) }
        }
        return whole
      }
    }
  }
}

/// A box in Earth-centred coordinates with 32-bit sides.
struct RoundedBox: BitwiseCopyable {
  var low: SIMD3<Float>
  var high: SIMD3<Float>

  /// No box: far outside the Earth, and swallowed by any union.
  static let nowhere = RoundedBox(
    low: SIMD3(repeating: Record.nowhere), high: SIMD3(repeating: -Record.nowhere))

  mutating func formUnion(_ other: RoundedBox) {
    low.replace(with: other.low, where: other.low .< low)
    high.replace(with: other.high, where: other.high .> high)
  }
}
