// Points and areas as GeoPackage binary geometries (OGC 12-128r18, clause 2.1.3), little-endian, in EPSG:4326.

internal import GeoPrimitives

/// Reads and writes the geometry column.
enum GeometryBlob {
  private static let spatialReference: Int32 = 4326
  private enum Shape {
    static let point: UInt32 = 1
    static let polygon: UInt32 = 3
    static let multiPolygon: UInt32 = 6
  }

  /// Appends a point, without an envelope.
  static func append(_ position: Position, to bytes: inout [UInt8]) {
    appendHeader(flags: 0b0000_0001, to: &bytes)
    append(shape: Shape.point, to: &bytes)
    append(position, coordinatesTo: &bytes)
  }

  /// Appends an area, with its envelope: a Polygon, or a MultiPolygon where it has several parts.
  static func append(_ footprint: Footprint, extent: Extent, to bytes: inout [UInt8]) {
    appendHeader(flags: 0b0000_0011, to: &bytes)
    for edge in [extent.west, extent.east, extent.south, extent.north] {
      append(edge.bitPattern, to: &bytes)
    }
    if footprint.polygons.count != 1 {
      append(shape: Shape.multiPolygon, to: &bytes)
      append(UInt32(clamping: footprint.polygons.count), to: &bytes)
    }
    for polygon in footprint.polygons { append(polygon, to: &bytes) }
  }

  private static func append(_ polygon: Footprint.Polygon, to bytes: inout [UInt8]) {
    append(shape: Shape.polygon, to: &bytes)
    append(UInt32(clamping: 1 + polygon.holes.count), to: &bytes)
    append(ring: polygon.exterior, to: &bytes)
    for hole in polygon.holes { append(ring: hole, to: &bytes) }
  }

  /// Well-known binary wants rings closed; a footprint may leave that out.
  private static func append(ring: [Position], to bytes: inout [UInt8]) {
    let isClosed = ring.count > 1 && ring.first == ring.last
    append(UInt32(clamping: ring.count + (isClosed || ring.isEmpty ? 0 : 1)), to: &bytes)
    for position in ring { append(position, coordinatesTo: &bytes) }
    if !isClosed, let first = ring.first { append(first, coordinatesTo: &bytes) }
  }

  private static func appendHeader(flags: UInt8, to bytes: inout [UInt8]) {
    bytes.append(0x47)
    bytes.append(0x50)
    bytes.append(0)
    bytes.append(flags)
    append(UInt32(bitPattern: spatialReference), to: &bytes)
  }

  private static func append(shape: UInt32, to bytes: inout [UInt8]) {
    bytes.append(1)
    append(shape, to: &bytes)
  }

  private static func append(_ position: Position, coordinatesTo bytes: inout [UInt8]) {
    append(position.longitude.bitPattern, to: &bytes)
    append(position.latitude.bitPattern, to: &bytes)
  }

  private static func append<Word: FixedWidthInteger>(_ word: Word, to bytes: inout [UInt8]) {
    unsafe withUnsafeBytes(of: word.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }
}
