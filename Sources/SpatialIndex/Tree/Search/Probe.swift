// The place a search starts from, in the forms that its steps need.

import GeoPrimitives

/// The place a search starts from.
struct Probe {
  let position: Position
  let point: EarthCentered
  let x: Float
  let y: Float
  let z: Float

  init(_ position: Position) {
    self.position = position
    point = EarthCentered(position)
    x = Float(point.x)
    y = Float(point.y)
    z = Float(point.z)
  }

  /// The geodesic distance to a place in metres, the very number that a scan computes.
  @inline(__always)
  func meters(to place: Position) -> Double {
    Geodesic.meters(from: position, at: point, to: place, at: EarthCentered(place))
  }
}
