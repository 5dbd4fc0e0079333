// Numbers with decimal commas in a table that commas divide, without quotes: each became two cells.

/// Which cells of a table are the halves of one number.
struct DecimalCommas: Hashable, Sendable {
  /// The cells, in the order of the row, that the next one continues.
  let places: [Int]
  /// How many columns the header names.
  let columnCount: Int

  /// So many records are looked at.
  private static let depth = 500
  /// Of more cells than this, any could be halves of any.
  private static let widest = 12

  /// The columns whose numbers were divided.
  var columns: [Int] { places.enumerated().map { $1 - $0 } }

  /// Finds them where three in four rows have the same number of cells too many, as many as columns of coordinates can
  /// have lost, and one way to join them makes coordinates.
  ///
  /// Rows that have no cell too many, such as those without a position, say nothing.
  ///
  /// - Parameters:
  ///   - sample: The beginning of the text, from its first record on.
  ///   - isWhole: Whether the text ends with the sample.
  ///   - titleCount: How many records stand above the names.
  ///   - path: The file, for the error.
  /// - Returns: What to join; `nil` where nothing is to be joined.
  /// - Throws: `ImportError.damaged` where several ways make coordinates, or the rows have many different
  ///   numbers of cells.
  static func find(
    in sample: [UInt8], isWhole: Bool, titleCount: Int, path: String
  ) throws(ImportError) -> DecimalCommas? {
    var records = records(of: sample, isWhole: isWhole)[...].dropFirst(titleCount)
    guard let header = records.popFirst(), header.count > 1 else { return nil }
    let rows = records.filter { $0.count != header.count }
    let surplus = rows.map { $0.count - header.count }
    guard
      let most = surplus.max(by: { one, other in
        surplus.count { $0 == one } < surplus.count { $0 == other }
      }), most > 0, rows.count * 2 > records.count
    else { return nil }
    let usual = rows.filter { $0.count - header.count == most }
    let named = coordinates(header)
    let candidates = (0..<header.count + most - 1).filter { place in
      usual.allSatisfy { isDivided($0, at: place) }
    }
    guard named.count > 1, candidates.count <= widest else { return nil }
    let ways = ways(most, of: candidates[...]).map {
      DecimalCommas(places: $0, columnCount: header.count)
    }.filter { way in
      // Both coordinates of a place have a fraction, and it is of a length that coordinates have.
      named.isSubset(of: way.columns)
        && zip(way.places, way.columns).allSatisfy { place, column in
          !named.contains(column) || areCoordinates(usual, at: place)
        }
    }
    let isUsual = usual.count * 4 >= rows.count * 3
    guard ways.isEmpty || isUsual && ways.count == 1 else {
      throw .damaged(
        path: path, line: nil,
        reason:
          "its numbers have decimal commas without quotes, and commas divide its cells too: which belong together can't be told; export it with semicolons, quotes or decimal points"
      )
    }
    return ways.first
  }

  /// The records that are not blank, with what stands in their cells.
  private static func records(of sample: [UInt8], isWhole: Bool) -> [[String]] {
    var bytes = sample
    var splitter = RecordSplitter(delimiter: Delimiter.comma.rawValue)
    var place = 0
    var records: [[String]] = []
    while place < bytes.count, records.count < depth,
      let next = splitter.split(&bytes, at: place, isLast: isWhole)
    {
      let cells = splitter.cells.map { String(decoding: bytes[$0], as: UTF8.self).trimmed }
      if cells.contains(where: { !$0.isEmpty }) { records.append(cells) }
      place = next
    }
    return records
  }

  /// The columns that are named as the coordinates of a place.
  private static func coordinates(_ header: [String]) -> Set<Int> {
    let pairs = CoordinateColumns.pairs(among: header.map { ColumnName($0) })
    return Set(pairs.first.map { [$0.x, $0.y] } ?? [])
  }

  /// Whether two cells could be a number and its fraction.
  private static func isDivided(_ row: [String], at place: Int) -> Bool {
    let (whole, fraction) = (row[place], row[place + 1])
    let digits = whole.hasPrefix("-") ? whole.dropFirst() : whole[...]
    return (1...9).contains(digits.count) && areDigits(digits) && !fraction.isEmpty
      && areDigits(fraction[...])
  }

  /// Whether most numbers are such as coordinates are: `47,239372` or `356910,32`.
  private static func areCoordinates(_ rows: [[String]], at place: Int) -> Bool {
    let alike = rows.count { row in
      let whole = row[place].count { $0 != "-" }
      let fraction = row[place + 1].count
      return whole <= 3 ? fraction >= 3 : whole >= 5 && fraction <= 4
    }
    return alike * 10 >= rows.count * 8
  }

  private static func areDigits(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// All ways to choose places of which none is the fraction of another.
  private static func ways(_ count: Int, of places: ArraySlice<Int>) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard places.count >= count, let first = places.first else { return [] }
    let rest = places.dropFirst()
    return ways(count - 1, of: rest.drop { $0 == first + 1 }).map { [first] + $0 }
      + ways(count, of: rest)
  }
}
