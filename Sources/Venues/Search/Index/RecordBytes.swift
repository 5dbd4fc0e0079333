// Little-endian numbers and texts in and out of bytes, every read within bounds.

/// Bytes in the making.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ value: UInt32) {
    for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(8 * shift))) }
  }

  mutating func append(_ value: Double) {
    let bits = value.bitPattern
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(8 * shift))) }
  }

  /// A text with its length before it; one of 4 GiB does not occur, since rows are bounded long before.
  mutating func append(_ text: String) {
    append(UInt32(truncatingIfNeeded: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}

/// Reads what `RecordWriter` wrote; `nil` as soon as something can't be right.
struct RecordReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many bytes are left.
  var remaining: Int { bytes.count - place }

  mutating func count() -> UInt32? {
    guard remaining >= 4 else { return nil }
    defer { place += 4 }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
  }

  mutating func number() -> Double? {
    guard remaining >= 8 else { return nil }
    defer { place += 8 }
    return Double(
      bitPattern: (0..<8).reduce(0) { $0 | UInt64(bytes[place + $1]) << UInt64(8 * $1) })
  }

  mutating func text() -> String? {
    guard let length = count(), remaining >= Int(length) else { return nil }
    defer { place += Int(length) }
    return String(validating: bytes[place..<place + Int(length)], as: UTF8.self)
  }

  mutating func slice() -> [UInt8]? {
    guard let length = count(), remaining >= Int(length) else { return nil }
    defer { place += Int(length) }
    return Array(bytes[place..<place + Int(length)])
  }
}
