// The face that indexes under measure have in common.

import GeoPrimitives

/// A query in the forms that peers want.
struct Query {
  let position: Position
  /// A direction from the centre of a sphere, then longitude and latitude in degrees; nothing on the heap, so that passing it costs nothing.
  let numbers: SIMD8<Double>

  /// Where degrees begin among the numbers.
  static let degrees = 3

  init(_ position: Position) {
    self.position = position
    let unit = Query.unitVector(position)
    numbers = SIMD8(unit.x, unit.y, unit.z, position.longitude, position.latitude, 0, 0, 0)
  }

  /// A direction from the Earth's centre on a sphere, as peers without an ellipsoid have it.
  static func unitVector(_ position: Position) -> SIMD3<Double> {
    let point = EarthCentered(position)
    // Stretching z makes the geodetic latitude the direction's own.
    let z = point.z / (1 - WGS84.eccentricitySquared)
    let length = (point.x * point.x + point.y * point.y + z * z).squareRoot()
    return SIMD3(point.x, point.y, z) / length
  }
}

/// What an index takes a distance for.
enum Metric {
  /// Geodesics on WGS 84.
  case ellipsoid
  /// Great circles.
  case sphere
  /// Straight lines between degrees.
  case plane
}

/// An index to measure.
protocol Peer: AnyObject {
  var name: String { get }
  /// What it ranks the nearest by; a circle is one of the ellipsoid or the sphere.
  var metric: Metric { get }
  /// The largest number of nearest points that can be asked for.
  var most: Int { get }
  /// Puts the numbers of the nearest points into `found` and returns how many there are.
  func nearest(_ count: Int, to query: Query, into found: inout [UInt32]) -> Int
  /// Puts the numbers of the points within metres into `found` and returns how many there are.
  func within(_ meters: Double, of query: Query, into found: inout [UInt32]) -> Int
}
