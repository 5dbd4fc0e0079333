// An index's bytes with the knowledge of what is where in them.

import GeoPrimitives

/// Where an index's bytes lie.
protocol TreeStorage: Sendable {
  /// Makes sure that bytes are as they were written before they are believed.
  func verify(_ offset: Int, count: Int) throws(SpatialQueryError)
  /// Says that bytes can't be right.
  func damage(at offset: Int) -> SpatialQueryError
}

/// Bytes in memory that this process wrote itself.
struct OwnedStorage: TreeStorage {
  let owner: OwnedBytes

  @inline(__always)
  func verify(_ offset: Int, count: Int) {}

  func damage(at offset: Int) -> SpatialQueryError {
    .damaged(section: "memory", block: offset / 16384)
  }
}

/// An index's bytes with the knowledge of what is where in them.
struct TreeView<Storage: TreeStorage>: Sendable {
  let storage: Storage
  let bytes: RawBytes
  let plan: TreePlan
  let offsets: TreeOffsets

  @inline(__always)
  func verified(_ part: TreePart, _ index: Int, of size: Int) throws(SpatialQueryError) -> Int {
    let offset = offsets[part] + index * size
    try storage.verify(offset, count: size)
    return offset
  }

  /// The row of a slot.
  @inline(__always)
  func row(at offset: Int) throws(SpatialQueryError) -> Int {
    let row = Int(bytes.load(UInt32.self, at: offset))
    guard row < plan.count else { throw storage.damage(at: offset) }
    return row
  }
}

extension TreeView {
  /// The row and the position of a point's slot.
  @inline(__always)
  func point(slot: Int) throws(SpatialQueryError) -> (row: Int, position: Position) {
    let leaf = offsets[.pointLeaves] + slot / 16 * PointLeaf.size
    let lane = slot % 16
    let degrees = bytes.load(SIMD2<Double>.self, at: leaf + PointLeaf.positions + lane * 16)
    guard abs(degrees.x) <= 180, abs(degrees.y) <= 90 else { throw storage.damage(at: leaf) }
    return (
      try row(at: leaf + PointLeaf.rows + lane * 4),
      Position(uncheckedLatitude: degrees.y, longitude: degrees.x)
    )
  }
}
