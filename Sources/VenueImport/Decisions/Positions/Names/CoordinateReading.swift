// How a column's name reads as a coordinate, and what its partner would then be called.

/// A name in which one word of `CoordinateWords` was found.
struct CoordinateReading {
  /// The place of the column.
  let column: Int
  /// The words of the name that the partner would have.
  let partner: [String]

  /// The readings of all names, for each word that some name has, in the order of `CoordinateWords.all`.
  ///
  /// Cost: some lookups for each word of each name, so that tables of thousands of columns are read as well. A name of
  /// more than `mostParts` words is a text, as where a quotation mark was lost, and has none.
  static func byWord(of names: [ColumnName]) -> [(word: Int, reads: [CoordinateReading])] {
    var reads: [Int: [CoordinateReading]] = [:]
    for (column, name) in names.enumerated() where name.words.count <= mostParts {
      for (place, part) in name.words.enumerated() {
        for word in CoordinateWordIndex.words(in: part) {
          for form in forms(of: CoordinateWords.all[word], at: place, in: name.words) {
            reads[word, default: []].append(CoordinateReading(column: column, partner: form))
          }
        }
      }
    }
    return reads.sorted { $0.key < $1.key }.map { (word: $0.key, reads: $0.value) }
  }

  /// The most words that the name of a column has: descriptions of some twenty words are seen.
  static let mostParts = 40

  /// What the partner of a column would be called where one part of its name is the eastward word.
  ///
  /// What the name says of the axis a second time changes too: `LONG_X_4326` and `LAT_Y_4326`, `LONGITUDE_W` and
  /// `LATITUDE_N`.
  private static func forms(
    of word: CoordinateWords, at place: Int, in name: [String]
  ) -> [[String]] {
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

  /// The partner of a word; run-together names such as `xcoord`, `coordx`, `pointx`, `lonwgs84` have one too.
  private static func partner(
    of name: String, _ word: CoordinateWords
  ) -> String? {
    if name == word.x { return word.y }
    guard name.hasPrefix(word.x) || name.hasSuffix(word.x) else { return nil }
    for rest in CoordinateWordIndex.attached {
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
    guard name.hasPrefix(mark.x),
      CoordinateWordIndex.attached.contains(String(name.dropFirst(mark.x.count)))
    else {
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
}
