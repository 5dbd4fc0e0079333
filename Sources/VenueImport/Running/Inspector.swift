// Reads the beginning of files, decides as an import would, and writes nothing.

internal import GeoPrimitives
internal import Geodesy
internal import Venues

/// Inspects files.
package struct Inspector: Sendable {
  private let importer: Importer
  private let triesMapping: Bool

  /// So many records are shown as venues.
  private static let sampleLength = 5

  /// Prepares for files, with the same options as an import.
  ///
  /// - Parameters:
  ///   - options: What to look at, and how.
  ///   - knowledge: Reads sports and hours in texts.
  ///   - triesMapping: Whether the mapping is to be written, so that it is held to the records first.
  package init(
    _ options: ImportOptions, knowledge: ImportKnowledge = .standard, triesMapping: Bool = false
  ) {
    self.triesMapping = triesMapping
    importer = Importer(options, knowledge: knowledge, elapsed: { .zero })
  }

  /// Looks at the files.
  ///
  /// - Throws: `ImportError`, as an import would before it reads on.
  package func run() throws(ImportError) -> Inspection {
    let reader = try importer.makeReader(BoundedQueue(capacity: 1), BoundedQueue(capacity: 1))
    return try GDALLog.capturing { (log) throws(ImportError) in
      var inspection = Inspection()
      for path in reader.options.inputs {
        let local = try reader.mapped(for: path, log)
        inspection.parts += try parts(of: path, local, log)
      }
      return inspection
    }
  }

  private func parts(
    of path: String, _ reader: FileReader, _ log: GDALLog
  ) throws(ImportError) -> [PartInspection] {
    let opened = try reader.opener(log).open(path)
    var parts: [PartInspection] = []
    var refusal: ImportError?
    for part in opened.parts {
      if case .broken(let error) = part.content { throw error }
      guard case .records(let records) = part.content else { continue }
      do throws(ImportError) {
        let heading = PartHeading(path: path, part: part.name, source: SourceName.of(path: path))
        let record = try RecordReader(records, for: heading, of: reader, log)
        var found = record.inspection(
          heading, warnings: opened.warnings, Self.sampleLength, triesMapping: triesMapping)
        // Sheets of notes beside it have none of the columns; alone it stays the dataset that it is among them.
        if opened.parts.count > 1, part.member == nil, let layer = part.name {
          found.mapping.layer = layer
          let base = reader.options.source ?? heading.source
          found.mapping.source = "\(base)/\(layer)".printable
        }
        parts.append(found)
      } catch {
        guard case .noGeometry = error else { throw error }
        refusal = error
      }
    }
    if parts.isEmpty, let refusal { throw refusal }
    return parts
  }
}

extension RecordReader {
  /// What was decided, with the first records as venues.
  fileprivate func inspection(
    _ heading: PartHeading, warnings: [ImportWarning], _ length: Int, triesMapping: Bool
  ) -> PartInspection {
    let facts = sample.facts
    var maker = VenueMaker(plan: plan, facts: facts, timeZone: nil)
    var venues: [SampleVenue] = []
    for batch in sample.batches {
      let made = maker.venues(of: batch)
      for draft in made.drafts.prefix(max(0, length - venues.count)) {
        let name = String(decoding: made.bytes[draft.name], as: UTF8.self)
        venues.append(
          SampleVenue(
            number: draft.number, name: name, position: draft.position, sports: draft.sports,
            hours: draft.hours))
      }
    }
    let found = findings(tally: maker.tally)
    var mapping = plan.mapping(columns: facts.columns)
    mapping.encoding = facts.encoding
    var isTrimmed = false
    if triesMapping { (mapping, isTrimmed) = trying(mapping, path: heading.path) }
    return PartInspection(
      path: heading.path, part: heading.part, driver: facts.driver, encoding: facts.encoding,
      delimiter: facts.delimiter, columns: facts.columns,
      looked: (sample.recordCount, sample.isWhole), decisions: found.decisions,
      warnings: warnings + found.warnings + maker.tally.sortedWarnings,
      rejections: maker.tally.rejections, venues: venues, mapping: mapping,
      mappingLeavesPositions: isTrimmed)
  }
}

extension FilePlan {
  /// What was decided, as a mapping file says it.
  fileprivate func mapping(columns: [String]) -> MappingFile {
    var file = MappingFile()
    var fields: [(MappedField, Int?)] = [
      // A name of two columns is found out anew.
      (.name, name.kind == nil ? name.column : nil), (.hours, hours), (.timeZone, timeZone),
    ]
    if case .column(let column) = identity.identity { fields.append((.id, column)) }
    switch positioning.position.source {
    case .geometry, .joined, .angles: break
    case .columns(let x, let y):
      let isDegrees = positioning.position.isDegrees
      fields += [(isDegrees ? .longitude : .x, x), (isDegrees ? .latitude : .y, y)]
    case .pair(let column, _), .wellKnownText(let column), .geoJSON(let column),
      .gridReference(let column, _):
      fields.append((.geometry, column))
    }
    // Told columns count alone: where others speak of sports too, a mapping that names some would silence them.
    if !sports.source.hasOthers { fields += sports.source.named.map { (.sport, $0) } }
    fields += closedDays.columns.map { (.closedDays, $0) }
    fields += attributes.columns.flatMap { found in
      found.columns.map { (found.attribute.field, $0) }
    }
    var options = fields.compactMap { field, column in
      column.map { "\(field.rawValue)=\(columns[$0])" }
    }
    if closedDays.isTold, closedDays.columns.isEmpty {
      options.append("\(MappedField.closedDays.rawValue)=\(AttributeDecisions.off)")
    }
    options += attributes.switchedOff.map { "\($0.field.rawValue)=\(AttributeDecisions.off)" }
    file.fields = (try? FieldMapping(options)) ?? FieldMapping()
    if positioning.system.decision.confidence != .assumed {
      file.referenceSystem = positioning.system.system.identifier
    }
    return file
  }
}
