// Well-known binary, the encoding of geometries inside GeoPackages and databases (OGC 06-103r4, section 8).

public import GeoPrimitives

/// Well-known binary.
public enum WKB {
  /// The kinds of geometry by their number.
  enum Kind: UInt32 {
    case point = 1
    case lineString, polygon, multiPoint, multiLineString, multiPolygon, collection
  }

  /// Encodes a position as a point, longitude first, in 21 bytes.
  ///
  /// - Parameter position: What to encode.
  /// - Returns: Little-endian well-known binary without height.
  public static func encode(_ position: Position) -> [UInt8] {
    var encoder = WKBEncoder(capacity: 21)
    encoder.begin(.point)
    encoder.append(PlanarPoint(position))
    return encoder.bytes
  }

  /// Encodes a footprint as a polygon where it has one part, or else as a multipolygon.
  ///
  /// - Parameter footprint: What to encode; its rings are closed where they are not.
  /// - Returns: Little-endian well-known binary without heights, longitude first.
  public static func encode(_ footprint: Footprint) -> [UInt8] {
    let rings = footprint.polygons.map { polygon in
      ([polygon.exterior] + polygon.holes).map { $0.map(PlanarPoint.init) }
    }
    return rings.count == 1 ? encode(.polygon(rings[0])) : encode(.multiPolygon(rings))
  }

  /// Encodes any geometry; rings of polygons are closed where they are not.
  package static func encode(_ geometry: PlanarGeometry) -> [UInt8] {
    var encoder = WKBEncoder(capacity: 64 + geometry.pointCount * 16)
    encoder.append(geometry)
    return encoder.bytes
  }

  /// Reads a geometry of any kind, of either byte order, with the marks of ISO and of PostGIS.
  ///
  /// Heights, measures and the number of a reference system are skipped. The bytes may come from anywhere: no count is
  /// believed before as many bytes are there.
  ///
  /// - Parameter bytes: The geometry and nothing after it.
  /// - Returns: The geometry; an empty point, whose coordinates are NaN, is a `multiPoint` of none.
  /// - Throws: `GeometryError.malformedWKB`, `.unsupportedKind`, `.coordinateNotFinite`, `.nestedTooDeeply`.
  package static func decode(_ bytes: [UInt8]) throws(GeometryError) -> PlanarGeometry {
    var decoder = WKBDecoder(bytes)
    let geometry = try decoder.geometry(depth: 0)
    try decoder.expectEnd()
    return geometry
  }
}

extension PlanarPoint {
  /// A position in degrees, longitude first.
  package init(_ position: Position) {
    self.init(x: position.longitude, y: position.latitude)
  }
}
