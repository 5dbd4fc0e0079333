// Which record of a table names its columns: the first as a rule, a later one below a title, or none.

/// Where the names of the columns stand.
struct HeaderSearch: Hashable, Sendable {
  /// How many records stand above the names: titles, dates, notes.
  var titleCount = 0
  /// Whether a record names the columns; else the first record is data.
  var hasNames = true

  /// So many records are looked at.
  private static let depth = 60

  /// Looks at the first records of a text.
  static func find(in sample: [UInt8], isWhole: Bool, _ delimiter: Delimiter) -> HeaderSearch {
    var bytes = sample
    var splitter = RecordSplitter(delimiter: delimiter.rawValue)
    splitter.hasEntities = bytes.contains(UInt8(ascii: "&"))
    var place = 0
    var records: [[String]] = []
    while place < bytes.count, records.count < depth,
      let next = splitter.split(&bytes, at: place, isLast: isWhole)
    {
      let cells = splitter.cells.map { String(decoding: bytes[$0], as: UTF8.self).trimmed }
      if cells.contains(where: { !$0.isEmpty }) { records.append(cells) }
      place = next
    }
    return find(in: records)
  }

  /// Looks at records, none of them blank.
  static func find(in records: [[String]]) -> HeaderSearch {
    guard records.count > 1 else { return HeaderSearch() }
    let titles = titleCount(records)
    let rest = Array(records[titles...])
    return HeaderSearch(titleCount: titles, hasNames: !isData(rest[0], like: rest.dropFirst()))
  }

  /// How many of the first records stand above the names: they fill far fewer cells than those below them, or fewer
  /// while the record below has words above the numbers.
  private static func titleCount(_ records: [[String]]) -> Int {
    let filled = records.map { record in record.count { !$0.isEmpty } }
    let usual = filled.sorted()[filled.count / 2]
    guard usual >= 3 else { return 0 }
    let most = max(1, usual / 3)
    let count = filled.prefix { $0 <= most }.count
    // Names fill nearly all the cells that the rows do; where no such record follows, nothing is a title.
    let sparse = filled.prefix { $0 * 10 < usual * 6 }.count
    if sparse > count, sparse < records.count,
      namesColumns(records[sparse], above: records[(sparse + 1)...])
    {
      return sparse
    }
    guard count < records.count, filled[count] * 10 >= usual * 6 else { return 0 }
    return count
  }

  /// Whether a record has words in all columns that have numbers below it, and there are such columns.
  private static func namesColumns(_ first: [String], above rest: ArraySlice<[String]>) -> Bool {
    let numbers = numberColumns(first.indices, of: rest)
    return !numbers.isEmpty
      && numbers.allSatisfy { !first[$0].isEmpty && !isNumber(first[$0]) }
  }

  /// The columns in which nearly all filled cells are numbers.
  private static func numberColumns(_ columns: Range<Int>, of rows: ArraySlice<[String]>) -> [Int] {
    columns.filter { column in
      let cells = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
      return !cells.isEmpty && cells.count(where: isNumber) * 10 >= cells.count * 9
    }
  }

  /// Whether a record has numbers in all columns that have numbers below it.
  private static func isData(_ first: [String], like rest: ArraySlice<[String]>) -> Bool {
    let numbers = numberColumns(first.indices, of: rest).filter { !first[$0].isEmpty }
    return !numbers.isEmpty && numbers.allSatisfy { isNumber(first[$0]) }
  }

  private static func isNumber(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return CellNumber.parse(bytes.span) != nil || PositionText.parse(bytes[...]) != nil
  }
}
