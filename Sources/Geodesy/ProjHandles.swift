// PROJ's memory, all of it: the context, the objects that live in it, and lists of operations.

internal import CPROJ
internal import GeoPrimitives

/// A PROJ context: database, log and network switch.
///
/// It belongs to one thread, so it is not `Sendable`.
@safe final class ProjContext {
  fileprivate let pointer: OpaquePointer
  private let log = ProjLog()

  init() throws(GeodesyError) {
    guard let pointer = unsafe proj_context_create() else {
      throw .databaseMissing(reason: "PROJ gave no context")
    }
    unsafe self.pointer = pointer
    let sink = unsafe Unmanaged.passUnretained(log).toOpaque()
    unsafe proj_log_func(pointer, sink) { sink, _, message in
      guard let sink = unsafe sink, let message = unsafe message else { return }
      unsafe Unmanaged<ProjLog>.fromOpaque(sink).takeUnretainedValue().lastLine =
        String(cString: message)
    }
    unsafe proj_context_set_enable_network(pointer, 0)
    guard unsafe proj_context_get_database_path(pointer) != nil else {
      throw .databaseMissing(reason: log.lastLine)
    }
  }

  deinit { unsafe _ = proj_context_destroy(pointer) }

  /// What PROJ complained about last; empty where it did not.
  var complaint: String {
    get { log.lastLine }
    set { log.lastLine = newValue }
  }
}

/// Where a context's messages go instead of standard error.
private final class ProjLog {
  var lastLine = ""
}

/// An object of PROJ: a reference system, a coordinate system or an operation.
///
/// It keeps its context alive.
@safe struct ProjObject: ~Copyable {
  let context: ProjContext
  fileprivate let pointer: OpaquePointer

  fileprivate init?(_ pointer: OpaquePointer?, in context: ProjContext) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = pointer
    self.context = context
  }

  /// Makes whatever a definition describes; `nil` where PROJ understands nothing.
  init?(_ definition: String, in context: ProjContext) {
    unsafe self.init(proj_create(context.pointer, definition), in: context)
  }

  deinit { unsafe _ = proj_destroy(pointer) }

  var type: PJ_TYPE { unsafe proj_get_type(pointer) }
  var name: String { unsafe proj_get_name(pointer).map { unsafe String(cString: $0) } ?? "" }
  var isReferenceSystem: Bool { unsafe proj_is_crs(pointer) != 0 }

  /// Authority and code, such as `EPSG:32188`.
  var identifier: String? {
    guard let authority = unsafe proj_get_id_auth_name(pointer, 0),
      let code = unsafe proj_get_id_code(pointer, 0)
    else { return nil }
    return unsafe "\(String(cString: authority)):\(String(cString: code))"
  }

  /// What the object is built around: the horizontal part of a compound system, the system inside a bound one.
  var inner: ProjObject? {
    switch type {
    case PJ_TYPE_COMPOUND_CRS:
      unsafe ProjObject(proj_crs_get_sub_crs(context.pointer, pointer, 0), in: context)
    case PJ_TYPE_BOUND_CRS:
      unsafe ProjObject(proj_get_source_crs(context.pointer, pointer), in: context)
    default: nil
    }
  }

  /// Name and size of the first axis' unit: in metres or in radians.
  var unit: (name: String, size: Double)? {
    guard
      let system = unsafe ProjObject(
        proj_crs_get_coordinate_system(context.pointer, pointer), in: context)
    else { return nil }
    var name: UnsafePointer<CChar>?
    var size = 0.0
    let found = unsafe proj_cs_get_axis_info(
      context.pointer, system.pointer, 0, nil, nil, nil, &size, &name, nil, nil)
    guard found != 0, let name = unsafe name else { return nil }
    return unsafe (String(cString: name), size)
  }

  /// Where the object is meant to be used; PROJ says −1000 for unknown edges, which is no box.
  var areaOfUse: (box: GeoBox, name: String)? {
    var (west, south, east, north) = (0.0, 0.0, 0.0, 0.0)
    var name: UnsafePointer<CChar>?
    let found = unsafe proj_get_area_of_use(
      context.pointer, pointer, &west, &south, &east, &north, &name)
    guard found != 0, let box = try? GeoBox(west: west, south: south, east: east, north: north)
    else { return nil }
    return unsafe (box, name.map { unsafe String(cString: $0) } ?? "")
  }

  /// Whether both describe the same system but for the order of geographic axes, which we normalise anyway.
  func isEquivalent(to other: borrowing ProjObject) -> Bool {
    unsafe proj_is_equivalent_to_with_ctx(
      context.pointer, pointer, other.pointer, PJ_COMP_EQUIVALENT_EXCEPT_AXIS_ORDER_GEOGCRS) != 0
  }
}

