// What it means to lie in a box or in an area.

import GeoPrimitives

/// What an item must meet to lie in a box or an area.
protocol PlaceTest {
  /// A box that holds all of it.
  var bounds: GeoBox { get }
  func covers(_ position: Position) -> Bool
  func meets(_ outline: FlatOutline) -> Bool
}

/// Lying in a box.
struct BoxTest: PlaceTest {
  let bounds: GeoBox
  private let rectangles: BoxRectangles

  init(_ box: GeoBox) {
    bounds = box
    rectangles = box.rectangles
  }

  func covers(_ position: Position) -> Bool { bounds.contains(position) }
  func meets(_ outline: FlatOutline) -> Bool { outline.meets(rectangles) }
}

/// Lying in an area.
struct RegionTest<Area: Region>: PlaceTest {
  let bounds: GeoBox
  private let region: Area

  init(_ region: Area) {
    bounds = region.bounds
    self.region = region
  }

  func covers(_ position: Position) -> Bool { region.covers(position) }
  func meets(_ outline: FlatOutline) -> Bool { region.intersects(outline.footprint) }
}
