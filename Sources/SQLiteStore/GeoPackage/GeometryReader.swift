// Reads the geometry column back, whichever byte order, envelope and dimension another program wrote it with.

internal import GeoPrimitives

/// A place in a GeoPackage binary geometry.
struct GeometryReader {
  /// A geometry that a venue can have.
  enum Shape {
    case point(Position)
    case area(Footprint)
  }

  /// Why a blob is no geometry of a venue.
  struct Fault: Error {
    let reason: String
  }

  private var offset = 0
  private var isLittleEndian = true
  /// How many numbers a position has, and what adds to a shape's code for them.
  private var dimensions = 2

  /// Reads a Point, Polygon or MultiPolygon; heights and measures are dropped, and so is the position that closes a ring.
  static func read(_ bytes: Span<UInt8>) throws(Fault) -> Shape {
    var reader = GeometryReader()
    try reader.skipHeader(in: bytes)
    switch try reader.shape(in: bytes) {
    case 1: return .point(try reader.position(in: bytes))
    case 3: return .area(Footprint(polygons: [try reader.polygon(in: bytes)]))
    case 6:
      var polygons: [Footprint.Polygon] = []
      for _ in 0..<(try reader.count(ofAtLeast: 9, in: bytes)) {
        guard try reader.shape(in: bytes) == 3 else {
          throw Fault(reason: "a part of its geometry is no polygon")
        }
        polygons.append(try reader.polygon(in: bytes))
      }
      return .area(Footprint(polygons: polygons))
    case let code: throw Fault(reason: "its geometry has type \(code), neither point nor polygon")
    }
  }

  private mutating func skipHeader(in bytes: Span<UInt8>) throws(Fault) {
    guard bytes.count >= 8, bytes[0] == 0x47, bytes[1] == 0x50 else {
      throw Fault(reason: "its geometry is no GeoPackage geometry")
    }
    let envelopeLengths = [0, 32, 48, 48, 64]
    let envelope = Int(bytes[3] >> 1 & 7)
    guard envelope < envelopeLengths.count else {
      throw Fault(reason: "its geometry has an unknown envelope")
    }
    isLittleEndian = bytes[3] & 1 == 1
    offset = 8 + envelopeLengths[envelope]
  }

  private mutating func shape(in bytes: Span<UInt8>) throws(Fault) -> UInt32 {
    try need(5, in: bytes)
    isLittleEndian = bytes[offset] == 1
    offset += 1
    let code = UInt32(truncatingIfNeeded: word(bytes: 4, in: bytes))
    dimensions = 2 + [0, 1, 1, 2][Int(min(code / 1000, 3))]
    return code % 1000
  }

  private mutating func polygon(in bytes: Span<UInt8>) throws(Fault) -> Footprint.Polygon {
    var rings: [[Position]] = []
    for _ in 0..<(try count(ofAtLeast: 4, in: bytes)) { rings.append(try ring(in: bytes)) }
    guard let exterior = rings.first else { throw Fault(reason: "its polygon has no ring") }
    return Footprint.Polygon(exterior: exterior, holes: Array(rings.dropFirst()))
  }

  private mutating func ring(in bytes: Span<UInt8>) throws(Fault) -> [Position] {
    let count = try count(ofAtLeast: 8 * dimensions, in: bytes)
    var positions: [Position] = []
    positions.reserveCapacity(count)
    for _ in 0..<count { positions.append(try position(in: bytes)) }
    if positions.count > 1, positions.first == positions.last { positions.removeLast() }
    return positions
  }

  private mutating func position(in bytes: Span<UInt8>) throws(Fault) -> Position {
    try need(8 * dimensions, in: bytes)
    let longitude = Double(bitPattern: word(bytes: 8, in: bytes))
    let latitude = Double(bitPattern: word(bytes: 8, in: bytes))
    offset += 8 * (dimensions - 2)
    do {
      return try Position(latitude: latitude, longitude: longitude)
    } catch {
      throw Fault(reason: error.description)
    }
  }

  /// A count of things of at least so many bytes, checked against what is left so that no lie makes us reserve memory.
  private mutating func count(ofAtLeast size: Int, in bytes: Span<UInt8>) throws(Fault) -> Int {
    try need(4, in: bytes)
    let count = Int(word(bytes: 4, in: bytes))
    try need(count * size, in: bytes)
    return count
  }

  private func need(_ count: Int, in bytes: Span<UInt8>) throws(Fault) {
    guard bytes.count - offset >= count else { throw Fault(reason: "its geometry is cut short") }
  }

  private mutating func word(bytes count: Int, in bytes: Span<UInt8>) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<count {
      let byte = UInt64(bytes[offset + index])
      word |= byte << UInt64(8 * (isLittleEndian ? index : count - 1 - index))
    }
    offset += count
    return word
  }
}
