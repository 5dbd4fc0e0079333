// Whether venues of two datasets are one place, how sure that is, and why.

internal import GeoPrimitives
internal import Geometry
internal import Venues

/// How sure it is that two venues are one, and what speaks for it.
struct Likeness: Hashable, Sendable {
  /// 0…1; below `SamePlace.least` they are taken for two.
  let score: Double
  /// What speaks for it, in words.
  let reason: String
  /// Whether one is an area that holds the other.
  let isInside: Bool
  /// Whether only the spot and the sport speak for it, since one of the two has no name: no venue is two such rows.
  var isBySpot = false
}

/// A venue whose name is taken apart once somebody asks for it.
final class JudgedVenue {
  let venue: Venue
  private(set) lazy var words = NameWords(venue.name)
  /// Whether its position stands for more than its own place, such as the middle of a town.
  let isRough: Bool

  init(_ venue: Venue) {
    self.venue = venue
    isRough = venue.properties["positionPrecision"] != nil
  }
}

/// Judges whether venues of two datasets are one place.
///
/// They are where an area of one holds the position of the other, they share a sport, and their names do not speak against it; or where their names agree and they lie close to one another. A point without a name is one on the same spot with the same sport. Never by the place alone.
enum SamePlace {
  /// The least score of one place.
  static let least = 0.6
  /// Positions that differ by no more than this, in metres, are one spot.
  private static let spot = 3.0
  /// Venues farther apart than this, in metres, are two.
  static let reach = 100.0

  /// Judges two venues; `nil` where they are two places.
  static func likeness(of one: JudgedVenue, and other: JudgedVenue) -> Likeness? {
    guard let gap = gap(between: one.venue, and: other.venue) else { return nil }
    let shared = !Set(one.venue.sports).isDisjoint(with: other.venue.sports)
    let isOpen = one.venue.sports.isEmpty || other.venue.sports.isEmpty
    // Most neighbours differ in their sports, and their names need not be looked at.
    if gap > 30, !shared, !isOpen { return nil }
    if one.words.contradicts(other.words) { return nil }
    let isInside = one.venue.footprint != nil || other.venue.footprint != nil ? gap == 0 : false
    let names = one.words.likeness(to: other.words)
    let hasSameName = one.words.joined == other.words.joined && !one.words.joined.isEmpty
    // A court on the middle of a park is not the park.
    if isInside, names == nil, !hasSameName, !haveLikeSize(one.venue, other.venue) { return nil }
    let score =
      isInside
      ? insideScore(names, hasSameName: hasSameName, shared: shared, isOpen: isOpen)
      : besideScore(gap, names, hasSameName: hasSameName, shared: shared, isOpen: isOpen)
    guard let score, score >= least else {
      let isSpot = !isInside && gap <= spot && shared && names == nil
      guard isSpot, !one.isRough, !other.isRough else { return nil }
      return Likeness(
        score: 0.7, reason: "same spot, same sport", isInside: false, isBySpot: true)
    }
    let place =
      isInside
      ? (one.venue.footprint == nil || other.venue.footprint == nil
        ? "point in area" : "areas that hold one another") : "\(Int(gap.rounded())) m apart"
    let name = hasSameName || names == 1 ? "same name" : (names ?? 0) >= 0.5 ? "like name" : nil
    let words = [place, shared ? "same sport" : nil, name].compactMap(\.self)
    return Likeness(
      score: (score * 100).rounded() / 100, reason: words.joined(separator: ", "),
      isInside: isInside)
  }

  /// Whether two areas are of nearly one size; a point is as large as any.
  private static func haveLikeSize(_ one: Venue, _ other: Venue) -> Bool {
    guard let first = one.footprint, let second = other.footprint else { return true }
    let sizes = [size(of: first), size(of: second)].sorted()
    return sizes[0] * 2 >= sizes[1]
  }

  /// Whether an area is larger than the field of a game with all around it: more than two hectares.
  static func isLarge(_ venue: Venue) -> Bool {
    guard let area = venue.footprint else { return false }
    let scale = DegreeScale(at: venue.position.latitude)
    return size(of: area) * scale.north * scale.east > 20_000
  }

  /// The size of an area in square degrees, which serves to compare neighbours.
  private static func size(of area: Footprint) -> Double {
    area.polygons.reduce(0) { sum, polygon in
      sum + size(of: polygon.exterior) - polygon.holes.reduce(0) { $0 + size(of: $1) }
    }
  }

