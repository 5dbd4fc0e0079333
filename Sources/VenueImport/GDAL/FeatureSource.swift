// A layer that GDAL reads, as a record source.

/// The features of a layer.
final class FeatureSource: RecordSource {
  private(set) var facts: SourceFacts
  private let path: String
  private let layer: GDALLayer
  private let fields: GDALFields
  private let log: GDALLog
  private let total: Int?
  private var read = 0

  /// How a feature is to be drawn, which a reader of KML gives to every feature.
  private static let drawingFields: Set<String> = [
    "tessellate", "extrude", "visibility", "drawOrder", "icon", "altitudeMode", "snippet",
  ]
  /// The most features a batch has.
  private static let batchLength = 2048
  /// The size at which a batch is full, in bytes of text.
  private static let batchBytes = 1 << 20

  /// Reads a layer from its first feature.
  ///
  /// `referenceSystem` is the one that the file names where GDAL overlooks it, `text` the encoding where nothing names it.
  init(
    _ layer: GDALLayer, path: String, driver: String, referenceSystem: String? = nil,
    text: EncodingFindings? = nil, log: GDALLog
  ) {
    self.path = path
    self.layer = layer
    self.log = log
    fields = GDALFields(of: layer, ignoring: driver == "LIBKML" ? Self.drawingFields : [])
    total = layer.cheapCount
    facts = SourceFacts(
      driver: driver, layer: layer.name,
      encoding: text?.encoding.rawValue ?? layer.sourceEncoding, columns: fields.names,
      hasGeometry: layer.hasGeometry,
      referenceSystem: referenceSystem ?? layer.referenceSystem, numbering: .feature)
    facts.encodingDecision = text?.decision
    facts.warnings += text?.warnings ?? []
  }

  func nextBatch() throws(ImportError) -> RecordBatch? {
    var batch = RecordBatch(columnCount: fields.names.count)
    var shapes = ShapeColumn()
    while batch.rowCount < Self.batchLength, batch.bytes.count < Self.batchBytes {
      guard let feature = layer.nextFeature() else {
        // Some drivers read the whole file when they open it, and give no features where they failed.
        if let reason = log.takeLast() ?? (read == 0 ? log.firstFailure : nil) {
          throw .damaged(path: path, line: nil, reason: "after feature \(read): \(reason)")
        }
        break
      }
      read += 1
      batch.numbers.append(read)
      fields.append(feature, to: &batch)
      shapes.shapes.append(feature.appendShape(to: &shapes))
    }
    if batch.rowCount == 0 { return nil }
    if facts.hasGeometry { batch.shapes = shapes }
    batch.fractionRead = total.map { $0 == 0 ? 1 : min(1, Double(read) / Double($0)) }
    return batch
  }
}