/// A list of operations between two reference systems, best first.
@safe struct ProjOperations: ~Copyable {
  private let context: ProjContext
  private let pointer: OpaquePointer

  /// The operations that suit an area.
  ///
  /// - Parameters:
  ///   - source: Where they lead from.
  ///   - target: Where they lead to.
  ///   - area: The area that the data covers.
  ///   - isContained: Whether an operation must be meant for the whole of the area or for some of it.
  ///   - needsGrids: Whether operations are left out whose grids are not installed.
  init?(
    from source: borrowing ProjObject, to target: borrowing ProjObject, around area: GeoBox?,
    isContained: Bool, needsGrids: Bool
  ) {
    let context = unsafe source.context.pointer
    guard let wishes = unsafe proj_create_operation_factory_context(context, nil) else {
      return nil
    }
    defer { unsafe proj_operation_factory_context_destroy(wishes) }
    if let area = area.flatMap(Self.widened) {
      unsafe proj_operation_factory_context_set_area_of_interest(
        context, wishes, area.west, area.south, area.east, area.north)
    }
    unsafe proj_operation_factory_context_set_spatial_criterion(
      context, wishes,
      isContained
        ? PROJ_SPATIAL_CRITERION_STRICT_CONTAINMENT : PROJ_SPATIAL_CRITERION_PARTIAL_INTERSECTION)
    unsafe proj_operation_factory_context_set_grid_availability_use(
      context, wishes,
      needsGrids
        ? PROJ_GRID_AVAILABILITY_DISCARD_OPERATION_IF_MISSING_GRID : PROJ_GRID_AVAILABILITY_IGNORED)
    guard
      let pointer = unsafe proj_create_operations(context, source.pointer, target.pointer, wishes)
    else { return nil }
    self.context = source.context
    unsafe self.pointer = pointer
  }

  deinit { unsafe proj_list_destroy(pointer) }

  /// A box that PROJ can compare with others.
  ///
  /// PROJ 9.1.1 recurses until the stack ends over a box that begins at 180° or ends at −180°, and takes one without
  /// width for one around the Earth, so either grows by 11 m.
  private static func widened(_ area: GeoBox) -> GeoBox? {
    let margin = 1e-4
    let isThin = area.west == area.east
    let west = area.west == 180 || isThin ? max(-180, area.west - margin) : area.west
    let east = area.east == -180 || isThin ? min(180, area.east + margin) : area.east
    return try? GeoBox(west: west, south: area.south, east: east, north: area.north)
  }

  /// The best operation; `nil` where there is none.
  var first: ProjObject? {
    guard unsafe proj_list_get_count(pointer) > 0 else { return nil }
    return unsafe ProjObject(proj_list_get(context.pointer, pointer, 0), in: context)
  }
}

/// The projected systems of EPSG in the database that are meant for some of a box, obsolete ones left out.
@safe struct ProjSystemList: ~Copyable {
  private let pointer: UnsafeMutablePointer<UnsafeMutablePointer<PROJ_CRS_INFO>?>
  private let count: Int

