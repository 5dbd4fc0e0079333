// From items, one after another, to an index's bytes.

package import GeoPrimitives

/// Gathers items and packs them into an index.
///
/// An item's row is how many were added before it.
package struct TreeBuilder {
  private var positions: [Position] = []
  private var footprints: [(row: Int, rings: RingList)] = []
  private var traitNumbers: [UInt32] = []
  private var distinct = DistinctTraits()
  private var isArea: [Bool] = []

  package init() {}

  /// Starts with points without traits.
  init(positions: [Position]) {
    self.positions = positions
    guard !positions.isEmpty else { return }
    _ = distinct.number(of: ItemTraits())
  }

  /// How many items have been added.
  package var count: Int { positions.count }

  /// Makes room for so many items.
  package mutating func reserve(_ count: Int) { positions.reserveCapacity(count) }

  /// Adds an item.
  package mutating func append(_ item: SpatialItem) {
    append(item.position, footprint: item.footprint, traits: number(of: item.traits))
  }

  /// Adds a point without traits.
  package mutating func append(_ position: Position) {
    append(position, footprint: nil, traits: number(of: ItemTraits()))
  }

  /// The number by which items with these traits are added.
  package mutating func number(of traits: ItemTraits) -> UInt32 {
    if distinct.count == 1, distinct.all[0] == traits { return 0 }
    return distinct.number(of: traits)
  }

  /// Adds an item with traits that have a number.
  ///
  /// - Precondition: `number(of:)` gave the number.
  package mutating func append(_ position: Position, footprint: Footprint?, traits number: UInt32) {
    if let footprint = footprint?.ifNotEmpty {
      footprints.append((positions.count, RingList(footprint)))
      while isArea.count < positions.count { isArea.append(false) }
      isArea.append(true)
    }
    positions.append(position)
    // Numbers are only written down from the second combination on.
    guard distinct.count > 1 else { return }
    precondition(Int(number) < distinct.count, "a number of traits that nobody gave")
    while traitNumbers.count < positions.count - 1 { traitNumbers.append(0) }
    traitNumbers.append(number)
  }
}

extension TreeBuilder {
  /// Packs the items.
  ///
  /// - Complexity: O(*n* log *n*), some 0.2 s for a million points.
  /// - Parameter threads: How many cores to use at most; `nil` stands for all.
  /// - Returns: The index.
  package consuming func build(threads: Int? = 1) -> PackedTree {
    let traits = distinct.all
    var place = 0
    var outlinePlaces: [Int] = []
    for footprint in footprints {
      outlinePlaces.append(place)
      place += FlatOutline.size(of: footprint.rings)
    }
    let pointCount = positions.count - footprints.count
    let shares = sportShares(pointCount: pointCount)
    let plan = TreePlan(
      points: PackedLevels(itemCount: pointCount),
      areas: PackedLevels(itemCount: footprints.count), traitCount: traits.count,
      sports: shares.map { share in
        SportTree(sport: share.sport, levels: PackedLevels(itemCount: share.rows.count))
      }, outlineBytes: place)
    let writer = TreeWriter(plan, threads: min(max(1, threads ?? ProcessorCount.online), 1024))
    writer.writePlan()
    writer.writeTraits(traits)
    var rows: [UInt32] = []
    rows.reserveCapacity(pointCount)
    forEachPoint { row in rows.append(UInt32(row)) }
    let tree = writer.tree
    var slots = [(tree.view.map.points, plan.points, writer.writePoints(rows, of: positions))]
    let trees = Branch.sports(of: plan, offsets: writer.offsets)
    for (number, (branch, share)) in zip(trees, shares).enumerated() {
      let rows = writer.writePoints(share.rows, of: positions, into: branch)
      slots.append((branch, plan.sports[number].levels, rows))
    }
    let areaOrder = writer.writeAreas(footprints, outlinePlaces: outlinePlaces)
    if traits.count > 1 {
      let areaRows = areaOrder.map { number in UInt32(footprints[Int(number)].row) }
      slots.append((tree.view.map.areas, plan.areas, areaRows))
      for (branch, levels, rows) in slots {
        writer.writeTraitNumbers(traitNumbers, traits: traits, branch, levels, rows: rows)
      }
    }
    return tree
  }
}

extension TreeBuilder {
  /// The rows of the points of each sport that deserves a tree of its own.
  private func sportShares(pointCount: Int) -> [(sport: Int, rows: [UInt32])] {
    guard distinct.count > 1 else { return [] }
    let sports = distinct.all.map { traits in traits.sports.words.setBits }
    var counts = [Int](repeating: 0, count: SportSet.capacity)
    forEachPoint { row in
      for sport in sports[Int(traitNumbers[row])] { counts[sport] += 1 }
    }
    let numbers = counts.indices.filter { sport in SportTree.pays(counts[sport], of: pointCount) }
    var shares = numbers.map { sport in (sport: sport, rows: [UInt32]()) }
    var places = [Int](repeating: -1, count: SportSet.capacity)
    for (place, sport) in numbers.enumerated() {
      places[sport] = place
      shares[place].rows.reserveCapacity(counts[sport])
    }
    forEachPoint { row in
      for sport in sports[Int(traitNumbers[row])] where places[sport] >= 0 {
        shares[places[sport]].rows.append(UInt32(row))
      }
    }
    return shares
  }

  private func forEachPoint(_ body: (Int) -> Void) {
    for row in positions.indices where row >= isArea.count || !isArea[row] { body(row) }
  }
}
