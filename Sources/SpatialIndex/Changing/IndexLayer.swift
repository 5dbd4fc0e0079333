// A packed tree among several, and the items it is made of.

import GeoPrimitives

/// Items that stay as they are, with the tree that finds them.
final class PackedRun: Sendable {
  let items: ItemColumns
  /// The items' tree; they have the rows in it that they have in the columns.
  let tree: PackedTree

  init(_ items: ItemColumns, threads: Int? = 1) {
    self.items = items
    tree = PackedTree((0..<items.count).lazy.map { row in items[row] }, threads: threads)
  }
}

/// A packed tree, and which of its items are no answers any more.
///
/// Items lie by rising number, so the tree's order by distance and row is the order by distance and number.
struct IndexLayer: Sendable {
  let packed: PackedRun
  var dead: DeadRows

  init(_ packed: PackedRun) {
    self.packed = packed
    dead = DeadRows(limit: packed.items.count)
  }

  /// How many items there are, dead ones included.
  var count: Int { packed.items.count }

  /// How many items are alive.
  var liveCount: Int { count - dead.count }

  var run: ItemRun { ItemRun(packed.items, dead: dead) }

  /// The row of a number, if its item is alive.
  func liveRow(of number: Int) -> Int? {
    guard let row = packed.items.row(of: number), !dead.contains(row) else { return nil }
    return row
  }
}
