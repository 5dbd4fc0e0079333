// Decides what the numbers of a file mean: `--crs`, else what the file names, else degrees if they are such.

internal import Geodesy

/// The decision which reference system the coordinates are in.
struct SystemDecision {
  let system: ReferenceSystem
  let decision: Decision
  let warnings: [ImportWarning]
  /// How the pairs must be turned to be of the system.
  var turn = CoordinateTurn.none
}

extension SystemDecision {
  /// Decides about a file by where its positions stand.
  ///
  /// `option` is the system that a person gives, `named` the one that the file names. Throws
  /// `ImportError.unknownReferenceSystem`, `.referenceSystemNeeded`, or `.referenceSystemContradicted` where the numbers
  /// can't be what the system says.
  init(
    option: ReferenceSystem?, named: String?, position: PositionDecision, hints: SystemHints,
    path: String
  ) throws(ImportError) {
    var warnings: [ImportWarning] = []
    let own: ReferenceSystem? =
      if let named { try Self.system(named) } else { nil }
    var chosen: SystemFinding
    if let option {
      if let own, !own.isEquivalent(to: option) {
        warnings.append(
          ImportWarning(
            .referenceSystemOverruled, detail: "the file says \(own), --crs says \(option)"))
      }
      chosen = SystemFinding(option, "--crs says so", .told)
    } else if let own, own.kind == .projected || position.isDegrees {
      chosen = SystemFinding(own, "the file says so", .certain)
      let (better, isElsewhere) = hints.correction(of: own)
      if let better {
        chosen = better
        let detail = "the file says \(own), which leads elsewhere; taken is \(better.sentence)"
        warnings.append(ImportWarning(.referenceSystemContradicted, detail: detail))
      } else if isElsewhere {
        let detail = "\(hints.place), they lie elsewhere by the file's own \(own)"
        warnings.append(ImportWarning(.positionsElsewhere, detail: detail))
      }
    } else if position.isDegrees {
      if let found = hints.geographic {
        chosen = found
        if found.system.identifier != "EPSG:4326" {
          warnings.append(ImportWarning(.referenceSystemInferred, detail: found.sentence))
        }
      } else {
        let evidence = "the file names none and its numbers are degrees"
        chosen = SystemFinding(try Self.system("EPSG:4326"), evidence, .assumed)
        warnings.append(ImportWarning(.referenceSystemAssumed, detail: "WGS 84"))
      }
    } else {
      let (found, candidates) = hints.projected
      guard let found else { throw Self.needed(position, hints.likely(candidates), path) }
      chosen = found
      if let contradiction = found.contradiction {
        let detail = "\(contradiction); taken is \(found.sentence)"
        warnings.append(ImportWarning(.referenceSystemContradicted, detail: detail))
      } else {
        warnings.append(ImportWarning(.referenceSystemInferred, detail: found.sentence))
      }
      if let elsewhere = found.elsewhere {
        warnings.append(ImportWarning(.positionsElsewhere, detail: elsewhere))
      }
      if let other = found.otherOrder {
        warnings.append(ImportWarning(.axesUncertain, detail: other))
      }
    }
    try Self.check(chosen.system, isGiven: option != nil, position, hints, path)
    if chosen.turn == .none, !chosen.isOriented {
      chosen.turn = hints.turn(in: chosen.system)
      if chosen.turn != .none {
        let area = chosen.system.areaOfUse?.name ?? ""
        let detail = "\(chosen.turn), since only so they lie in the area of use of it, \(area)"
        warnings.append(ImportWarning(.hemisphereMended, detail: detail))
      } else if option != nil, chosen.system.kind == .projected {
        hints.reconsider(&chosen)
        if chosen.turn != .none {
          let detail = "\(chosen.turn), since \(chosen.evidence)"
          warnings.append(ImportWarning(.hemisphereMended, detail: detail))
        }
        if let other = chosen.otherOrder {
          warnings.append(ImportWarning(.axesUncertain, detail: other))
        }
      }
    }
    system = chosen.system
    turn = chosen.turn
    self.warnings = warnings
    decision = Decision(
      subject: "reference system", choice: "\(chosen.system)", evidence: chosen.evidence,
      confidence: chosen.confidence)
  }

  /// Takes the systems that each row names.
  init(rows: RowSystems) {
    system = rows.system
    warnings = [ImportWarning(.referenceSystemsMixed, detail: rows.words)]
    decision = Decision(
      subject: "reference system", choice: "\(rows.system)",
      evidence: "most rows are in it; \(rows.words)")
  }

  /// Takes the degrees of another file, which was brought to WGS 84 already.
  init(joined table: JoinTable) throws(ImportError) {
    system = try Self.system("EPSG:4326")
    warnings = []
    decision = Decision(
      subject: "reference system", choice: table.system, evidence: "\(table.path) is in it")
  }

  /// Whether the numbers can be coordinates of the system at all.
  private static func check(
    _ system: ReferenceSystem, isGiven: Bool, _ position: PositionDecision, _ hints: SystemHints,
    _ path: String
  ) throws(ImportError) {
    guard let (x, y) = position.first else { return }
    switch system.kind {
    case .geographic where !position.isDegrees:
      if !isGiven { throw needed(position, hints.likely([]), path) }
      throw .referenceSystemContradicted(path: path, system: "\(system)", x: x, y: y)
    case .projected where position.isDegrees:
      throw .referenceSystemContradicted(path: path, system: "\(system)", x: x, y: y)
    case .geographic, .projected: return
    }
  }

  private static func needed(
    _ position: PositionDecision, _ likely: [String], _ path: String
  ) -> ImportError {
    .referenceSystemNeeded(
      path: path, x: position.first?.x ?? 0, y: position.first?.y ?? 0, likely: likely)
  }

  /// The system of a name.
  static func system(_ name: String) throws(ImportError) -> ReferenceSystem {
    do {
      return try ReferenceSystem(name)
    } catch {
      switch error {
      case .unknownReferenceSystem(let text, let reason):
        throw .unknownReferenceSystem(text.shortened, reason: reason)
      case .notHorizontal(let text):
        throw .unknownReferenceSystem(text.shortened, reason: "it is no system of positions")
      case .noTransformation, .databaseMissing:
        throw .unreadable(path: name, reason: "\(error)")
      }
    }
  }
}