  init?(around area: GeoBox, in context: ProjContext) {
    guard let wishes = unsafe proj_get_crs_list_parameters_create() else { return nil }
    defer { unsafe proj_get_crs_list_parameters_destroy(wishes) }
    unsafe wishes.pointee.bbox_valid = 1
    unsafe wishes.pointee.crs_area_of_use_contains_bbox = 0
    unsafe wishes.pointee.west_lon_degree = area.west
    unsafe wishes.pointee.south_lat_degree = area.south
    unsafe wishes.pointee.east_lon_degree = area.east
    unsafe wishes.pointee.north_lat_degree = area.north
    let kinds = [PJ_TYPE_PROJECTED_CRS]
    var count: CInt = 0
    let found = unsafe kinds.withUnsafeBufferPointer { kinds in
      unsafe wishes.pointee.types = kinds.baseAddress
      unsafe wishes.pointee.typesCount = kinds.count
      return unsafe proj_get_crs_info_list_from_database(context.pointer, "EPSG", wishes, &count)
    }
    guard let found = unsafe found else { return nil }
    unsafe pointer = found
    self.count = Int(count)
  }

  deinit { unsafe proj_crs_info_list_destroy(pointer) }

  /// Code, name and area of each.
  var entries: [(code: String, name: String, box: GeoBox, area: String)] {
    (0..<count).compactMap { index in
      guard let info = unsafe pointer[index], let code = unsafe info.pointee.code,
        let name = unsafe info.pointee.name, unsafe info.pointee.bbox_valid != 0,
        let box = try? unsafe GeoBox(
          west: info.pointee.west_lon_degree, south: info.pointee.south_lat_degree,
          east: info.pointee.east_lon_degree, north: info.pointee.north_lat_degree)
      else { return nil }
      let area = unsafe info.pointee.area_name.map { unsafe String(cString: $0) } ?? ""
      return unsafe (String(cString: code), String(cString: name), box, area)
    }
  }
}

extension ProjObject {
  /// The accuracy of an operation in metres; `nil` where PROJ says −1, not known.
  var accuracy: Double? {
    let meters = unsafe proj_coordoperation_get_accuracy(context.pointer, pointer)
    return meters >= 0 ? meters : nil
  }

  /// Whether an operation takes two datums for one.
  var isBallpark: Bool {
    unsafe proj_coordoperation_has_ballpark_transformation(context.pointer, pointer) != 0
  }

  /// The grids that an operation wants and this machine does not have.
  var missingGrids: [String] {
    let count = unsafe proj_coordoperation_get_grid_used_count(context.pointer, pointer)
    return (0..<max(0, count)).compactMap { index in
      var name: UnsafePointer<CChar>?
      var isAvailable: CInt = 0
      let found = unsafe proj_coordoperation_get_grid_used(
        context.pointer, pointer, index, &name, nil, nil, nil, nil, nil, &isAvailable)
      guard found != 0, isAvailable == 0, let name = unsafe name else { return nil }
      return unsafe String(cString: name)
    }
  }

  /// The same operation with x eastwards and y northwards on both sides.
  ///
  /// PROJ crashes where it is asked to normalise nothing; an object of this type is never nothing.
  func normalized() -> ProjObject? {
    unsafe ProjObject(proj_normalize_for_visualization(context.pointer, pointer), in: context)
  }

  /// Runs an operation over coordinates in place; failed ones become infinite.
  func transform(
    _ direction: PJ_DIRECTION, x: inout MutableSpan<Double>, y: inout MutableSpan<Double>
  ) {
    let stride = MemoryLayout<Double>.stride
    let count = min(x.count, y.count)
    unsafe x.withUnsafeMutableBufferPointer { x in
      unsafe y.withUnsafeMutableBufferPointer { y in
        unsafe _ = proj_trans_generic(
          pointer, direction, x.baseAddress, stride, count, y.baseAddress, stride, count,
          nil, 0, 0, nil, 0, 0)
      }
    }
  }
}
