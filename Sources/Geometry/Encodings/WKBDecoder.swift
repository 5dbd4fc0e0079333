// Reads well-known binary that may come from anywhere, so every step is checked.

/// A reader over the bytes of one geometry.
struct WKBDecoder {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The head of a geometry: its kind, the size of its points and its byte order.
  private struct Head {
    var kind: WKB.Kind
    var dimensions: Int
    var isBigEndian: Bool
  }

  mutating func geometry(depth: Int) throws(GeometryError) -> PlanarGeometry {
    guard depth < PlanarGeometry.depthLimit else { throw .nestedTooDeeply }
    let head = try head()
    switch head.kind {
    case .point:
      return try point(head).map { .point($0) } ?? .multiPoint([])
    case .lineString: return .lineString(try points(head))
    case .polygon: return .polygon(try rings(head))
    case .multiPoint, .multiLineString, .multiPolygon, .collection:
      return try members(of: head, depth: depth)
    }
  }

  func expectEnd() throws(GeometryError) {
    guard offset == bytes.count else { throw malformed("bytes after the end") }
  }

  /// The members of a collection; those of a typed one must be of its type.
  private mutating func members(
    of head: Head, depth: Int
  ) throws(GeometryError) -> PlanarGeometry {
    let count = try count(head, bytesEach: 5)
    var members: [PlanarGeometry] = []
    members.reserveCapacity(count)
    for _ in 0..<count { members.append(try geometry(depth: depth + 1)) }
    guard let gathered = PlanarGeometry(members, as: head.kind) else {
      throw malformed("a member of another kind than its collection")
    }
    return gathered
  }

  private mutating func head() throws(GeometryError) -> Head {
    let order = try byte()
    guard order <= 1 else { throw malformed("byte order \(order)") }
    let isBigEndian = order == 0
    let word = try integer(isBigEndian)
    // PostGIS marks Z, M and the reference system in the upper bits; ISO adds 1000, 2000 or 3000.
    let hasSystem = word & 0x2000_0000 != 0
    let number = word & 0x0FFF_FFFF
    let thousands = number / 1000
    guard thousands <= 3, let kind = WKB.Kind(rawValue: number % 1000) else {
      throw .unsupportedKind("\(number)")
    }
    let hasZ = word & 0x8000_0000 != 0 || thousands & 1 != 0
    let hasM = word & 0x4000_0000 != 0 || thousands & 2 != 0
    if hasSystem { _ = try integer(isBigEndian) }
    return Head(
      kind: kind, dimensions: 2 + (hasZ ? 1 : 0) + (hasM ? 1 : 0), isBigEndian: isBigEndian)
  }

  private mutating func rings(_ head: Head) throws(GeometryError) -> [[PlanarPoint]] {
    let count = try count(head, bytesEach: 4)
    var rings: [[PlanarPoint]] = []
    rings.reserveCapacity(count)
    for _ in 0..<count { rings.append(try points(head)) }
    return rings
  }

  private mutating func points(_ head: Head) throws(GeometryError) -> [PlanarPoint] {
    let count = try count(head, bytesEach: head.dimensions * 8)
    var points: [PlanarPoint] = []
    points.reserveCapacity(count)
    for _ in 0..<count {
      guard let point = try point(head) else { throw .coordinateNotFinite }
      points.append(point)
    }
    return points
  }

  /// A point; `nil` where both coordinates are NaN, which is how an empty one is written.
  private mutating func point(_ head: Head) throws(GeometryError) -> PlanarPoint? {
    let x = try number(head.isBigEndian)
    let y = try number(head.isBigEndian)
    try skip((head.dimensions - 2) * 8)
    if x.isNaN && y.isNaN { return nil }
    guard x.isFinite, y.isFinite else { throw .coordinateNotFinite }
    return PlanarPoint(x: x, y: y)
  }

  /// A count of things that take at least so many bytes each; no more of them can follow than bytes are left.
  private mutating func count(_ head: Head, bytesEach: Int) throws(GeometryError) -> Int {
    let count = Int(try integer(head.isBigEndian))
    guard count <= (bytes.count - offset) / bytesEach else {
      throw malformed("\(count) parts announced, more than bytes are left")
    }
    return count
  }
}

extension WKBDecoder {
  private mutating func byte() throws(GeometryError) -> UInt8 {
    try skip(1)
    return bytes[offset - 1]
  }

  private mutating func integer(_ isBigEndian: Bool) throws(GeometryError) -> UInt32 {
    try word(of: 4, isBigEndian)
  }

  private mutating func number(_ isBigEndian: Bool) throws(GeometryError) -> Double {
    Double(bitPattern: try word(of: 8, isBigEndian))
  }

  private mutating func word<Word: FixedWidthInteger>(
    of count: Int, _ isBigEndian: Bool
  ) throws(GeometryError) -> Word {
    try skip(count)
    var word: Word = 0
    for index in (offset - count)..<offset { word = word << 8 | Word(bytes[index]) }
    return isBigEndian ? word : word.byteSwapped
  }

  /// Moves on by a count that is checked against the bytes left.
  private mutating func skip(_ count: Int) throws(GeometryError) {
    guard count <= bytes.count - offset else { throw malformed("it ends too early") }
    offset += count
  }

  private func malformed(_ reason: String) -> GeometryError {
    .malformedWKB(reason: reason, offset: offset)
  }
}

extension PlanarGeometry {
  /// Gathers members into a collection of a kind; `nil` where one does not belong into it.
  fileprivate init?(_ members: [PlanarGeometry], as kind: WKB.Kind) {
    switch kind {
    case .multiPoint:
      var points: [PlanarPoint] = []
      for member in members {
        switch member {
        case .point(let point): points.append(point)
        case .multiPoint([]): break
        default: return nil
        }
      }
      self = .multiPoint(points)
    case .multiLineString:
      var lines: [[PlanarPoint]] = []
      for member in members {
        guard case .lineString(let line) = member else { return nil }
        lines.append(line)
      }
      self = .multiLineString(lines)
    case .multiPolygon:
      var polygons: [[[PlanarPoint]]] = []
      for member in members {
        guard case .polygon(let rings) = member else { return nil }
        polygons.append(rings)
      }
      self = .multiPolygon(polygons)
    default: self = .collection(members)
    }
  }
}
