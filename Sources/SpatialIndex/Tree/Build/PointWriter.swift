// Writes the leaves of points and the nodes over them.

import GeoPrimitives

extension TreeWriter {
  /// Packs the points in some rows and writes their leaves and nodes into the tree of all points, or into another.
  ///
  /// - Returns: The row of every slot.
  func writePoints(
    _ rows: some Sequence<Int>, of positions: [Position], into branch: Branch? = nil
  ) -> [UInt32] {
    let branch = branch ?? Branch(PointLeaf.self, plan: plan, offsets: offsets)
    let levels = PackedLevels(itemCount: branch.itemCount)
    var seeds: [Seed] = []
    seeds.reserveCapacity(branch.itemCount)
    for row in rows { seeds.append(Seed(0, 0, 0, Float(bitPattern: UInt32(row)))) }
    SideBySide.share(&seeds) { seeds in
      SideBySide.run(seeds.count, threads: threads) { part in
        seeds.withPart(part) { seeds in
          for index in 0..<seeds.count {
            let point = EarthCentered(positions[Int(seeds[index].w.bitPattern)])
            seeds[index].x = Float(point.x)
            seeds[index].y = Float(point.y)
            seeds[index].z = Float(point.z)
          }
        }
      }
    }
    MedianSplit.arrange(&seeds, levels: levels, threads: threads)
    var boxes = [RoundedBox](repeating: .nowhere, count: levels.leafCount)
    let arranged = seeds
    SideBySide.share(&boxes) { boxes in
      SideBySide.run(boxes.count, threads: threads) { part in
        boxes.withPart(part) { boxes in
          for index in 0..<boxes.count {
            boxes[index] = write(
              leaf: part.lowerBound + index, of: arranged, at: positions, from: branch.leaves)
          }
        }
      }
    }
    writeNodes(levels, at: branch.nodes, over: boxes)
    return plan.traitCount > 1 ? seeds.map(\.w.bitPattern) : []
  }

  private func write(
    leaf: Int, of seeds: [Seed], at positions: [Position], from leaves: Int
  ) -> RoundedBox {
    let record = leaves + leaf * PointLeaf.size
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
