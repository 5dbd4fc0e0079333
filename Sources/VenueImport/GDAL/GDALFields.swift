// The fields of a feature as cells of a batch.

internal import CGDAL
internal import Glibc
internal import Venues

/// The columns of a layer: what to ask a feature for, and how.
struct GDALFields {
  /// The name of each column.
  private(set) var names: [String] = []
  private var kinds: [(field: Int32, kind: Kind)] = []
  private var hasFIDColumn = false

  private enum Kind { case integer, boolean, real, text, json, list }

  /// The fields of a layer; its key column, where it has one of its own, comes first.
  ///
  /// Fields that the driver makes up are ignored.
  init(of layer: GDALLayer, ignoring ignored: Set<String> = []) {
    if let name = layer.keyColumn {
      hasFIDColumn = true
      names.append(name)
    }
    for (index, field) in layer.fieldDefinitions.enumerated() where !ignored.contains(field.name) {
      names.append(field.name)
      kinds.append((Int32(index), Self.kind(field.type, field.subtype)))
    }
    names = ColumnNames.unique(names)
  }

  private static func kind(_ type: OGRFieldType, _ subtype: OGRFieldSubType) -> Kind {
    switch type {
    case OFTInteger, OFTInteger64: subtype == OFSTBoolean ? .boolean : .integer
    case OFTReal: .real
    case OFTStringList, OFTIntegerList, OFTInteger64List, OFTRealList: .list
    default: subtype == OFSTJSON ? .json : .text
    }
  }

  /// Appends the cells of a feature.
  func append(_ feature: borrowing GDALFeature, to batch: inout RecordBatch) {
    if hasFIDColumn { batch.cells.append(.integer(feature.key)) }
    for (field, kind) in kinds {
      guard feature.isSet(field) else {
        batch.cells.append(.absent)
        continue
      }
      switch kind {
      case .integer: batch.cells.append(.integer(feature.integer(field)))
      case .boolean: batch.cells.append(.boolean(feature.integer(field) != 0))
      case .real:
        let value = feature.real(field)
        batch.cells.append(value.isFinite ? .real(value) : .absent)
      case .text: batch.appendTextCell(feature.text(field))
      case .json: batch.appendJSONCell(feature.text(field))
      case .list: batch.appendJSONCell(feature.list(field).text())
      }
    }
  }
}

extension GDALFeature {
  /// The number by which the layer knows the feature.
  var key: Int64 { unsafe OGR_F_GetFID(handle) }

  func isSet(_ field: Int32) -> Bool { unsafe OGR_F_IsFieldSetAndNotNull(handle, field) != 0 }

  func integer(_ field: Int32) -> Int64 { unsafe OGR_F_GetFieldAsInteger64(handle, field) }

  func real(_ field: Int32) -> Double { unsafe OGR_F_GetFieldAsDouble(handle, field) }

  /// The field as text; bytes that are no UTF-8 are taken for Windows-1252.
  func text(_ field: Int32) -> String {
    guard let text = unsafe OGR_F_GetFieldAsString(handle, field) else { return "" }
    if let valid = unsafe String(validatingCString: text) { return valid }
    var decoded: [UInt8] = []
    var decoder = TextDecoder(from: .utf8)
    let bytes = unsafe UnsafeBufferPointer(start: text, count: strlen(text))
    decoder.decode(unsafe bytes.map { UInt8(bitPattern: $0) }, isLast: true, into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The text of a field that is set and not empty, by the name of the field.
  func text(named name: String) -> String? {
    let field = unsafe OGR_F_GetFieldIndex(handle, name)
    guard field >= 0, isSet(field) else { return nil }
    let text = text(field)
    return text.isEmpty ? nil : text
  }

  /// A list as a JSON list of strings.
  func list(_ field: Int32) -> JSONValue {
    let strings = unsafe OGR_F_GetFieldAsStringList(handle, field)
    var values: [JSONValue] = []
    let count = unsafe CSLCount(strings)
    for index in 0..<count {
      if let text = unsafe CSLGetField(strings, index) {
        unsafe values.append(.string(String(cString: text)))
      }
    }
    return .array(values)
  }
}
