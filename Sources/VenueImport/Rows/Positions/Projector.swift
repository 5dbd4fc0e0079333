// Brings the coordinates of a batch to WGS 84 at once, and makes places of them.

internal import GeoPrimitives
internal import Geodesy

/// Projects batches, with one transformation for a whole file.
struct Projector {
  private let projection: Projection?

  /// Chooses the transformation for a file by the first of its coordinates.
  ///
  /// The sample must be enough to tell where the bulk of the data lies. WGS 84 itself needs no transformation.
  init(from system: ReferenceSystem, fitting sample: ShapeColumn, path: String) throws(ImportError)
  {
    if ["EPSG:4326", "OGC:CRS84"].contains(system.identifier) {
      projection = nil
      return
    }
    do {
      projection = try Projection(from: system, fitting: sample.xs, sample.ys)
    } catch {
      throw .noTransformation(path: path, reason: "\(error)")
    }
  }

  /// Brings longitudes and latitudes to the file's system, by the same operation: what is projected then is as it was.
  func unproject(_ xs: inout [Double], _ ys: inout [Double]) {
    if let projection { _ = projection.fromDegrees(x: &xs, y: &ys) }
  }

  /// What is done to the coordinates; `nil` where they stay as they are.
  var operation: ProjectionOperation? { projection?.operation }

  /// Makes longitudes and latitudes of all vertices; where there are none they become NaN.
  func project(_ shapes: inout ShapeColumn) {
    if let projection {
      _ = projection.toDegrees(x: &shapes.xs, y: &shapes.ys)
      return
    }
    // What stays as it is must be degrees.
    for index in shapes.xs.indices
    where !(abs(shapes.xs[index]) <= 180 && abs(shapes.ys[index]) <= 90) {
      shapes.xs[index] = .nan
      shapes.ys[index] = .nan
    }
  }
}

/// The geometries of a batch before and after their projection.
struct ProjectedShapes {
  /// With the coordinates of the file.
  let original: ShapeColumn
  /// With longitudes and latitudes.
  let projected: ShapeColumn
  /// What was mended before, by row.
  let repairs: [Int: PositionRepair]

  /// Projects the geometries of a batch.
  init(_ shapes: ShapeColumn, mended repairs: [Int: PositionRepair] = [:], by projector: Projector)
  {
    var projected = shapes
    projector.project(&projected)
    original = shapes
    self.projected = projected
    self.repairs = repairs
  }

  /// The place of a record.
  func place(of row: Int) throws(PlaceFailure) -> Place {
    var place = try unmendedPlace(of: row)
    if let repair = repairs[row] { place.warnings.append((repair.warning, nil)) }
    return place
  }

  private func unmendedPlace(of row: Int) throws(PlaceFailure) -> Place {
    switch original.shapes[row] {
    case .none(.empty): throw .missing
    case .none(.unreadable(let text)): throw .unreadable(text)
    case .none(.unsupported(let kind)): throw .unsupported(kind)
    case .none(.placeholder(let pair)): throw .placeholder(pair)
    case .none(.otherUnit(let pair)): throw .otherUnit(pair)
    case .none(.ambiguous(let reason)): throw .ambiguous(reason)
    case .point(let vertex):
      if original.xs[vertex] == 0, original.ys[vertex] == 0 { throw .placeholder("0, 0") }
      return Place(position: try position(vertex))
    case .points(let vertices): return try middle(of: vertices)
    case .lines(let lines): return try onLine(lines)
    case .polygons(let polygons): return try area(polygons)
    }
  }

  private func position(_ vertex: Int) throws(PlaceFailure) -> Position {
    let (x, y) = (original.xs[vertex], original.ys[vertex])
    let (longitude, latitude) = (projected.xs[vertex], projected.ys[vertex])
    guard abs(longitude) <= 180, abs(latitude) <= 90 else { throw .outOfRange(x: x, y: y) }
    return Position(uncheckedLatitude: latitude, longitude: longitude)
  }

  private func positions(_ vertices: Range<Int>) throws(PlaceFailure) -> [Position] {
    var positions: [Position] = []
    positions.reserveCapacity(vertices.count)
    for vertex in vertices { positions.append(try position(vertex)) }
    return positions
  }

  /// One of several positions: the one nearest to their mean, so that it is one of the places.
  private func middle(of vertices: [Int]) throws(PlaceFailure) -> Place {
    var all: [Position] = []
    for vertex in vertices { all.append(try position(vertex)) }
    guard let first = all.first else { throw .missing }
    let latitude = all.reduce(0) { $0 + $1.latitude } / Double(all.count)
    let longitude = all.reduce(0) { $0 + $1.longitude } / Double(all.count)
    func offset(_ position: Position) -> Double {
      let north = position.latitude - latitude
      let east = position.longitude - longitude
      return north * north + east * east
    }
    return Place(position: all.min { offset($0) < offset($1) } ?? first)
  }

  /// The vertex in the middle of the longest line.
  private func onLine(_ lines: [Range<Int>]) throws(PlaceFailure) -> Place {
    guard let longest = lines.max(by: { $0.count < $1.count }), !longest.isEmpty else {
      throw .missing
    }
    return Place(position: try position(longest.lowerBound + longest.count / 2))
  }

  private func area(_ polygons: [[Range<Int>]]) throws(PlaceFailure) -> Place {
    var parts: [Footprint.Polygon] = []
    for polygon in polygons {
      guard let outline = polygon.first, !outline.isEmpty else { continue }
      var part = Footprint.Polygon(exterior: try positions(outline))
      for hole in polygon.dropFirst() { part.holes.append(try positions(hole)) }
      parts.append(part)
    }
    guard let corner = parts.first?.exterior.first else { throw .missing }
    return try FootprintReader.place(of: Footprint(polygons: parts), corner: corner)
  }
}
