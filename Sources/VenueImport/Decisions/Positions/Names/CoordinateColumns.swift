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
    for word in CoordinateWords.all {
      // Words for projected coordinates keep their order: `X` may mean less than `EASTING_ITM`.
      let start = pairs.count
      for (index, name) in names.enumerated() {
        for form in forms(of: word, in: name.words) {
          guard let partner = byWords[form], partner != index else { continue }
          guard seen.insert([index, partner]).inserted else { continue }
          let pair = CoordinateColumns(
            x: index, y: partner, isNamedForDegrees: word.isDegrees,
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
    }
    return exact + pairs
  }

  /// What the partner of a column would be called, for each place where the name has the eastward word.
  ///
  /// What the name says of the axis a second time changes too: `LONG_X_4326` and `LAT_Y_4326`, `LONGITUDE_W` and
  /// `LATITUDE_N`.
  private static func forms(
    of word: CoordinateWords, in name: [String]
  ) -> [[String]] {
    name.indices.flatMap { place -> [[String]] in
      guard let partner = partner(of: name[place], word) else { return [] }
      var form = name
      form[place] = partner
      guard name.count > 1 else { return [form] }
      return [form]
        + otherMarks.compactMap { mark in
          for second in name.indices where second != place {
            guard let partner = secondPartner(of: name[second], mark) else { continue }
            var other = form
            other[second] = partner
            return other
          }
          return nil
        }
    }
  }

  /// The partner of a word; run-together names such as `xcoord`, `coordx`, `pointx`, `lonwgs84` have one too.
  private static func partner(
    of name: String, _ word: CoordinateWords
  ) -> String? {
    if name == word.x { return word.y }
    guard name.hasPrefix(word.x) || name.hasSuffix(word.x) else { return nil }
    for rest in attached {
      if name == word.x + rest { return word.y + rest }
      if name == rest + word.x { return rest + word.y }
    }
    // Where words are not divided, anything may stand before; a letter for the axis has its partner, too.
    guard word.isUndivided, name.hasSuffix(word.x) else { return nil }
    let before = String(name.dropLast(word.x.count))
    return (before == "x" ? "y" : before == "y" ? "x" : before) + word.y
  }

  /// The partner of a word that names the axis once more: `y` of `x`, `y좌표` of `x좌표`.
  private static func secondPartner(of name: String, _ mark: (x: String, y: String)) -> String? {
    if name == mark.x { return mark.y }
    guard name.hasPrefix(mark.x), attached.contains(String(name.dropFirst(mark.x.count))) else {
      return nil
    }
    return mark.y + name.dropFirst(mark.x.count)
  }

  /// What stands beside the words for an axis and names it once more.
  private static let otherMarks = [
    (x: "x", y: "y"), (x: "y", y: "x"), (x: "e", y: "n"), (x: "w", y: "n"), (x: "e", y: "s"),
    (x: "w", y: "s"),
    (x: "east", y: "north"), (x: "west", y: "north"), (x: "east", y: "south"),
    (x: "west", y: "south"), (x: "ouest", y: "nord"), (x: "est", y: "nord"),
    (x: "oeste", y: "norte"), (x: "oeste", y: "sur"), (x: "ew", y: "ns"), (x: "o", y: "n"),
    (x: "o", y: "s"), (x: "oestliche", y: "noerdliche"), (x: "oestlig", y: "nordlig"),
    (x: "東経", y: "北緯"), (x: "東經", y: "北緯"), (x: "东经", y: "北纬"),
  ]

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

  private static let attached = [
    "coord", "coordinate", "coordinates", "coords", "koordinate", "koord", "point", "pos", "geo",
    "utm", "wgs84", "dd", "deg", "centroid", "gps", "map", "itm", "ig", "coordenada", "coordinaat",
    "koordinaat", "koordinat", "l93", "lamb93", "lambert93", "l72", "rd", "lv95", "wgs", "etrs89",
    "좌표", "座標", "坐标", "坐標", "wert", "mtm", "mtm8", "crd", "axis", "92", "1992", "2000",
  ]
}
