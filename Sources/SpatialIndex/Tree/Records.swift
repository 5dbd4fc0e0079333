// The bytes of nodes and leaves, and the distances from a probe to what they hold.

import GeoPrimitives

/// Sixteen boxes in Earth-centred coordinates: six rows of sixteen 32-bit floats.
///
/// Boxes that are not there lie far outside the Earth (`Record.nowhere`), so that no search comes near them.
struct BoxRecord {
  static let size = 6 * 64

  @inline(__always)
  static func keys(_ bytes: RawBytes, at offset: Int, from probe: Probe) -> Lanes {
    let dx = gap(bytes, offset, offset + 192, probe.x)
    let dy = gap(bytes, offset + 64, offset + 256, probe.y)
    let dz = gap(bytes, offset + 128, offset + 320, probe.z)
    return LaneKeys.make(dx * dx + dy * dy + dz * dz)
  }

  /// How far outside its interval a coordinate lies, in each lane.
  @inline(__always)
  private static func gap(_ bytes: RawBytes, _ low: Int, _ high: Int, _ value: Float) -> Lanes {
    let below = bytes.load(Lanes.self, at: low) - value
    let above = value - bytes.load(Lanes.self, at: high)
    let gap = below.replacing(with: above, where: above .> below)
    return gap.replacing(with: 0, where: gap .< 0)
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
  static func keys(_ bytes: RawBytes, at offset: Int, from probe: Probe) -> Lanes {
    let dx = bytes.load(Lanes.self, at: offset) - probe.x
    let dy = bytes.load(Lanes.self, at: offset + 64) - probe.y
    let dz = bytes.load(Lanes.self, at: offset + 128) - probe.z
    return LaneKeys.make(dx * dx + dy * dy + dz * dz)
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
  static func keys(_ bytes: RawBytes, at offset: Int, from probe: Probe) -> Lanes
  static func branch(of plan: TreePlan) -> Branch
}

/// One of the two trees of an index, and where it stands in the parts that both share.
struct Branch {
  let levels: PackedLevels
  let nodes: TreePart
  let leaves: TreePart
  /// The number of its first node and of its first slot among those of both trees.
  let firstNode: Int
  let firstSlot: Int
}

extension PointLeaf: LeafForm {
  static func branch(of plan: TreePlan) -> Branch {
    Branch(
      levels: plan.points, nodes: .pointNodes, leaves: .pointLeaves, firstNode: 0, firstSlot: 0)
  }
}

extension AreaLeaf: LeafForm {
  @inline(__always)
  static func keys(_ bytes: RawBytes, at offset: Int, from probe: Probe) -> Lanes {
    BoxRecord.keys(bytes, at: offset, from: probe)
  }

  static func branch(of plan: TreePlan) -> Branch {
    Branch(
      levels: plan.areas, nodes: .areaNodes, leaves: .areaLeaves,
      firstNode: plan.points.nodeCount, firstSlot: plan.points.leafCount * PackedLevels.fanOut)
  }
}
