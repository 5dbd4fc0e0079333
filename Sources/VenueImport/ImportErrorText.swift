// One sentence for people per failure: what is wrong, where, and what to do about it.

extension ImportError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .noSuchInput(let path):
      "there is no file \(path)"
    case .unreadable(let path, let reason):
      "\(path) can't be read: \(reason)"
    case .unknownFormat(let path, let reason):
      "\(path) is in no format that can be imported: \(reason)"
    case .damaged(let path, let line, let reason):
      "\(path)\(line.map { ", line \($0)" } ?? ""): \(reason)"
    case .tooManyColumns(let path, let count, let limit):
      "\(path) has \(count.grouped) columns, more than the \(limit.grouped) that are read: "
        + "perhaps it is no table, or in another encoding (--encoding)"
    case .noSuchLayer(let path, let layer, let available):
      "\(path) has no layer \(quoted(layer)); "
        + (available.isEmpty ? "a file of this kind has no layers" : "it has \(listed(available))")
    case .noGeometry(let path, let columns):
      noGeometryText(path: path, columns: columns)
    case .positionsUnclear(let path, let columns):
      "\(path): the numbers in \(listed(columns)) may be degrees, minutes and seconds (DDMMSS) or degrees without their "
        + "decimal mark, and its rows are too few to tell; write them as degrees"
    case .letterUnclear(let path, let columns):
      "\(path): the O in \(listed(columns)) may be east (Ost, Oost) or west (Ouest, Oeste), and neither the names of its "
        + "columns nor a place tell; name the country with --country, or write E and W"
    case .noSuchColumn(let path, let field, let column, let available):
      "\(path) has no column \(quoted(column)) for --map \(field); it has \(listed(available))"
    case .mappingMalformed(let text, let fields):
      "--map \(text) is not field=column; the fields are \(fields.joined(separator: ", "))"
    case .unknownReferenceSystem(let name, let reason):
      "no reference system \(quoted(name)) is known (\(reason)); give one as EPSG:NUMBER"
    case .referenceSystemNeeded(let path, let x, let y, let likely):
      referenceSystemText(path: path, x: x, y: y, likely: likely)
    case .referenceSystemContradicted(let path, let system, let x, let y):
      "\(path): \(x), \(y) can't be a pair of coordinates of \(system); give the system with --crs, or "
        + "the columns with --map x=COLUMN --map y=COLUMN"
    case .noTransformation(let path, let reason):
      "\(path): \(reason)"
    case .unknownEncoding(let name, let known):
      "no encoding \(quoted(name)) can be read; known are \(known.joined(separator: ", "))"
    case .unknownCountry(let name):
      "no country has the code \(quoted(name)); give two letters as in ISO 3166-1, such as CA or FR"
    case .regionAlone(let region):
      "--region \(region) needs its --country"
    case .unknownTimeZone(_, let reason):
      reason
    case .sourceMalformed(let name):
      "\(quoted(name.printable)) can't name a dataset: it is blank, or holds line ends or other control characters"
    case .catalogueAsInput(let path):
      "\(path) is the catalogue itself; import it into another one, or leave it out"
    case .noSuchJoinColumn(let path, let column, let available):
      "\(path) has no column \(quoted(column)) for --join; it has \(listed(available))"
    case .mappingAsInput(let path):
      "\(path) is no data but a mapping; use it with import FILE --mapping \(path)"
    case .unknownSport(let name, let nearest):
      "no sport \(quoted(name)) is known"
        + (nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: ", "))?")
    case .joinImpossible(let path, let reason):
      "\(path) can't be joined: \(reason); give the key as --join FILE:COLUMN=COLUMN"
    case .mappingFileMalformed(let path, let reason):
      "\(path) can't be used as a mapping: \(reason)"
    case .catalogue(let error):
      "the catalogue: \(error)"
    case .exportFailed(let path, let reason):
      "\(path) can't be written: \(reason)"
    }
  }
}

private func noGeometryText(path: String, columns: [String]) -> String {
  let found = columns.isEmpty ? "no columns" : "the columns \(listed(columns))"
  let foreign = CoordinateColumns.foreign(among: columns)
  let hint =
    foreign.isEmpty ? "" : "\(listed(foreign)) are named for another's position, not the venue's. "
  return "\(path) has no geometry and no column that reads as positions; it has \(found). " + hint
    + "Name the right ones with --map latitude=COLUMN --map longitude=COLUMN, "
    + "--map x=COLUMN --map y=COLUMN (with --crs) or --map geometry=COLUMN, "
    + "or a file that has the positions with --join FILE"
}

private func referenceSystemText(path: String, x: Double, y: Double, likely: [String]) -> String {
  let hint =
    likely.isEmpty
    ? "give the system with --crs EPSG:NUMBER"
    : "give the system with --crs, perhaps \(likely.joined(separator: " or "))"
  return "\(path): the coordinates (first \(x), \(y)) are no degrees and the file names no "
    + "reference system; \(hint)"
}

private func quoted(_ text: String) -> String { "“\(text)”" }

/// The first names of a list, and how many more there are.
private func listed(_ names: [String]) -> String {
  let shown = names.prefix(40).map(quoted).joined(separator: ", ")
  return names.count > 40 ? "\(shown) and \(names.count - 40) more" : shown
}
