// Questions to one layer: its tree's answers without those that died, by number.

import GeoPrimitives

extension IndexLayer {
  /// A filter whose predicate is asked about the living only, by number.
  ///
  /// Where there is no predicate it lets the dead pass.
  func shared(_ filter: ItemFilter) -> ItemFilter {
    filter.predicate == nil ? filter : own(filter)
  }

  /// A filter that only the living pass, and whose predicate is asked by number.
  func own(_ filter: ItemFilter) -> ItemFilter {
    let dead = dead
    let numbers = packed.items.numbers
    var own = filter
    if let predicate = filter.predicate {
      own.predicate = { row in
        guard !dead.contains(row) else { return false }
        return try predicate(numbers[row])
      }
    } else if !dead.isEmpty {
      own.predicate = { row in !dead.contains(row) }
    }
    return own
  }

  /// Makes a tree's answers ones by number, without those that died, and keeps the first so many.
  ///
  /// Numbers rise with rows, so the order stays.
  func number(_ found: inout [Neighbor], atMost count: Int = .max) {
    let items = packed.items
    if dead.isEmpty, items.isNumberedByRow { return }
    var kept = 0
    for index in found.indices {
      let row = found[index].item
      if dead.contains(row) { continue }
      if kept == count { break }
      found[kept] = Neighbor(item: items.number(of: row), meters: found[index].meters)
      kept += 1
    }
    found.removeLast(found.count - kept)
  }

  /// A tree's answers by number, without those that died.
  func numbered(_ found: consuming [Neighbor]) -> [Neighbor] {
    var found = found
    number(&found)
    return found
  }

  /// The nearest items that are alive, put into `result`, whose memory is used again.
  ///
  /// A tree is quickest without a predicate, so it is asked for as many more than are wanted as are likely to be dead, then for some more than that, and for
  /// the living alone only where most of what is near is dead.
  func nearest(
    _ count: Int, from probe: Probe, within radius: Distance?, matching filter: ItemFilter,
    into result: inout [Neighbor]
  ) throws {
    let wanted = min(count, liveCount)
    if filter.predicate == nil {
      let expected = dead.isEmpty ? 0 : wanted / max(1, self.count / dead.count)
      var spare = expected
      for _ in 0..<2 {
        let asked = min(self.count, wanted + spare)
        try search(asked, probe, radius, filter, &result)
        let isAll = result.count < asked || asked == self.count
        number(&result, atMost: wanted)
        if isAll || result.count == wanted { return }
        spare = 2 * expected + 8
      }
    }
    try search(wanted, probe, radius, own(filter), &result)
    number(&result)
  }

  /// Asks the tree, without locating the origin anew where nothing is filtered.
  private func search(
    _ count: Int, _ probe: Probe, _ radius: Distance?, _ filter: ItemFilter,
    _ result: inout [Neighbor]
  ) throws {
    let view = packed.tree.view
    guard filter.admitsAll else {
      return try view.nearest(
        count, to: probe.position, within: radius, matching: filter, into: &result)
    }
    result.removeAll(keepingCapacity: true)
    let walk = TreeWalk(view: view, branch: view.map.points, filter: NoFilter())
    try view.nearest(
      count, from: probe, within: radius?.meters ?? .infinity, by: walk, NoFilter(), into: &result)
  }

  /// How many living items there are in a circle.
  func count(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> Int {
    guard !dead.isEmpty, filter.predicate == nil else {
      return try packed.tree.count(within: radius, of: origin, matching: own(filter))
    }
    // Rows come quicker than a predicate can be asked about each of them.
    let rows = try packed.tree.rows(within: radius, of: origin, matching: filter)
    return rows.count { row in !dead.contains(row) }
  }
}

extension NeighborOrder {
  /// Merges sorted neighbors into others, in place and from the end, and keeps the first so many.
  static func merge(_ more: [Neighbor], into all: inout [Neighbor], atMost count: Int = .max) {
    guard !more.isEmpty else { return }
    guard let last = all.last else { return all = more }
    if last < more[0] {
      all.append(contentsOf: more.prefix(count - all.count))
      return
    }
    var (left, right) = (all.count, more.count)
    all.append(contentsOf: more)
    while right > 0 {
      if left > 0, more[right - 1] < all[left - 1] {
        left -= 1
        all[left + right] = all[left]
      } else {
        right -= 1
        all[left + right] = more[right]
      }
    }
    if all.count > count { all.removeLast(all.count - count) }
  }
}
