// The coordinates of geometries as flat arrays, for transformations that want many at once.

extension PlanarGeometry {
  /// Appends every coordinate, in order.
  ///
  /// - Parameters:
  ///   - x: Takes longitudes or eastings.
  ///   - y: Takes latitudes or northings, as many.
  package func appendCoordinates(x: inout [Double], y: inout [Double]) {
    forEachPoint { point in
      x.append(point.x)
      y.append(point.y)
    }
  }

  /// The same geometry with other coordinates, in the order of `appendCoordinates`.
  ///
  /// - Parameters:
  ///   - x: Longitudes or eastings, of this geometry and maybe of others.
  ///   - y: Latitudes or northings, as many.
  ///   - offset: Where this geometry's coordinates begin; afterwards, where the next one's do.
  /// - Returns: The geometry with those coordinates.
  package func replacingCoordinates(
    x: [Double], y: [Double], from offset: inout Int
  ) -> PlanarGeometry {
    map { _ in
      defer { offset += 1 }
      return PlanarPoint(x: x[offset], y: y[offset])
    }
  }

  /// Calls for every point, in order.
  func forEachPoint(_ body: (PlanarPoint) -> Void) {
    switch self {
    case .point(let point): body(point)
    case .multiPoint(let points), .lineString(let points): points.forEach(body)
    case .multiLineString(let lines), .polygon(let lines): lines.joined().forEach(body)
    case .multiPolygon(let polygons): polygons.joined().joined().forEach(body)
    case .collection(let members): for member in members { member.forEachPoint(body) }
    }
  }

  /// The geometry with every point replaced, in order.
  func map(_ change: (PlanarPoint) -> PlanarPoint) -> PlanarGeometry {
    switch self {
    case .point(let point): .point(change(point))
    case .multiPoint(let points): .multiPoint(points.map(change))
    case .lineString(let points): .lineString(points.map(change))
    case .multiLineString(let lines): .multiLineString(lines.map { $0.map(change) })
    case .polygon(let rings): .polygon(rings.map { $0.map(change) })
    case .multiPolygon(let polygons):
      .multiPolygon(polygons.map { $0.map { $0.map(change) } })
    case .collection(let members): .collection(members.map { $0.map(change) })
    }
  }
}
