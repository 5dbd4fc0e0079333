// Well-known binary against GEOS's writer and reader, and against bytes that mean harm.

import GeoPrimitives
import Geometry
import Testing

@Suite("Well-known binary")
struct WKBTests {
  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex.filter { $0 != " " })
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16) ?? 0
    }
  }

  private static let pointOneTwo = "000000000000F03F 0000000000000040"

  @Test("has the bytes of the standard for a position")
  func encodesPosition() throws {
    let position = try Position(latitude: 2, longitude: 1)
    #expect(WKB.encode(position) == Self.bytes("01 01000000" + Self.pointOneTwo))
  }

  @Test(
    "is read with every mark of heights, measures and systems",
    arguments: [
      "01 01000000" + pointOneTwo,
      "00 00000001 3FF0000000000000 4000000000000000",
      "01 E9030000" + pointOneTwo + "0000000000000840",
      "01 D1070000" + pointOneTwo + "0000000000000840",
      "01 B90B0000" + pointOneTwo + "0000000000000840 0000000000000840",
      "01 01000080" + pointOneTwo + "0000000000000840",
      "01 01000040" + pointOneTwo + "0000000000000840",
      "01 010000C0" + pointOneTwo + "0000000000000840 0000000000000840",
      "01 01000020 E6100000" + pointOneTwo,
      "01 010000E0 E6100000" + pointOneTwo + "000000000000F87F 000000000000F87F",
    ])
  func isReadWithMarks(hex: String) throws {
    #expect(try WKB.decode(Self.bytes(hex)) == .point(PlanarPoint(x: 1, y: 2)))
  }

  @Test("comes back as it went out, and as GEOS reads it", arguments: 1...40 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let oracle = try GEOSOracle()
    for _ in 0..<20 {
      let geometry = random.geometry()
      let bytes = WKB.encode(geometry)
      #expect(try WKB.decode(bytes) == geometry, "seed \(seed)")
      let text = try oracle.wkt(wkb: bytes)
      for isBigEndian in [false, true] {
        let theirs = try oracle.wkb(wkt: text, isBigEndian: isBigEndian)
        #expect(try oracle.wkt(wkb: WKB.encode(WKB.decode(theirs))) == text, "seed \(seed)")
      }
    }
  }

  @Test(
    "is read as GEOS writes it",
    arguments: [
      "POINT (1 2)", "POINT EMPTY", "LINESTRING (0 0, 1 1)", "LINESTRING EMPTY",
      "POLYGON ((0 0, 4 0, 4 4, 0 0), (1 0.5, 2 1, 2 1.5, 1 0.5))", "POLYGON EMPTY",
      "MULTIPOINT ((1 2), (3 4))", "MULTIPOINT EMPTY", "MULTIPOINT ((1 2), EMPTY)",
      "MULTILINESTRING ((0 0, 1 1), (2 2, 3 3))", "MULTIPOLYGON (((0 0, 4 0, 4 4, 0 0)), EMPTY)",
      "GEOMETRYCOLLECTION (POINT (1 2), GEOMETRYCOLLECTION (LINESTRING (0 0, 1 1)))",
      "POINT Z (1 2 3)", "POLYGON Z ((0 0 9, 4 0 9, 4 4 9, 0 0 9))",
      "MULTIPOINT Z ((1 2 3), (3 4 5))",
      "LINEARRING (0 0, 1 0, 1 1, 0 0)",
    ])
  func isReadAsWritten(wkt: String) throws {
    let oracle = try GEOSOracle()
    let plain = try WKB.decode(oracle.wkb(wkt: wkt))
    for isBigEndian in [false, true] {
      for isISO in [false, true] {
        for dimensions in [2, 3] as [Int32] {
          let bytes = try oracle.wkb(
            wkt: wkt, isBigEndian: isBigEndian, dimensions: dimensions, isISO: isISO,
            system: isISO ? nil : 32188)
          #expect(try WKB.decode(bytes) == plain)
        }
      }
    }
    if !wkt.hasPrefix("LINEARRING") { #expect(try WKT.decode(wkt) == plain) }
  }

  @Test("writes footprints that GEOS finds valid, closed or not")
  func encodesFootprint() throws {
    let oracle = try GEOSOracle()
    let corners = try [(0, 0), (4, 0), (4, 4), (0, 4)].map {
      try Position(latitude: Double($0.1), longitude: Double($0.0))
    }
    let hole = try [(1, 1), (2, 1), (2, 2), (1, 1)].map {
      try Position(latitude: Double($0.1), longitude: Double($0.0))
    }
    let one = Footprint(polygons: [.init(exterior: corners, holes: [hole])])
    #expect(try oracle.isValid(wkb: WKB.encode(one)))
    #expect(try oracle.planarArea(wkb: WKB.encode(one)) == 15.5)
    #expect(try WKB.decode(WKB.encode(one)).polygons[0][0].count == 5)
    let away = corners.map { Position(uncheckedLatitude: $0.latitude, longitude: $0.longitude + 9) }
    let two = Footprint(polygons: one.polygons + [.init(exterior: away)])
    #expect(try oracle.wkt(wkb: WKB.encode(two)).hasPrefix("MULTIPOLYGON"))
    #expect(try oracle.planarArea(wkb: WKB.encode(two)) == 31.5)
    #expect(try oracle.wkt(wkb: WKB.encode(Footprint(polygons: []))) == "MULTIPOLYGON EMPTY")
  }
}

