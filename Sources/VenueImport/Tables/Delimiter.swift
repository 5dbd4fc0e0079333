// Which byte divides the cells of a text table: the one that divides many records alike.

/// A byte that divides cells.
enum Delimiter: UInt8, CaseIterable, Sendable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09
  case pipe = 0x7C

  /// Its name for people.
  var name: String {
    switch self {
    case .comma: "comma"
    case .semicolon: "semicolon"
    case .tab: "tab"
    case .pipe: "pipe"
    }
  }
}

extension Delimiter {
  /// The delimiter that a spreadsheet's first line `sep=;` names, also in quotes, and how long that line is.
  static func told(in sample: [UInt8]) -> (delimiter: Delimiter, length: Int)? {
    let line = sample.prefix { $0 != 0x0A && $0 != 0x0D }
    var words = line
    if words.count > 2, words.first == UInt8(ascii: "\""), words.last == UInt8(ascii: "\"") {
      words = words.dropFirst().dropLast()
    }
    guard words.count == 5, let last = words.last, let delimiter = Delimiter(rawValue: last),
      ["sep=", "SEP=", "Sep="].contains(where: { words.starts(with: $0.utf8) })
    else { return nil }
    let isTwoBytes = sample[line.count...].starts(with: [0x0D, 0x0A])
    return (delimiter, min(sample.count, line.count + (isTwoBytes ? 2 : 1)))
  }

  /// The delimiter that divides the records of a sample most alike.
  ///
  /// A decimal comma divides all rows alike too, but not the header: so each record is compared with the first one.
  /// Of equally good delimiters the one that makes more cells wins, and the comma where nothing divides at all.
  ///
  /// - Parameters:
  ///   - sample: The beginning of the text.
  ///   - isWhole: Whether the text ends with the sample.
  /// - Returns: The delimiter.
  static func detect(in sample: [UInt8], isWhole: Bool) -> Delimiter {
    var best = (delimiter: Delimiter.comma, score: 0.0)
    for delimiter in allCases {
      let score = score(delimiter, sample, isWhole)
      if score > best.score { best = (delimiter, score) }
    }
    return best.delimiter
  }

  /// The share of records with as many cells as the first, a little more for more cells, a little less for cells
  /// with other delimiters in them; 0 for a single cell.
  private static func score(_ delimiter: Delimiter, _ sample: [UInt8], _ isWhole: Bool) -> Double {
    var bytes = sample
    var splitter = RecordSplitter(delimiter: delimiter.rawValue)
    splitter.hasEntities = bytes.contains(UInt8(ascii: "&"))
    var place = 0
    var counts: [Int] = []
    var cells = 0
    var mixed = 0
    while place < bytes.count, counts.count < 2000,
      let next = splitter.split(&bytes, at: place, isLast: isWhole)
    {
      let isBlank = splitter.cells.count == 1 && splitter.cells[0].isEmpty
      if !isBlank { counts.append(splitter.cells.count) }
      cells += splitter.cells.count
      mixed += splitter.cells.count { isMixed(bytes[$0], delimiter) }
      place = next
    }
    guard let header = counts.first, header > 1 else { return 0 }
    let alike = counts.count { $0 == header }
    return Double(alike) / Double(counts.count) + min(Double(header), 100) / 1000
      - Double(mixed) / Double(cells) / 100
  }

  /// Whether a cell holds another delimiter that is no decimal comma.
  private static func isMixed(_ cell: ArraySlice<UInt8>, _ own: Delimiter) -> Bool {
    cell.indices.contains { index in
      guard let other = Delimiter(rawValue: cell[index]), other != own else { return false }
      guard other == .comma, index > cell.startIndex, index + 1 < cell.endIndex else { return true }
      return !isDigit(cell[index - 1]) || !isDigit(cell[index + 1])
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
