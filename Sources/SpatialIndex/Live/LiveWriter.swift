// The writer's side of moving points: where each one is, and where there is room.

import GeoPrimitives

/// Where points are, known to the writer alone.
struct LiveWriter: ~Copyable {
  private static let absent = UInt32.max
  private static let emptyMask: UInt16 = .max

  private(set) var cells: LiveCells
  private(set) var count = 0
  /// For each item, its bucket and lane.
  private var places: [UInt32] = []
  /// For each bucket, the cell it belongs to, unless it is a cell's first, and the lanes that are free.
  private var owners: [Int32] = []
  private var free: [UInt16] = []
  private var nextBucket = 0

  init() {
    var seeds: [Seed] = []
    var ends: [Int] = []
    cells = LiveCells(LivePartition(&seeds, ends: &ends), bucketCount: 64)
    prepare()
  }

  private mutating func prepare() {
    owners = Array(repeating: 0, count: cells.bucketCount)
    free = Array(repeating: Self.emptyMask, count: cells.bucketCount)
    nextBucket = cells.partition.cellCount
  }

  private func owner(of bucket: Int) -> Int {
    bucket < cells.partition.cellCount ? bucket : Int(owners[bucket])
  }

  func contains(_ item: Int) -> Bool { place(of: item) != Self.absent }

  func position(of item: Int) -> Position? {
    let place = place(of: item)
    guard place != Self.absent else { return nil }
    let degrees = cells.degrees(bucket: Int(place >> 4), lane: Int(place & 15))
    return Position(uncheckedLatitude: degrees.y, longitude: degrees.x)
  }

  private func place(of item: Int) -> UInt32 {
    places.indices.contains(item) ? places[item] : Self.absent
  }

  /// Puts an item at a position, wherever it was before.
  ///
  /// Says whether the cells had to be made anew.
  mutating func put(_ item: Int, at position: Position) -> Bool {
    while places.count <= item {
      places.append(contentsOf: repeatElement(Self.absent, count: max(64, places.count / 2)))
    }
    let probe = Probe(position)
    let seed = SIMD3(probe.x, probe.y, probe.z)
    let degrees = SIMD2(position.longitude, position.latitude)
    let old = places[item]
    if old != Self.absent {
      let bucket = Int(old >> 4)
      let cell = owner(of: bucket)
      if cells.partition.holds(seed, in: cell) {
        cells.open(cell)
        cells.move(seed, degrees, bucket: bucket, lane: Int(old & 15))
        cells.close(cell)
        return false
      }
    }
    let cell = cells.partition.cell(of: probe)
    guard let bucket = roomyBucket(in: cell) else {
      rebuild(adding: (item, position))
      return true
    }
    let lane = free[bucket].trailingZeroBitCount
    let oldCell = old == Self.absent ? cell : owner(of: Int(old >> 4))
    cells.open(cell)
    if oldCell != cell { cells.open(oldCell) }
    cells.write(seed, degrees, row: UInt32(item), bucket: bucket, lane: lane)
    if old != Self.absent { vacate(old) }
    if oldCell != cell { cells.close(oldCell) }
    cells.close(cell)
    free[bucket] &= ~(1 << UInt16(lane))
    places[item] = UInt32(bucket << 4 | lane)
    if old == Self.absent { count += 1 }
    return false
  }

  /// Takes an item out; false if there is none.
  mutating func remove(_ item: Int) -> Bool {
    let place = place(of: item)
    guard place != Self.absent else { return false }
    let cell = owner(of: Int(place >> 4))
    cells.open(cell)
    vacate(place)
    cells.close(cell)
    places[item] = Self.absent
    count -= 1
    return true
  }

  private mutating func vacate(_ place: UInt32) {
    cells.clear(bucket: Int(place >> 4), lane: Int(place & 15))
    free[Int(place >> 4)] |= 1 << UInt16(place & 15)
  }

  /// A bucket of a cell with a free lane, a new one if there is none; `nil` when all are in use.
  private mutating func roomyBucket(in cell: Int) -> Int? {
    if free[cell] != 0 { return cell }
    let first = cells.next(cell)
    // Room is made behind the first bucket, so a longer chain is only walked when its newest bucket is full.
    if first != 0, free[first] != 0 { return first }
    var bucket = first
    for _ in 0..<8 where bucket != 0 {
      bucket = cells.next(bucket)
      if bucket != 0, free[bucket] != 0 { return bucket }
    }
    guard nextBucket < cells.bucketCount else { return nil }
    let fresh = nextBucket
    nextBucket += 1
    owners[fresh] = Int32(cell)
    cells.open(cell)
    cells.link(fresh, to: first)
    cells.link(cell, to: fresh)
    cells.close(cell)
    return fresh
  }
}

extension LiveWriter {
  /// Cuts space anew, so that the points are spread evenly again.
  ///
  /// Readers go on with the cells they have; those are not touched any more.
  private mutating func rebuild(adding new: (item: Int, position: Position)) {
    var items: [UInt32] = []
    var positions: [SIMD2<Double>] = []
    for item in places.indices where places[item] != Self.absent && item != new.item {
      items.append(UInt32(item))
      let place = places[item]
      positions.append(cells.degrees(bucket: Int(place >> 4), lane: Int(place & 15)))
    }
    items.append(UInt32(new.item))
    positions.append(SIMD2(new.position.longitude, new.position.latitude))
    var seeds = positions.enumerated().map { number, degrees in
      let probe = Probe(Position(uncheckedLatitude: degrees.y, longitude: degrees.x))
      return Seed(probe.x, probe.y, probe.z, Float(bitPattern: UInt32(number)))
    }
    var ends: [Int] = []
    let partition = LivePartition(&seeds, ends: &ends)
    let spare = max(64, partition.cellCount / 2)
    cells = LiveCells(partition, bucketCount: partition.cellCount + spare)
    prepare()
    count = items.count
    var start = 0
    for (cell, end) in ends.enumerated() {
      for (lane, seed) in seeds[start..<end].enumerated() {
        let number = Int(seed.w.bitPattern)
        let point = SIMD3(seed.x, seed.y, seed.z)
        cells.write(point, positions[number], row: items[number], bucket: cell, lane: lane)
        free[cell] &= ~(1 << UInt16(lane))
        places[Int(items[number])] = UInt32(cell << 4 | lane)
      }
      start = end
    }
  }
}
