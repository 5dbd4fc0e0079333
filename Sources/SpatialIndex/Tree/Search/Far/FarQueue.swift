// The subtrees of a far walk that have not been looked into, the nearest first.

/// A subtree that has not been looked into.
struct FarSubtree: BitwiseCopyable {
  /// No point of it is nearer.
  let meters: Double
  private let levelBits: UInt32
  private let nodeBits: UInt32

  @inline(__always)
  init(meters: Double, level: Int, node: Int) {
    self.meters = meters
    levelBits = UInt32(truncatingIfNeeded: level)
    nodeBits = UInt32(truncatingIfNeeded: node)
  }

  var level: Int { Int(levelBits) }
  var node: Int { Int(nodeBits) }
}

extension NotedAnswers where Note == FarSubtree {
  /// Puts a subtree into the heap of those that wait.
  mutating func push(_ subtree: FarSubtree) {
    appendNote(subtree)
    var child = noteCount - 1
    while child > 0 {
      let parent = (child - 1) / 2
      let above = note(parent)
      guard subtree.meters < above.meters else { break }
      setNote(child, to: above)
      child = parent
    }
    setNote(child, to: subtree)
  }

  /// Takes out the nearest subtree.
  mutating func pop() -> FarSubtree? {
    guard noteCount > 0 else { return nil }
    let last = note(noteCount - 1)
    removeLastNote()
    let count = noteCount
    guard count > 0 else { return last }
    let nearest = note(0)
    var parent = 0
    while 2 * parent + 1 < count {
      var child = 2 * parent + 1
      if child + 1 < count, note(child + 1).meters < note(child).meters { child += 1 }
      let below = note(child)
      guard below.meters < last.meters else { break }
      setNote(parent, to: below)
      parent = child
    }
    setNote(parent, to: last)
    return nearest
  }
}
