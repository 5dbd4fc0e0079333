// Where coordinates would lie if they were of a reference system.

internal import GeoPrimitives
internal import Geodesy

/// The coordinates of a file, to be tried in one reference system after another.
struct SystemTrial {
  private let coordinates: ShapeColumn

  /// So many pairs are tried.
  private static let sampleLength = 300

  /// Takes some of the coordinates, evenly.
  init(_ all: ShapeColumn) {
    var few = ShapeColumn()
    let step = max(1, all.xs.count / Self.sampleLength)
    for index in stride(from: 0, to: all.xs.count, by: step)
    where all.xs[index] != 0 || all.ys[index] != 0 {
      _ = few.appendVertex(x: all.xs[index], y: all.ys[index])
    }
    coordinates = few
  }

  /// Tries a system; `nil` where more than one pair in ten has no place in it.
  func outcome(
    in system: ReferenceSystem, _ turn: CoordinateTurn = .none
  ) -> SystemOutcome? {
    guard let projection = try? Projection(from: system) else { return nil }
    var (xs, ys) = (coordinates.xs, coordinates.ys)
    turn.apply(&xs, &ys)
    _ = projection.toDegrees(x: &xs, y: &ys)
    var places: [Position] = []
    for index in xs.indices {
      guard let place = try? Position(latitude: ys[index], longitude: xs[index]) else { continue }
      places.append(place)
    }
    guard places.count * 10 >= coordinates.xs.count * 9, let first = places.first,
      let middle = places.middle
    else { return nil }
    return SystemOutcome(system: system, turn: turn, places: places, first: first, middle: middle)
  }

  /// How many of the pairs, between 0 and 1, a condition holds for.
  func share(where holds: (Double, Double) -> Bool) -> Double {
    let count = zip(coordinates.xs, coordinates.ys).count { holds($0, $1) }
    return Double(count) / Double(max(1, coordinates.xs.count))
  }

  /// How far the middle moves between two systems.
  func difference(_ one: ReferenceSystem, _ other: ReferenceSystem) -> Distance? {
    guard let here = outcome(in: one), let there = outcome(in: other) else { return nil }
    return here.distance(to: there)
  }
}

/// Where coordinates lie in a system.
struct SystemOutcome {
  let system: ReferenceSystem
  /// How the pairs were turned before.
  let turn: CoordinateTurn
  let places: [Position]
  /// Where the first pair lies.
  let first: Position
  /// The medians of longitude and latitude.
  let middle: Position

  /// Whether nine in ten of the places lie where the system is meant to be used, or somewhat around.
  ///
  /// Cities near the edge of a zone use the one that most of their country uses: a zone may reach two thirds of its width
  /// beyond, as Finland's middle one does.
  var isInAreaOfUse: Bool {
    guard let area = system.areaOfUse?.box else { return false }
    let width = area.west > area.east ? 360 : area.east - area.west
    return isInAreaOfUse(margin: min(max(width * 2 / 3, 0.5), 3.5))
  }

  /// Whether nine in ten of the places lie where the system is meant to be used, or so many degrees around.
  func isInAreaOfUse(margin: Double) -> Bool {
    guard let area = system.areaOfUse?.box else { return false }
    let north = min(margin, 0.5)
    let inside = places.count { place in
      let isNorthSouth = (area.south - north...area.north + north).contains(place.latitude)
      let isEastWest =
        area.west > area.east
        || (area.west - margin...area.east + margin).contains(place.longitude)
      return isNorthSouth && isEastWest
    }
    return inside * 10 >= places.count * 9
  }

  /// How many of the places, between 0 and 1, a condition holds for.
  func share(where holds: (Position) -> Bool) -> Double {
    Double(places.count(where: holds)) / Double(places.count)
  }

  /// How far another outcome's middle lies from this one's.
  func distance(to other: SystemOutcome) -> Distance {
    .meters(Geodesic.meters(from: middle, to: other.middle))
  }
}
