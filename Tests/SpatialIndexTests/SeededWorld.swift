// Seeded random worlds: items laid out in the ways that break spatial indexes.

import GeoPrimitives
import SpatialIndex

/// A small generator whose numbers follow from its seed (splitmix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A way to lay out places on the Earth.
enum Layout: String, CaseIterable {
  case uniform, clusters, onePoint, fewPoints, antimeridian, poles, grid, city, footprints, giants

  func item(_ generator: inout SeededGenerator) -> SpatialItem {
    let place = self.place(&generator)
    var item = SpatialItem(position: place, traits: traits(&generator))
    switch self {
    case .footprints where Bool.random(using: &generator):
      item.footprint = polygon(around: place, degrees: 0.02, &generator)
    case .giants:
      let size = Double.random(in: 0.001...40, using: &generator)
      item.footprint = polygon(around: place, degrees: size, &generator)
    default: break
    }
    return item
  }

  func place(_ generator: inout SeededGenerator) -> Position {
    switch self {
    case .uniform, .giants: return anywhere(&generator)
    case .clusters:
      let centre = Double(Int.random(in: 0..<5, using: &generator))
      return near(at(centre * 31 - 70, centre * 70 - 160), degrees: 0.05, &generator)
    case .onePoint: return at(45.5, -73.6)
    case .fewPoints:
      let spot = Double(Int.random(in: 0..<3, using: &generator))
      return at(45.5 + spot * 1e-6, -73.6)
    case .antimeridian:
      let place = near(at(-17, 179.99), degrees: 0.05, &generator)
      return Bool.random(using: &generator) ? at(place.latitude, 180) : place
    case .poles:
      let latitude = 90 - abs(Double.random(in: -0.1...0.1, using: &generator))
      let longitude = Double.random(in: -180...180, using: &generator)
      let sign: Double = Bool.random(using: &generator) ? 1 : -1
      return at(sign * (Int.random(in: 0..<9, using: &generator) == 0 ? 90 : latitude), longitude)
    case .grid:
      return at(
        Double(Int.random(in: -9...9, using: &generator) * 10),
        Double(Int.random(in: -18...18, using: &generator) * 10))
    case .city, .footprints: return near(at(45.5, -73.6), degrees: 0.2, &generator)
    }
  }
}

private func anywhere(_ generator: inout SeededGenerator) -> Position {
  let height = Double.random(in: -1...1, using: &generator)
  return at(
    EarthCenteredLatitude.degrees(sine: height), Double.random(in: -180...180, using: &generator))
}

/// The latitude with a given sine, near enough for tests and without Foundation.
private enum EarthCenteredLatitude {
  static func degrees(sine: Double) -> Double {
    var low = -90.0
    var high = 90.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      let height = EarthCentered(at(middle, 0)).z / WGS84.semiMinorAxis
      if height < sine { low = middle } else { high = middle }
    }
    return low
  }
}

func near(_ place: Position, degrees: Double, _ generator: inout SeededGenerator) -> Position {
  let latitude = place.latitude + Double.random(in: -degrees...degrees, using: &generator)
  var longitude = place.longitude + Double.random(in: -degrees...degrees, using: &generator)
  if longitude > 180 { longitude -= 360 }
  if longitude < -180 { longitude += 360 }
  return at(min(max(latitude, -90), 90), longitude)
}

/// A star-shaped area around a place, clamped to the map; sometimes with a hole.
private func polygon(
  around place: Position, degrees: Double, _ generator: inout SeededGenerator
) -> Footprint {
  let corners: [(Double, Double)] = [(1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (0, -1)]
  let ring = corners.map { dx, dy in
    let size = Double.random(in: 0.3...1, using: &generator) * degrees
    return at(
      min(max(place.latitude + dy * size, -90), 90),
      min(max(place.longitude + dx * size, -180), 180))
  }
  let hole = corners.map { dx, dy in
    at(
      min(max(place.latitude + dy * degrees * 0.1, -90), 90),
      min(max(place.longitude + dx * degrees * 0.1, -180), 180))
  }
  let holes = Bool.random(using: &generator) ? [hole] : []
  return Footprint(polygons: [Footprint.Polygon(exterior: ring, holes: holes)])
}

private func traits(_ generator: inout SeededGenerator) -> ItemTraits {
  var traits = ItemTraits(hours: HourSet())
  for _ in 0..<Int.random(in: 0...2, using: &generator) {
    let roll = Int.random(in: 0..<100, using: &generator)
    traits.sports.insert(roll < 60 ? roll % 3 : roll < 97 ? roll % 20 : 255)
  }
  let opening = Int.random(in: 0..<160, using: &generator)
  for hour in opening..<min(opening + 12, 168) { traits.hours.insert(hour) }
  // No draw of its own, so that the worlds of kept seeds stay what they are.
  if opening % 3 == 0 { traits.attributes.insert(opening % 4) }
  if opening % 7 < 2 { traits.attributes.insert(63 - opening % 2) }
  return traits
}

/// Items, and places to ask about: near them, exactly on them, and anywhere.
struct SeededWorld {
  let items: [SpatialItem]
  let queries: [Position]

  init(_ layout: Layout, count: Int, queries: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    items = (0..<count).map { _ in layout.item(&generator) }
    var places = [Position.northPole, at(0, 180), at(-90, 13), at(-17, -180)]
    while places.count < queries {
      switch places.count % 3 {
      case 0: places.append(layout.place(&generator))
      case 1: places.append(items.randomElement(using: &generator)?.position ?? at(1, 2))
      default: places.append(anywhere(&generator))
      }
    }
    self.queries = places
  }
}
