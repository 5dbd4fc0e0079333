// Places in a circle, many of them at its very edge, and the distance to a cell by looking at many of its places.

import Foundation
import GeoPrimitives
import SpatialIndex

/// Throws places into a circle.
struct CircleSampler {
  private let center: Position
  private let meters: Double
  private var dice: GeohashDice

  init(center: Position, kilometers: Double, seed: Int) {
    self.center = center
    meters = kilometers * 1000
    dice = GeohashDice(seed)
  }

  /// A place within the radius; every second one as far out as halving finds it.
  mutating func next() -> Position {
    let bearing = dice.number(in: 0...2 * .pi)
    var inside = 0.0
    var outside = min(.pi, meters / 6_300_000 + 1e-12)
    if isInside(place(bearing, outside)) { inside = outside }
    for _ in 0..<60 where inside < outside {
      let middle = (inside + outside) / 2
      if isInside(place(bearing, middle)) { inside = middle } else { outside = middle }
    }
    let isAtEdge = Bool.random(using: &dice)
    let candidate = place(bearing, isAtEdge ? inside : inside * dice.number(in: 0...1).squareRoot())
    return isInside(candidate) ? candidate : center
  }

  private func isInside(_ place: Position) -> Bool {
    Geodesic.meters(from: center, to: place) <= meters
  }

  /// The place at an angle from the centre on a sphere, which is all it takes to get everywhere.
  private func place(_ bearing: Double, _ angle: Double) -> Position {
    guard angle > 0 else { return center }
    let latitude = center.latitude * .pi / 180
    let sine =
      sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(bearing)
    let turn = atan2(
      sin(bearing) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * sine)
    let longitude = remainder(center.longitude + turn * 180 / .pi, 360)
    return at(
      min(max(asin(min(max(sine, -1), 1)) * 180 / .pi, -90), 90), min(max(longitude, -180), 180))
  }
}

/// Measures to a grid of places of a cell, edges included.
struct CellProbe {
  let center: Position

  /// The distance to the nearest of the places, and what the nearest of all may be closer.
  func nearest(of cell: Geohash) -> (meters: Double, spacing: Double) {
    let box = cell.box
    let steps = 12
    var nearest = Double.infinity
    for row in 0...steps {
      for column in 0...steps {
        let place = at(
          box.south + (box.north - box.south) * Double(row) / Double(steps),
          box.west + (box.east - box.west) * Double(column) / Double(steps))
        nearest = min(nearest, Geodesic.meters(from: center, to: place))
      }
    }
    let reach = ((box.north - box.south) + (box.east - box.west)) * 111_700 / Double(2 * steps)
    return (box.contains(center) ? 0 : nearest, reach)
  }
}
