// What an import did: every row of every file accounted for, every decision with its evidence.

package import GeoPrimitives

/// What an import did.
package struct ImportReport: Sendable {
  /// The catalogue's path.
  package var catalogue: String
  /// Whether nothing was kept.
  package var isRehearsal: Bool
  /// The files, their layers and members, in order.
  package var parts: [PartReport] = []
  /// Files that could not be read, which stopped nothing.
  package var skipped: [(path: String, error: ImportError)] = []
  /// Files in folders that were left out since nothing says that they hold data.
  package var passedOver: [String] = []
  /// Why nothing was imported at all; `nil` where something was.
  package var refusal: String?
  /// How long all of it took.
  package var duration: Duration = .zero

  /// The report of an import that was refused.
  package init(catalogue: String, isRehearsal: Bool, refusal: String) {
    self.init(catalogue: catalogue, isRehearsal: isRehearsal)
    self.refusal = refusal
  }

  init(catalogue: String, isRehearsal: Bool) {
    self.catalogue = catalogue
    self.isRehearsal = isRehearsal
  }
}

/// What was read from a file, a layer of it, or a member of an archive.
///
/// `read` is the sum of `written`, `merged` and `rejected`.
package struct PartReport: Sendable {
  /// The path as it was given.
  package var path: String
  /// The layer or member, where the file has several.
  package var part: String?
  /// The dataset its venues are from.
  package var source: String
  /// Who read it.
  package var driver: String
  /// The layer it was read from, where the format has layers.
  package var layer: String?
  /// The encoding of its text, where that was a choice.
  package var encoding: String?
  /// The delimiter between its cells, where there is one.
  package var delimiter: String?
  /// The reference system of its coordinates.
  package var referenceSystem: String?
  /// What brought them to WGS 84; `nil` where they were WGS 84.
  package var operation: String?
  /// How exact that is.
  package var accuracy: Distance?
  /// What the numbers of rows count: `line` or `feature`.
  package var numbering: String
  /// What was decided, and why.
  package var decisions: [Decision]
  /// Rows that were read.
  package var read: Int
  /// What became of the venues.
  package var outcomes: OutcomeTally
  /// Rows that belong to a venue of an earlier row, or of another dataset.
  package var merged: Int
  /// Those of them that belong to a venue of another dataset.
  package var across: CrossMergeTally
  /// Rows that were left out.
  package var rejected: Int
  /// The first of them.
  package var rejections: [Rejection]
  /// Venues for which no sport is known.
  package var withoutSport: Int
  /// The time zones of the venues, and how they are known.
  package var zones: ZoneTally
  /// What the hours of venues were read as.
  package var hours: HoursTally
  /// How many venues have each sport, the most frequent first.
  package var sports: [(sport: String, count: Int)]
  /// Terms that could be sports and are not known, the most frequent first.
  package var unknownTerms: [(term: String, count: Int)]
  /// What was odd.
  package var warnings: [ImportWarning]
  /// What the venues span; a box that crosses ±180° is not recognised as such.
  package var extent: GeoBox?
  /// Some of the positions, and what became of their rows, for a map.
  package var dots: [(position: Position, kind: DotKind)]
  /// How long reading and writing it took.
  package var duration: Duration
  /// Whether the file breaks off, so that what it lacks says nothing.
  var isDamaged = false
  /// Whether the last record ends with the file, without a line end.
  var endsOpen = false
  /// Whether its venues were compared with those of before.
  var isCompared = true

  /// Rows that are venues of the catalogue now, or would be after a rehearsal.
  package var written: Int { outcomes.added + outcomes.changed + outcomes.unchanged }
}

extension PartReport {
  init(
    _ heading: PartHeading, _ findings: PartFindings, _ writing: borrowing VenueWriting
  ) {
    let tally = findings.tally
    let refused = writing.refused
    self.init(
      path: heading.path, part: heading.part, source: heading.source, driver: findings.driver,
      layer: findings.layer, encoding: findings.encoding, delimiter: findings.delimiter,
      referenceSystem: findings.referenceSystem, operation: findings.operation,
      accuracy: findings.accuracyMeters.map { .meters($0) },
      numbering: findings.numbering.rawValue, decisions: findings.decisions, read: tally.read,
      outcomes: writing.outcomes,
      merged: tally.merged + writing.across.count + writing.leftOut.count + writing.leftOutCount,
      across: writing.across, rejected: tally.rejected + refused.count,
      rejections: Array((tally.rejections + refused).prefix(RowTally.rejectionLimit)),
      withoutSport: writing.withoutSport, zones: writing.zones, hours: tally.hours,
      sports: Self.ranked(writing.sports).map { (sport: $0.key, count: $0.value) },
      unknownTerms: Self.ranked(tally.unknownTerms).map { (term: $0.key, count: $0.value) },
      warnings: findings.warnings + tally.sortedWarnings + writing.warnings,
      extent: tally.extent.box,
      dots: tally.dots.dots,
      duration: findings.duration, isDamaged: findings.isDamaged,
      endsOpen: findings.endsOpen,
      isCompared: findings.isCompared)
  }

  private static func ranked(_ counts: [String: Int]) -> [(key: String, value: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  }
}
