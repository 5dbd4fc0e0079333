// What the cells of a column mean that names the system of each row: a code, the name of a grid, a zone of UTM, a datum.

internal import GeoPrimitives
internal import Geodesy

/// Columns whose cells name the reference system row by row.
struct RowCodes {
  /// The columns, whose cells are read as one: a zone and a datum.
  let columns: [Int]
  /// What they are, for people.
  let evidence: String
  /// Whether one of them has zones of UTM.
  let hasZone: Bool
  /// Whether their names can mean nothing else, so that a value that is not understood is a fault of its row.
  let isFirm: Bool
  /// The datum that the file names for all rows; `nil` where it names none.
  private let datum: String?
  private let whereabouts: Whereabouts

  /// What a value means.
  enum Meaning {
    case system(ReferenceSystem, CoordinateTurn)
    /// Nobody knows, or it leads elsewhere.
    case unknown
    /// The numbers beside it are no such coordinates, so that the column is about something else.
    case contradicted
  }

  /// Names that mean systems and much else besides.
  private static let weakNames: Set<String> = [
    "system", "sistema", "systeme", "grid", "zone", "zona", "fuseau", "sone", "strefa", "uklad",
    "soustava", "sistemaref", "sistemareferencia", "sistemadereferencia", "referencia",
    "referencesystem", "systemedereference", "bezugssystem", "sistemadiriferimento",
  ]

  /// Systems that move the data less than this are one, and the usual one is taken.
  private static let indistinct = Distance.meters(2)

  /// Takes the numbers before the geometries of a column.
  init(_ column: Int, _ evidence: String, _ whereabouts: Whereabouts) {
    self.init(
      columns: [column], evidence: evidence, hasZone: false, isFirm: true, datum: nil,
      whereabouts: whereabouts)
  }

  private init(
    columns: [Int], evidence: String, hasZone: Bool, isFirm: Bool, datum: String?,
    whereabouts: Whereabouts
  ) {
    self.columns = columns
    self.evidence = evidence
    self.hasZone = hasZone
    self.isFirm = isFirm
    self.datum = datum
    self.whereabouts = whereabouts
  }

  /// The columns of a file that may tell, the surest first.
  static func find(
    in sample: RecordSample, _ position: PositionDecision, _ whereabouts: Whereabouts, path: String
  ) -> [RowCodes] {
    let names = sample.facts.columns.map { ColumnName($0).joined }
    let own = position.source.columns
    func varying(_ words: Set<String>) -> [Int] {
      names.indices.filter {
        words.contains(names[$0]) && !own.contains($0) && sample.onlyValue($0) == nil
      }
    }
    let zones = varying(SystemClue.zoneNames)
    let codes = varying(SystemClue.columnNames)
    let weak = varying(weakNames)
    if zones.isEmpty, codes.isEmpty, weak.isEmpty { return [] }
    let datum = datum(in: sample, names, position, path: path)
    func take(_ columns: [Int], hasZone: Bool, isFirm: Bool = true) -> RowCodes {
      let words = columns.map { sample.facts.columns[$0] }.joined(separator: " and ")
      return RowCodes(
        columns: columns, evidence: "the column\(columns.count > 1 ? "s" : "") \(words)",
        hasZone: hasZone, isFirm: isFirm, datum: datum, whereabouts: whereabouts)
    }
    let both = zones.flatMap { zone in codes.map { take([zone, $0], hasZone: true) } }
    // A zone and a datum say more than either, whatever the columns are called.
    let pairs = weak.flatMap { other in
      (zones + codes + weak).filter { $0 != other }
        .map { take([$0, other], hasZone: true, isFirm: false) }
    }
    return both + pairs + codes.map { take([$0], hasZone: false) }
      + zones.map { take([$0], hasZone: true) }
      + weak.map { take([$0], hasZone: true, isFirm: false) }
  }

  /// The datum of all rows: that of a column that says one, else what other names say.
  private static func datum(
    in sample: RecordSample, _ names: [String], _ position: PositionDecision, path: String
  ) -> String? {
    for column in names.indices where SystemClue.columnNames.contains(names[column]) {
      let tokens = sample.onlyValue(column).map { SystemNames.tokens(of: $0) } ?? []
      if let datum = ZoneNames.datum(in: tokens) { return datum }
    }
    let clue = DatumClue.find(in: sample, position, path: path)
    return clue.flatMap { $0.names.isEmpty ? nil : $0.word.lowercased() }
  }

