// Splits text into records and cells as RFC 4180 has it, and as files are: any delimiter, any line end, stray quotes.

/// Splits text into records, one at a time.
struct RecordSplitter: Sendable {
  /// The byte between cells.
  let delimiter: UInt8
  /// The line on which the next record begins; the first is 1.
  private(set) var line: Int
  /// The cells of the record that was split last, by their bytes.
  private(set) var cells: [Range<Int>] = []
  /// Which of them hold quotes that are not theirs.
  private var quoted: [Int] = []
  /// Whether characters may be written as HTML entities, whose semicolons divide no cells: `Ash &amp; Elm;Tennis`.
  var hasEntities = false
  /// The line in which the quote of an unfinished cell was opened.
  private(set) var openQuoteLine: Int?

  init(delimiter: UInt8, firstLine: Int = 1) {
    self.delimiter = delimiter
    line = firstLine
  }

  /// Splits the record that begins at a place, and tells where the next begins.
  ///
  /// Quotes are taken out of the bytes in place, so a record can be split only once.
  ///
  /// - Parameters:
  ///   - bytes: Text that holds the record.
  ///   - start: Where the record begins.
  ///   - isLast: Whether the text ends with these bytes.
  /// - Returns: Where the next record begins; `nil` when the record does not end within the bytes.
  mutating func split(_ bytes: inout [UInt8], at start: Int, isLast: Bool) -> Int? {
    cells.removeAll(keepingCapacity: true)
    quoted.removeAll(keepingCapacity: true)
    openQuoteLine = nil
    guard let end = scan(bytes.span, from: start, isLast: isLast) else { return nil }
    for index in quoted { cells[index] = Self.unquote(&bytes, cells[index]) }
    return end
  }

  /// Makes one cell of each of these and the next one, where no quotes part them: `47,239372`.
  mutating func join(at places: [Int]) {
    for place in places.reversed() where place + 1 < cells.count {
      guard cells[place].upperBound + 1 == cells[place + 1].lowerBound else { continue }
      cells[place] = cells[place].lowerBound..<cells[place + 1].upperBound
      cells.remove(at: place + 1)
    }
  }

  /// Puts characters in the place of the HTML entities of the record's cells; answers with how many cells had any.
  mutating func decodeEntities(_ bytes: inout [UInt8]) -> Int {
    var count = 0
    for (index, cell) in cells.enumerated() {
      guard let end = CharacterEntities.decode(&bytes, in: cell) else { continue }
      cells[index] = cell.lowerBound..<end
      count += 1
    }
    return count
  }

  private mutating func scan(_ bytes: Span<UInt8>, from start: Int, isLast: Bool) -> Int? {
    var index = start
    var lineBreaks = 0
    while true {
      let cellStart = index
      if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
        openQuoteLine = line + lineBreaks
        guard let close = closingQuote(bytes, from: index + 1, isLast, &lineBreaks) else {
          return nil
        }
        openQuoteLine = nil
        quoted.append(cells.count)
        index = close
      }
      while index < bytes.count {
        let byte = bytes[index]
        if byte == newline || byte == carriageReturn { break }
        if byte == delimiter, !hasEntities || !endsEntity(bytes, at: index, from: cellStart) {
          break
        }
        index += 1
      }
      if index == bytes.count, !isLast { return nil }
      cells.append(cellStart..<index)
      if index < bytes.count, bytes[index] == delimiter {
        index += 1
        continue
      }
      guard let next = lineEnd(bytes, at: index, isLast) else { return nil }
      line += lineBreaks + 1
      return next
    }
  }

  /// Whether the byte at a place is the semicolon of an entity that begins in the cell.
  private func endsEntity(_ bytes: Span<UInt8>, at place: Int, from start: Int) -> Bool {
    guard delimiter == Delimiter.semicolon.rawValue else { return false }
    var index = place
    while index > start, place - index < CharacterEntities.longest {
      index -= 1
      let byte = bytes[index]
      if byte == UInt8(ascii: "&") {
        let name = (index + 1..<place).map { bytes[$0] }
        return CharacterEntities.scalar(named: String(decoding: name, as: UTF8.self)) != nil
      }
      guard byte == UInt8(ascii: "#") || isAlphanumeric(byte) else { return false }
    }
    return false
  }

  private func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  /// The place behind the quote that closes a cell; counts the line breaks on the way.
  private func closingQuote(
    _ bytes: Span<UInt8>, from start: Int, _ isLast: Bool, _ lineBreaks: inout Int
  ) -> Int? {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        if index + 1 == bytes.count { return isLast ? index + 1 : nil }
        if bytes[index + 1] != UInt8(ascii: "\"") { return index + 1 }
        index += 1
      case newline: lineBreaks += 1
      case carriageReturn:
        if index + 1 < bytes.count, bytes[index + 1] != newline { lineBreaks += 1 }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The place behind the line end at a place; `nil` where a line feed could still follow.
  private func lineEnd(_ bytes: Span<UInt8>, at index: Int, _ isLast: Bool) -> Int? {
    guard index < bytes.count, bytes[index] == carriageReturn else {
      return min(index + 1, bytes.count)
    }
    guard index + 1 < bytes.count else { return isLast ? index + 1 : nil }
    return bytes[index + 1] == newline ? index + 2 : index + 1
  }

  /// Takes the enclosing quotes away, makes doubled quotes single, and keeps what follows the closing quote.
  private static func unquote(_ bytes: inout [UInt8], _ cell: Range<Int>) -> Range<Int> {
    var write = cell.lowerBound
    var read = cell.lowerBound + 1
    var isOpen = true
    while read < cell.upperBound {
      let byte = bytes[read]
      if isOpen, byte == UInt8(ascii: "\"") {
        guard read + 1 < cell.upperBound, bytes[read + 1] == byte else {
          isOpen = false
          read += 1
          continue
        }
        read += 1
      }
      bytes[write] = byte
      write += 1
      read += 1
    }
    return cell.lowerBound..<write
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