  private static func size(of ring: [Position]) -> Double {
    var doubled = 0.0
    for (index, start) in ring.enumerated() {
      let end = ring[(index + 1) % ring.count]
      doubled += start.longitude * end.latitude - end.longitude * start.latitude
    }
    return abs(doubled) / 2
  }

  /// A point in an area: the sport decides, unless the names are those of two places.
  private static func insideScore(
    _ names: Double?, hasSameName: Bool, shared: Bool, isOpen: Bool
  ) -> Double? {
    if hasSameName { return shared ? 1 : isOpen ? 0.9 : 0.8 }
    if shared {
      guard let names else { return 0.75 }
      return names >= 0.5 ? 0.8 + 0.2 * names : nil
    }
    guard isOpen, let names, names >= 0.7 else { return nil }
    return 0.6 + 0.3 * names
  }

  /// Two places beside one another: the names decide, the closer the less they need to agree.
  private static func besideScore(
    _ gap: Double, _ names: Double?, hasSameName: Bool, shared: Bool, isOpen: Bool
  ) -> Double? {
    guard let names else {
      // “Tennis” and “Tennis” are one where they lie on one another, as rows of one file are.
      return hasSameName && (shared || isOpen) && gap <= 30 ? 0.8 - gap / 200 : nil
    }
    if !shared && !isOpen { return hasSameName && gap <= 30 ? 0.8 - gap / 200 : nil }
    if hasSameName || names == 1 { return 0.95 - gap / 400 }
    return names >= 0.7 && gap <= 50 ? 0.75 - gap / 400 : nil
  }

  /// How far two venues are apart, in metres, 0 where an area holds the other's position; `nil` beyond reach.
  private static func gap(between one: Venue, and other: Venue) -> Double? {
    let isFar =
      one.footprint == nil && other.footprint == nil
      && abs(one.position.latitude - other.position.latitude) > 0.002
    if isFar { return nil }
    let gap: Double
    switch (one.footprint, other.footprint) {
    case (let area?, nil): gap = meters(from: other.position, to: area)
    case (nil, let area?): gap = meters(from: one.position, to: area)
    case (let area?, let second?):
      gap = max(meters(from: other.position, to: area), meters(from: one.position, to: second))
    case (nil, nil): gap = Geodesic.meters(from: one.position, to: other.position)
    }
    return gap <= reach ? gap : nil
  }

  /// The distance to the edge of an area, 0 inside; good to a hundredth within the reach.
  private static func meters(from position: Position, to area: Footprint) -> Double {
    if let region = try? PreparedRegion(area), region.covers(position) { return 0 }
    var nearest = Double.infinity
    for polygon in area.polygons {
      for ring in [polygon.exterior] + polygon.holes {
        for (index, start) in ring.enumerated() {
          let end = ring[(index + 1) % ring.count]
          nearest = min(nearest, meters(from: position, toEdge: start, end))
        }
      }
    }
    // An edge that is touched but not covered is no inside.
    return max(nearest, 0.01)
  }

  private static func meters(
    from position: Position, toEdge start: Position, _ end: Position
  ) -> Double {
    // The edge's nearest point on the plane that touches the Earth here; the distance to it is exact.
    let scale = DegreeScale(at: position.latitude)
    let (x, y) = scale.offset(from: position, to: start)
    let (farX, farY) = scale.offset(from: position, to: end)
    let (across, up) = (farX - x, farY - y)
    let length = across * across + up * up
    let share = length == 0 ? 0 : max(0, min(1, -(x * across + y * up) / length))
    let nearest = Position(
      uncheckedLatitude: start.latitude + share * (end.latitude - start.latitude),
      longitude: start.longitude + share * (end.longitude - start.longitude))
    return Geodesic.meters(from: position, to: nearest)
  }
}

/// How long degrees are around a latitude, in metres.
private struct DegreeScale {
  let north = 111_195.0
  let east: Double

  init(at latitude: Double) {
    // The cosine by its series would do, but two geodesics need no library either.
    let (here, there) = (
      Position(uncheckedLatitude: latitude, longitude: 0),
      Position(uncheckedLatitude: latitude, longitude: 0.001)
    )
    east = max(1, Geodesic.meters(from: here, to: there) * 1000)
  }

  func offset(from origin: Position, to position: Position) -> (x: Double, y: Double) {
    (
      (position.longitude - origin.longitude) * east,
      (position.latitude - origin.latitude) * north
    )
  }
}
