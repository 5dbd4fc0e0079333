// Decides where positions stand: what a person says, else the format's geometry, else what names and values say.

internal import Geodesy

/// The decision where positions stand.
struct PositionDecision {
  private(set) var source: PositionSource
  private(set) var isDegrees: Bool
  private(set) var first: (x: Double, y: Double)?
  /// How every pair is turned.
  let turn: CoordinateTurn
  /// How degrees and minutes are packed into one number.
  let packing: PackedAngle?
  /// What the numbers must be divided by to be degrees, or those of a map that lost their decimal marks.
  private(set) var divisor: Double?
  /// Whether names, a person or the format say which of the two is the eastward one.
  private(set) var isOrderNamed: Bool
  /// Whether the eastward numbers have a point between their thousands.
  let isGrouped: Bool
  /// Another place that holds degrees too, for rows whose first is missing or astray.
  private(set) var other: PositionSource?
  /// Columns of map coordinates beside degrees, for rows whose degrees are missing.
  private(set) var projected: PositionCandidate?
  /// Degrees beside map coordinates, which tell of what system these are.
  private(set) var spare: PositionSource?
  /// How coarse the degrees beside map coordinates are, in metres.
  private(set) var grain = 0.0
  private(set) var decision: Decision
}

extension PositionDecision {
  /// Degrees of so few decimals are rough: a thousandth is a hundred metres.
  private static let roughDecimals = 3

  /// The map coordinates beside rough degrees, where every row has both and they agree within what the degrees tell;
  /// `nil` otherwise.
  func finer(in sample: RecordSample) -> PositionDecision? {
    guard isDegrees, turn == .none, packing == nil, divisor == nil, sample.isWhole,
      case .columns = source, let projected, projected.isReadable, !projected.isGrouped,
      projected.readable > 0
    else { return nil }
    let (degrees, maps) = (PositionReader(source: source), PositionReader(source: projected.source))
    var (decimals, isWhole) = (0, true)
    sample.forEach { batch, row in
      guard isWhole, let pair = degrees.firstVertex(batch, row) else { return }
      decimals = max(decimals, pair.x.decimals, pair.y.decimals)
      isWhole = decimals <= Self.roughDecimals && maps.firstVertex(batch, row) != nil
    }
    guard isWhole, decimals > 0 else { return nil }
    var map = self
    (map.source, map.spare, map.other, map.projected) = (projected.source, source, nil, nil)
    (map.isDegrees, map.isOrderNamed, map.first) = (false, projected.isOrderNamed, projected.first)
    map.grain = 111_320 / [1.0, 10, 100, 1000][decimals]
    guard SpareDegrees(map, beside: maps, in: sample)?.agreed != nil else { return nil }
    let names = sample.facts.columns
    map.decision = Decision(
      subject: decision.subject, choice: projected.source.words(names),
      evidence: "they agree with \(source.words(names)), which have \(decimals) decimals at most",
      confidence: .likely)
    return map
  }
}

extension PositionDecision {
  /// The same place, whose rows are brought to one system of several.
  func read(in system: ReferenceSystem) -> PositionDecision {
    var read = self
    read.isDegrees = system.kind == .geographic
    return read
  }

  /// The same place, whose first pair is one of these.
  func beginning(with coordinates: ShapeColumn) -> PositionDecision {
    guard let x = coordinates.xs.first, let y = coordinates.ys.first else { return self }
    var other = self
    other.first = (x, y)
    return other
  }
}

extension PositionDecision {
  /// So many decimals may map coordinates have lost.
  private static let lost = [10.0, 100, 1000]

