// The bytes of nodes and leaves, and the distances from a probe to what they hold.

import CSearchKernels
import GeoPrimitives

/// Sixteen boxes in Earth-centred coordinates: six rows of sixteen 32-bit floats.
///
/// Boxes that are not there lie far outside the Earth (`Record.nowhere`), so that no search comes near them.
struct BoxRecord {
  static let size = 6 * 64

  /// Squared distances to the boxes, 0 inside, four boxes at a time so that registers suffice.
  @inline(__always)
  static func keys(_ record: RawBlock, from probe: Probe) -> Lanes {
    LaneKeys.make(
      Lanes(
        squares(record, 0, probe), squares(record, 16, probe), squares(record, 32, probe),
        squares(record, 48, probe)))
  }

  @_transparent
  private static func squares(_ record: RawBlock, _ at: Int, _ probe: Probe) -> SIMD4<Float> {
    let dx = gap(record, at, SIMD4(repeating: probe.x))
    let dy = gap(record, at &+ 64, SIMD4(repeating: probe.y))
    let dz = gap(record, at &+ 128, SIMD4(repeating: probe.z))
    return dx * dx + dy * dy + dz * dz
  }

  /// How far outside its interval a coordinate lies, in each of four lanes.
  @_transparent
  private static func gap(
    _ record: RawBlock, _ at: Int, _ value: SIMD4<Float>
  ) -> SIMD4<Float> {
    let below = record.load(SIMD4<Float>.self, at: at) - value
    let above = value - record.load(SIMD4<Float>.self, at: at &+ 192)
    return below.larger(above).larger(.zero)
  }

  /// The same numbers by the kernel.
  @inline(__always)
  static func fastKeys(_ record: RawBlock, from probe: Probe) -> Lanes {
    var keys = Lanes(repeating: 0)
    unsafe withUnsafeMutableBytes(of: &keys) { bytes in
      unsafe sl_box_keys(
        record.floats, probe.kernel,
        bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Float.self))
    }
    return keys
  }

  /// The boxes against a circle: bits 0–15 for those that may meet it, bits 16–31 for those wholly inside.
  @inline(__always)
  static func masks(_ record: RawBlock, from probe: Probe, within bounds: CircleBounds) -> UInt32 {
    unsafe sl_circle_boxes(record.floats, probe.kernel, bounds.inner, bounds.outer)
  }
}

/// A leaf of sixteen points: their rounded Earth-centred coordinates, their exact positions and their rows.
///
/// Three rows of sixteen 32-bit floats (x, y, z), sixteen pairs of 64-bit floats (longitude, latitude), sixteen 32-bit rows.
struct PointLeaf {
  static let size = 512
  static let positions = 192
  static let rows = 448

  @inline(__always)
  static func keys(_ record: RawBlock, from probe: Probe) -> Lanes {
    LaneKeys.make(
      Lanes(
        squares(record, 0, probe), squares(record, 16, probe), squares(record, 32, probe),
        squares(record, 48, probe)))
  }

  @_transparent
  private static func squares(_ record: RawBlock, _ at: Int, _ probe: Probe) -> SIMD4<Float> {
    let dx = record.load(SIMD4<Float>.self, at: at) - SIMD4(repeating: probe.x)
    let dy = record.load(SIMD4<Float>.self, at: at &+ 64) - SIMD4(repeating: probe.y)
    let dz = record.load(SIMD4<Float>.self, at: at &+ 128) - SIMD4(repeating: probe.z)
    return dx * dx + dy * dy + dz * dz
  }

  /// The points against a circle: bits 0–15 for those that may be inside, bits 16–31 for those that are for certain.
  @inline(__always)
  static func masks(_ record: RawBlock, from probe: Probe, within bounds: CircleBounds) -> UInt32 {
    unsafe sl_circle_points(record.floats, probe.kernel, bounds.inner, bounds.outer)
  }
}

/// A leaf of sixteen footprints: their boxes, their rows, and where their outlines begin.
///
/// A `BoxRecord`, sixteen 32-bit rows, sixteen 32-bit places in the outline section in units of 16 bytes.
struct AreaLeaf {
  static let size = 512
  static let rows = 384
  static let outlines = 448
}

enum Record {
  /// A coordinate that stands for nothing: its square is finite and beyond every limit.
  static let nowhere: Float = 1e18
}

/// A leaf that a search can measure its way into.
protocol LeafForm {
  static var size: Int { get }
  /// Where in a leaf its rows begin.
  static var rows: Int { get }
  static var nodes: TreePart { get }
  static var leaves: TreePart { get }
  static func levels(of plan: TreePlan) -> PackedLevels
  static func branch(of map: TreeMap) -> Branch
  static func keys(_ record: RawBlock, from probe: Probe) -> Lanes
  /// A bit for every slot that may hold something of a box.
  static func slots(_ record: RawBlock, in probe: BoxProbe) -> UInt32
}

extension PointLeaf: LeafForm {
  static var nodes: TreePart { .pointNodes }
  static var leaves: TreePart { .pointLeaves }
  static func levels(of plan: TreePlan) -> PackedLevels { plan.points }
  @inline(__always)
  static func branch(of map: TreeMap) -> Branch { map.points }
  static func slots(_ record: RawBlock, in probe: BoxProbe) -> UInt32 { probe.points(record) }
}

extension AreaLeaf: LeafForm {
  static var nodes: TreePart { .areaNodes }
  static var leaves: TreePart { .areaLeaves }
  static func levels(of plan: TreePlan) -> PackedLevels { plan.areas }
  @inline(__always)
  static func branch(of map: TreeMap) -> Branch { map.areas }
  static func slots(_ record: RawBlock, in probe: BoxProbe) -> UInt32 { probe.boxes(record) }

  @inline(__always)
  static func keys(_ record: RawBlock, from probe: Probe) -> Lanes {
    BoxRecord.keys(record, from: probe)
  }
}
