// GeoJSON that was exported by SportLink: its features are venues already, and go in as they are.

internal import Venues

/// A FeatureCollection whose features have the keys of `emplacements`.
enum WireFeatures {
  /// The venues of a FeatureCollection as records, with a fault for every feature left out; `nil` for any other value.
  static func read(_ value: JSONValue) -> (document: WireDocument, faults: [WireError])? {
    guard case .object(let object) = value, object["type"] == "FeatureCollection",
      case .array(let features)? = object["features"]
    else { return nil }
    var records: [WireRecord] = []
    var faults: [WireError] = []
    var ids: Set<String> = []
    for (number, feature) in features.enumerated() {
      do throws(WireError) {
        guard case .object(let feature) = feature else {
          throw .wrongKind(
            path: "features[\(number)]", found: "no record", expected: "a GeoJSON Feature")
        }
        let record = try Venue(geoJSONFeature: feature, source: "").recordWithoutEmptySource
        guard ids.insert(record.id).inserted else {
          throw .duplicateID(path: "features[\(number)]/\(record.id)")
        }
        records.append(record)
      } catch {
        faults.append(error)
      }
    }
    let collection = WireCollection(name: .venues, records: records)
    return (WireDocument(collections: [collection]), faults)
  }
}

extension Venue {
  /// The record, without a source where the feature named none: the file's name then stands for it.
  fileprivate var recordWithoutEmptySource: WireRecord {
    var record = wireRecord
    if source.isEmpty { record.object[VenueKey.source.rawValue] = nil }
    return record
  }
}
