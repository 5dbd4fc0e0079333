// A parsed JSON value as simdjson has it: words on a tape, each a kind and where more of it stands.

/// The tape of a value (simdjson, doc/tape.md): places on it are values, and keys before the values of a record.
@safe
struct JSONTape: ~Copyable {
  private let tape: UnsafePointer<UInt64>
  private let strings: UnsafePointer<UInt8>

  /// Takes over what a parser made, for as long as the parser does nothing else.
  init(tape: UnsafePointer<UInt64>, strings: UnsafePointer<UInt8>) {
    unsafe self.tape = unsafe tape
    unsafe self.strings = unsafe strings
  }

  /// The kinds of values, by their letters on the tape.
  enum Kind: UInt8 {
    case record = 0x7B
    case list = 0x5B
    case text = 0x22
    case integer = 0x6C
    case natural = 0x75
    case real = 0x64
    case yes = 0x74
    case no = 0x66
    case null = 0x6E
  }

  /// Where the whole value stands.
  var root: Int { 1 }

  private func word(_ place: Int) -> UInt64 { unsafe tape[place] }

  /// The kind of a value.
  func kind(_ place: Int) -> Kind {
    Kind(rawValue: UInt8(truncatingIfNeeded: word(place) >> 56)) ?? .null
  }

  /// The place behind a value.
  func next(_ place: Int) -> Int {
    switch kind(place) {
    case .record, .list: Int(word(place) & 0xFFFF_FFFF)
    case .integer, .natural, .real: place + 2
    case .text, .yes, .no, .null: place + 1
    }
  }

  /// Where the first member or element of a record or list stands.
  func first(_ place: Int) -> Int { place + 1 }

  /// Where the end of a record or list stands.
  func end(_ place: Int) -> Int { Int(word(place) & 0xFFFF_FFFF) - 1 }

  /// Whether a record or list is empty.
  func isEmpty(_ place: Int) -> Bool { first(place) == end(place) }

  /// A whole number.
  func integer(_ place: Int) -> Int64 { Int64(bitPattern: word(place + 1)) }

  /// A whole number that may be too big for a signed one.
  func natural(_ place: Int) -> UInt64 { word(place + 1) }

  /// Any number as a floating-point one; `nil` where it is none.
  func number(_ place: Int) -> Double? {
    switch kind(place) {
    case .real: Double(bitPattern: word(place + 1))
    case .integer: Double(integer(place))
    case .natural: Double(natural(place))
    case .record, .list, .text, .yes, .no, .null: nil
    }
  }
}

extension JSONTape {
  private func stringStart(_ place: Int) -> Int { Int(word(place) & 0x00FF_FFFF_FFFF_FFFF) }

  /// How many bytes a text has.
  func length(_ place: Int) -> Int {
    let start = stringStart(place)
    return unsafe Int(
      UnsafeRawPointer(strings + start).loadUnaligned(as: UInt32.self).littleEndian)
  }

  /// Whether a text is this one.
  func isText(_ place: Int, _ text: StaticString) -> Bool {
    let count = length(place)
    guard count == text.utf8CodeUnitCount else { return false }
    let start = stringStart(place) + 4
    for index in 0..<count where unsafe strings[start + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether a text is what stands in these bytes.
  func isText(_ place: Int, _ bytes: borrowing [UInt8], _ range: Range<Int>) -> Bool {
    let count = length(place)
    guard count == range.count else { return false }
    let start = stringStart(place) + 4
    for index in 0..<count where unsafe strings[start + index] != bytes[range.lowerBound + index] {
      return false
    }
    return true
  }

  /// Appends a text; whether there is an ampersand in it.
  @discardableResult
  func appendText(_ place: Int, to bytes: inout [UInt8]) -> Bool {
    let text = unsafe UnsafeBufferPointer(
      start: strings + stringStart(place) + 4, count: length(place))
    unsafe bytes.append(contentsOf: text)
    return unsafe text.contains(UInt8(ascii: "&"))
  }

  /// A text.
  func text(_ place: Int) -> String {
    var bytes: [UInt8] = []
    appendText(place, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONTape {
  /// The value of a key in a record; the last one where the key is repeated.
  func member(_ key: StaticString, of record: Int) -> Int? {
    guard kind(record) == .record else { return nil }
    var found: Int?
    var place = first(record)
    let end = end(record)
    while place < end {
      if isText(place, key) { found = place + 1 }
      place = next(place + 1)
    }
    return found
  }

  /// The text of a member, where it is one.
  func text(_ key: StaticString, of record: Int) -> String? {
    guard let place = member(key, of: record), kind(place) == .text else { return nil }
    return text(place)
  }
}
