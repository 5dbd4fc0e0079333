// Writes what items and subtrees offer to filters.

extension TreeWriter {
  /// Writes every combination of traits once.
  func writeTraits(_ traits: [ItemTraits]) {
    for (number, item) in traits.enumerated() {
      TraitRecord.store(item, in: bytes, at: offsets[.traits] + number * TraitRecord.size)
    }
  }

  /// Writes the numbers of slots' traits in one tree, and what its subtrees offer.
  func writeTraitNumbers(
    _ numbers: [UInt32], traits: [ItemTraits], _ branch: Branch, _ levels: PackedLevels,
    rows: [UInt32]
  ) {
    let first = offsets[.slotTraits] + 4 * branch.firstSlot
    for (slot, row) in rows.enumerated() {
      bytes.store(numbers[Int(row)], at: first + 4 * slot)
    }
    let offered = unions(levels.leafCount) { leaf in
      let slots = PackedLevels.fanOut * leaf..<min(PackedLevels.fanOut * (leaf + 1), rows.count)
      return slots.reduce(into: ItemTraits(hours: HourSet())) { all, slot in
        all.formUnion(traits[Int(numbers[Int(rows[slot])])])
      }
    }
    writeNodeTraits(levels, firstNode: branch.firstNode, leaves: offered)
  }

  private func writeNodeTraits(_ levels: PackedLevels, firstNode: Int, leaves: [ItemTraits]) {
    guard levels.height > 0 else { return }
    var children = leaves
    for level in 1...levels.height {
      let below = children
      children = unions(levels.count(level: level)) { node in
        let number = firstNode + levels.start(level: level) + node
        let first = node * PackedLevels.fanOut
        let family = below[first..<min(first + PackedLevels.fanOut, below.count)]
        write(family, at: offsets[.nodeTraits] + number * NodeTraits.size)
        return family.reduce(into: ItemTraits(hours: HourSet())) { all, child in
          all.formUnion(child)
        }
      }
    }
  }

  /// What each of so many subtrees offers, worked out on all cores.
  private func unions(_ count: Int, _ union: @Sendable (Int) -> ItemTraits) -> [ItemTraits] {
    var unions = [ItemTraits](repeating: ItemTraits(hours: HourSet()), count: count)
    SideBySide.share(&unions) { unions in
      SideBySide.run(count, threads: threads, weight: PackedLevels.fanOut) { part in
        unions.withPart(part) { unions in
          for index in 0..<unions.count { unions[index] = union(part.lowerBound + index) }
        }
      }
    }
    return unions
  }

  private func write(_ family: ArraySlice<ItemTraits>, at record: Int) {
    for (lane, child) in family.enumerated() {
      for sport in child.sports.words.setBits {
        setBit(lane, at: record + NodeTraits.offset(sport: sport))
      }
      for hour in child.hours.words.setBits {
        setBit(lane, at: record + NodeTraits.offset(hour: hour))
      }
      for attribute in child.attributes.bits {
        setBit(lane, at: record + NodeTraits.offset(attribute: attribute))
      }
    }
  }

  private func setBit(_ lane: Int, at place: Int) {
    bytes.store(bytes.view.load(UInt16.self, at: place) | 1 << UInt16(lane), at: place)
  }
}

extension ItemTraits {
  /// Adds what another item offers.
  mutating func formUnion(_ other: ItemTraits) {
    sports.formUnion(other.sports)
    hours.formUnion(other.hours)
    attributes.formUnion(other.attributes)
  }
}
