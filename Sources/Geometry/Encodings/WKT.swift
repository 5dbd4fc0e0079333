// Well-known text, as tables of cities carry it in a column.

/// Well-known text.
package enum WKT {
  /// Reads a geometry of any kind: `POINT (-73.6 45.5)`, `POLYGON Z ((…))`, `SRID=4326;MULTIPOINT (1 2, 3 4)`.
  ///
  /// Letters may be of either case. Heights and measures are skipped; so is the number of a reference system, see
  /// `referenceSystem(of:)`.
  ///
  /// - Parameter text: The geometry and nothing after it but white space.
  /// - Returns: The geometry; an empty point is a `multiPoint` of none.
  /// - Throws: `GeometryError.malformedWKT`, `.unsupportedKind`, `.coordinateNotFinite`, `.nestedTooDeeply`.
  package static func decode(_ text: String) throws(GeometryError) -> PlanarGeometry {
    var scanner = WKTScanner(text)
    _ = scanner.skipReferenceSystem()
    let geometry = try WKTDecoder.geometry(&scanner, depth: 0)
    try scanner.expectEnd()
    return geometry
  }

  /// The number that PostGIS writes before a geometry, `SRID=4326;`; `nil` where there is none.
  package static func referenceSystem(of text: String) -> String? {
    var scanner = WKTScanner(text)
    return scanner.skipReferenceSystem()
  }
}

/// The grammar of well-known text.
enum WKTDecoder {
  static func geometry(
    _ scanner: inout WKTScanner, depth: Int
  ) throws(GeometryError) -> PlanarGeometry {
    guard depth < PlanarGeometry.depthLimit else { throw .nestedTooDeeply }
    let kind = try scanner.kind()
    let isEmpty = scanner.take(word: "EMPTY")
    switch kind {
    case "POINT":
      if isEmpty { return .multiPoint([]) }
      let points = try list(&scanner, point)
      guard points.count == 1 else { throw scanner.malformed("a point of \(points.count)") }
      return .point(points[0])
    case "LINESTRING": return .lineString(isEmpty ? [] : try list(&scanner, point))
    case "POLYGON": return .polygon(isEmpty ? [] : try list(&scanner, line))
    case "MULTIPOINT": return .multiPoint(isEmpty ? [] : try points(&scanner))
    case "MULTILINESTRING": return .multiLineString(isEmpty ? [] : try list(&scanner, line))
    case "MULTIPOLYGON": return .multiPolygon(isEmpty ? [] : try list(&scanner, polygon))
    case "GEOMETRYCOLLECTION":
      if isEmpty { return .collection([]) }
      return .collection(
        try list(&scanner) { (scanner: inout WKTScanner) throws(GeometryError) in
          try geometry(&scanner, depth: depth + 1)
        })
    default: throw .unsupportedKind(kind)
    }
  }

  /// `( member , member … )`.
  private static func list<Member>(
    _ scanner: inout WKTScanner,
    _ member: (inout WKTScanner) throws(GeometryError) -> Member
  ) throws(GeometryError) -> [Member] {
    try scanner.expect("(")
    var members: [Member] = []
    repeat { members.append(try member(&scanner)) } while scanner.take(",")
    try scanner.expect(")")
    return members
  }

  /// Points of a multipoint, bare or each in parentheses; empty ones are left out.
  private static func points(
    _ scanner: inout WKTScanner
  ) throws(GeometryError) -> [PlanarPoint] {
    try list(&scanner) { (scanner: inout WKTScanner) throws(GeometryError) -> PlanarPoint? in
      if scanner.take(word: "EMPTY") { return nil }
      guard scanner.take("(") else { return try point(&scanner) }
      let inner = try point(&scanner)
      try scanner.expect(")")
      return inner
    }.compactMap(\.self)
  }

  private static func polygon(
    _ scanner: inout WKTScanner
  ) throws(GeometryError) -> [[PlanarPoint]] {
    scanner.take(word: "EMPTY") ? [] : try list(&scanner, line)
  }

  private static func line(_ scanner: inout WKTScanner) throws(GeometryError) -> [PlanarPoint] {
    scanner.take(word: "EMPTY") ? [] : try list(&scanner, point)
  }

  /// Two to four numbers, of which the first two count.
  private static func point(_ scanner: inout WKTScanner) throws(GeometryError) -> PlanarPoint {
    let point = PlanarPoint(x: try scanner.number(), y: try scanner.number())
    for _ in 0..<2 where scanner.isAtNumber { _ = try scanner.number() }
    return point
  }
}
