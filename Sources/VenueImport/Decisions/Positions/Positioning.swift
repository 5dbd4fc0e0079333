// Where positions stand, what their numbers mean, and what brings them to WGS 84.

internal import GeoPrimitives
internal import Geodesy

/// All decisions about positions of a file.
struct Positioning {
  let position: PositionDecision
  let system: SystemDecision
  let projector: Projector
  /// The middle of the sample's positions.
  let center: Position?

  /// Decides about a file by its sample, and by the reference system that a person gives.
  init(
    about sample: RecordSample, mapping: FieldMapping, option: ReferenceSystem?, path: String
  ) throws(ImportError) {
    position = try PositionDecision(
      about: sample, mapping: mapping, prefersProjected: option?.kind == .projected, path: path)
    system = try SystemDecision(
      option: option,
      named: position.source == .geometry ? sample.facts.referenceSystem : nil,
      position: position, columns: sample.facts.columns, path: path)
    var coordinates = Self.coordinates(of: sample, position.source)
    projector = try Projector(from: system.system, fitting: coordinates, path: path)
    projector.project(&coordinates)
    center = Self.middle(coordinates)
  }

  /// The first coordinates of the records of a sample, enough to choose a transformation by.
  private static func coordinates(of sample: RecordSample, _ source: PositionSource) -> ShapeColumn
  {
    var found = ShapeColumn()
    let positions = PositionReader(source: source)
    for batch in sample.batches where found.xs.count < 20_000 {
      let shapes = positions.read(batch)
      for vertex in shapes.shapes.compactMap(\.firstVertex) {
        _ = found.appendVertex(x: shapes.xs[vertex], y: shapes.ys[vertex])
      }
    }
    return found
  }

  /// The medians of longitude and latitude.
  private static func middle(_ coordinates: ShapeColumn) -> Position? {
    let longitudes = coordinates.xs.filter(\.isFinite).sorted()
    let latitudes = coordinates.ys.filter(\.isFinite).sorted()
    guard !longitudes.isEmpty, longitudes.count == latitudes.count else { return nil }
    let middle = longitudes.count / 2
    return try? Position(latitude: latitudes[middle], longitude: longitudes[middle])
  }
}
