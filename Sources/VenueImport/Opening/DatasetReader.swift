// Files that GDAL opens: which driver, which settings, which of their layers.

/// Opens a file with GDAL.
struct DatasetReader {
  let file: InputFile
  /// The layer to read; `nil` reads every layer with geometry.
  let layer: String?
  /// The encoding that a person gives; only shapefiles leave it open.
  var encoding: TextEncoding?
  let log: GDALLog

  /// Why the file was not opened, as far as anybody knows.
  var refusal: String {
    if let reason = log.takeLast() { return reason }
    switch file.firstCharacter {
    case "{", "[": return "it is JSON, but no GeoJSON and none of the collections of SportLink"
    case "<": return "it is XML of no kind that is known"
    default: return "no reader recognises it"
    }
  }

  /// Opens the file; `nil` when no driver takes it.
  func open() throws(ImportError) -> (parts: [OpenedPart], warnings: [ImportWarning])? {
    let driver = GDALDataset.driver(for: file.virtualPath, among: GDALLibrary.readers)
    guard let driver else { return nil }
    if driver == "OSM" {
      let source = try OpenStreetMapSource(
        virtualPath: file.virtualPath, path: file.path, log: log)
      return ([OpenedPart(content: .records(source), name: nil)], [])
    }
    let text =
      driver == "ESRI Shapefile"
      ? ShapefileEncoding.findings(of: file, told: encoding, log) : nil
    var options = options(for: driver)
    if let text { options["ENCODING"] = text.encoding.driverName }
    let copy = driver == "LIBKML" ? try SchemalessKML.copy(of: file, log) : nil
    defer { if let copy { SchemalessKML.remove(copy) } }
    let dataset = GDALDataset(
      path: copy ?? file.virtualPath, driver: driver, options: options)
    guard let dataset else {
      throw .unknownFormat(path: file.path, reason: refusal)
    }
    // What went wrong on the way to an opened file is a message, not a failure to read its rows.
    _ = log.takeLast()
    let chosen = try choose(dataset.layers)
    let isSheet = ["XLSX", "ODS", "XLS"].contains(driver)
    var parts: [OpenedPart] = []
    for layer in chosen.read {
      let features = FeatureSource(
        layer, path: file.path, driver: driver, referenceSystem: overlooked(by: driver),
        text: text, log: log)
      let source: any RecordSource = isSheet ? try SheetSource(features, file.path) : features
      let name = chosen.read.count > 1 ? layer.name : nil
      parts.append(OpenedPart(content: .records(source), name: name))
    }
    return (parts, chosen.passedOver.map { ImportWarning(.layerPassedOver, detail: $0.name) })
  }

  /// The layers to read: the one that was asked for, else all with geometry, else all.
  private func choose(
    _ layers: [GDALLayer]
  ) throws(ImportError) -> (read: [GDALLayer], passedOver: [GDALLayer]) {
    if let wanted = layer {
      guard let found = layers.first(where: { $0.name == wanted }) else {
        throw .noSuchLayer(path: file.path, layer: wanted, available: layers.map(\.name))
      }
      return ([found], [])
    }
    let filled = layers.filter { $0.cheapCount != 0 && !isPassedOver($0) }
    let withGeometry = filled.filter(\.hasGeometry)
    if !withGeometry.isEmpty { return (withGeometry, filled.filter { !$0.hasGeometry }) }
    guard !layers.isEmpty else {
      throw .unknownFormat(path: file.path, reason: "it holds no layer")
    }
    return (filled.isEmpty ? Array(layers.prefix(1)) : filled, [])
  }

  /// Whether a layer of GPX, which always has five, is empty or only holds the points of its lines.
  private func isPassedOver(_ layer: GDALLayer) -> Bool {
    guard file.ending == "gpx" || layer.name == "track_points" || layer.name == "route_points"
    else { return false }
    return ["route_points", "track_points"].contains(layer.name) || layer.count == 0
  }

  /// The settings that keep a driver from writing beside its input and from guessing types.
  private func options(for driver: String) -> [String: String] {
    switch driver {
    case "GML": ["WRITE_GFS": "NO", "DOWNLOAD_SCHEMA": "NO"]
    case "GeoJSON", "GeoJSONSeq": ["DATE_AS_STRING": "YES", "ARRAY_AS_STRING": "YES"]
    // A database with a write-ahead log must be read together with it.
    case "GPKG" where !VirtualFile.exists("\(file.virtualPath)-wal"): ["IMMUTABLE": "YES"]
    default: [:]
    }
  }

  private func overlooked(by driver: String) -> String? {
    driver == "GeoJSON" ? LegacyReferenceSystem.find(in: file.beginning) : nil
  }
}
