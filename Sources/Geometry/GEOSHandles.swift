// GEOS's memory, all of it: the context, geometries and prepared geometries.
//
// Geometries go in and come out as well-known binary, so that no pointer changes its owner.

internal import CGEOS

/// A GEOS context with its reader and writer.
///
/// It belongs to one thread, so it is not `Sendable`.
@safe final class GEOSContext {
  fileprivate let pointer: GEOSContextHandle_t
  private let reader: OpaquePointer
  private let writer: OpaquePointer
  private let log = GEOSLog()

  init() throws(GeometryError) {
    guard let pointer = unsafe GEOS_init_r() else { throw .engineFailed(reason: "no context") }
    let reader = unsafe GEOSWKBReader_create_r(pointer)
    let writer = unsafe GEOSWKBWriter_create_r(pointer)
    guard let reader = unsafe reader, let writer = unsafe writer else {
      unsafe GEOS_finish_r(pointer)
      throw .engineFailed(reason: "no reader or writer")
    }
    unsafe GEOSWKBWriter_setOutputDimension_r(pointer, writer, 2)
    unsafe self.pointer = pointer
    unsafe self.reader = reader
    unsafe self.writer = writer
    let sink = unsafe Unmanaged.passUnretained(log).toOpaque()
    unsafe _ = GEOSContext_setErrorMessageHandler_r(
      pointer,
      { message, sink in
        guard let sink = unsafe sink, let message = unsafe message else { return }
        unsafe Unmanaged<GEOSLog>.fromOpaque(sink).takeUnretainedValue().lastLine =
          String(cString: message)
      }, sink)
  }

  deinit {
    unsafe GEOSWKBReader_destroy_r(pointer, reader)
    unsafe GEOSWKBWriter_destroy_r(pointer, writer)
    unsafe GEOS_finish_r(pointer)
  }

  /// GEOS's last complaint as an error.
  var complaint: GeometryError { .engineFailed(reason: log.lastLine) }

  fileprivate func read(_ bytes: [UInt8]) -> OpaquePointer? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe GEOSWKBReader_read_r(pointer, reader, buffer.baseAddress, buffer.count)
    }
  }

  fileprivate func write(_ geometry: OpaquePointer) -> [UInt8]? {
    var count = 0
    guard let bytes = unsafe GEOSWKBWriter_write_r(pointer, writer, geometry, &count) else {
      return nil
    }
    defer { unsafe GEOSFree_r(pointer, bytes) }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Whether a position lies in a prepared geometry or on its edge; 2 is GEOS's word for an exception.
  fileprivate func covers(_ prepared: OpaquePointer, x: Double, y: Double) -> Bool {
    guard let point = unsafe GEOSGeom_createPointFromXY_r(pointer, x, y) else { return false }
    defer { unsafe GEOSGeom_destroy_r(pointer, point) }
    return unsafe GEOSPreparedCovers_r(pointer, prepared, point) == 1
  }
}

/// Where a context's messages go instead of standard error.
private final class GEOSLog {
  var lastLine = ""
}

/// A geometry inside GEOS.
@safe struct GEOSShape: ~Copyable {
  let context: GEOSContext
  fileprivate let pointer: OpaquePointer

  private init(_ pointer: OpaquePointer?, in context: GEOSContext) throws(GeometryError) {
    guard let pointer = unsafe pointer else { throw context.complaint }
    unsafe self.pointer = pointer
    self.context = context
  }

  /// Brings a geometry into GEOS.
  init(_ geometry: PlanarGeometry, in context: GEOSContext) throws(GeometryError) {
    unsafe try self.init(context.read(WKB.encode(geometry)), in: context)
  }

  deinit { unsafe GEOSGeom_destroy_r(context.pointer, pointer) }

  /// Brings the geometry out of GEOS.
  func geometry() throws(GeometryError) -> PlanarGeometry {
    guard let bytes = unsafe context.write(pointer) else { throw context.complaint }
    return try WKB.decode(bytes)
  }

  /// The first thing that makes the geometry invalid, in GEOS's words; `nil` where nothing does.
  var fault: String? {
    var reason: UnsafeMutablePointer<CChar>?
    let answer = unsafe GEOSisValidDetail_r(context.pointer, pointer, 0, &reason, nil)
    guard answer != 1 else { return nil }
    guard let reason = unsafe reason else { return "" }
    defer { unsafe GEOSFree_r(context.pointer, reason) }
    return unsafe String(cString: reason)
  }

  /// The geometry made valid: shells are united, holes taken out of them, what collapses is dropped.
  ///
  /// GEOS's other method counts how often a place is enclosed, which makes holes of nested parts.
  func madeValid() throws(GeometryError) -> GEOSShape {
    guard let wishes = unsafe GEOSMakeValidParams_create_r(context.pointer) else {
      throw context.complaint
    }
    defer { unsafe GEOSMakeValidParams_destroy_r(context.pointer, wishes) }
    unsafe _ = GEOSMakeValidParams_setMethod_r(context.pointer, wishes, GEOS_MAKE_VALID_STRUCTURE)
    unsafe _ = GEOSMakeValidParams_setKeepCollapsed_r(context.pointer, wishes, 0)
    return unsafe try GEOSShape(
      GEOSMakeValidWithParams_r(context.pointer, pointer, wishes), in: context)
  }

  /// What the geometry shares with another.
  func intersection(with other: borrowing GEOSShape) throws(GeometryError) -> GEOSShape {
    unsafe try GEOSShape(
      GEOSIntersection_r(context.pointer, pointer, other.pointer), in: context)
  }

  /// A point on the geometry, inside it where it has an inside.
  func pointOnSurface() throws(GeometryError) -> GEOSShape {
    unsafe try GEOSShape(GEOSPointOnSurface_r(context.pointer, pointer), in: context)
  }
}

/// A geometry with an index of its edges, for many questions; it keeps the geometry alive.
@safe struct GEOSPrepared: ~Copyable {
  private let shape: GEOSShape
  private let pointer: OpaquePointer

  init(_ shape: consuming GEOSShape) throws(GeometryError) {
    guard let pointer = unsafe GEOSPrepare_r(shape.context.pointer, shape.pointer) else {
      throw shape.context.complaint
    }
    self.shape = shape
    unsafe self.pointer = pointer
  }

  deinit { unsafe GEOSPreparedGeom_destroy_r(shape.context.pointer, pointer) }

  /// Whether a point lies in the geometry or on its edge.
  func covers(x: Double, y: Double) -> Bool {
    unsafe shape.context.covers(pointer, x: x, y: y)
  }

  /// Whether the geometry shares a point with another.
  func intersects(_ other: borrowing GEOSShape) -> Bool {
    unsafe GEOSPreparedIntersects_r(shape.context.pointer, pointer, other.pointer) == 1
  }
}
