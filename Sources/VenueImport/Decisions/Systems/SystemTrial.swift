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

  /// Longitudes and latitudes in a system; `nil` where more than one in ten has none.
  func places(in system: ReferenceSystem) -> [Position]? {
    var shapes = coordinates
    guard let projector = try? Projector(from: system, fitting: shapes, path: "") else {
      return nil
    }
    projector.project(&shapes)
    var places: [Position] = []
    for index in shapes.xs.indices {
      guard let place = try? Position(latitude: shapes.ys[index], longitude: shapes.xs[index])
      else { continue }
      places.append(place)
    }
    return places.count * 10 >= coordinates.xs.count * 9 && !places.isEmpty ? places : nil
  }

  /// The middle of the coordinates in a system.
  func middle(in system: ReferenceSystem) -> Position? {
    guard let places = places(in: system) else { return nil }
    let half = places.count / 2
    return try? Position(
      latitude: places.map(\.latitude).sorted()[half],
      longitude: places.map(\.longitude).sorted()[half])
  }

  /// Whether nine in ten of the coordinates lie where a system is meant to be used, or half a degree around.
  func fits(_ system: ReferenceSystem) -> Bool {
    guard let area = system.areaOfUse?.box, let places = places(in: system) else { return false }
    let inside = places.count { place in
      let isNorthSouth = (area.south - 0.5...area.north + 0.5).contains(place.latitude)
      let isEastWest =
        area.west > area.east
        || (area.west - 0.5...area.east + 0.5).contains(place.longitude)
      return isNorthSouth && isEastWest
    }
    return inside * 10 >= places.count * 9
  }

  /// How far the middle moves between two systems.
  func difference(_ one: ReferenceSystem, _ other: ReferenceSystem) -> Distance? {
    guard let here = middle(in: one), let there = middle(in: other) else { return nil }
    return .meters(Geodesic.meters(from: here, to: there))
  }
}
