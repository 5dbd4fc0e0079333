// A table that SportLink exported, as CSV or FlatGeobuf: its rows are venues already, and go in as they are.

internal import GeoPrimitives
internal import Venues

/// Reads a table whose columns are the keys of `emplacements`.
struct OwnTableReader {
  let queue: BoundedQueue<ImportMessage>
  let source: String

  private static let rest = "autres"
  private static let needed: [VenueKey] = [.id, .name, .latitude, .longitude, .sports, .sourceID]

  /// Whether a table is one that was exported: it has just the columns of an export.
  static func recognizes(_ facts: SourceFacts) -> Bool {
    let columns = Set(facts.columns)
    let keys = Set(VenueKey.allCases.map(\.rawValue) + [rest])
    return columns.contains(rest) && columns.isSubset(of: keys)
      && needed.allSatisfy { columns.contains($0.rawValue) }
  }

  /// Reads it and hands its venues on; `nil` when nobody wants more.
  func read(_ records: any RecordSource) throws(ImportError) -> PartFindings? {
    let facts = records.facts
    var findings = PartFindings(
      driver: "\(facts.driver), exported by SportLink", layer: facts.layer,
      encoding: facts.encoding, delimiter: facts.delimiter,
      referenceSystem: "EPSG:4326 (WGS 84)", numbering: facts.numbering)
    findings.isCompared = false
    findings.warnings = facts.warnings
    while let batch = try records.nextBatch() {
      findings.tally.read += batch.rowCount + batch.rejections.count
      for rejection in batch.rejections {
        findings.tally.reject(rejection.number, field: rejection.field, rejection.reason)
      }
      var venues: [WireRecord] = []
      for row in 0..<batch.rowCount {
        do throws(Fault) {
          venues.append(try record(batch, row, facts.columns))
        } catch {
          findings.tally.reject(batch.numbers[row], field: error.field, error.reason)
        }
      }
      guard queue.put(.records(venues, in: .venues)) else { return nil }
    }
    findings.decisions.append(
      Decision(
        subject: CollectionName.venues.rawValue, choice: "\(findings.tally.read) records",
        evidence: "its columns are those of an export"))
    return findings
  }

  private struct Fault: Error {
    let field: String
    let reason: String
  }

  private func record(
    _ batch: borrowing RecordBatch, _ row: Int, _ columns: [String]
  ) throws(Fault) -> WireRecord {
    var object = JSONObject()
    var id = ""
    for (column, name) in columns.enumerated() {
      let cell = batch.cell(row, column)
      let text = cell == .absent ? "" : batch.string(cell)
      switch VenueKey(rawValue: name) {
      case .id: id = text
      case .name: object[name] = .string(text)
      case .latitude, .longitude:
        guard let degrees = Double(text) else {
          throw Fault(field: name, reason: "“\(text.shortened)” is no number")
        }
        object[name] = .number(degrees)
      case .sports:
        object[name] = .array(text.split(separator: ";").map { .string(String($0)) })
      case .hours, .timeZone, .source, .sourceID:
        if !text.isEmpty { object[name] = .string(text) }
      case .footprint:
        guard !text.isEmpty else { continue }
        var shapes = ShapeColumn()
        let shape = WellKnownText.read(Array(text.utf8)[...], into: &shapes)
        object[name] = try area(shape, in: shapes)
      case nil: continue
      }
    }
    guard !id.isEmpty else { throw Fault(field: VenueKey.id.rawValue, reason: "it is empty") }
    if let shapes = batch.shapes, case .polygons = shapes.shapes[row] {
      object[VenueKey.footprint.rawValue] = try area(shapes.shapes[row], in: shapes)
    }
    if let column = columns.firstIndex(of: Self.rest) {
      try addRest(batch, row, column, to: &object)
    }
    return WireRecord(id: id, object: object)
  }

  /// Adds the other properties, which stand in one cell as a JSON record.
  private func addRest(
    _ batch: borrowing RecordBatch, _ row: Int, _ column: Int, to object: inout JSONObject
  ) throws(Fault) {
    let cell = batch.cell(row, column)
    let text = cell == .absent ? "" : batch.string(cell)
    guard !text.isEmpty else { return }
    guard case .object(let rest)? = try? JSONValue.parse(Array(text.utf8)) else {
      throw Fault(field: Self.rest, reason: "“\(text.shortened)” is no JSON record")
    }
    for member in rest.members where VenueKey(rawValue: member.key) == nil {
      object[member.key] = member.value
    }
  }

  private func area(_ shape: Shape, in shapes: ShapeColumn) throws(Fault) -> JSONValue {
    guard case .polygons(let polygons) = shape else {
      throw Fault(field: VenueKey.footprint.rawValue, reason: "it is no area")
    }
    func ring(_ places: Range<Int>) -> JSONValue {
      .array(places.map { .array([.number(shapes.xs[$0]), .number(shapes.ys[$0])]) })
    }
    return [
      "type": "MultiPolygon",
      "coordinates": .array(polygons.map { polygon in .array(polygon.map(ring)) }),
    ]
  }
}
