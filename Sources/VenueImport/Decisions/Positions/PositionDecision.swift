// Decides where positions stand: what a person says, else the format's geometry, else what names and values say.

/// The decision where positions stand.
struct PositionDecision {
  let source: PositionSource
  let isDegrees: Bool
  let first: (x: Double, y: Double)?
  let decision: Decision
}

extension PositionDecision {
  /// Decides about a file by its sample.
  ///
  /// Where a person names a projected reference system, columns that hold no degrees are preferred. Throws
  /// `ImportError.noGeometry`, or `.noSuchColumn` for a mapping.
  init(
    about sample: RecordSample, mapping: FieldMapping, prefersProjected: Bool, path: String
  ) throws(ImportError) {
    let names = sample.facts.columns
    if let told = try Self.told(by: mapping, names, path, sample) {
      self.init(told, names: names, evidence: "--map says so; \(told.evidence)")
      return
    }
    let candidates = Self.candidates(in: sample)
    let geometry = candidates.first { $0.source == .geometry }
    let readable = candidates.filter(\.isReadable)
    let best =
      geometry.flatMap { $0.readable > 0 ? $0 : nil }
      ?? (prefersProjected ? readable.first { !$0.isDegrees } : nil)
      ?? readable.first { $0.isDegrees } ?? readable.first ?? geometry
    guard let best else { throw .noGeometry(path: path, columns: names) }
    self.init(best, names: names, evidence: best.evidence)
  }

  private init(_ candidate: PositionCandidate, names: [String], evidence: String) {
    source = candidate.source
    isDegrees = candidate.isDegrees
    first = candidate.first
    let choice: String =
      switch candidate.source {
      case .geometry: "the geometry of each feature"
      case .columns(let x, let y): "the columns \(names[y]) and \(names[x])"
      case .pair(let column, let isLatitudeFirst):
        "the column \(names[column]), \(isLatitudeFirst ? "latitude" : "longitude") first"
      case .wellKnownText(let column): "the well-known text in the column \(names[column])"
      }
    decision = Decision(subject: "position", choice: choice, evidence: evidence)
  }

  /// What `--map` says about positions, counted in the sample.
  private static func told(
    by mapping: FieldMapping, _ names: [String], _ path: String, _ sample: RecordSample
  ) throws(ImportError) -> PositionCandidate? {
    func column(_ field: MappedField) throws(ImportError) -> Int? {
      try mapping.places(of: field, in: names, path: path).first
    }
    let (longitude, easting) = (try column(.longitude), try column(.x))
    let (latitude, northing) = (try column(.latitude), try column(.y))
    if let x = longitude ?? easting, let y = latitude ?? northing {
      return counted(PositionCandidate(.columns(x: x, y: y)), in: sample)
    }
    guard let cell = try column(.geometry) else { return nil }
    let text = counted(PositionCandidate(.wellKnownText(column: cell)), in: sample)
    if text.readable > 0 { return text }
    return countedPair(cell, in: sample, isNamed: true) ?? text
  }
}
