// The area of any GeoJSON text: a geometry, a feature, or a whole collection of them.

public import GeoPrimitives

extension Footprint {
  /// Reads the polygons of a Polygon, MultiPolygon, GeometryCollection, Feature or FeatureCollection as one area.
  ///
  /// - Throws: `WireError` when there is something else in it, or no polygon at all.
  public init(geoJSONArea value: JSONValue) throws(WireError) {
    var polygons: [Polygon] = []
    try Footprint.collect(value, path: "polygon", depth: 0, into: &polygons)
    guard !polygons.isEmpty else {
      throw .badGeometry(path: "polygon", reason: "there is no polygon in it")
    }
    self.init(polygons: polygons)
  }

  private static func collect(
    _ value: JSONValue, path: String, depth: Int, into polygons: inout [Polygon]
  ) throws(WireError) {
    guard case .object(let object) = value, depth < 16 else {
      throw .badGeometry(path: path, reason: "expected a GeoJSON object")
    }
    switch object["type"] {
    case "FeatureCollection":
      try collectAll(object["features"], path: "\(path).features", depth, &polygons)
    case "GeometryCollection":
      try collectAll(object["geometries"], path: "\(path).geometries", depth, &polygons)
    case "Feature":
      try collect(
        object["geometry"] ?? .null, path: "\(path).geometry", depth: depth + 1, into: &polygons)
    default:
      switch try WireShape(geoJSON: value, path: path) {
      case .area(let footprint): polygons += footprint.polygons
      case .point: throw .badGeometry(path: path, reason: "a Point is no area")
      }
    }
  }

  private static func collectAll(
    _ list: JSONValue?, path: String, _ depth: Int, _ polygons: inout [Polygon]
  ) throws(WireError) {
    guard case .array(let elements)? = list else {
      throw .badGeometry(path: path, reason: "expected a list")
    }
    for (index, element) in elements.enumerated() {
      try collect(element, path: "\(path)[\(index)]", depth: depth + 1, into: &polygons)
    }
  }
}
