// Pairs of columns that could hold positions, by their names alone.

/// Two columns whose names say that they belong together as coordinates.
struct CoordinateColumns: Hashable, Sendable {
  /// The column of the eastward coordinate.
  let x: Int
  /// The column of the northward coordinate.
  let y: Int
  /// Whether the names speak of degrees.
  let isNamedForDegrees: Bool
  /// Whether the names say which is which: `x` is what surveyors of half the world call the northing.
  var isOrderNamed = true
  /// Whether the names say that the numbers count westward or southward: `LONGITUDE_W`.
  var turn = CoordinateTurn.none
  /// What the words mean by which the two were found.
  var kind = CoordinateWords.Kind.degrees

  /// The pairs among the columns, those that are named for degrees first.
  ///
  /// Names that say nothing else come first: `lat` and `lon` are the venue's own, `office_latitude` may be another's.
  /// Names match when they differ in nothing but the word: `X_L93` and `Y_L93`, `EastITM` and `NorthITM`, `POINT_X` and `POINT_Y`.
  static func pairs(among names: [ColumnName]) -> [CoordinateColumns] {
    var byWords: [[String]: Int] = [:]
    for (index, name) in names.enumerated() where byWords[name.words] == nil {
      byWords[name.words] = index
    }
    var exact: [CoordinateColumns] = []
    var pairs: [CoordinateColumns] = []
    var seen: Set<[Int]> = []
    // Words for projected coordinates keep their order: `X` may mean less than `EASTING_ITM`.
    for (place, reads) in CoordinateReading.byWord(of: names) {
      let word = CoordinateWords.all[place]
      let start = pairs.count
      for read in reads {
        guard let partner = byWords[read.partner], partner != read.column else { continue }
        guard seen.insert([read.column, partner]).inserted else { continue }
        let name = names[read.column]
        let pair = CoordinateColumns(
          x: read.column, y: partner, isNamedForDegrees: word.isDegrees,
          isOrderNamed: word.x != "x",
          turn: word.isDegrees ? turn(name, names[partner]) : .none, kind: word.kind)
        let isExact = name.words == [word.x]
        if !isExact, word.isWholeName { continue }
        if isExact, word.isDegrees {
          exact.append(pair)
        } else {
          pairs.insert(pair, at: isExact ? start : pairs.count)
        }
      }
    }
    return exact + pairs
  }

  /// Whose position it is where it is not the venue's: the owner's office, the camera's, a stop on the way.
  static let foreign: Set<String> = [
    "owner", "contact", "photo", "foto", "office", "admin", "agency", "headquarters", "hq",
    "mailing", "billing", "company", "organisation", "organization", "operator", "camera",
    "picture", "image", "device", "user", "submitter", "reporter", "editor", "creator",
    "proprietaire", "contacto", "kontakt", "besitzer", "eigentuemer", "betreiber", "gestionnaire",
    "propietario", "proprietario", "nearest", "closest",
  ]

  /// What stands near a venue: its position is taken only where the file has no other.
  static let beside: Set<String> = [
    "parking", "carpark", "parkplatz", "parkering", "parkeerplaats", "parcheggio", "stationnement",
    "aparcamiento", "estacionamiento", "estacionamento", "stop", "busstop", "haltestelle", "halte",
    "hallplats", "arret", "parada", "fermata", "paragem", "station", "stazione", "estacion",
    "estacao", "bahnhof", "gare", "subway", "transit", "tram",
  ]

  /// Whether both names say that the position is another's.
  func isForeign(_ names: [ColumnName]) -> Bool {
    names[x].contains(anyOf: Self.foreign) && names[y].contains(anyOf: Self.foreign)
  }

  /// Columns among these that hold another's position, for people.
  static func foreign(among columns: [String]) -> [String] {
    let names = columns.map { ColumnName($0) }
    return pairs(among: names).filter { $0.isForeign(names) }.flatMap {
      [columns[$0.y], columns[$0.x]]
    }
  }

  /// The turn that the names of two columns ask for.
  private static func turn(_ x: ColumnName, _ y: ColumnName) -> CoordinateTurn {
    // An O is west where the longitude is called in Spanish, French or Portuguese, and east in the north.
    let isWest =
      x.words.count > 1 && x.contains(anyOf: ["w", "west", "ouest", "oeste", "ovest"])
      || x.words.last == "o" && x.contains(anyOf: ["longitud", "longitude", "lonxitude"])
    return CoordinateTurn(
      flipsX: isWest || x.words == ["w"],
      flipsY: y.words.count > 1 && y.contains(anyOf: ["s", "south", "sud", "sur"]))
  }
}
