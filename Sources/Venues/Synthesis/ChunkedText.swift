// Text on its way to a file: bytes that are handed on a megabyte at a time.

/// A buffer of UTF-8 that writes the cells of CSV and the values of JSON.
struct ChunkedText {
  /// How many bytes are gathered before they are handed on.
  static let chunkSize = 1 << 20

  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(Self.chunkSize + 4096) }

  /// Appends text as it is.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends a cell of RFC 4180: in quotes where it holds a comma, a quote or a line break.
  mutating func append(cell: String) {
    let start = bytes.count
    append(cell)
    var needsQuotes = false
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == 0x22 || byte == 0x2C || byte == 0x0A || byte == 0x0D { needsQuotes = true }
    }
    guard needsQuotes else { return }
    bytes.insert(0x22, at: start)
    escape(from: start + 1, 0x22, with: 0x22)
    bytes.append(0x22)
  }

  /// Appends a JSON string; control characters do not occur in what a synthetic city says.
  mutating func append(string: String) {
    bytes.append(0x22)
    let start = bytes.count
    append(string)
    escape(from: start, 0x5C, with: 0x5C)
    escape(from: start, 0x22, with: 0x5C)
    bytes.append(0x22)
  }

  /// Appends degrees with six decimals, which is all that a synthetic position has.
  mutating func append(degrees: Double) {
    var rest = Int((degrees * 1e6).rounded())
    if rest < 0 {
      bytes.append(0x2D)
      rest = -rest
    }
    var unit = rest < 10_000_000 ? 1_000_000 : rest < 100_000_000 ? 10_000_000 : 100_000_000
    while unit > 0 {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: rest / unit))
      if unit == 1_000_000 { bytes.append(0x2E) }
      rest %= unit
      unit /= 10
    }
  }

  /// Hands on what has been gathered, if it is a chunk or `isLast` says that no more comes.
  mutating func drain<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void, isLast: Bool = false
  ) throws(Failure) {
    guard bytes.count >= Self.chunkSize || (isLast && !bytes.isEmpty) else { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Puts a byte before every special byte since `start`; there is hardly ever one, so the search is all that costs.
  private mutating func escape(from start: Int, _ special: UInt8, with escape: UInt8) {
    var index = start
    while index < bytes.count {
      if bytes[index] == special {
        bytes.insert(escape, at: index)
        index += 1
      }
      index += 1
    }
  }
}
