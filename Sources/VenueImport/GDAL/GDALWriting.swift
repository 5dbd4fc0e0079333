// Making layers and features: the other direction of GDAL.

internal import CGDAL
internal import GeoPrimitives

/// A feature to be written.
struct NewFeature {
  /// The value of a field.
  enum Value {
    /// A text.
    case text(String)
    /// A number.
    case number(Double)
  }

  /// The values, in the order of the fields of the layer.
  let values: [Value?]
  /// Its geometry, where it covers no area.
  let position: Position
  /// Its geometry, where it covers one.
  let footprint: Footprint?
}

extension GDALDataset {
  /// Makes a layer of longitudes and latitudes on WGS 84; `nil` when it can't be made.
  func makeLayer(named name: String, fields: [(key: String, isNumber: Bool)]) -> GDALLayer? {
    let system = unsafe OSRNewSpatialReference(nil)
    defer { unsafe OSRDestroySpatialReference(system) }
    guard unsafe OSRImportFromEPSG(system, 4326) == OGRERR_NONE else { return nil }
    unsafe OSRSetAxisMappingStrategy(system, OAMS_TRADITIONAL_GIS_ORDER)
    let layer = unsafe GDALDatasetCreateLayer(handle, name, system, wkbUnknown, nil)
    guard let layer = unsafe layer else { return nil }
    for field in fields {
      let definition = unsafe OGR_Fld_Create(field.key, field.isNumber ? OFTReal : OFTString)
      defer { unsafe OGR_Fld_Destroy(definition) }
      guard unsafe OGR_L_CreateField(layer, definition, 1) == OGRERR_NONE else { return nil }
    }
    return unsafe GDALLayer(self, layer)
  }
}

extension GDALLayer {
  /// Appends a feature; `false` when it can't be written.
  func add(_ new: NewFeature) -> Bool {
    guard let definition = unsafe OGR_L_GetLayerDefn(handle),
      let made = unsafe OGR_F_Create(definition)
    else { return false }
    let feature = unsafe GDALFeature(made)
    for (index, value) in new.values.enumerated() {
      switch value {
      case .text(let text): unsafe OGR_F_SetFieldString(feature.handle, Int32(index), text)
      case .number(let number): unsafe OGR_F_SetFieldDouble(feature.handle, Int32(index), number)
      case nil: break
      }
    }
    let geometry: GDALGeometry
    if let footprint = new.footprint, !footprint.polygons.isEmpty {
      guard let area = GDALGeometry.area(footprint) else { return false }
      geometry = area
    } else {
      guard let point = GDALGeometry.point(new.position) else { return false }
      geometry = point
    }
    return unsafe OGR_F_SetGeometry(feature.handle, geometry.handle) == OGRERR_NONE
      && OGR_L_CreateFeature(handle, feature.handle) == OGRERR_NONE
  }
}

extension GDALGeometry {
  fileprivate static func point(_ position: Position) -> GDALGeometry? {
    guard let point = unsafe OGR_G_CreateGeometry(wkbPoint) else { return nil }
    unsafe OGR_G_SetPoint_2D(point, 0, position.longitude, position.latitude)
    return unsafe GDALGeometry(point)
  }

  fileprivate static func area(_ footprint: Footprint) -> GDALGeometry? {
    guard let whole = unsafe OGR_G_CreateGeometry(wkbMultiPolygon) else { return nil }
    let area = unsafe GDALGeometry(whole)
    for polygon in footprint.polygons {
      guard let part = unsafe OGR_G_CreateGeometry(wkbPolygon) else { return nil }
      for ring in [polygon.exterior] + polygon.holes {
        guard let line = unsafe OGR_G_CreateGeometry(wkbLinearRing) else { return nil }
        for corner in ring {
          unsafe OGR_G_AddPoint_2D(line, corner.longitude, corner.latitude)
        }
        unsafe OGR_G_CloseRings(line)
        unsafe OGR_G_AddGeometryDirectly(part, line)
      }
      unsafe OGR_G_AddGeometryDirectly(area.handle, part)
    }
    return area
  }
}
