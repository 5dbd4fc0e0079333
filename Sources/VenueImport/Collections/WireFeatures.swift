// GeoJSON that was exported by SportLink: its features are venues already, and go in as they are, one after another.

internal import Venues

/// The features of a FeatureCollection with the keys of `emplacements`, read as they are asked for.
///
/// A feature is in memory at a time, and eight bytes for each that was read.
struct WireFeatures {
  private let text: JSONStream
  private var state = State.before
  private var isCollection = false
  private var seen = HashSet64()
  /// How many features have been read.
  private(set) var count = 0

  private enum State {
    case before, features, after
  }

  /// Begins to read a file.
  init(_ file: InputFile, log: GDALLog) throws(ImportError) {
    let stream = try ByteStream(virtualPath: file.virtualPath, path: file.path, log: log)
    let findings = try EncodingFindings(of: stream, forced: nil)
    text = JSONStream(try TextStream(stream, findings), path: file.path)
  }

  /// The next feature as a record, or why it is none; `nil` behind the last.
  mutating func next() throws(ImportError) -> Result<WireRecord, WireError>? {
    if case .before = state {
      try expect("{", "a FeatureCollection")
      guard try enterFeatures() else { return nil }
    }
    guard case .features = state else { return nil }
    while true {
      switch try text.peek() {
      case UInt8(ascii: ",")?: text.place += 1
      case UInt8(ascii: "]")?:
        text.place += 1
        guard try !enterFeatures() else { throw text.damaged("“features” stands twice") }
        return nil
      case nil: throw text.damaged("the file breaks off in its features")
      default: return try feature()
      }
    }
  }

  private mutating func feature() throws(ImportError) -> Result<WireRecord, WireError> {
    let path = "features[\(count)]"
    count += 1
    guard try text.peek() == UInt8(ascii: "{") else {
      try skipValue()
      return .failure(
        .wrongKind(path: path, found: "no record", expected: "a GeoJSON Feature"))
    }
    let line = text.line
    guard let bytes = try text.skipContainer(keeping: JSONStream.longestRecord) else {
      throw text.damaged("a record of more than 64 MB")
    }
    let value: JSONValue
    do {
      value = try JSONValue.parse(bytes)
    } catch {
      throw .damaged(path: text.path, line: line, reason: "\(error)")
    }
    do throws(WireError) {
      guard case .object(let feature) = value else {
        throw .wrongKind(path: path, found: "no record", expected: "a GeoJSON Feature")
      }
      let record = try Venue(geoJSONFeature: feature, source: "").recordWithoutEmptySource
      guard seen.insert(StableHash.of(Array(record.id.utf8).span)) else {
        throw .duplicateID(path: "\(path)/\(record.id)")
      }
      return .success(record)
    } catch {
      return .failure(error)
    }
  }

  /// Goes on to the list of features, or to the end of the file; `false` at its end.
  private mutating func enterFeatures() throws(ImportError) -> Bool {
    state = .after
    while true {
      switch try text.peek() {
      case UInt8(ascii: ",")?: text.place += 1
      case UInt8(ascii: "}")?:
        text.place += 1
        guard try text.peek() == nil else {
          throw text.damaged("something stands behind the collection")
        }
        guard isCollection else { throw text.damaged("no “type” says FeatureCollection") }
        return false
      case UInt8(ascii: "\"")?:
        let key = Array(try text.takeText())
        try expect(":", "a colon")
        if key.elementsEqual("features".utf8), try text.peek() == UInt8(ascii: "[") {
          text.place += 1
          state = .features
          return true
        }
        if key.elementsEqual("type".utf8), try text.peek() == UInt8(ascii: "\"") {
          isCollection = Array(try text.takeText()).elementsEqual("FeatureCollection".utf8)
        } else {
          try skipValue()
        }
      case nil: throw text.damaged("the file breaks off in its outermost record")
      default: throw text.damaged("a key was expected")
      }
    }
  }

  private func skipValue() throws(ImportError) {
    switch try text.peek() {
    case UInt8(ascii: "{")?, UInt8(ascii: "[")?: try text.skipContainer()
    case UInt8(ascii: "\"")?: _ = try text.takeText()
    case nil: throw text.damaged("the file breaks off")
    default: _ = try text.takeWord()
    }
  }

  private func expect(_ sign: Unicode.Scalar, _ what: String) throws(ImportError) {
    guard try text.peek() == UInt8(ascii: sign) else { throw text.damaged("\(what) was expected") }
    text.place += 1
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
