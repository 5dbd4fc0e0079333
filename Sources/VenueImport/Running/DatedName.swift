// Names of files that say of when they are: `parks_2023.csv` and `parks_2024.csv` are one dataset at two times.

/// The name of a dataset, and the date in it.
struct DatedName: Hashable {
  /// The name with a mark where a date stands.
  let family: String
  /// The digits of the dates in it, the year first; empty where there is none.
  let date: String

  /// Reads a name: four digits of a year since 1900, alone or with those of a month and a day behind them.
  init(_ name: String) {
    var rest = Array(name.lowercased())[...]
    var family = ""
    var date = ""
    var isBehindDigit = false
    while let first = rest.first {
      if !isBehindDigit, let found = Self.date(at: rest) {
        family += "#"
        date += found.digits
        rest = rest.dropFirst(found.length)
        isBehindDigit = true
        continue
      }
      family.append(first)
      isBehindDigit = first.isWholeNumber
      rest.removeFirst()
    }
    self.family = family
    self.date = date
  }

  /// Whether it names an earlier state of what another name names.
  func isOlder(than other: DatedName) -> Bool {
    !date.isEmpty && family == other.family && date < other.date
  }

  /// The date that a text begins with, and how long it is there.
  private static func date(at text: ArraySlice<Character>) -> (digits: String, length: Int)? {
    func digits(_ count: Int, from start: Int) -> String? {
      let found = text.dropFirst(start).prefix(count)
      guard found.count == count, found.allSatisfy({ $0.isASCII && $0.isWholeNumber }) else {
        return nil
      }
      return String(found)
    }
    guard let year = digits(4, from: 0), year.hasPrefix("19") || year.hasPrefix("20") else {
      return nil
    }
    var (found, length) = (year, 4)
    for most in [12, 31] {
      let mark = text.dropFirst(length).first.map { "-_.".contains($0) } ?? false
      let start = length + (mark ? 1 : 0)
      guard let next = digits(2, from: start), let number = Int(next), (1...most).contains(number),
        digits(1, from: start + 2) == nil || !mark
      else { break }
      found += next
      length = start + 2
    }
    // A longer number is none.
    if digits(1, from: length) != nil { return digits(1, from: 4) == nil ? (year, 4) : nil }
    return (found, length)
  }
}
