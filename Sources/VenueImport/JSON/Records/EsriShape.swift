// Geometries of Esri's JSON and of OpenStreetMap elements as places in a flat column of vertices.

extension ShapeColumn {
  /// Appends the vertices of an Esri geometry (`x` and `y`, `points`, `paths` or `rings`) and makes the shape that names them.
  mutating func appendEsri(_ tape: borrowing JSONTape, _ place: Int) -> Shape {
    guard tape.kind(place) == .record else { return .none(.empty) }
    if let x = tape.member("x", of: place), let y = tape.member("y", of: place) {
      guard let x = tape.number(x), let y = tape.number(y) else { return .none(.empty) }
      return .point(appendVertex(x: x, y: y))
    }
    if let list = tape.member("rings", of: place) {
      let rings = appendLines(tape, list)
      return rings.isEmpty ? .none(.empty) : .polygons(polygons(of: rings))
    }
    if let list = tape.member("paths", of: place) {
      let lines = appendLines(tape, list)
      return lines.isEmpty ? .none(.empty) : .lines(lines)
    }
    if let list = tape.member("points", of: place) {
      let points = Array(appendVertices(tape, list))
      return points.isEmpty
        ? .none(.empty) : points.count == 1 ? .point(points[0]) : .points(points)
    }
    return tape.isEmpty(place) ? .none(.empty) : .none(.unsupported("curve"))
  }

  private mutating func appendLines(_ tape: borrowing JSONTape, _ list: Int) -> [Range<Int>] {
    guard tape.kind(list) == .list else { return [] }
    var lines: [Range<Int>] = []
    var place = tape.first(list)
    while place < tape.end(list) {
      let line = appendVertices(tape, place)
      if !line.isEmpty { lines.append(line) }
      place = tape.next(place)
    }
    return lines
  }

  private mutating func appendVertices(_ tape: borrowing JSONTape, _ list: Int) -> Range<Int> {
    let start = xs.count
    guard tape.kind(list) == .list else { return start..<start }
    var place = tape.first(list)
    while place < tape.end(list) {
      let first = tape.first(place)
      if tape.kind(place) == .list, first < tape.end(place), let x = tape.number(first) {
        let second = tape.next(first)
        if second < tape.end(place), let y = tape.number(second) {
          _ = appendVertex(x: x, y: y)
        }
      }
      place = tape.next(place)
    }
    return start..<xs.count
  }

  /// Polygons of rings: those that run clockwise are outlines, the others holes in the outline around them.
  private func polygons(of rings: [Range<Int>]) -> [[Range<Int>]] {
    var polygons = rings.filter { signedArea($0) <= 0 }.map { [$0] }
    if polygons.isEmpty { return rings.map { [$0] } }
    for hole in rings where signedArea(hole) > 0 {
      let owner = polygons.firstIndex { contains($0[0], xs[hole.lowerBound], ys[hole.lowerBound]) }
      polygons[owner ?? 0].append(hole)
    }
    return polygons
  }

  private func signedArea(_ ring: Range<Int>) -> Double {
    var sum = 0.0
    for index in ring.dropLast() {
      sum += (xs[index + 1] - xs[index]) * (ys[index + 1] + ys[index])
    }
    return -sum / 2
  }

  /// Whether a ring runs around a position (even-odd rule).
  private func contains(_ ring: Range<Int>, _ x: Double, _ y: Double) -> Bool {
    var isInside = false
    for index in ring.dropLast() where (ys[index] > y) != (ys[index + 1] > y) {
      let share = (y - ys[index]) / (ys[index + 1] - ys[index])
      if x < xs[index] + share * (xs[index + 1] - xs[index]) { isInside.toggle() }
    }
    return isInside
  }

  /// Appends the position, the middle or the way of an OpenStreetMap element.
  mutating func appendElement(_ tape: borrowing JSONTape) -> Shape {
    if let place = appendNamed(tape, tape.root) { return .point(place) }
    if let list = tape.member("geometry", of: tape.root), tape.kind(list) == .list {
      let start = xs.count
      var place = tape.first(list)
      while place < tape.end(list) {
        _ = appendNamed(tape, place)
        place = tape.next(place)
      }
      let way = start..<xs.count
      if way.isEmpty { return .none(.empty) }
      let isClosed = way.count > 3 && xs[start] == xs[xs.count - 1] && ys[start] == ys[ys.count - 1]
      return isClosed ? .polygons([[way]]) : .lines([way])
    }
    if let center = tape.member("center", of: tape.root), let place = appendNamed(tape, center) {
      return .point(place)
    }
    return .none(.empty)
  }

  /// Appends the `lat` and `lon` of a record.
  private mutating func appendNamed(_ tape: borrowing JSONTape, _ place: Int) -> Int? {
    guard let lat = tape.member("lat", of: place), let lon = tape.member("lon", of: place),
      let y = tape.number(lat), let x = tape.number(lon)
    else { return nil }
    return appendVertex(x: x, y: y)
  }
}
