// Why an import stopped. Rows that can't be read stop nothing: they are rejections in the report.

public import Venues

/// Why an import could not be done.
public enum ImportError: Error, Equatable, Sendable {
  /// No file is at this path.
  case noSuchInput(path: String)
  /// The file is there and can't be read: the system's own words.
  case unreadable(path: String, reason: String)
  /// Nothing here knows the format of the file: what was tried, or GDAL's own words.
  case unknownFormat(path: String, reason: String)
  /// The file breaks off or contradicts itself: the line, where there is one, and what is wrong.
  case damaged(path: String, line: Int?, reason: String)
  /// The file has more columns than any table of people: how many, and the most that are read.
  case tooManyColumns(path: String, count: Int, limit: Int)
  /// The file has no layer of this name; the layers it has.
  case noSuchLayer(path: String, layer: String, available: [String])
  /// No geometry and no columns that hold positions; the columns there are.
  case noGeometry(path: String, columns: [String])
  /// The numbers in columns of positions can be read in two ways; the columns.
  case positionsUnclear(path: String, columns: [String])
  /// A lone `O` beside angles in these columns may be east or west.
  case letterUnclear(path: String, columns: [String])
  /// `--map` names a column that the file does not have; the columns it has.
  case noSuchColumn(path: String, field: String, column: String, available: [String])
  /// `--map` names a field that a venue does not have, or is not `field=column`; the fields there are.
  case mappingMalformed(String, fields: [String])
  /// Nobody knows this reference system: its name and PROJ's own words.
  case unknownReferenceSystem(String, reason: String)
  /// The coordinates are no degrees and the file names no reference system: its first pair, and likely systems.
  case referenceSystemNeeded(path: String, x: Double, y: Double, likely: [String])
  /// The coordinates can't be of this system: its name and the first pair.
  case referenceSystemContradicted(path: String, system: String, x: Double, y: Double)
  /// The file's reference system can't be brought to WGS 84: PROJ's own words.
  case noTransformation(path: String, reason: String)
  /// No encoding of this name can be read; the names that can.
  case unknownEncoding(String, known: [String])
  /// No country has this code.
  case unknownCountry(String)
  /// A region was given without its country.
  case regionAlone(String)
  /// No time zone has this name: the name, and what there is to say about it.
  case unknownTimeZone(String, reason: String)
  /// A text can't name a dataset: it is blank, or holds control characters.
  case sourceMalformed(String)
  /// The catalogue that is written is an input too.
  case catalogueAsInput(path: String)
  /// `--join` names a column that the file does not have; the columns it has.
  case noSuchJoinColumn(path: String, column: String, available: [String])
  /// The file is no data but a mapping.
  case mappingAsInput(path: String)
  /// Nobody knows this sport; the nearest known ones.
  case unknownSport(String, nearest: [String])
  /// The positions of another file can't be joined: the file and the reason.
  case joinImpossible(path: String, reason: String)
  /// A mapping file can't be used: its path and what is wrong with it.
  case mappingFileMalformed(path: String, reason: String)
  /// The catalogue refused.
  case catalogue(VenueStoreError)
  /// The file to write can't be written: its path and the reason.
  case exportFailed(path: String, reason: String)
}

extension ImportError {
  /// The kind of failure, for the exit status of a command.
  public enum Kind: Hashable, Sendable {
    /// The command was wrong: an option names what does not exist.
    case usage
    /// The data can't be imported as they are.
    case badData
    /// There is no such file.
    case noInput
    /// Reading, writing or the catalogue failed.
    case inputOutput
  }

  /// The kind of this failure; the catalogue's own failures are the catalogue's to classify.
  public var kind: Kind {
    switch self {
    case .noSuchInput: .noInput
    case .mappingMalformed, .unknownReferenceSystem, .unknownEncoding, .unknownSport,
      .unknownCountry, .regionAlone, .mappingAsInput, .unknownTimeZone, .sourceMalformed,
      .catalogueAsInput:
      .usage
    case .unknownFormat, .damaged, .tooManyColumns, .noSuchLayer, .noGeometry, .positionsUnclear,
      .letterUnclear,
      .noSuchColumn,
      .referenceSystemNeeded, .referenceSystemContradicted, .noTransformation, .joinImpossible,
      .mappingFileMalformed, .noSuchJoinColumn:
      .badData
    case .unreadable, .catalogue, .exportFailed: .inputOutput
    }
  }
}
