// Writes the leaves of points and the nodes over them.

import GeoPrimitives

extension TreeWriter {
  /// Packs the points in some rows and writes their leaves and nodes into the tree of all points, or into another.
  ///
  /// - Returns: The row of every slot.
  func writePoints(
    _ rows: [UInt32], of positions: [Position], into branch: Branch? = nil
  ) -> [UInt32] {
    guard !rows.isEmpty else { return [] }
    let branch = branch ?? Branch(PointLeaf.self, plan: plan, offsets: offsets)
    let levels = PackedLevels(itemCount: branch.itemCount)
    var seeds = [Seed](repeating: .zero, count: rows.count)
    SideBySide.share(&seeds) { seeds in
      SideBySide.run(seeds.count, threads: threads) { part in
        seeds.withPart(part) { seeds in
          SeedWriter.write(rows, from: part.lowerBound, of: positions, into: &seeds)
        }
      }
    }
    MedianSplit.arrange(&seeds, levels: levels, threads: threads)
    var boxes = [RoundedBox](repeating: .nowhere, count: levels.leafCount)
    let arranged = seeds
    RawBytes.lend(positions) { positions in
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
    }
    writeNodes(levels, at: branch.nodes, over: boxes)
    // A key path here would be read by its parts for every seed, at ten times the cost.
    return plan.traitCount > 1 ? seeds.map { seed in seed.w.bitPattern } : []
  }

  /// Writes a leaf; `positions` are the bytes of an array of them.
  private func write(
    leaf: Int, of seeds: [Seed], at positions: RawBytes, from leaves: Int
  ) -> RoundedBox {
    let record = leaves + leaf * PointLeaf.size
    let first = leaf * PackedLevels.fanOut
    let filled = min(PackedLevels.fanOut, seeds.count - first)
    ask(for: first + 4 * PackedLevels.fanOut, of: seeds, at: positions)
    var axes = (
      SIMD16(repeating: Record.nowhere), SIMD16(repeating: Record.nowhere),
      SIMD16(repeating: Record.nowhere)
    )
    var rows = SIMD16<UInt32>.zero
    var box = RoundedBox.nowhere
    for lane in 0..<filled {
      let seed = seeds[first + lane]
      axes.0[lane] = seed.x
      axes.1[lane] = seed.y
      axes.2[lane] = seed.z
      let row = seed.w.bitPattern
      rows[lane] = row
      let position = positions.load(Position.self, at: Int(row) * MemoryLayout<Position>.stride)
      bytes.store(
        SIMD2(position.longitude, position.latitude), at: record + PointLeaf.positions + 16 * lane)
      let point = SIMD3(seed.x, seed.y, seed.z)
      box.formUnion(RoundedBox(low: point, high: point))
    }
    bytes.store(axes.0, at: record)
    bytes.store(axes.1, at: record + 64)
    bytes.store(axes.2, at: record + 128)
    bytes.store(rows, at: record + PointLeaf.rows)
    return box
  }

  /// Asks for the positions of a leaf that is written later: they lie anywhere, and each would be waited for.
  @inline(__always)
  private func ask(for first: Int, of seeds: [Seed], at positions: RawBytes) {
    guard first + PackedLevels.fanOut <= seeds.count else { return }
    for slot in first..<first + PackedLevels.fanOut {
      positions.prefetch(
        Int(seeds[slot].w.bitPattern) * MemoryLayout<Position>.stride, lines: 1)
    }
  }
}
