// Pairs of columns that could hold positions, by their names alone.

/// Two columns whose names say that they belong together as coordinates.
struct CoordinateColumns: Hashable, Sendable {
  /// The column of the eastward coordinate.
  let x: Int
  /// The column of the northward coordinate.
  let y: Int
  /// Whether the names speak of degrees.
  let isNamedForDegrees: Bool

  /// The words for the eastward and the northward coordinate, those for degrees first.
  private static let words: [(x: String, y: String, isDegrees: Bool)] = [
    ("longitude", "latitude", true), ("long", "lat", true), ("lon", "lat", true),
    ("lng", "lat", true), ("longitud", "latitud", true), ("longitudine", "latitudine", true),
    ("laengengrad", "breitengrad", true), ("laenge", "breite", true),
    ("lengdegrad", "breddegrad", true), ("laengdegrad", "breddgrad", true),
    ("pituusaste", "leveysaste", true), ("dlugosc", "szerokosc", true),
    ("lengtegraad", "breedtegraad", true), ("longitud", "latitude", true), ("経度", "緯度", true),
    ("经度", "纬度", true), ("經度", "緯度", true),
    // One in full, the other short.
    ("long", "latitude", true), ("lon", "latitude", true), ("lng", "latitude", true),
    ("longitude", "lat", true),
    ("easting", "northing", false), ("eastings", "northings", false), ("east", "north", false),
    ("est", "nord", false), ("este", "norte", false), ("ost", "nord", false), ("e", "n", false),
    ("rechtswert", "hochwert", false), ("oest", "nord", false), ("x", "y", false),
  ]

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
    for word in words {
      // Words for projected coordinates keep their order: `X` may mean less than `EASTING_ITM`.
      let start = pairs.count
      for (index, name) in names.enumerated() {
        for form in forms(of: word, in: name.words) {
          guard let partner = byWords[form], partner != index else { continue }
          guard seen.insert([index, partner]).inserted else { continue }
          let pair = CoordinateColumns(
            x: index, y: partner, isNamedForDegrees: word.isDegrees)
          let isExact = name.words == [word.x]
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
  private static func forms(
    of word: (x: String, y: String, isDegrees: Bool), in name: [String]
  ) -> [[String]] {
    name.indices.compactMap { place in
      var form = name
      if name[place] == word.x {
        form[place] = word.y
        return form
      }
      // Run-together names: `xcoord`, `coordx`, `pointx`, `lonwgs84`.
      for rest in attached where name[place] == word.x + rest {
        form[place] = word.y + rest
        return form
      }
      for rest in attached where name[place] == rest + word.x {
        form[place] = rest + word.y
        return form
      }
      return nil
    }
  }

  private static let attached = [
    "coord", "coordinate", "coordinates", "coords", "koordinate", "koord", "point", "pos", "geo",
    "utm", "wgs84", "dd", "deg", "centroid", "gps", "map", "itm", "ig",
  ]
}
