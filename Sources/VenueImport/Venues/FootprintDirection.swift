// Rings run one way in the catalogue, as they do in exports, and begin at one corner: the same area is the same bytes.

internal import GeoPrimitives

extension Footprint {
  /// The area with outlines that run counterclockwise and holes that run clockwise (RFC 7946, section 3.1.6).
  ///
  /// Each ring begins where it began.
  var directed: Footprint {
    let all = polygons.map { polygon in
      Polygon(
        exterior: Self.directed(polygon.exterior, counterclockwise: true),
        holes: polygon.holes.map { Self.directed($0, counterclockwise: false) })
    }
    return Footprint(polygons: all)
  }

  /// The area with rings that begin at their westernmost corner, the southernmost of several.
  var begunInTheWest: Footprint {
    let all = polygons.map { polygon in
      Polygon(
        exterior: Self.begunInTheWest(polygon.exterior),
        holes: polygon.holes.map(Self.begunInTheWest))
    }
    return Footprint(polygons: all)
  }

  private static func begunInTheWest(_ ring: [Position]) -> [Position] {
    let isClosed = ring.count > 1 && ring.first == ring.last
    let open = isClosed ? Array(ring.dropLast()) : ring
    let start = open.indices.min {
      (open[$0].longitude, open[$0].latitude) < (open[$1].longitude, open[$1].latitude)
    }
    guard let start, start > 0 else { return ring }
    return open[start...] + open[..<start] + (isClosed ? [open[start]] : [])
  }

  private static func directed(_ ring: [Position], counterclockwise: Bool) -> [Position] {
    guard let first = ring.first, isCounterclockwise(ring) != counterclockwise else { return ring }
    return ring.last == first ? ring.reversed() : [first] + ring.dropFirst().reversed()
  }

  private static func isCounterclockwise(_ ring: [Position]) -> Bool {
    var doubledArea = 0.0
    for (index, start) in ring.enumerated() {
      let end = ring[(index + 1) % ring.count]
      doubledArea += (end.longitude - start.longitude) * (end.latitude + start.latitude)
    }
    return doubledArea < 0
  }
}
