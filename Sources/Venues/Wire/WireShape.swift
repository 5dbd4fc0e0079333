// Points and areas as GeoJSON geometries (RFC 7946, section 3.1).

internal import GeoPrimitives

/// A geometry that a venue can have.
enum WireShape: Equatable {
  case point(Position)
  case area(Footprint)

  /// Reads a Point, Polygon or MultiPolygon; heights are dropped, and so is the position that closes a ring.
  init(geoJSON value: JSONValue, path: String) throws(WireError) {
    guard case .object(let object) = value, case .string(let type)? = object["type"] else {
      throw .badGeometry(path: path, reason: "expected a geometry with a type")
    }
    let reader = CoordinateReader(path: "\(path).coordinates")
    let coordinates = try reader.list(object["coordinates"] ?? .null)
    switch type {
    case "Point": self = .point(try reader.position(.array(coordinates)))
    case "Polygon":
      self = .area(Footprint(polygons: [try reader.polygon(.array(coordinates))]))
    case "MultiPolygon":
      guard !coordinates.isEmpty else { throw reader.fault("a MultiPolygon without polygons") }
      var polygons: [Footprint.Polygon] = []
      for polygon in coordinates { polygons.append(try reader.polygon(polygon)) }
      self = .area(Footprint(polygons: polygons))
    default:
      throw .badGeometry(
        path: path, reason: "a \(type) is no venue; expected Point, Polygon or MultiPolygon")
    }
  }
}

/// Reads nested coordinate lists.
private struct CoordinateReader {
  let path: String

  func fault(_ reason: String) -> WireError { .badGeometry(path: path, reason: reason) }

  func list(_ value: JSONValue) throws(WireError) -> [JSONValue] {
    guard case .array(let elements) = value else {
      throw fault("expected a list, found \(value.kind)")
    }
    return elements
  }

  func position(_ value: JSONValue) throws(WireError) -> Position {
    let numbers = try list(value)
    guard numbers.count >= 2, let longitude = numbers[0].double, let latitude = numbers[1].double
    else { throw fault("expected [longitude, latitude]") }
    do {
      return try Position(latitude: latitude, longitude: longitude)
    } catch {
      throw .badPosition(path: path, reason: error)
    }
  }

  func ring(_ value: JSONValue) throws(WireError) -> [Position] {
    var positions: [Position] = []
    for element in try list(value) { positions.append(try position(element)) }
    guard positions.count >= 4 else { throw fault("a ring of fewer than four positions") }
    guard positions.first == positions.last else { throw fault("a ring that is not closed") }
    positions.removeLast()
    return positions
  }

  func polygon(_ value: JSONValue) throws(WireError) -> Footprint.Polygon {
    var rings: [[Position]] = []
    for element in try list(value) { rings.append(try ring(element)) }
    guard let exterior = rings.first else { throw fault("a polygon without rings") }
    return Footprint.Polygon(exterior: exterior, holes: Array(rings.dropFirst()))
  }
}

// MARK: - Writing

extension Position {
  /// The position as a GeoJSON Point.
  var geoJSON: JSONObject {
    JSONObject(distinctMembers: [
      JSONObject.Member(key: "type", value: "Point"),
      JSONObject.Member(key: "coordinates", value: coordinates),
    ])
  }

  fileprivate var coordinates: JSONValue { .array([.number(longitude), .number(latitude)]) }
}

extension Footprint {
  /// The area as a GeoJSON Polygon, or a MultiPolygon where it has several parts.
  ///
  /// Rings are closed, outlines run counterclockwise and holes clockwise, as RFC 7946, section 3.1.6, asks.
  var geoJSON: JSONObject {
    let parts = polygons.map { polygon in
      JSONValue.array(
        [Self.coordinates(of: polygon.exterior, counterclockwise: true)]
          + polygon.holes.map { Self.coordinates(of: $0, counterclockwise: false) })
    }
    let isSingle = parts.count == 1
    return JSONObject(distinctMembers: [
      JSONObject.Member(key: "type", value: isSingle ? "Polygon" : "MultiPolygon"),
      JSONObject.Member(key: "coordinates", value: isSingle ? parts[0] : .array(parts)),
    ])
  }

  private static func coordinates(of ring: [Position], counterclockwise: Bool) -> JSONValue {
    var closed = ring
    if let first = ring.first, ring.last != first { closed.append(first) }
    if isCounterclockwise(closed) != counterclockwise { closed.reverse() }
    return .array(closed.map(\.coordinates))
  }

  private static func isCounterclockwise(_ closed: [Position]) -> Bool {
    var doubledArea = 0.0
    for (start, end) in zip(closed, closed.dropFirst()) {
      doubledArea += (end.longitude - start.longitude) * (end.latitude + start.latitude)
    }
    return doubledArea < 0
  }
}
