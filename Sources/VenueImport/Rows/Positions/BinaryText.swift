// Geometries as PostGIS prints them: well-known binary in hexadecimal digits, `0101000020E6100000…`.

internal import Geometry

enum BinaryText {
  /// The shortest that is a geometry, a point: byte order, kind and two numbers.
  private static let shortest = 42

  /// Whether a text begins like well-known binary of one of the seven kinds.
  static func isLikely(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= shortest, text.count % 2 == 0, let head = head(text) else { return false }
    return (1...7).contains(head.kind % 1000)
  }

  /// The number of the reference system in it; `nil` where it has none.
  static func system(of text: ArraySlice<UInt8>) -> Int? {
    guard let head = head(text), head.hasSystem, let bytes = bytes(text.prefix(18)),
      bytes.count == 9
    else { return nil }
    let word = word(bytes[5...], isBigEndian: bytes[0] == 0)
    return word == 0 ? nil : Int(word)
  }

  /// Reads a text and appends its vertices; `nil` where it is no well-known binary.
  static func read(_ text: ArraySlice<UInt8>, into shapes: inout ShapeColumn) -> Shape? {
    guard isLikely(text), let bytes = bytes(text), let geometry = try? WKB.decode(bytes) else {
      return nil
    }
    return shapes.append(geometry)
  }

  private static func head(_ text: ArraySlice<UInt8>) -> (kind: UInt32, hasSystem: Bool)? {
    guard let bytes = bytes(text.prefix(10)), bytes.count == 5, bytes[0] <= 1 else { return nil }
    let word = word(bytes[1...], isBigEndian: bytes[0] == 0)
    return (word & 0x0FFF_FFFF, word & 0x2000_0000 != 0)
  }

  private static func word(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> UInt32 {
    let four = isBigEndian ? Array(bytes) : bytes.reversed()
    return four.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func bytes(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
    guard digits.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    var high: UInt8?
    for digit in digits {
      let value: UInt8
      switch digit {
      case 0x30...0x39: value = digit - 0x30
      case 0x41...0x46: value = digit - 0x41 + 10
      case 0x61...0x66: value = digit - 0x61 + 10
      default: return nil
      }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    return bytes
  }
}

extension ShapeColumn {
  /// Appends the vertices of a geometry; of a mixed collection the areas count, else the lines, else the points.
  fileprivate mutating func append(_ geometry: PlanarGeometry) -> Shape {
    switch geometry {
    case .point(let point): return .point(appendVertex(x: point.x, y: point.y))
    case .multiPoint(let points):
      let places = points.map { appendVertex(x: $0.x, y: $0.y) }
      return places.isEmpty
        ? .none(.empty) : places.count == 1 ? .point(places[0]) : .points(places)
    case .lineString(let line): return .lines([append(line)])
    case .multiLineString(let lines): return .lines(lines.map { append($0) })
    case .polygon, .multiPolygon:
      let polygons = geometry.polygons.map { $0.map { append($0) } }
      return polygons.isEmpty ? .none(.empty) : .polygons(polygons)
    case .collection(let members):
      let areas = geometry.polygons.map { $0.map { append($0) } }
      if !areas.isEmpty { return .polygons(areas) }
      return members.first.map { append($0) } ?? .none(.empty)
    }
  }

  private mutating func append(_ line: [PlanarPoint]) -> Range<Int> {
    let start = xs.count
    for point in line { _ = appendVertex(x: point.x, y: point.y) }
    return start..<xs.count
  }
}