  /// The same columns as map coordinates that lost their decimal marks; `nil` where not exactly one number of decimals
  /// leads to the city that the file names.
  func asMap(_ whole: ShapeColumn, in whereabouts: Whereabouts) -> PositionDecision? {
    guard case .columns = source, !whereabouts.cities.isEmpty else { return nil }
    let fitting = Self.lost.filter { power in
      var scaled = ShapeColumn()
      for (x, y) in zip(whole.xs, whole.ys) {
        _ = scaled.appendVertex(x: x / power, y: y / power)
      }
      let search = SystemSearch(scaled, isOrderNamed: isOrderNamed)
      return if case .one = search.located(in: whereabouts) { true } else { false }
    }
    guard fitting.count == 1, let power = fitting.first else { return nil }
    var map = self
    map.isDegrees = false
    map.divisor = power
    map.first = whole.xs.first.flatMap { x in whole.ys.first.map { (x / power, $0 / power) } }
    map.decision = Decision(
      subject: decision.subject, choice: decision.choice,
      evidence: "the numbers are those of a map times \(power.shortDescription)",
      confidence: .likely)
    return map
  }
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
      self.init(
        told, other: nil, projected: nil, names: names, evidence: "--map says so; \(told.evidence)")
      return
    }
    let candidates = Self.candidates(in: sample)
    let geometry = candidates.first { $0.source == .geometry }
    let readable = candidates.filter(\.isReadable)
    let degrees = readable.filter(\.isDegrees)
    // Columns of degrees that hold hardly anything are no better than others that hold all.
    let most = readable.map(\.readable).max() ?? 0
    let isCovered = (degrees.map(\.readable).max() ?? 0) * 2 >= most
    let best =
      geometry.flatMap { $0.readable > 0 ? $0 : nil }
      ?? (prefersProjected ? readable.first { !$0.isDegrees && $0.readable > 0 } : nil)
      ?? (isCovered ? degrees.first { $0.readable > 0 } ?? degrees.first : nil)
      ?? readable.first { $0.readable * 2 >= most } ?? readable.first ?? geometry
    guard let best else { throw .noGeometry(path: path, columns: names) }
    if best.isPackingUnclear {
      throw .positionsUnclear(path: path, columns: best.source.columns.map { names[$0] })
    }
    let other = readable.first {
      $0.isDegrees && $0.turn == .none && $0.divisor == nil && $0.packing == nil
        && $0.isNamedForDegrees
        && Set($0.source.columns).isDisjoint(with: best.source.columns) && $0.source != best.source
    }
    let projected = readable.first {
      guard case .columns = $0.source else { return false }
      return !$0.isDegrees && Set($0.source.columns).isDisjoint(with: best.source.columns)
    }
    self.init(
      best, other: best.isDegrees ? other?.source : nil,
      projected: best.isDegrees ? projected : nil,
      names: names, evidence: best.evidence)
    spare = best.isDegrees ? nil : other?.source
  }

  private init(
    _ candidate: PositionCandidate, other: PositionSource?, projected: PositionCandidate?,
    names: [String], evidence: String
  ) {
    source = candidate.source
    turn = candidate.turn
    packing = candidate.packing
    divisor = candidate.divisor
    self.other = other
    self.projected = projected
    isOrderNamed = candidate.isOrderNamed
    isDegrees = candidate.isDegrees
    isGrouped = candidate.isGrouped
    first = candidate.first.map { candidate.isGrouped ? ($0.x * 1000, $0.y) : $0 }
    decision = Decision(
      subject: "position", choice: candidate.source.words(names), evidence: evidence,
      confidence: candidate.isTurnedToLand ? .likely : .certain)
  }

  /// Takes the positions of another file.
  init(joined join: JoinDecision) {
    source = .joined(column: join.own)
    isDegrees = true
    isGrouped = false
    first = nil
    turn = .none
    packing = nil
    divisor = nil
    other = nil
    projected = nil
    isOrderNamed = true
    decision = join.decision
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
      // Columns that are told for degrees are read as those that are named for them.
      var candidate = PositionCandidate(
        .columns(x: x, y: y), isNamedForDegrees: longitude != nil && latitude != nil)
      let pairs = CoordinateColumns.pairs(among: names.map { ColumnName($0) })
      candidate.turnByName = pairs.first { $0.x == x && $0.y == y }?.turn ?? .none
      return counted(candidate, in: sample)
    }
    guard let cell = try column(.geometry) else { return nil }
    let text = counted(PositionCandidate(.wellKnownText(column: cell)), in: sample)
    if text.readable > 0 { return text }
    let json = counted(PositionCandidate(.geoJSON(column: cell)), in: sample)
    if json.readable > 0 { return json }
    if let grid = GridReference.candidate(cell, in: sample) { return grid }
    return countedPair(cell, in: sample, isNamed: true) ?? text
  }
}

extension Double {
  /// How many decimals a number has, eight at most.
  fileprivate var decimals: Int {
    var scaled = abs(self)
    for count in 0..<8 {
      if abs(scaled - scaled.rounded()) < 1e-6 { return count }
      scaled *= 10
    }
    return 8
  }
}
