// Geometries as GeoJSON in a cell, and records of a latitude and a longitude.

internal import Venues

enum GeoJSONText {
  /// Whether a text begins like a geometry or a record of coordinates.
  static func isLikely(_ text: ArraySlice<UInt8>) -> Bool {
    let beginning = text.prefix(512)
    guard beginning.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return false }
    return ["\"", "'"].contains { quote in
      beginning.place(of: "\(quote)coordinates\(quote)") != nil
        || beginning.place(of: "\(quote)lat") != nil
    }
  }

  /// A record as Python prints it, `{'type': 'Point', 'coordinates': (-73.6, 45.5)}`, as JSON; `nil` for other texts.
  static func plain(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let marks = text.filter { $0 > 0x20 }.prefix(3)
    guard marks.starts(with: Array("{'".utf8)) || marks.starts(with: Array("{u'".utf8)) else {
      return nil
    }
    var bytes: [UInt8] = []
    // Texts stand between either kind of quotes, whichever is not within.
    var quote: UInt8?
    var isEscaped = false
    for (index, byte) in zip(text.indices, text) {
      if let open = quote {
        switch byte {
        case _ where isEscaped:
          isEscaped = false
          // JSON does not know `\'`.
          if byte != UInt8(ascii: "'") { bytes.append(UInt8(ascii: "\\")) }
          bytes.append(byte)
        case UInt8(ascii: "\\"): isEscaped = true
        case open:
          quote = nil
          bytes.append(UInt8(ascii: "\""))
        case UInt8(ascii: "\""): bytes += Array("\\\"".utf8)
        default: bytes.append(byte)
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        quote = byte
        bytes.append(UInt8(ascii: "\""))
      case UInt8(ascii: "u") where text[index...].starts(with: Array("u'".utf8)): continue
      case UInt8(ascii: "("): bytes.append(UInt8(ascii: "["))
      case UInt8(ascii: ")"): bytes.append(UInt8(ascii: "]"))
      case UInt8(ascii: "F"), UInt8(ascii: "T"): bytes.append(byte | 0x20)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self).contains("None")
      ? Array(String(decoding: bytes, as: UTF8.self).replacing(": None", with: ": null").utf8)
      : bytes
  }

  /// Reads a text and appends its vertices.
  static func read(_ text: ArraySlice<UInt8>, into shapes: inout ShapeColumn) -> Shape {
    let unreadable = Shape.none(
      .unreadable(String(decoding: text.prefix(60), as: UTF8.self)))
    guard let value = try? JSONValue.parse(plain(text) ?? Array(text)),
      case .object(let object) = value
    else {
      return unreadable
    }
    return shapes.append(object) ?? unreadable
  }
}

extension ShapeColumn {
  fileprivate mutating func append(_ object: JSONObject) -> Shape? {
    if case .object(let geometry)? = object["geometry"] { return append(geometry) }
    guard case .array(let coordinates)? = object["coordinates"] else { return place(object) }
    guard case .string(let type)? = object["type"] else { return nil }
    if coordinates.isEmpty { return .none(.empty) }
    switch type {
    case "Point": return vertex(.array(coordinates)).map { .point($0) }
    case "MultiPoint":
      let vertices = coordinates.compactMap { vertex($0) }
      return vertices.count == coordinates.count
        ? vertices.count == 1 ? .point(vertices[0]) : .points(vertices) : nil
    case "LineString": return line(.array(coordinates)).map { .lines([$0]) }
    case "MultiLineString": return lines(.array(coordinates)).map { .lines($0) }
    case "Polygon": return lines(.array(coordinates)).map { .polygons([$0]) }
    case "MultiPolygon":
      let polygons = coordinates.compactMap { lines($0) }
      return polygons.count == coordinates.count ? .polygons(polygons) : nil
    default: return .none(.unsupported(type.shortened))
    }
  }

  /// A record with the members `latitude` and `longitude` by any of their short names.
  private mutating func place(_ object: JSONObject) -> Shape? {
    func number(_ names: Set<String>) -> Double? {
      let member = object.members.first { names.contains($0.key.lowercased()) }
      if case .string(let text)? = member?.value {
        let bytes = Array(text.utf8)
        return CellNumber.parse(bytes.span)
      }
      return member?.value.double
    }
    guard let y = number(["lat", "latitude"]),
      let x = number(["lon", "lng", "long", "longitude"])
    else { return nil }
    return .point(appendVertex(x: x, y: y))
  }

  private mutating func vertex(_ value: JSONValue) -> Int? {
    guard case .array(let numbers) = value, numbers.count >= 2, let x = numbers[0].double,
      let y = numbers[1].double
    else { return nil }
    return appendVertex(x: x, y: y)
  }

  private mutating func line(_ value: JSONValue) -> Range<Int>? {
    guard case .array(let positions) = value else { return nil }
    let start = xs.count
    for position in positions where vertex(position) == nil { return nil }
    return start..<xs.count
  }

  private mutating func lines(_ value: JSONValue) -> [Range<Int>]? {
    guard case .array(let members) = value else { return nil }
    let lines = members.compactMap { line($0) }
    return lines.count == members.count ? lines : nil
  }
}
