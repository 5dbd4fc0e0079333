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
  @inline(__always)
  func verify(_ offset: Int, count: Int) {}

  func damage(at offset: Int) -> SpatialQueryError {
    .damaged(section: "memory", block: offset / 16384)
  }
}

/// What is where in an index's bytes.
struct TreeMap: Sendable {
  let plan: TreePlan
  let offsets: TreeOffsets
  let points: Branch
  let areas: Branch
  private let sports: [Branch]
  /// For each sport, which of these is its own; the largest number for none.
  ///
  /// Not inline, since searches copy what they need of a map and more besides.
  private let numbers: [UInt16]

  init(_ plan: TreePlan, at offsets: TreeOffsets) {
    self.plan = plan
    self.offsets = offsets
    points = Branch(PointLeaf.self, plan: plan, offsets: offsets)
    areas = Branch(AreaLeaf.self, plan: plan, offsets: offsets)
    sports = Branch.sports(of: plan, offsets: offsets)
    var numbers = [UInt16](repeating: .max, count: SportSet.capacity)
    for (number, tree) in plan.sports.enumerated() { numbers[tree.sport] = UInt16(number) }
    self.numbers = numbers
  }

  /// The tree of a sport, if it has one.
  func tree(ofSport sport: Int) -> Branch? {
    let number = Int(numbers[sport])
    return number < sports.count ? sports[number] : nil
  }
}

/// An index's bytes with the knowledge of what is where in them, both of which the index keeps alive.
///
/// Nothing in it is counted by reference: searches hand it about, and cores that count one object take turns.
struct TreeView<Storage: TreeStorage>: Sendable {
  let storage: Storage
  let bytes: RawBytes
  let mapPlace: LentValue<TreeMap>

  @inline(__always)
  var map: TreeMap { _read { yield mapPlace.value } }

  @inline(__always)
  var plan: TreePlan { _read { yield mapPlace.value.plan } }

  @inline(__always)
  func verified(_ part: TreePart, _ index: Int, of size: Int) throws(SpatialQueryError) -> Int {
    let offset = map.offsets[part] + index * size
    try storage.verify(offset, count: size)
    return offset
  }

  /// The row of a slot.
  @inline(__always)
  func row(at offset: Int) throws(SpatialQueryError) -> Int {
    let row = Int(bytes.load(UInt32.self, at: offset))
    guard row < map.plan.count else { throw storage.damage(at: offset) }
    return row
  }
}

extension TreeView {
  /// The point in a slot, once a search has verified its leaf.
  @inline(__always)
  func point(slot: Int) throws(SpatialQueryError) -> StoredPoint {
    let leaf = map.points.leaves + slot / PackedLevels.fanOut * PointLeaf.size
    let record = bytes.block(at: leaf, size: PointLeaf.size)
    return try checked(StoredPoint(record, lane: slot % PackedLevels.fanOut))
  }

  /// A point once more, if it can be one.
  @inline(__always)
  func checked(_ point: StoredPoint) throws(SpatialQueryError) -> StoredPoint {
    guard point.row < map.plan.count, abs(point.degrees.x) <= 180, abs(point.degrees.y) <= 90
    else { throw storage.damage(at: map.points.leaves) }
    return point
  }
}

/// A point as a leaf has it.
struct StoredPoint {
  /// Longitude in x, latitude in y; nobody has checked them.
  var degrees: SIMD2<Double>
  var row: UInt32

  @inline(__always)
  init(_ leaf: RawBlock, lane: Int) {
    degrees = leaf.load(SIMD2<Double>.self, at: PointLeaf.positions &+ lane &* 16)
    row = leaf.load(UInt32.self, at: PointLeaf.rows &+ lane &* 4)
  }

  init() {
    degrees = .zero
    row = 0
  }

  /// Where it is, once checked.
  @inline(__always)
  var position: Position { Position(uncheckedLatitude: degrees.y, longitude: degrees.x) }
}
