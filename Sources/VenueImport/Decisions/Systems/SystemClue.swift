// What a file says about its reference system beside its coordinates: a column of codes, a `.prj`, a name.

internal import Geodesy

/// Reference systems that a file could be in, the likeliest first, and what speaks for them.
struct SystemClue: Sendable {
  /// Their definitions: `EPSG:N` or WKT.
  let systems: [String]
  /// What speaks for them.
  let evidence: String
}

extension SystemClue {
  /// The clues of a file, the strongest first.
  static func find(
    in sample: RecordSample, _ position: PositionDecision, sidecar: String?, path: String
  ) -> [SystemClue] {
    var clues: [SystemClue] = []
    if let sidecar {
      clues.append(SystemClue(systems: [sidecar], evidence: "the .prj beside it says so"))
    }
    clues += columns(of: sample)
    if case .wellKnownText(let column) = position.source, let code = prefix(column, sample) {
      clues.append(
        SystemClue(
          systems: ["EPSG:\(code)"], evidence: "SRID=\(code) stands before the first geometry"))
    }
    if case .gridReference(let column, let grid) = position.source {
      let evidence = "the column \(sample.facts.columns[column]) has the letters of \(grid.words)"
      clues.insert(SystemClue(systems: [grid.system], evidence: evidence), at: 0)
    }
    let names = sample.facts.columns
    for column in position.source.columns {
      clues += named(names[column], isColumn: true, "the column \(names[column])")
    }
    let file = SourceName.of(path: path)
    clues += named(file, isColumn: false, "the file's name")
    if let layer = sample.facts.layer, layer != file {
      clues += named(layer, isColumn: false, "the layer's name")
    }
    return clues
  }

  private static func named(_ text: String, isColumn: Bool, _ what: String) -> [SystemClue] {
    SystemNames.find(in: text, isColumn: isColumn).map {
      SystemClue(systems: $0.systems, evidence: "\(what) says \($0.word)")
    }
  }

  static let columnNames: Set<String> = [
    "epsg", "epsgcode", "srid", "crs", "srs", "srsname", "wkid", "jsonogcwktcrs",
    "spatialreference", "spatialreferencesystem", "coordinatesystem", "coordsystem", "coordsys",
    "coordinatereferencesystem", "referencesystem", "projection", "crscode", "geodeticdatum",
    "systemecoordonnees", "systemedecoordonnees", "sistemareferencia", "sistemadereferencia",
    "sistemacoordenadas", "sistemadecoordenadas", "bezugssystem", "koordinatsystem", "gridsystem",
    "koordinatensystem", "datum", "horizontaldatum", "geodatum",
    "datumhorizontal", "kartendatum", "測地系", "坐标系", "坐標系", "座標系", "coordtype", "coordinatetype",
  ]

  /// Columns of zones of UTM: `18`, `18T`.
  static let zoneNames: Set<String> = [
    "utmzone", "zoneutm", "utm", "gridzone", "fuseauutm", "huso", "husoutm", "fuso", "fusoutm",
    "zonautm", "utmzona", "utmz", "utmzonenumber", "zonenutm", "utmsone", "strefautm",
  ]

  /// Columns that name one system in every row.
  private static func columns(of sample: RecordSample) -> [SystemClue] {
    let names = sample.facts.columns
    return names.indices.filter {
      columnNames.union(zoneNames).contains(ColumnName(names[$0]).joined)
    }
    .compactMap { column in
      guard let text = sample.onlyValue(column) else { return nil }
      let isZone = zoneNames.contains(ColumnName(names[column]).joined)
      let named = SystemNames.find(in: isZone ? "utm\(text)" : text, isColumn: true).first?.systems
      if isZone, named == nil { return nil }
      return SystemClue(
        systems: named ?? [text], evidence: "the column \(names[column]) says \(text.shortened)")
    }
  }

  /// The number in the `SRID=N;` before the first text of a column.
  private static func prefix(_ column: Int, _ sample: RecordSample) -> Int? {
    for batch in sample.batches {
      for row in 0..<batch.rowCount where batch.cell(row, column) != .absent {
        return WellKnownText.system(of: batch.textBytes(batch.cell(row, column)))
      }
    }
    return nil
  }
}
