// Several runs of items merged into one.

/// Some columns of items and which of them are no answers any more.
struct ItemRun: Sendable {
  let items: ItemColumns
  let dead: DeadRows

  init(_ items: ItemColumns, dead: DeadRows) {
    self.items = items
    self.dead = dead
  }

  /// A run of which every item is alive.
  init(_ items: ItemColumns) { self.init(items, dead: DeadRows(limit: items.count)) }

  /// How many items are alive.
  var liveCount: Int { items.count - dead.count }

  /// The first row from one on that is alive, or the number of rows.
  func liveRow(from row: Int) -> Int {
    var row = row
    guard !dead.isEmpty else { return row }
    while row < items.count, dead.contains(row) { row += 1 }
    return row
  }

}

extension ItemColumns {
  /// The items of several runs that are alive; no two of those have one number.
  ///
  /// - Complexity: O(*n* *r*) for *n* items in *r* runs.
  static func merging(_ runs: [ItemRun]) -> ItemColumns {
    var builder = ItemColumnsBuilder()
    builder.reserve(runs.reduce(0) { sum, run in sum + run.liveCount })
    var translations = runs.map { run in TraitTranslation(run.items) }
    var rows = runs.map { run in run.liveRow(from: 0) }
    // The next number of each run that isn't at its end.
    var heads: [(run: Int, number: Int)] = []
    for (run, row) in rows.enumerated() where row < runs[run].items.count {
      heads.append((run, runs[run].items.numbers[row]))
    }
    while var least = heads.first {
      var place = 0
      for index in heads.indices.dropFirst() where heads[index].number < least.number {
        least = heads[index]
        place = index
      }
      let run = least.run
      builder.append(rows[run], of: runs[run].items, &translations[run])
      rows[run] = runs[run].liveRow(from: rows[run] + 1)
      if rows[run] < runs[run].items.count {
        heads[place].number = runs[run].items.numbers[rows[run]]
      } else {
        heads.remove(at: place)
      }
    }
    return builder.build()
  }
}
