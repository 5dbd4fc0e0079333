// A circle on the ellipsoid and the cells that come within its radius.

import GeoPrimitives

/// A circle to be covered.
///
/// The ellipsoid has an axis, so along a parallel the geodesic distance from the centre grows with the difference in
/// longitude, up to 180° (reflect the path in the meridian half-way). The nearest place of a cell is therefore on one meridian, and
/// so is the farthest. Along a meridian, two places differ in distance by no more than the arc between them:
/// halving it bounds the distance as closely as needed, at the poles, across ±180° and beyond the antipode alike.
struct GeohashCircle: GeohashGeometry {
  /// No degree of latitude is longer, in metres.
  private static let longestDegree = WGS84.largestCurvatureRadius * .pi / 180
  /// `Geodesic` is off by less than this part of a distance, or a micrometre.
  private static let error = 4e-9

  private let center: Position
  private let point: EarthCentered
  private let radius: Double
  /// The length of meridian that isn't worth halving, in metres.
  private let tolerance: Double

  /// Makes a circle.
  ///
  /// - Precondition: `meters` is finite and not negative.
  init(center: Position, meters: Double) {
    self.center = center
    point = EarthCentered(center)
    radius = meters
    tolerance = max(1e-3, meters * 1e-5)
  }

  func relation(to cell: Geohash) -> GeohashRelation {
    let rectangle = cell.rectangle
    let (near, far) = meridians(of: rectangle)
    guard reaches(meridian: near, from: rectangle.low.y, to: rectangle.high.y) else {
      return .apart
    }
    let middle = (rectangle.low.y + rectangle.high.y) * 0.5
    let farthest = meters(to: middle, far) + (middle - rectangle.low.y) * Self.longestDegree
    return farthest <= radius ? .whole : .partly
  }

  /// Whether a stretch of a meridian may come within the radius.
  private func reaches(meridian: Double, from south: Double, to north: Double) -> Bool {
    let middle = (south + north) * 0.5
    let half = (north - south) * 0.5 * Self.longestDegree
    let distance = meters(to: middle, meridian) * (1 - Self.error) - 1e-6
    if distance <= radius { return true }
    if distance - half > radius { return false }
    if half <= tolerance { return true }
    let southFirst = center.latitude < middle
    let (first, second) =
      southFirst ? ((south, middle), (middle, north)) : ((middle, north), (south, middle))
    return reaches(meridian: meridian, from: first.0, to: first.1)
      || reaches(meridian: meridian, from: second.0, to: second.1)
  }

  private func meters(to latitude: Double, _ longitude: Double) -> Double {
    let place = Position(clamping: SIMD2(longitude, latitude))
    return Geodesic.meters(from: center, at: point, to: place, at: EarthCentered(place))
  }

  /// The longitudes of a rectangle nearest to the centre's and farthest from it.
  private func meridians(of rectangle: PlaneRectangle) -> (near: Double, far: Double) {
    let (west, east) = (rectangle.low.x, rectangle.high.x)
    let own = center.longitude
    let opposite = own > 0 ? own - 180 : own + 180
    let westIsNearer = separation(west, own) <= separation(east, own)
    return (
      near: west <= own && own <= east ? own : westIsNearer ? west : east,
      far: west <= opposite && opposite <= east ? opposite : westIsNearer ? east : west
    )
  }

  /// The difference of two longitudes, 0…180 degrees.
  private func separation(_ one: Double, _ other: Double) -> Double {
    let difference = abs(one - other)
    return min(difference, 360 - difference)
  }
}
