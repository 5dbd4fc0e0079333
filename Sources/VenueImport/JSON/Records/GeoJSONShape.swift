// Geometries of GeoJSON (RFC 7946) as places in a flat column of vertices. Heights are dropped.

extension JSONTape {
  /// Whether a record is a geometry.
  func isGeometry(_ place: Int) -> Bool {
    guard kind(place) == .record, let type = member("type", of: place), kind(type) == .text else {
      return false
    }
    if member("coordinates", of: place) != nil { return GeoJSONKind(self, type) != nil }
    return member("geometries", of: place) != nil
      || (isText(type, "Feature") && member("geometry", of: place) != nil)
  }
}

/// The kinds of geometries.
enum GeoJSONKind {
  case point, points, line, lines, polygon, polygons

  init?(_ tape: borrowing JSONTape, _ place: Int) {
    if tape.isText(place, "Point") {
      self = .point
    } else if tape.isText(place, "Polygon") {
      self = .polygon
    } else if tape.isText(place, "MultiPolygon") {
      self = .polygons
    } else if tape.isText(place, "LineString") {
      self = .line
    } else if tape.isText(place, "MultiLineString") {
      self = .lines
    } else if tape.isText(place, "MultiPoint") {
      self = .points
    } else {
      return nil
    }
  }
}

extension ShapeColumn {
  /// Appends the vertices of a geometry and makes the shape that names them.
  mutating func appendGeoJSON(_ tape: borrowing JSONTape, _ place: Int) -> Shape {
    guard tape.kind(place) == .record else {
      return tape.kind(place) == .null ? .none(.empty) : unreadable(tape, place)
    }
    var type: Int?
    var coordinates: Int?
    var parts: Int?
    var inner: Int?
    var member = tape.first(place)
    let end = tape.end(place)
    while member < end {
      if tape.isText(member, "type") { type = member + 1 }
      if tape.isText(member, "coordinates") { coordinates = member + 1 }
      if tape.isText(member, "geometries") { parts = member + 1 }
      if tape.isText(member, "geometry") { inner = member + 1 }
      member = tape.next(member + 1)
    }
    guard let type, tape.kind(type) == .text else {
      return tape.isEmpty(place) ? .none(.empty) : unreadable(tape, place)
    }
    if let kind = GeoJSONKind(tape, type) {
      guard let coordinates, tape.kind(coordinates) == .list, !tape.isEmpty(coordinates) else {
        return .none(.empty)
      }
      let start = xs.count
      if let shape = append(kind, tape, coordinates) { return shape }
      xs.removeLast(xs.count - start)
      ys.removeLast(ys.count - start)
      return unreadable(tape, place)
    }
    if tape.isText(type, "GeometryCollection"), let parts, tape.kind(parts) == .list {
      return appendCollection(tape, parts)
    }
    if tape.isText(type, "Feature"), let inner { return appendGeoJSON(tape, inner) }
    return .none(.unsupported(tape.text(type).shortened))
  }

  private func unreadable(_ tape: borrowing JSONTape, _ place: Int) -> Shape {
    var bytes: [UInt8] = []
    tape.appendJSON(place, to: &bytes)
    return .none(.unreadable(String(decoding: bytes, as: UTF8.self).shortened))
  }

  private mutating func append(
    _ kind: GeoJSONKind, _ tape: borrowing JSONTape, _ list: Int
  ) -> Shape? {
    switch kind {
    case .point: return appendPosition(tape, list).map { .point($0) }
    case .points:
      let places = appendLine(tape, list)
      return places.flatMap {
        $0.count == 1 ? .point($0.lowerBound) : $0.isEmpty ? nil : .points(Array($0))
      }
    case .line: return appendLine(tape, list).map { $0.isEmpty ? .none(.empty) : .lines([$0]) }
    case .lines: return appendRings(tape, list).map { $0.isEmpty ? .none(.empty) : .lines($0) }
    case .polygon:
      return appendRings(tape, list).map { $0.isEmpty ? .none(.empty) : .polygons([$0]) }
    case .polygons:
      var polygons: [[Range<Int>]] = []
      var place = tape.first(list)
      while place < tape.end(list) {
        guard tape.kind(place) == .list, let rings = appendRings(tape, place) else { return nil }
        if !rings.isEmpty { polygons.append(rings) }
        place = tape.next(place)
      }
      return polygons.isEmpty ? .none(.empty) : .polygons(polygons)
    }
  }

  /// The lines or rings of a list.
  private mutating func appendRings(_ tape: borrowing JSONTape, _ list: Int) -> [Range<Int>]? {
    var rings: [Range<Int>] = []
    var place = tape.first(list)
    let end = tape.end(list)
    while place < end {
      guard tape.kind(place) == .list, let ring = appendLine(tape, place) else { return nil }
      if !ring.isEmpty { rings.append(ring) }
      place = tape.next(place)
    }
    return rings
  }

  private mutating func appendLine(_ tape: borrowing JSONTape, _ list: Int) -> Range<Int>? {
    let start = xs.count
    var place = tape.first(list)
    let end = tape.end(list)
    while place < end {
      guard tape.kind(place) == .list, appendPosition(tape, place) != nil else { return nil }
      place = tape.next(place)
    }
    return start..<xs.count
  }

  /// The first two numbers of a list; `nil` where they are none.
  private mutating func appendPosition(_ tape: borrowing JSONTape, _ list: Int) -> Int? {
    let first = tape.first(list)
    guard first < tape.end(list), let x = coordinate(tape, first) else { return nil }
    let second = tape.next(first)
    guard second < tape.end(list), let y = coordinate(tape, second) else { return nil }
    return appendVertex(x: x, y: y)
  }

  /// A number, also where it stands in quotes.
  private func coordinate(_ tape: borrowing JSONTape, _ place: Int) -> Double? {
    guard tape.kind(place) == .text else { return tape.number(place) }
    let bytes = Array(tape.text(place).utf8)
    return CellNumber.parse(bytes.span)
  }

  /// The parts of a collection; of a mixed one the areas count, else the lines, else the points.
  mutating func appendCollection(_ tape: borrowing JSONTape, _ list: Int) -> Shape {
    var points: [Int] = []
    var lines: [Range<Int>] = []
    var polygons: [[Range<Int>]] = []
    var place = tape.first(list)
    while place < tape.end(list) {
      switch appendGeoJSON(tape, place) {
      case .none: break
      case .point(let place): points.append(place)
      case .points(let places): points += places
      case .lines(let more): lines += more
      case .polygons(let more): polygons += more
      }
      place = tape.next(place)
    }
    if !polygons.isEmpty { return .polygons(polygons) }
    if !lines.isEmpty { return .lines(lines) }
    if points.count > 1 { return .points(points) }
    return points.first.map { .point($0) } ?? .none(.empty)
  }
}