@Suite("Well-known binary that means harm")
struct HostileWKBTests {
  private static func nested(_ depth: Int) -> [UInt8] {
    (0..<depth).flatMap { _ in [1, 7, 0, 0, 0, 1, 0, 0, 0] as [UInt8] }
      + [1, 4, 0, 0, 0, 0, 0, 0, 0]
  }

  @Test("is refused wherever it is cut off")
  func isRefusedCut() throws {
    let oracle = try GEOSOracle()
    let whole = try oracle.wkb(
      wkt: "GEOMETRYCOLLECTION (POINT (1 2), MULTIPOLYGON (((0 0, 4 0, 4 4, 0 0))))")
    #expect(try WKB.decode(whole).pointCount == 5)
    for count in 0..<whole.count {
      #expect(throws: GeometryError.self) { try WKB.decode(Array(whole.prefix(count))) }
    }
    #expect(throws: GeometryError.self) { try WKB.decode(whole + [0]) }
  }

  @Test(
    "never brings the reader down, whatever bits are flipped",
    arguments: 1...8 as ClosedRange<UInt64>)
  func survivesFlips(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      var bytes = WKB.encode(random.geometry())
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      guard let read = try? WKB.decode(bytes) else { continue }
      #expect(read.pointCount * 16 <= bytes.count, "seed \(seed)")
      var finite = true
      var (x, y) = ([Double](), [Double]())
      read.appendCoordinates(x: &x, y: &y)
      finite = (x + y).allSatisfy(\.isFinite)
      #expect(finite, "seed \(seed)")
    }
  }

  @Test("believes no count that the bytes do not bear out", arguments: 2...7 as ClosedRange<UInt8>)
  func believesNoCount(kind: UInt8) {
    let announced: [UInt8] = [1, kind, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 1, 1, 0, 0, 0]
    #expect(throws: GeometryError.self) { try WKB.decode(announced) }
  }

  @Test("may nest collections 31 deep and no deeper")
  func boundsDepth() throws {
    #expect(try WKB.decode(Self.nested(31)).isEmpty)
    #expect(throws: GeometryError.nestedTooDeeply) { try WKB.decode(Self.nested(32)) }
    #expect(throws: GeometryError.nestedTooDeeply) { try WKB.decode(Self.nested(100_000)) }
  }

  @Test("carries no NaN, no infinity, no curve and no stranger in a collection")
  func refusesContents() throws {
    let nan: [UInt8] = [0, 0, 0, 0, 0, 0, 0xF8, 0x7F]
    let infinity: [UInt8] = [0, 0, 0, 0, 0, 0, 0xF0, 0x7F]
    let zero = [UInt8](repeating: 0, count: 8)
    #expect(try WKB.decode([1, 1, 0, 0, 0] + nan + nan) == .multiPoint([]))
    for pair in [nan + zero, zero + nan, infinity + zero, zero + infinity] {
      #expect(throws: GeometryError.coordinateNotFinite) { try WKB.decode([1, 1, 0, 0, 0] + pair) }
    }
    #expect(throws: GeometryError.coordinateNotFinite) {
      try WKB.decode([1, 2, 0, 0, 0, 1, 0, 0, 0] + nan + nan)
    }
    #expect(throws: GeometryError.unsupportedKind("8")) { try WKB.decode([1, 8, 0, 0, 0]) }
    #expect(throws: GeometryError.unsupportedKind("0")) { try WKB.decode([1, 0, 0, 0, 0]) }
    #expect(throws: GeometryError.unsupportedKind("4001")) {
      try WKB.decode([1, 0xA1, 0x0F, 0, 0])
    }
    #expect(throws: GeometryError.malformedWKB(reason: "byte order 2", offset: 1)) {
      try WKB.decode([2, 1, 0, 0, 0])
    }
    #expect(throws: GeometryError.self, "a line among polygons") {
      try WKB.decode([1, 6, 0, 0, 0, 1, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0])
    }
  }
}
