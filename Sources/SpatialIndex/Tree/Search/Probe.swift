// The place a search starts from, in the forms that its steps need.

import CSearchKernels
import GeoPrimitives

/// The place a search starts from.
struct Probe {
  let position: Position
  let point: EarthCentered
  /// The place as the kernels take it.
  let kernel: sl_probe

  init(_ position: Position) {
    self.position = position
    point = EarthCentered(position)
    kernel = sl_probe(x: Float(point.x), y: Float(point.y), z: Float(point.z))
  }

  @inline(__always)
  var x: Float { kernel.x }
  @inline(__always)
  var y: Float { kernel.y }
  @inline(__always)
  var z: Float { kernel.z }

  /// The geodesic distance to a place in metres, the very number that a scan computes.
  @inline(__always)
  func meters(to place: Position) -> Double {
    Geodesic.meters(from: position, at: point, to: place, at: EarthCentered(place))
  }
}
