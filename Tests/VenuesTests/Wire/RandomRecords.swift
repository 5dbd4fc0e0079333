// Random JSON values and venues: every kind, awkward strings, awkward numbers.

import GeoPrimitives
import Venues

extension SeededRandom {
  mutating func text() -> String {
    let pieces = [
      "a", "É", "e\u{301}", "\"", "\\", "\n", "\r\n", "\u{0}", "\u{1F}", "𝄞", "籃球", "/", ";", ",",
      "\u{2028}", "\u{7F}", "’", " ", "=1+1",
    ]
    return (0..<Int.random(in: 0...6, using: &self)).map { _ in
      pieces.randomElement(using: &self) ?? ""
    }.joined()
  }

  mutating func number() -> Double {
    let special = [0.0, -0.0, .leastNonzeroMagnitude, -1e-7, .greatestFiniteMagnitude, 1e22, 1e23]
    switch Int.random(in: 0...3, using: &self) {
    case 0: return Double(Int.random(in: -1000...1000, using: &self))
    case 1: return Double.random(in: -180...180, using: &self)
    case 2: return special.randomElement(using: &self) ?? 0
    default:
      let value = Double(bitPattern: UInt64.random(in: .min ... .max, using: &self))
      return value.isFinite ? value : 0.5
    }
  }

  mutating func json(depth: Int = 0) -> JSONValue {
    switch Int.random(in: 0...(depth < 4 ? 7 : 4), using: &self) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &self))
    case 2: return .integer(Int64.random(in: .min ... .max, using: &self))
    case 3: return .number(number())
    case 4: return .string(text())
    case 5:
      return .array((0..<Int.random(in: 0...4, using: &self)).map { _ in json(depth: depth + 1) })
    default: return .object(object(depth: depth + 1))
    }
  }

  mutating func object(depth: Int = 1) -> JSONObject {
    var object = JSONObject()
    for _ in 0..<Int.random(in: 0...4, using: &self) { object[text()] = json(depth: depth) }
    return object
  }

  mutating func position() -> Position {
    Position(
      uncheckedLatitude: Double.random(in: -90...90, using: &self),
      longitude: Double.random(in: -180...180, using: &self))
  }

  /// An outline that runs counterclockwise and does not repeat its first position, as readers return them.
  mutating func box() -> [Position] {
    let south = Double.random(in: -80...80, using: &self)
    let west = Double.random(in: -170...170, using: &self)
    let size = Double.random(in: 0.001...1, using: &self)
    return [(0.0, 0.0), (0, 1), (1, 1), (1, 0)].map { corner in
      Position(
        uncheckedLatitude: south + corner.0 * size, longitude: west + corner.1 * size)
    }
  }

  mutating func venue() -> Venue {
    var properties = object()
    for key in VenueKey.allCases { properties[key.rawValue] = nil }
    let isArea = Bool.random(using: &self)
    let polygons = (0..<Int.random(in: 1...3, using: &self)).map { _ in
      Footprint.Polygon(
        exterior: box(),
        holes: Bool.random(using: &self) ? [Array(box().reversed())] : [])
    }
    return Venue(
      id: "v\(next())", source: text(), sourceID: text(), name: text(), position: position(),
      footprint: isArea ? Footprint(polygons: polygons) : nil,
      sports: (0..<Int.random(in: 0...3, using: &self)).map { _ in text() },
      hours: Bool.random(using: &self) ? text() : nil,
      timeZone: Bool.random(using: &self) ? "America/Toronto" : nil, properties: properties)
  }
}
