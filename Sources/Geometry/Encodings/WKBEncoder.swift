// Writes well-known binary, little-endian and without heights.

/// Bytes of well-known binary in the making.
struct WKBEncoder {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// The head of a geometry: byte order and kind.
  mutating func begin(_ kind: WKB.Kind) {
    bytes.append(1)
    append(kind.rawValue)
  }

  mutating func append(_ geometry: PlanarGeometry) {
    switch geometry {
    case .point(let point): append(point: point)
    case .multiPoint(let points): append(.multiPoint, of: points) { $0.append(point: $1) }
    case .lineString(let points): append(line: points)
    case .multiLineString(let lines):
      append(.multiLineString, of: lines) { $0.append(line: $1) }
    case .polygon(let rings): append(polygon: rings)
    case .multiPolygon(let polygons):
      append(.multiPolygon, of: polygons) { $0.append(polygon: $1) }
    case .collection(let members): append(.collection, of: members) { $0.append($1) }
    }
  }

  mutating func append(_ point: PlanarPoint) {
    append(point.x.bitPattern)
    append(point.y.bitPattern)
  }

  private mutating func append<Member>(
    _ kind: WKB.Kind, of members: [Member], _ each: (inout WKBEncoder, Member) -> Void
  ) {
    begin(kind)
    append(UInt32(truncatingIfNeeded: members.count))
    for member in members { each(&self, member) }
  }

  private mutating func append(point: PlanarPoint) {
    begin(.point)
    append(point)
  }

  private mutating func append(line: [PlanarPoint]) {
    begin(.lineString)
    append(UInt32(truncatingIfNeeded: line.count))
    for point in line { append(point) }
  }

  private mutating func append(polygon rings: [[PlanarPoint]]) {
    begin(.polygon)
    append(UInt32(truncatingIfNeeded: rings.count))
    for ring in rings {
      let opening = ring.first == ring.last ? nil : ring.first
      append(UInt32(truncatingIfNeeded: ring.count + (opening == nil ? 0 : 1)))
      for point in ring { append(point) }
      if let opening { append(opening) }
    }
  }

  private mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
  }
}
