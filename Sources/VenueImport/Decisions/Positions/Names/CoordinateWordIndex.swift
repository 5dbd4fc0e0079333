// Finding the words for coordinates that a part of a column's name can be.

/// The words of `CoordinateWords` by how they begin and end a part of a name.
enum CoordinateWordIndex {
  /// The places in `CoordinateWords.all` of the words that may be this part, rising: those that are it, and those that
  /// stand in it before or behind something `attached`, or behind anything in a script that divides no words.
  static func words(in part: String) -> [Int] {
    let count = part.count
    var found: Set<Int> = []
    for length in lengths where length <= count {
      let tail = part.suffix(length)
      if let words = places[tail] {
        let isAlone = length == count || attached.contains(String(part.dropLast(length)))
        found.formUnion(words.filter { isAlone || CoordinateWords.all[$0].isUndivided })
      }
      guard length < count, count - length <= longestAttached,
        let words = places[part.prefix(length)],
        attached.contains(String(part.dropFirst(length)))
      else { continue }
      found.formUnion(words)
    }
    return found.sorted()
  }

  /// The places of the words with each eastward word.
  private static let places = Dictionary(
    grouping: CoordinateWords.all.indices, by: { CoordinateWords.all[$0].x[...] })
  /// The lengths of the eastward words, rising.
  private static let lengths = Set(places.keys.map(\.count)).sorted()
  private static let longestAttached = attached.map(\.count).max() ?? 0

  /// What names run together with a word for a coordinate: `xcoord`, `pointx`, `lonwgs84`.
  static let attached = [
    "coord", "coordinate", "coordinates", "coords", "koordinate", "koord", "point", "pos", "geo",
    "utm", "wgs84", "dd", "deg", "centroid", "gps", "map", "itm", "ig", "coordenada", "coordinaat",
    "koordinaat", "koordinat", "l93", "lamb93", "lambert93", "l72", "rd", "lv95", "wgs", "etrs89",
    "좌표", "座標", "坐标", "坐標", "wert", "mtm", "mtm8", "crd", "axis", "92", "1992", "2000",
  ]
}
