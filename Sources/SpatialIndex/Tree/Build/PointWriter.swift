// Writes the leaves of points and the nodes over them.

import GeoPrimitives

extension TreeWriter {
  /// Packs the points among some positions and writes their leaves and nodes.
  ///
  /// - Returns: The row of every slot.
  func writePoints(_ positions: [Position], where isPoint: (Int) -> Bool) -> [UInt32] {
    var seeds: [Seed] = []
    seeds.reserveCapacity(plan.points.itemCount)
    for (row, position) in positions.enumerated() where isPoint(row) {
      let point = EarthCentered(position)
      let number = Float(bitPattern: UInt32(row))
      seeds.append(Seed(Float(point.x), Float(point.y), Float(point.z), number))
    }
    var span = seeds.mutableSpan
    MedianSplit.arrange(&span, levels: plan.points)
    let boxes = (0..<plan.points.leafCount).map { leaf in
      write(leaf: leaf, of: seeds, at: positions)
    }
    writeNodes(plan.points, part: .pointNodes, over: boxes)
    return plan.traitCount > 1 ? seeds.map(\.w.bitPattern) : []
  }

  private func write(leaf: Int, of seeds: [Seed], at positions: [Position]) -> RoundedBox {
    let record = offsets[.pointLeaves] + leaf * PointLeaf.size
    var box = RoundedBox.nowhere
    for lane in 0..<PackedLevels.fanOut {
      let slot = leaf * PackedLevels.fanOut + lane
      guard slot < seeds.count else {
        for axis in 0..<3 { bytes.store(Record.nowhere, at: record + 64 * axis + 4 * lane) }
        continue
      }
      let seed = seeds[slot]
      for axis in 0..<3 { bytes.store(seed[axis], at: record + 64 * axis + 4 * lane) }
      let row = seed.w.bitPattern
      let position = positions[Int(row)]
      bytes.store(
        SIMD2(position.longitude, position.latitude), at: record + PointLeaf.positions + 16 * lane)
      bytes.store(row, at: record + PointLeaf.rows + 4 * lane)
      let point = SIMD3(seed.x, seed.y, seed.z)
      box.formUnion(RoundedBox(low: point, high: point))
    }
    return box
  }
}