  /// What a value means beside the pairs of its rows.
  func meaning(of code: String, _ pairs: ShapeColumn, isOrderNamed: Bool) -> Meaning {
    let degrees = zip(pairs.xs, pairs.ys).count { RowSystems.isDegrees($0, $1) }
    let count = pairs.xs.count
    let search = SystemSearch(pairs, isOrderNamed: isOrderNamed)
    let isMap = (count - degrees) * 10 >= count * 8
    let tokens = SystemNames.tokens(of: code)
    if hasZone, let zone = UTMZone(tokens) {
      guard isMap else { return .contradicted }
      let systems = zone.systems(on: zone.datum ?? datum)
      return only(of: systems, search).map { .system($0.system, $0.turn) } ?? .unknown
    }
    let named = SystemNames.find(in: code, isColumn: true).first?.systems ?? [code]
    guard let number = named.first?.split(separator: ":").last.flatMap({ Int($0) }),
      let system = try? ReferenceSystem("EPSG:\(number)")
    else { return .unknown }
    let isFitting = system.kind == .geographic ? degrees * 10 >= count * 8 : isMap
    if isFitting {
      let turn = search.turn(in: system)
      guard
        isFirm
          || system.kind == .projected && search.trial.outcome(in: system, turn).map(fits) ?? false
      else { return .contradicted }
      return .system(system, turn)
    }
    // A datum beside map coordinates leaves its systems, of which the place must say the one that is meant.
    guard system.kind == .geographic, isMap, whereabouts.isKnown,
      let clue = DatumClue.find(in: code, "\(evidence) says", isColumn: true),
      case .one(let found) = search.located(in: whereabouts, on: clue)
    else { return .contradicted }
    return .system(found.system, found.turn)
  }

  /// The system that leads to the place; `nil` where several lead to different ones.
  private func only(of systems: [String], _ search: SystemSearch) -> SystemOutcome? {
    let turns = search.isOrderNamed ? [CoordinateTurn.none] : SystemSearch.orders
    for turn in turns {
      let fitting = systems.compactMap { try? ReferenceSystem($0) }
        .compactMap { search.trial.outcome(in: $0, turn) }.filter(fits)
      guard let first = fitting.first else { continue }
      return fitting.allSatisfy { $0.distance(to: first) <= Self.indistinct } ? first : nil
    }
    return nil
  }

  /// Whether coordinates lie where the file says, or where the system is meant to be used.
  private func fits(_ outcome: SystemOutcome) -> Bool {
    if !whereabouts.cities.isEmpty { return whereabouts.contains(outcome.middle) }
    return outcome.isInAreaOfUse
      && (!whereabouts.isKnown || outcome.share(where: whereabouts.contains) >= 0.8)
  }
}

/// A zone of UTM in a cell: `30`, `31T`, `Zone 30 N`, `H30`, `30 ED50`.
struct UTMZone {
  private let number: Int
  /// Its sides of the equator: both where nothing tells, and with an S, which is a band in the north too.
  private let isSouth: [Bool]
  /// The datum beside it.
  let datum: String?

  init?(_ tokens: [String]) {
    datum = ZoneNames.datum(in: tokens)
    let datum = datum
    var number: Int?
    var letter: Substring = ""
    var rest = tokens[...]
    if let datum {
      let places = tokens.indices.flatMap { start in [1, 2].map { start..<start + $0 } }
      guard
        let place = places.first(where: {
          $0.upperBound <= tokens.count && tokens[$0].joined() == datum
        })
      else { return nil }
      rest = (tokens[..<place.lowerBound] + tokens[place.upperBound...])[...]
    }
    for token in rest {
      let digits = token.drop { $0.isLetter }.prefix { $0.isNumber }
      if !digits.isEmpty {
        let prefix = token.prefix { $0.isLetter }
        guard number == nil, let found = Int(digits), (1...60).contains(found),
          prefix.isEmpty || ["h", "utm", "huso", "fuso", "zone", "zona", "z"].contains(prefix)
        else { return nil }
        number = found
        letter = token.dropFirst(prefix.count + digits.count)
      } else if number != nil, token.count == 1, letter.isEmpty {
        letter = token[...]
      } else if token != "utm", !ZoneNames.isAxis(token) {
        return nil
      }
    }
    guard let number else { return nil }
    self.number = number
    switch letter {
    case "", "s": isSouth = [false, true]
    case "c", "d", "e", "f", "g", "h", "j", "k", "l", "m": isSouth = [true]
    case "n", "p", "q", "r", "t", "u", "v", "w", "x": isSouth = [false]
    default: return nil
    }
  }

  /// Its systems on a datum, or on those that are usual there.
  func systems(on datum: String?) -> [String] {
    isSouth.flatMap { ZoneNames.systems(ofZone: number, isSouth: $0, on: datum) }
  }
}
