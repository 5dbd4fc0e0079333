// The words and numbers of well-known text.

/// A reader over the bytes of one text.
struct WKTScanner {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next byte that is no white space, left where it is.
  private var next: UInt8? {
    mutating get {
      while offset < bytes.count, bytes[offset] == 0x20 || (0x09...0x0D).contains(bytes[offset]) {
        offset += 1
      }
      return offset < bytes.count ? bytes[offset] : nil
    }
  }

  /// Whether a number may begin here.
  var isAtNumber: Bool {
    mutating get { next.map(Self.isNumeric) ?? false }
  }

  /// Takes a punctuation mark where it stands here.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    offset += 1
    return true
  }

  mutating func expect(_ mark: Unicode.Scalar) throws(GeometryError) {
    guard take(mark) else { throw malformed("“\(mark)” is missing") }
  }

  /// Takes a word where it stands here, in either case.
  mutating func take(word: String) -> Bool {
    let start = offset
    if letters() == word { return true }
    offset = start
    return false
  }

  /// The name of a geometry's kind in capitals, its mark for heights or measures taken off.
  mutating func kind() throws(GeometryError) -> String {
    var name = letters()
    guard !name.isEmpty else { throw malformed("a kind of geometry is missing") }
    for mark in ["ZM", "Z", "M"] where name.hasSuffix(mark) {
      name.removeLast(mark.count)
      return name
    }
    _ = take(word: "ZM") || take(word: "Z") || take(word: "M")
    return name
  }

  mutating func number() throws(GeometryError) -> Double {
    guard isAtNumber else { throw malformed("a number is missing") }
    let start = offset
    while offset < bytes.count, Self.isNumeric(bytes[offset]) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text) else { throw malformed("“\(text.prefix(40))” is no number") }
    guard number.isFinite else { throw .coordinateNotFinite }
    return number
  }

  /// Takes `SRID=4326;` and gives its number.
  mutating func skipReferenceSystem() -> String? {
    let start = offset
    if take(word: "SRID"), take("="), isAtNumber {
      let first = offset
      while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) { offset += 1 }
      let number = String(decoding: bytes[first..<offset], as: UTF8.self)
      if take(";") { return number }
    }
    offset = start
    return nil
  }

  mutating func expectEnd() throws(GeometryError) {
    guard next == nil else { throw malformed("text after the end") }
  }

  func malformed(_ reason: String) -> GeometryError {
    .malformedWKT(reason: reason, offset: offset)
  }

  private mutating func letters() -> String {
    _ = next
    let start = offset
    while offset < bytes.count, (0x41...0x5A).contains(bytes[offset] & 0xDF) { offset += 1 }
    return String(decoding: bytes[start..<offset].map { $0 & 0xDF }, as: UTF8.self)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
  }
}
