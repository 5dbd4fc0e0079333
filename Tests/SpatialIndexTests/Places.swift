// Short ways to write places and areas in tests.

import GeoPrimitives

/// The place at a latitude and longitude that the test knows to be valid.
func at(_ latitude: Double, _ longitude: Double) -> Position {
  guard let position = try? Position(latitude: latitude, longitude: longitude) else {
    preconditionFailure("\(latitude), \(longitude) is no position")
  }
  return position
}

/// A footprint with straight sides along parallels and meridians.
func square(west: Double, south: Double, side: Double) -> Footprint {
  rectangle(west: west, south: south, east: west + side, north: south + side)
}

func rectangle(west: Double, south: Double, east: Double, north: Double) -> Footprint {
  Footprint(polygons: [
    Footprint.Polygon(exterior: [
      at(south, west), at(south, east), at(north, east), at(north, west), at(south, west),
    ])
  ])
}
