// Writes the leaves of footprints, their outlines, and the nodes over them.

import GeoPrimitives

extension TreeWriter {
  /// Packs footprints and writes their leaves, outlines and nodes.
  ///
  /// - Returns: For every slot the place of its footprint in the array given.
  func writeAreas(
    _ footprints: [(row: Int, rings: RingList)], outlinePlaces: [Int]
  ) -> [UInt32] {
    let boxes = footprints.map { footprint in RoundedBox(holding: footprint.rings) }
    var seeds = boxes.enumerated().map { number, box in
      let middle = (box.low + box.high) * 0.5
      return Seed(middle.x, middle.y, middle.z, Float(bitPattern: UInt32(number)))
    }
    MedianSplit.arrange(&seeds, levels: plan.areas, threads: threads)
    let order = seeds.map { seed in seed.w.bitPattern }
    for (footprint, place) in zip(footprints, outlinePlaces) {
      FlatOutline.store(footprint.rings, in: bytes, at: offsets[.outlines] + place)
    }
    let leafBoxes = (0..<plan.areas.leafCount).map { leaf in
      var whole = RoundedBox.nowhere
      let record = offsets[.areaLeaves] + leaf * AreaLeaf.size
      for lane in 0..<PackedLevels.fanOut {
        let slot = leaf * PackedLevels.fanOut + lane
        guard slot < order.count else {
          write(.nowhere, at: record, lane: lane)
          continue
        }
        let number = Int(order[slot])
        write(boxes[number], at: record, lane: lane)
        whole.formUnion(boxes[number])
        bytes.store(UInt32(footprints[number].row), at: record + AreaLeaf.rows + 4 * lane)
        bytes.store(
          UInt32(outlinePlaces[number] / 16), at: record + AreaLeaf.outlines + 4 * lane)
      }
      return whole
    }
    writeNodes(plan.areas, at: offsets[.areaNodes], over: leafBoxes)
    return order
  }
}
