// Drafts as venues, one at a time: only those that are compared with others take this way.

internal import GeoPrimitives
internal import Venues

extension VenueBatch {
  /// A draft as a venue of a dataset.
  func venue(of draft: VenueDraft, source: String) -> Venue {
    let sourceID = identifier(of: draft)
    var properties = JSONObject()
    if case .object(let object)? = try? JSONValue.parse(Array(bytes[draft.properties])) {
      properties = object
    }
    return Venue(
      id: "\(source):\(sourceID)", source: source, sourceID: sourceID,
      name: String(decoding: bytes[draft.name], as: UTF8.self), position: draft.position,
      footprint: draft.footprint.flatMap { $0.polygons.isEmpty ? nil : $0 }, sports: draft.sports,
      hours: draft.hours, timeZone: draft.zone.name, properties: properties)
  }

  /// Takes a draft over from another batch, with its texts.
  mutating func append(_ draft: VenueDraft, of other: borrowing VenueBatch) {
    var copy = draft
    func take(_ range: Range<Int>, _ bytes: inout [UInt8]) -> Range<Int> {
      let start = bytes.count
      bytes.append(contentsOf: other.bytes[range])
      return start..<bytes.count
    }
    copy.sourceID = take(draft.sourceID, &bytes)
    copy.name = take(draft.name, &bytes)
    copy.properties = take(draft.properties, &bytes)
    drafts.append(copy)
  }

  /// Gives a draft another identifier; what its own column says becomes a property of that name.
  mutating func rename(_ draft: inout VenueDraft, to identifier: String, keeping column: String?) {
    if let column {
      let start = bytes.count
      bytes.append(UInt8(ascii: "{"))
      JSONText.append(ReleaseComparison.property(of: column), to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      let now = bytes[draft.sourceID]
      let said = draft.isToldApart ? ReleaseComparison.plain(now) ?? now : now
      JSONText.append(String(decoding: said, as: UTF8.self), to: &bytes)
      let rest = Array(bytes[draft.properties].dropFirst())
      bytes += rest.isEmpty ? Array("}".utf8) : Array(",".utf8) + rest
      draft.properties = start..<bytes.count
    }
    let start = bytes.count
    bytes.append(contentsOf: identifier.utf8)
    draft.sourceID = start..<bytes.count
  }
}
