// A footprint and the cells that meet it.

import GeoPrimitives

/// A footprint to be covered.
struct GeohashArea: GeohashGeometry {
  /// How far rounding may move an edge, in degrees, with room to spare: 0.1 µm.
  private static let margin = 1e-12

  private let outline: RingList

  init(_ footprint: Footprint) { outline = RingList(footprint) }

  func relation(to cell: Geohash) -> GeohashRelation {
    let rectangle = cell.rectangle
    let inner = rectangle.grown(by: -Self.margin)
    // At ±180° and at the poles a cell has other places on the plane, too.
    let outer = cell.box.rectangles.map { rectangle in rectangle.grown(by: Self.margin) }
    var crosses = false
    var touches = false
    outline.forEachEdge { start, end in
      crosses = inner.meets(start, end)
      touches = touches || outer.contains { rectangle in rectangle.meets(start, end) }
      return !crosses
    }
    if crosses { return .partly }
    // No edge goes through the cell, so its middle speaks for all of it.
    if outline.covers((rectangle.low + rectangle.high) * 0.5) { return .whole }
    return touches ? .partly : .apart
  }
}

extension PlaneRectangle {
  fileprivate func grown(by margin: Double) -> PlaneRectangle {
    PlaneRectangle(low: low - margin, high: high + margin)
  }
}
