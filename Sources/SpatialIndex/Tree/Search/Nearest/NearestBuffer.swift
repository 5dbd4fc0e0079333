// The nearest points: gathered freely under a bound that is drawn tighter whenever enough have come.

import GeoPrimitives

/// The nearest points, any number of them, by 32-bit keys.
///
/// A heap would pay a logarithm of mispredicted branches for every point. Here a leaf's points are appended sixteen at a time; now and then
/// a bound is looked for that hardly more than the wanted number of keys keep to, and all beyond it are forgotten. Only when the walk is over are
/// the points put in order and measured.
struct NearestBuffer: Collector {
  private(set) var bound: Float
  private let limit: Float
  private let wanted: Int
  private var slots: KeyedSlots
  /// How many points make it worth while to look for a tighter bound.
  private var enough: Int
  /// The key that bounds the wanted number, once there are as many.
  private var settled: Float = .infinity
  private var isCrowded = false

  init(_ wanted: Int, limit: Float, in memory: consuming [Neighbor]) {
    self.wanted = wanted
    self.limit = limit
    bound = limit
    enough = wanted
    let expected = wanted <= 4096 ? 2 * wanted : 96
    slots = KeyedSlots(in: consume memory, expecting: expected + 32, answers: expected + 32)
  }

  @inline(__always)
  var expectsMany: Bool { wanted > 32 }

  @inline(__always)
  mutating func gather(_ leaf: RawBlock, from probe: Probe, firstSlot: Int) -> Bool {
    slots.gather(leaf, from: probe, upTo: bound, firstSlot: firstSlot)
    if slots.count >= enough { tighten() }
    return true
  }

  @inline(__always)
  mutating func take(_ lanes: UInt32, keys: LaneTable, firstSlot: Int, in leaf: RawBlock) {
    for lane in SetBits(lanes) { slots.append(keys[lane], firstSlot &+ lane) }
    if slots.count >= enough { tighten() }
  }

  @inline(never)
  private mutating func tighten() {
    settled = slots.bound(of: wanted)
    bound = settled <= Slack.largestComparableKey ? min(limit, Slack.reach(settled)) : limit
    slots.keep(upTo: bound)
    // Ties and far places may leave many more than are wanted; looking again is worth while when there are a share more.
    enough = slots.count &+ max(1, max(wanted, slots.count) / 4)
    if settled > Slack.largestPreciseKey, slots.count / 4 > wanted &+ 16 {
      // So many lie within the room for directions that keys are of no use: nothing more to be done here.
      isCrowded = true
      bound = -1
    }
  }

  /// Whether the points that were met are near enough for keys to tell which are the nearest; to be asked once, when the walk is over.
  mutating func settle() -> Bool {
    if slots.count > wanted, !isCrowded { tighten() }
    return !isCrowded && (slots.count < wanted || settled <= Slack.largestComparableKey)
  }

  /// The array that was handed over, without answers; good for once.
  mutating func takeMemory() -> [Neighbor] { slots.takeAnswers(0) }

  /// The answers, nearest first, in the array that was handed over; good for once.
  mutating func takeNeighbors(
    from probe: Probe, within meters: Double, of view: TreeView<some TreeStorage>
  ) throws(SpatialQueryError) -> [Neighbor] {
    let count = slots.count
    guard count > 1 else { return try takeOnly(from: probe, within: meters, of: view) }
    slots.sort()
    slots.reserveAnswers(count + GeodesicBlock.size)
    var block = GeodesicBlock(at: probe.position)
    var rows = InlineArray<8, UInt32>(repeating: 0)
    var index = 0
    while index < count {
      for lane in 0..<min(GeodesicBlock.size, count &- index) {
        let point = try view.point(slot: slots.ordered(index &+ lane))
        block.set(lane, latitude: point.degrees.y, longitude: point.degrees.x)
        rows[lane] = point.row
      }
      block.measure(from: probe.position, at: probe.point)
      for lane in 0..<GeodesicBlock.size {
        slots.setAnswer(
          index &+ lane, Neighbor(item: Int(rows[lane]), meters: block.meters[lane]))
      }
      index &+= GeodesicBlock.size
    }
    var answers = slots.takeAnswers(count)
    NeighborOrder.sort(&answers)
    if answers.count > wanted { answers.removeLast(answers.count - wanted) }
    while let last = answers.last, last.meters > meters { answers.removeLast() }
    return answers
  }

  /// The answer where there is one or none.
  private mutating func takeOnly(
    from probe: Probe, within meters: Double, of view: TreeView<some TreeStorage>
  ) throws(SpatialQueryError) -> [Neighbor] {
    guard let slot = slots.first else { return slots.takeAnswers(0) }
    let point = try view.point(slot: slot)
    let distance = probe.meters(to: point.position)
    slots.reserveAnswers(1)
    slots.setAnswer(0, Neighbor(item: Int(point.row), meters: distance))
    return slots.takeAnswers(distance <= meters ? 1 : 0)
  }
}
