// The independent answer about encodings and shapes: GEOS itself, called without our handles.

import CGEOS
import Geometry

/// A GEOS context of the tests' own.
final class GEOSOracle {
  private let context: GEOSContextHandle_t

  init() throws {
    guard let context = GEOS_init_r() else { throw Failure() }
    self.context = context
  }

  deinit { GEOS_finish_r(context) }

  struct Failure: Error {}

  private func geometry(wkt: String) throws -> OpaquePointer {
    let reader = GEOSWKTReader_create_r(context)
    defer { GEOSWKTReader_destroy_r(context, reader) }
    guard let geometry = GEOSWKTReader_read_r(context, reader, wkt) else { throw Failure() }
    return geometry
  }

  private func geometry(wkb: [UInt8]) throws -> OpaquePointer {
    guard let geometry = GEOSGeomFromWKB_buf_r(context, wkb, wkb.count) else { throw Failure() }
    return geometry
  }

  /// A text as binary, in the byte order and flavour of one's choice.
  func wkb(
    wkt: String, isBigEndian: Bool = false, dimensions: Int32 = 2, isISO: Bool = false,
    system: Int32? = nil
  ) throws -> [UInt8] {
    let geometry = try geometry(wkt: wkt)
    defer { GEOSGeom_destroy_r(context, geometry) }
    let writer = GEOSWKBWriter_create_r(context)
    defer { GEOSWKBWriter_destroy_r(context, writer) }
    GEOSWKBWriter_setByteOrder_r(context, writer, Int32(isBigEndian ? 0 : 1))
    GEOSWKBWriter_setOutputDimension_r(context, writer, dimensions)
    GEOSWKBWriter_setFlavor_r(context, writer, Int32(isISO ? 2 : 1))
    if let system {
      GEOSSetSRID_r(context, geometry, system)
      GEOSWKBWriter_setIncludeSRID_r(context, writer, 1)
    }
    var count = 0
    guard let bytes = GEOSWKBWriter_write_r(context, writer, geometry, &count) else {
      throw Failure()
    }
    defer { GEOSFree_r(context, bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// A binary as text, digits enough to tell any two numbers apart.
  func wkt(wkb: [UInt8]) throws -> String {
    let geometry = try geometry(wkb: wkb)
    defer { GEOSGeom_destroy_r(context, geometry) }
    let writer = GEOSWKTWriter_create_r(context)
    defer { GEOSWKTWriter_destroy_r(context, writer) }
    GEOSWKTWriter_setRoundingPrecision_r(context, writer, 17)
    guard let text = GEOSWKTWriter_write_r(context, writer, geometry) else { throw Failure() }
    defer { GEOSFree_r(context, text) }
    return String(cString: text)
  }

  func isValid(wkb: [UInt8]) throws -> Bool {
    let geometry = try geometry(wkb: wkb)
    defer { GEOSGeom_destroy_r(context, geometry) }
    return GEOSisValid_r(context, geometry) == 1
  }

  /// The area in the geometry's own units squared.
  func planarArea(wkb: [UInt8]) throws -> Double {
    let geometry = try geometry(wkb: wkb)
    defer { GEOSGeom_destroy_r(context, geometry) }
    var area = 0.0
    GEOSArea_r(context, geometry, &area)
    return area
  }

  func intersects(_ wkb: [UInt8], _ other: [UInt8]) throws -> Bool {
    let (left, right) = try (geometry(wkb: wkb), geometry(wkb: other))
    defer {
      GEOSGeom_destroy_r(context, left)
      GEOSGeom_destroy_r(context, right)
    }
    return GEOSIntersects_r(context, left, right) == 1
  }
}
