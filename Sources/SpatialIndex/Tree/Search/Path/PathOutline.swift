// A path as an outline: there and back again.

import GeoPrimitives

/// A path whose edges are straight in longitude and latitude, as an area without extent.
struct PathOutline: Outline {
  private let vertices: [SIMD2<Double>]

  init(_ path: [Position]) {
    var there: [SIMD2<Double>] = []
    for place in path {
      let vertex = SIMD2(place.longitude, place.latitude)
      // An edge without length is only seen where it is the whole path.
      if there.last != vertex { there.append(vertex) }
    }
    vertices = there + there.dropFirst().dropLast().reversed()
  }

  var ringCount: Int { 1 }
  func ring(_ index: Int) -> Range<Int> { 0..<vertices.count }
  func vertex(_ index: Int) -> SIMD2<Double> { vertices[index] }

  /// The distance to an area in metres; `nil` when it is more than `limit`.
  ///
  /// Where two edges don't cross, they are nearest at an end of one of them. Edges are curves by a hair, so for edges of many kilometres this may be
  /// too large by millimetres.
  func meters(to area: some Outline, atMost limit: Double) -> Double? {
    if crosses(area) { return 0 }
    var least: Double?
    func take(_ place: SIMD2<Double>, _ outline: some Outline) {
      let distance = OutlineDistance(from: Position(clamping: place))
      if let meters = distance.meters(to: outline, atMost: least ?? limit) { least = meters }
    }
    for vertex in vertices { take(vertex, area) }
    for ring in 0..<area.ringCount {
      for vertex in area.ring(ring) { take(area.vertex(vertex), self) }
    }
    return least
  }

  private func crosses(_ area: some Outline) -> Bool {
    var crossing = false
    forEachEdge { start, end in
      area.forEachEdge { from, to in
        let sides = turn(start, end, from) * turn(start, end, to)
        crossing = sides < 0 && turn(from, to, start) * turn(from, to, end) < 0
        return !crossing
      }
      return !crossing
    }
    return crossing
  }
}

/// Circles that hold a path, piece by piece.
struct PathCircles {
  /// No degree of longitude or latitude is longer.
  private static let longestDegree = 111_700.0
  private static let mostPieces = 100_000.0

  let circles: [(center: Position, meters: Double)]

  /// Cuts edges into pieces of at most twice a length, so that their circles are no wider than they need to be.
  init(_ path: [Position], pieces length: Double) {
    guard let first = path.first else {
      circles = []
      return
    }
    guard path.count > 1 else {
      circles = [(first, 0)]
      return
    }
    circles = zip(path, path.dropFirst()).flatMap { start, end in
      let north = end.latitude - start.latitude
      let east = end.longitude - start.longitude
      let most = (abs(north) + abs(east)) * Self.longestDegree
      let count = max(1, min(Self.mostPieces, (most / (2 * length)).rounded(.up)))
      return (0..<Int(count)).map { piece in
        let fraction = (Double(piece) + 0.5) / count
        let degrees = SIMD2(
          start.longitude + east * fraction, start.latitude + north * fraction)
        return (Position(clamping: degrees), most / (2 * count))
      }
    }
  }
}
