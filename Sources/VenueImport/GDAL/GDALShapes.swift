// Geometries of GDAL as places in a flat column of vertices. Heights and measures are dropped, curves become lines.

internal import CGDAL

extension ShapeColumn {
  /// Appends a geometry's vertices and makes the shape that names them.
  mutating func appendVertices(of geometry: OGRGeometryH?) -> Shape {
    guard let geometry = unsafe geometry, unsafe OGR_G_IsEmpty(geometry) == 0 else {
      return .none(.empty)
    }
    if unsafe OGR_GT_IsNonLinear(OGR_G_GetGeometryType(geometry)) != 0 {
      guard let linear = unsafe OGR_G_GetLinearGeometry(geometry, 0, nil) else {
        return .none(.unsupported("curve"))
      }
      let straight = unsafe GDALGeometry(linear)
      return unsafe appendStraight(straight.handle)
    }
    return unsafe appendStraight(geometry)
  }

  private mutating func appendStraight(_ geometry: OGRGeometryH) -> Shape {
    let kind = unsafe OGR_GT_Flatten(OGR_G_GetGeometryType(geometry))
    switch kind {
    case wkbPoint:
      return unsafe .point(
        appendVertex(x: OGR_G_GetX(geometry, 0), y: OGR_G_GetY(geometry, 0)))
    case wkbLineString: return unsafe .lines([appendLine(geometry)])
    case wkbPolygon, wkbTriangle: return unsafe .polygons([appendRings(geometry)])
    case wkbMultiPoint, wkbMultiLineString, wkbMultiPolygon, wkbGeometryCollection,
      wkbPolyhedralSurface, wkbTIN:
      return unsafe appendParts(geometry)
    default:
      let name = unsafe OGRGeometryTypeToName(kind).map { unsafe String(cString: $0) }
      return .none(.unsupported(name ?? "geometry"))
    }
  }

  /// The parts of a collection; of a mixed one the areas count, else the lines, else the points.
  private mutating func appendParts(_ geometry: OGRGeometryH) -> Shape {
    var points: [Int] = []
    var lines: [Range<Int>] = []
    var polygons: [[Range<Int>]] = []
    let count = unsafe OGR_G_GetGeometryCount(geometry)
    for index in 0..<count {
      switch unsafe appendVertices(of: OGR_G_GetGeometryRef(geometry, index)) {
      case .none: break
      case .point(let place): points.append(place)
      case .points(let places): points += places
      case .lines(let more): lines += more
      case .polygons(let more): polygons += more
      }
    }
    if !polygons.isEmpty { return .polygons(polygons) }
    if !lines.isEmpty { return .lines(lines) }
    if points.count > 1 { return .points(points) }
    return points.first.map { .point($0) } ?? .none(.empty)
  }

  /// The rings of a polygon, the outline first.
  private mutating func appendRings(_ polygon: OGRGeometryH) -> [Range<Int>] {
    var rings: [Range<Int>] = []
    let count = unsafe OGR_G_GetGeometryCount(polygon)
    for index in 0..<count {
      guard let ring = unsafe OGR_G_GetGeometryRef(polygon, index) else { continue }
      unsafe rings.append(appendLine(ring))
    }
    return rings
  }

  private mutating func appendLine(_ line: OGRGeometryH) -> Range<Int> {
    let start = xs.count
    let count = Int(unsafe OGR_G_GetPointCount(line))
    guard count > 0 else { return start..<start }
    xs.append(contentsOf: repeatElement(0, count: count))
    ys.append(contentsOf: repeatElement(0, count: count))
    let stride = Int32(MemoryLayout<Double>.stride)
    unsafe xs.withUnsafeMutableBufferPointer { xs in
      unsafe ys.withUnsafeMutableBufferPointer { ys in
        unsafe _ = OGR_G_GetPoints(
          line, xs.baseAddress?.advanced(by: start), stride, ys.baseAddress?.advanced(by: start),
          stride, nil, 0)
      }
    }
    return start..<start + count
  }
}

extension GDALGeometry {
  /// Appends the geometry's vertices and makes the shape that names them.
  func appendShape(to shapes: inout ShapeColumn) -> Shape {
    unsafe shapes.appendVertices(of: handle)
  }
}
