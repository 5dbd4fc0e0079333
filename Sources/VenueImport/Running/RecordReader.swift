// One part of a file with records to make venues of: sample, decide, then batch by batch.

internal import GeoPrimitives
internal import Geodesy

/// Reads the records of a part of a file.
struct RecordReader {
  private let records: any RecordSource
  let sample: RecordSample
  let plan: FilePlan
  /// Names that another file gives.
  private let names: JoinedNames?
  private let reader: FileReader
  private let log: GDALLog

  /// Reads the first records and decides by them how to read all.
  init(
    _ records: any RecordSource, for heading: PartHeading, of reader: FileReader, _ log: GDALLog
  ) throws(ImportError) {
    try ColumnNames.check(records.facts.columns.count, path: heading.path)
    let records = try LegendSource.spellingOut(UnfoldedSource.unfolding(records))
    self.records = records
    self.reader = reader
    self.log = log
    try ColumnNames.check(records.facts.columns.count, path: heading.path)
    var sample = try RecordSample(of: records)
    var join: JoinDecision?
    var names: JoinedNames?
    if let table = reader.joined {
      let found = try JoinDecision(
        about: sample, table, key: reader.options.join?.key, path: heading.path)
      names = JoinedNames(found, to: sample, mapping: reader.options.mapping, path: heading.path)
      if let names { sample.append(names) }
      join = found
    }
    self.sample = sample
    self.names = names
    plan = try FilePlan(
      about: sample, options: reader.options, system: reader.system, knowledge: reader.knowledge,
      join: join, path: heading.path)
  }

  /// How an import would read the records that knows nothing but a mapping; `nil` where it would refuse them.
  func plan(by mapping: MappingFile, path: String) -> FilePlan? {
    let options = ImportOptions(inputs: [path]).completed(by: mapping)
    let system = options.referenceSystem.flatMap { try? SystemDecision.system($0) }
    return try? FilePlan(
      about: sample, options: options, system: system, knowledge: reader.knowledge, join: nil,
      path: path)
  }

  /// Whether a person says where positions stand, or what they are.
  var hasToldPositions: Bool {
    reader.joined != nil || reader.system != nil || reader.options.mapping.namesPosition
  }

  /// Reads all records and hands the venues on; `nil` when nobody wants more.
  ///
  /// `space` names what the identifiers are compared with: those of parts with the same. Of a dataset that other files of
  /// the run may share, nobody knows which of its venues this one should have.
  func read(
    _ merger: inout VenueMerger, identifiersOf space: String, isShared: Bool
  ) throws(ImportError) -> PartFindings? {
    let (survey, first) = survey()
    guard reader.queue.put(.asked(first, hasGroups: survey.hasGroups)),
      var anchors = reader.answers.takeUnlessClosed()
    else { return nil }
    // Rows of one identifier are one venue too, and say nothing of others.
    let hadGroups = anchors.hasGroups && !plan.identity.isShared
    anchors.usesIdentifiers = !plan.identity.isCounted
    if isShared { anchors.leaveLostOut() }
    var maker = VenueMaker(
      plan: plan, facts: sample.facts, timeZone: reader.options.timeZone, survey: survey)
    merger.begin(
      source: space, isShared: plan.identity.isShared,
      tellsApart: plan.identity.tellsApart && !sample.facts.isOpenStreetMap,
      hasGroups: plan.slots.map { $0.venue == nil }
        ?? ((survey.hasGroups || hadGroups) && !sample.facts.isOpenStreetMap),
      around: anchors, hasSlots: plan.slots != nil,
      countsCourts: plan.attributes.columns.contains { $0.attribute == .courts && !$0.isQuantity },
      addsCourtsUp: plan.attributes.columns.contains(where: \.isQuantity))
    var endsOpen = sample.batches.last?.endsOpen ?? false
    var cut = sample.batches.last.flatMap { sample.cutCell(in: $0) }
    for batch in sample.batches {
      guard pass(batch, through: &maker, &merger) else { return nil }
    }
    if !sample.isWhole {
      while var batch = try records.nextBatch() {
        sample.mending.mend(&batch)
        names?.append(to: &batch)
        endsOpen = batch.endsOpen
        cut = sample.cutCell(in: batch)
        guard pass(batch, through: &maker, &merger) else { return nil }
      }
    }
    for held in merger.takeHeld() {
      guard reader.queue.put(.drafts(held, fractionRead: 1)) else { return nil }
    }
    var findings = findings(tally: tally(maker, merger))
    findings.endsOpen = endsOpen
    if let cut {
      let detail = "“\(cut.text.shortened)”, where others say “\(cut.whole.shortened)”"
      findings.warnings.append(ImportWarning(.lastCellCut, detail: detail))
      findings.isDamaged = true
    }
    return findings
  }

  /// What the venues of the sample show about all, and the first of them.
  private func survey() -> (survey: SampleSurvey, first: VenueBatch) {
    var scout = VenueMaker(plan: plan, facts: sample.facts, timeZone: nil)
    let batches = sample.batches.map { scout.venues(of: $0) }
    let survey = SampleSurvey(batches)
    let first = VenueGroups.first(
      ReleaseComparison.namingDepth, of: batches, hasGroups: survey.hasGroups)
    return (survey, first)
  }

  private func pass(
    _ batch: RecordBatch, through maker: inout VenueMaker, _ merger: inout VenueMerger
  ) -> Bool {
    var made = maker.venues(of: batch)
    merger.merge(&made)
    return reader.queue.put(.drafts(made, fractionRead: batch.fractionRead))
  }

  private func tally(_ maker: VenueMaker, _ merger: VenueMerger) -> RowTally {
    var tally = maker.tally
    tally.merged = merger.mergedCount
    for position in merger.mergedPositions { tally.dots.add(position, .merged) }
    if let first = merger.firstRepeated {
      tally.warn(.identifierRepeated, count: merger.repeatedCount, "first “\(first)”")
    }
    if merger.toldApart.count > 0 {
      tally.warn(
        .identifierToldApart, count: merger.toldApart.count,
        merger.toldApart.first.map { "first “\($0)”" })
    }
    let messages = log.takeMessages()
    if !messages.isEmpty {
      tally.warn(.readerMessage, count: messages.count, messages.joined(separator: "; "))
    }
    return tally
  }

  /// What was found, with the counts that are given.
  func findings(tally: RowTally) -> PartFindings {
    let facts = sample.facts
    let system = plan.positioning.system
    let operation = plan.positioning.projector.operation
    let uncertain = (operation?.warnings ?? []).map {
      ImportWarning(.transformationUncertain, detail: $0)
    }
    let mapping = reader.mappingPath.map {
      Decision(subject: "mapping", choice: $0, evidence: "it says what is what", confidence: .told)
    }
    return PartFindings(
      driver: facts.driver, layer: facts.layer, encoding: facts.encoding,
      delimiter: facts.delimiter, referenceSystem: "\(system.system)",
      operation: operation?.name, accuracyMeters: operation?.accuracy?.meters,
      numbering: facts.numbering,
      decisions: [mapping].compactMap(\.self) + plan.decisions(columns: facts.columns),
      warnings: facts.warnings + system.warnings + plan.positioning.warnings + uncertain,
      tally: tally, isDamaged: tally.warnings[.brokenOff] != nil)
  }
}
