// Names for columns: every column has one, and no two have the same.

enum ColumnNames {
  /// The most columns that a file may have.
  static let limit = 4096

  /// Refuses a file with more columns than any table of people has.
  static func check(_ count: Int, path: String) throws(ImportError) {
    if count > limit { throw .tooManyColumns(path: path, count: count, limit: limit) }
  }

  /// The names with spaces trimmed; a missing one becomes `column3`, a repeated one gets a number.
  static func unique(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.enumerated().map { index, name in
      let trimmed = name.trimmed
      let base = trimmed.isEmpty ? "column\(index + 1)" : trimmed
      var candidate = base
      var number = 2
      while !taken.insert(candidate).inserted {
        candidate = "\(base)_\(number)"
        number += 1
      }
      return candidate
    }
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    // Most texts begin and end with visible ASCII, which needs no table of characters.
    let visible: ClosedRange<UInt8> = 0x21...0x7E
    if let first = utf8.first, let last = utf8.last, visible ~= first, visible ~= last {
      return self
    }
    guard let first = unicodeScalars.first, let last = unicodeScalars.last,
      first.properties.isWhitespace || last.properties.isWhitespace
    else { return self }
    var scalars = unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}
