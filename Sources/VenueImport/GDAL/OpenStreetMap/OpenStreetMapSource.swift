// OpenStreetMap files, PBF or XML: the nodes, ways and areas that carry a `sport` tag.

internal import Venues

/// The features of an OpenStreetMap file that are tagged with a sport.
final class OpenStreetMapSource: RecordSource {
  private(set) var facts: SourceFacts
  private let dataset: GDALDataset
  private let path: String
  private let log: GDALLog
  private var read = 0
  private var outlines: Set<Int> = []
  private var identifiers: Set<String> = []

  private static let columns = ["@id", "name", "sport", "opening_hours", "tags"]
  private static let batchLength = 2048

  /// Opens a file.
  init(virtualPath: String, path: String, log: GDALLog) throws(ImportError) {
    VirtualFile.write(OpenStreetMapSettings.text, to: OpenStreetMapSettings.path)
    let options = ["CONFIG_FILE": OpenStreetMapSettings.path, "INTERLEAVED_READING": "YES"]
    guard let dataset = GDALDataset(path: virtualPath, driver: "OSM", options: options) else {
      throw .unknownFormat(path: path, reason: log.takeLast() ?? "it is no OpenStreetMap file")
    }
    self.dataset = dataset
    self.path = path
    self.log = log
    facts = SourceFacts(
      driver: "OSM", encoding: nil, columns: Self.columns, hasGeometry: true,
      referenceSystem: "EPSG:4326", numbering: .feature)
    facts.isOpenStreetMap = true
    facts.spreadColumn = Self.columns.count - 1
  }

  func nextBatch() throws(ImportError) -> RecordBatch? {
    var batch = RecordBatch(columnCount: Self.columns.count)
    var shapes = ShapeColumn()
    var isGoingOn = true
    while isGoingOn, batch.rowCount < Self.batchLength {
      isGoingOn = dataset.withNextFeature { feature, layer in
        take(feature, of: layer, into: &batch, &shapes)
      }
    }
    if !isGoingOn, let reason = log.takeLast() {
      throw .damaged(path: path, line: nil, reason: reason)
    }
    if batch.rowCount == 0 { return nil }
    batch.shapes = shapes
    return batch
  }

  /// Takes a feature over if it has a sport and was not there before.
  private func take(
    _ feature: borrowing GDALFeature, of layer: String, into batch: inout RecordBatch,
    _ shapes: inout ShapeColumn
  ) {
    guard layer == "points" || layer == "lines" || layer == "multipolygons",
      let sport = feature.text(named: "sport"), let id = identifier(of: feature, in: layer),
      identifiers.insert(id).inserted
    else { return }
    let shape = feature.appendShape(to: &shapes)
    if case .polygons(let polygons) = shape {
      // The outer way of a relation is often tagged like the relation; GDAL hands out relations first.
      let outline = shapes.outlineHash(polygons)
      if id.hasPrefix("relation/") {
        outlines.insert(outline)
      } else if outlines.contains(outline) {
        return
      }
    }
    read += 1
    batch.numbers.append(read)
    shapes.shapes.append(shape)
    batch.appendTextCell(id)
    batch.appendTextCell(feature.text(named: "name"))
    batch.appendTextCell(sport)
    batch.appendTextCell(feature.text(named: "opening_hours"))
    let tags = TagText.parse(feature.text(named: "all_tags") ?? "")
    batch.appendJSONCell(JSONValue.object(tags).text())
  }

  /// The element's kind and number, as in `way/6178964`.
  private func identifier(of feature: borrowing GDALFeature, in layer: String) -> String? {
    if let way = feature.text(named: "osm_way_id") { return "way/\(way)" }
    guard let number = feature.text(named: "osm_id") else { return nil }
    switch layer {
    case "points": return "node/\(number)"
    case "lines": return "way/\(number)"
    default: return "relation/\(number)"
    }
  }
}

extension ShapeColumn {
  /// A number that is equal for areas whose outlines run through the same vertices, wherever they begin.
  fileprivate func outlineHash(_ polygons: [[Range<Int>]]) -> Int {
    var sum = 0
    for outline in polygons.compactMap(\.first) {
      for vertex in outline.dropLast() {
        var hasher = Hasher()
        hasher.combine(xs[vertex])
        hasher.combine(ys[vertex])
        sum &+= hasher.finalize()
      }
    }
    return sum
  }
}
