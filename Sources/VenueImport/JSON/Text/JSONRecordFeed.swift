// The records of a container, in pieces of text that hold whole records.

/// Some records of a text.
struct JSONPiece {
  /// The text, with room behind it for a parser that reads too far.
  var bytes: [UInt8]
  /// The records in it.
  var records: [Record]
  /// How much of the file was read when the piece was complete, 0…1, where that is known.
  var fractionRead: Double?

  /// Where a record stands.
  struct Record {
    /// Its bytes.
    var place: Range<Int>
    /// The bytes of its key, where it has one.
    var key: Range<Int>?
    /// Its place in the container; the first is 1.
    var number: Int
    /// The line on which it begins.
    var line: Int
  }
}

/// Takes the records of a container from a text.
struct JSONRecordFeed {
  private let text: JSONStream
  private let form: JSONContainer.Form
  private var isDone = false
  private var number = 0
  /// The records of the piece at hand.
  private var records: [JSONPiece.Record] = []

  /// Goes to a container in a text that stands at its beginning.
  init(_ text: JSONStream, _ container: JSONContainer) throws(ImportError) {
    self.text = text
    form = container.form
    try text.advance(to: container.offset, line: container.line)
    if form == .list || form == .keyed { text.place = min(text.place + 1, text.bytes.count) }
    text.discard()
  }

  /// The next records, at least one; `nil` after the last.
  mutating func nextPiece(padding: Int) throws(ImportError) -> JSONPiece? {
    records = []
    while !isDone {
      let (end, line) = try scan()
      if isDone || !records.isEmpty {
        text.place = end
        text.line = line
        if records.isEmpty { return nil }
        return JSONPiece(
          bytes: text.take(padding: padding), records: records, fractionRead: text.fractionRead)
      }
      guard text.bytes.count <= JSONStream.longestRecord else {
        throw text.damaged("a record of more than 64 MB")
      }
      // Twice as much each time, so that a long record is not gone through too often.
      if text.isAtEnd { isDone = true }
      _ = try text.more(max(JSONStream.pieceLength, text.bytes.count))
    }
    return nil
  }

  /// Notes the whole records at hand and answers with where the last one ends.
  private mutating func scan() throws(ImportError) -> (end: Int, line: Int) {
    let bytes = text.bytes
    switch form {
    case .list, .keyed: return try scanContainer(bytes)
    case .lines(let separator): return scanLines(separator, bytes.span)
    case .single: return scanWhole()
    }
  }

  private mutating func note(_ place: Range<Int>, key: Range<Int>? = nil, line: Int) {
    number += 1
    records.append(JSONPiece.Record(place: place, key: key, number: number, line: line))
  }

  private mutating func scanWhole() -> (end: Int, line: Int) {
    guard text.isAtEnd else { return (0, text.line) }
    if !text.bytes.isEmpty { note(0..<text.bytes.count, line: text.line) }
    isDone = true
    return (text.bytes.count, text.line)
  }

  /// Values that are divided by a byte; what is damaged in one does not reach the next.
  private mutating func scanLines(
    _ separator: UInt8, _ bytes: Span<UInt8>
  ) -> (end: Int, line: Int) {
    var line = text.line
    var start = 0
    var index = 0
    var feeds = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") { feeds += 1 }
      guard byte == separator else { continue }
      noteLine(start..<index - 1, line, bytes)
      line += feeds
      feeds = 0
      start = index
    }
    guard text.isAtEnd else { return (start, line) }
    noteLine(start..<bytes.count, line, bytes)
    isDone = true
    return (bytes.count, line)
  }

  /// Notes a line that holds anything but white space and separators.
  private mutating func noteLine(_ place: Range<Int>, _ line: Int, _ bytes: Span<UInt8>) {
    var (lower, upper) = (place.lowerBound, place.upperBound)
    while lower < upper, bytes[lower] <= 0x20 { lower += 1 }
    while lower < upper, bytes[upper - 1] <= 0x20 { upper -= 1 }
    // Lines of a list that was cut up: `{…},`
    if lower < upper, bytes[upper - 1] == UInt8(ascii: ",") { upper -= 1 }
    if lower < upper { note(lower..<upper, line: line) }
  }

  private mutating func scanContainer(_ bytes: [UInt8]) throws(ImportError) -> (end: Int, line: Int)
  {
    var cursor = JSONPieceCursor(line: text.line)
    var (end, line) = (0, text.line)
    while true {
      switch cursor.next(bytes.span, isKeyed: form == .keyed) {
      case .record(let place, let key, let start):
        note(place, key: key, line: start)
        (end, line) = (cursor.index, cursor.line)
      case .closed:
        isDone = true
        return (cursor.index, cursor.line)
      case .unfinished:
        if text.isAtEnd { throw text.damaged("the file breaks off") }
        return (end, line)
      case .damaged: throw text.damaged("the records of this container can't be told apart")
      }
    }
  }
}
