// Places by the letters of a grid: `SJ 841 981` and `TQ298804` in Britain, `O 159 346` in Ireland, zones of UTM anywhere.

/// A reference of a grid.
struct GridReference: Hashable, Sendable {
  /// Whose grid it is.
  enum Grid: Hashable, Sendable {
    /// The National Grid of Great Britain, with two letters.
    case british
    /// The Irish Grid, with one.
    case irish
    /// UTM, with the zone before the numbers.
    case utm(zone: Int, isNorth: Bool)

    /// The reference system of its coordinates.
    var system: String {
      switch self {
      case .british: "EPSG:27700"
      case .irish: "EPSG:29903"
      case .utm(let zone, let isNorth): "EPSG:\((isNorth ? 32_600 : 32_700) + zone)"
      }
    }
    /// What it is called.
    var words: String {
      switch self {
      case .british: "the National Grid"
      case .irish: "the Irish Grid"
      case .utm(let zone, let isNorth): "UTM zone \(zone) \(isNorth ? "north" : "south")"
      }
    }
  }

  /// Whose grid it is.
  let grid: Grid
  /// The middle of the square, in metres.
  let easting: Double
  let northing: Double
  /// How wide the square is, in metres.
  let size: Double

  /// The reference that a text is, as a whole; `nil` for everything else.
  ///
  /// Four to ten digits follow the letters, as many for the easting as for the northing; those of UTM are whole numbers.
  init?(_ text: ArraySlice<UInt8>) {
    if let first = text.first(where: { $0 > 0x20 }), !Self.beginsNational(first) || text.count > 20
    {
      guard let utm = UTMText(text) else { return nil }
      self.init(
        .utm(zone: utm.zone, isNorth: utm.isNorth), utm.easting, utm.northing, size: 1)
      return
    }
    guard text.count <= 20 else { return nil }
    var letters: [Int] = []
    var digits: [UInt8] = []
    for byte in text {
      switch byte {
      case 0x20, UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ","): continue
      case 0x30...0x39: digits.append(byte - 0x30)
      case 0x41...0x5A, 0x61...0x7A:
        guard digits.isEmpty, let letter = Self.square(byte & 0xDF) else { return nil }
        letters.append(letter)
      default: return nil
      }
    }
    let half = digits.count / 2
    guard digits.count % 2 == 0, (2...5).contains(half), (1...2).contains(letters.count) else {
      return nil
    }
    var size = 100_000.0
    for _ in 0..<half { size /= 10 }
    func meters(_ part: ArraySlice<UInt8>) -> Double {
      (Double(part.reduce(0) { $0 * 10 + Int($1) }) + 0.5) * size
    }
    let (grid, column, row): (Grid, Int, Int)
    if letters.count == 1 {
      grid = .irish
      (column, row) = (letters[0] % 5, 4 - letters[0] / 5)
    } else {
      grid = .british
      // The squares of 500 km that have land: H, J, N, O, S, T.
      guard [7, 8, 12, 13, 17, 18].contains(letters[0]) else { return nil }
      column = (letters[0] % 5 + 3) % 5 * 5 + letters[1] % 5
      row = 19 - letters[0] / 5 * 5 - letters[1] / 5
    }
    self.init(
      grid, Double(column) * 100_000 + meters(digits[..<half]),
      Double(row) * 100_000 + meters(digits[half...]), size: size)
  }

  private init(_ grid: Grid, _ easting: Double, _ northing: Double, size: Double) {
    self.grid = grid
    self.easting = easting
    self.northing = northing
    self.size = size
  }

  /// Whether a text can be of a national grid by its first byte, which is a letter.
  private static func beginsNational(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF)
  }

  /// The place of a letter in a square of five by five, from the north-west; the grid has no I.
  private static func square(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "H"): Int(letter) - 0x41
    case UInt8(ascii: "J")...UInt8(ascii: "Z"): Int(letter) - 0x42
    default: nil
    }
  }
}

extension GridReference {
  /// Words in the names of columns that hold references.
  private static let words: Set<String> = [
    "grid", "gridref", "gridreference", "ngr", "osgr", "osref", "osgrid", "osgridref",
    "osgridreference", "irishgrid", "irishgridref", "irishgridreference", "mapref", "mapreference",
    "nationalgrid", "location", "position", "coordinates", "coords", "georef", "bng", "osni",
    "utm", "mgrs", "utmcoordinates", "utmcoords", "utmref", "utmposition", "coordenadas",
    "coordonnees", "koordinaten",
  ]

  /// The column of a sample whose cells are references of one grid, counted; `nil` where there is none.
  static func candidate(in sample: RecordSample) -> PositionCandidate? {
    for (column, name) in sample.facts.columns.enumerated()
    where ColumnName(name).contains(anyOf: words) || words.contains(ColumnName(name).joined) {
      if let found = candidate(column, in: sample) { return found }
    }
    return nil
  }

  /// A column counted as references; `nil` where fewer than three in five of its cells are such of one grid.
  static func candidate(_ column: Int, in sample: RecordSample) -> PositionCandidate? {
    var counts: [Grid: Int] = [:]
    var filled = 0
    sample.forEach { batch, row in
      let cell = batch.cell(row, column)
      if cell == .absent { return }
      filled += 1
      if let reference = GridReference(batch.textBytes(cell)) {
        counts[reference.grid, default: 0] += 1
      }
    }
    guard let best = counts.max(by: { $0.value < $1.value }), best.value * 5 >= filled * 3 else {
      return nil
    }
    return PositionDecision.counted(
      PositionCandidate(.gridReference(column: column, best.key)), in: sample)
  }

  /// How wide the squares of a column are, in metres: the median.
  static func size(_ column: Int, in sample: RecordSample) -> Double? {
    var sizes: [Double] = []
    sample.forEach { batch, row in
      if let size = GridReference(batch.textBytes(batch.cell(row, column)))?.size {
        sizes.append(size)
      }
    }
    return sizes.isEmpty ? nil : sizes.sorted()[sizes.count / 2]
  }
}
