// An outline in an index's bytes.

import GeoPrimitives

/// An outline in an index's bytes.
///
/// Two 32-bit numbers, of rings and of vertices; for each ring a 32-bit number, where its vertices end, with the highest bit set for
/// holes; zeros up to a multiple of 16; and for each vertex longitude and latitude as 64-bit floats.
struct FlatOutline: Outline {
  private static let hole: UInt32 = 1 << 31

  let ringCount: Int
  private let bytes: RawBytes
  private let ends: Int
  private let vertices: Int

  @inline(__always)
  private func end(_ ring: Int) -> UInt32 { bytes.load(UInt32.self, at: ends + 4 * ring) }

  func ring(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(end(index - 1) & ~Self.hole))..<Int(end(index) & ~Self.hole)
  }

  @inline(__always)
  func vertex(_ index: Int) -> SIMD2<Double> {
    bytes.load(SIMD2<Double>.self, at: vertices + 16 * index)
  }
}

extension FlatOutline {
  /// Where the parts of an outline lie that begins at some place.
  private struct Extent {
    let ringCount: Int
    let vertexCount: Int
    var vertices: Int { (8 + 4 * ringCount + 15) & ~15 }
    var size: Int { vertices + 16 * vertexCount }
  }

  /// The outline that begins at a place and ends before another; `nil` where the bytes make none.
  ///
  /// `verify` is asked for the bytes before they are looked at.
  init?<Failure: Error>(
    _ bytes: RawBytes, in range: Range<Int>, verify: (Range<Int>) throws(Failure) -> Void
  ) throws(Failure) {
    let start = range.lowerBound
    guard range.count >= 16 else { return nil }
    try verify(start..<start + 16)
    let extent = Extent(
      ringCount: Int(bytes.load(UInt32.self, at: start)),
      vertexCount: Int(bytes.load(UInt32.self, at: start + 4)))
    guard extent.size <= range.count else { return nil }
    try verify(start..<start + extent.size)
    self.bytes = bytes
    ringCount = extent.ringCount
    ends = start + 8
    vertices = start + extent.vertices
    guard isSound(vertexCount: extent.vertexCount) else { return nil }
  }

  /// Whether rings follow one another and every vertex is a position, whatever the bytes were.
  private func isSound(vertexCount: Int) -> Bool {
    var previous = 0
    for ring in 0..<ringCount {
      let end = Int(end(ring) & ~Self.hole)
      guard end >= previous else { return false }
      previous = end
    }
    guard previous == vertexCount else { return false }
    return (0..<vertexCount).allSatisfy { index in
      let degrees = vertex(index)
      return abs(degrees.x) <= 180 && abs(degrees.y) <= 90
    }
  }

  /// The footprint that was laid flat.
  var footprint: Footprint {
    var polygons: [Footprint.Polygon] = []
    for index in 0..<ringCount {
      let positions = ring(index).map { vertex in Position(clamping: self.vertex(vertex)) }
      if end(index) & Self.hole == 0 {
        polygons.append(Footprint.Polygon(exterior: positions))
      } else if !polygons.isEmpty {
        polygons[polygons.count - 1].holes.append(positions)
      }
    }
    return Footprint(polygons: polygons)
  }

  /// How many bytes an outline takes.
  static func size(of rings: RingList) -> Int {
    Extent(ringCount: rings.ringCount, vertexCount: rings.vertices.count).size
  }

  /// Lays an outline flat.
  static func store(_ rings: RingList, in bytes: OwnedBytes, at start: Int) {
    let extent = Extent(ringCount: rings.ringCount, vertexCount: rings.vertices.count)
    bytes.store(UInt32(extent.ringCount), at: start)
    bytes.store(UInt32(extent.vertexCount), at: start + 4)
    for ring in 0..<rings.ringCount {
      let end = UInt32(rings.ends[ring]) | (rings.isHole[ring] ? hole : 0)
      bytes.store(end, at: start + 8 + 4 * ring)
    }
    for (index, vertex) in rings.vertices.enumerated() {
      bytes.store(vertex, at: start + extent.vertices + 16 * index)
    }
  }
}

extension TreeView {
  /// The row and the outline of a footprint's slot.
  func area(slot: Int) throws(SpatialQueryError) -> (row: Int, outline: FlatOutline) {
    let leaf = map.areas.leaves + slot / 16 * AreaLeaf.size
    let lane = slot % 16
    let place = Int(bytes.load(UInt32.self, at: leaf + AreaLeaf.outlines + lane * 4)) * 16
    let start = map.offsets[.outlines]
    guard place <= plan.outlineBytes else { throw storage.damage(at: leaf) }
    let range = start + place..<start + plan.outlineBytes
    let outline = try FlatOutline(bytes, in: range) { (range) throws(SpatialQueryError) in
      try storage.verify(range.lowerBound, count: range.count)
    }
    guard let outline else { throw storage.damage(at: start + place) }
    return (try row(at: leaf + AreaLeaf.rows + lane * 4), outline)
  }
}
