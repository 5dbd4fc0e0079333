// A geometry as its file has it: any kind, any coordinates, before it becomes a position or a footprint.

/// A point in whatever coordinates its file uses: x is the longitude or easting.
package struct PlanarPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A geometry of any kind of OGC Simple Features, in whatever coordinates its file uses.
///
/// Heights and measures are left out where it is read. An empty point is a `multiPoint` of none.
package indirect enum PlanarGeometry: Hashable, Sendable {
  case point(PlanarPoint)
  case multiPoint([PlanarPoint])
  case lineString([PlanarPoint])
  case multiLineString([[PlanarPoint]])
  /// The outline, then the holes; rings repeat their first point unless the file is at fault.
  case polygon([[PlanarPoint]])
  case multiPolygon([[[PlanarPoint]]])
  case collection([PlanarGeometry])
}

extension PlanarGeometry {
  /// How deeply collections may be nested where they are read.
  static let depthLimit = 32

  /// Every polygon in it, each its outline and then its holes.
  package var polygons: [[[PlanarPoint]]] {
    switch self {
    case .point, .multiPoint, .lineString, .multiLineString: []
    case .polygon(let rings): rings.isEmpty ? [] : [rings]
    case .multiPolygon(let polygons): polygons.filter { !$0.isEmpty }
    case .collection(let members): members.flatMap(\.polygons)
    }
  }

  /// Whether it has no point at all.
  package var isEmpty: Bool { pointCount == 0 }

  /// How many points it has, repeated ones counted again.
  package var pointCount: Int {
    switch self {
    case .point: 1
    case .multiPoint(let points), .lineString(let points): points.count
    case .multiLineString(let lines), .polygon(let lines): lines.reduce(0) { $0 + $1.count }
    case .multiPolygon(let polygons): polygons.joined().reduce(0) { $0 + $1.count }
    case .collection(let members): members.reduce(0) { $0 + $1.pointCount }
    }
  }
}
