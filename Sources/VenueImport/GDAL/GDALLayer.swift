// A layer of a dataset: its fields, its reference system, its features.

internal import CGDAL

/// A layer, which keeps its dataset open.
@safe
struct GDALLayer {
  private let dataset: GDALDataset
  let handle: OGRLayerH

  /// The name of a field and how GDAL has it.
  struct FieldDefinition {
    var name: String
    var type: OGRFieldType
    var subtype: OGRFieldSubType
  }

  init(_ dataset: GDALDataset, _ handle: OGRLayerH) {
    self.dataset = dataset
    unsafe self.handle = unsafe handle
  }

  /// The name of the layer.
  var name: String { unsafe String(cString: OGR_L_GetName(handle)) }

  /// Whether features of the layer may have a geometry.
  var hasGeometry: Bool { unsafe OGR_L_GetGeomType(handle) != wkbNone }

  /// How many features there are, where that is known without reading them.
  var cheapCount: Int? {
    let count = unsafe OGR_L_GetFeatureCount(handle, 0)
    return count < 0 ? nil : Int(count)
  }

  /// How many features there are, read through where there is no other way.
  var count: Int { Int(unsafe OGR_L_GetFeatureCount(handle, 1)) }

  /// The name of the key column, where the layer has one.
  var keyColumn: String? {
    guard let name = unsafe OGR_L_GetFIDColumn(handle) else { return nil }
    let text = unsafe String(cString: name)
    return text.isEmpty ? nil : text
  }

  /// The encoding that the text of a shapefile was taken to be in.
  var sourceEncoding: String? {
    let value = unsafe GDALGetMetadataItem(handle, "SOURCE_ENCODING", "SHAPEFILE")
    guard let value = unsafe value else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The fields in their order.
  var fieldDefinitions: [FieldDefinition] {
    guard let definition = unsafe OGR_L_GetLayerDefn(handle) else { return [] }
    let count = unsafe OGR_FD_GetFieldCount(definition)
    return (0..<count).compactMap { index in
      guard let field = unsafe OGR_FD_GetFieldDefn(definition, index),
        let name = unsafe OGR_Fld_GetNameRef(field)
      else { return nil }
      return unsafe FieldDefinition(
        name: String(cString: name), type: OGR_Fld_GetType(field),
        subtype: OGR_Fld_GetSubType(field))
    }
  }

  /// The reference system as `EPSG:N` where it is one of those, else as WKT; `nil` where the layer names none.
  var referenceSystem: String? {
    guard let system = unsafe OGR_L_GetSpatialRef(handle) else { return nil }
    if let code = unsafe Self.code(of: system) { return code }
    var count: Int32 = 0
    var confidences: UnsafeMutablePointer<Int32>?
    let matches = unsafe OSRFindMatches(system, nil, &count, &confidences)
    defer {
      unsafe OSRFreeSRSArray(matches)
      unsafe VSIFree(confidences)
    }
    if count > 0, let match = unsafe matches?[0], let confidence = unsafe confidences?[0],
      confidence >= 90, let code = unsafe Self.code(of: match)
    {
      return code
    }
    var text: UnsafeMutablePointer<CChar>?
    defer { unsafe VSIFree(text) }
    guard unsafe OSRExportToWkt(system, &text) == OGRERR_NONE, let text = unsafe text else {
      return nil
    }
    return unsafe String(cString: text)
  }

  private static func code(of system: OGRSpatialReferenceH) -> String? {
    guard let name = unsafe OSRGetAuthorityName(system, nil),
      let code = unsafe OSRGetAuthorityCode(system, nil)
    else { return nil }
    return unsafe "\(String(cString: name)):\(String(cString: code))"
  }

  /// The next feature, or `nil` after the last.
  func nextFeature() -> GDALFeature? {
    guard let feature = unsafe OGR_L_GetNextFeature(handle) else { return nil }
    return unsafe GDALFeature(feature)
  }
}

extension GDALDataset {
  /// The layers in their order.
  var layers: [GDALLayer] {
    let count = unsafe GDALDatasetGetLayerCount(handle)
    return (0..<count).compactMap { index in
      guard let layer = unsafe GDALDatasetGetLayer(handle, index) else { return nil }
      return unsafe GDALLayer(self, layer)
    }
  }

  /// Hands the next feature of any layer and the name of its layer to a body, in the order in which the file has them.
  ///
  /// - Returns: Whether there was one.
  func withNextFeature(_ body: (borrowing GDALFeature, String) -> Void) -> Bool {
    var layer: OGRLayerH?
    let feature = unsafe GDALDatasetGetNextFeature(handle, &layer, nil, nil, nil)
    guard let feature = unsafe feature, let layer = unsafe layer else { return false }
    unsafe body(GDALFeature(feature), String(cString: OGR_L_GetName(layer)))
    return true
  }
}

extension GDALFeature {
  /// Appends the vertices of the feature's geometry and makes the shape that names them.
  func appendShape(to shapes: inout ShapeColumn) -> Shape {
    unsafe shapes.appendVertices(of: OGR_F_GetGeometryRef(handle))
  }
}
