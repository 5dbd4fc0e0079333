// Numbers in JSON: checked against the grammar, exact to the last bit, integers kept apart from the rest.

extension JSONScanner {
  /// Reads a number whose first byte, a digit or a minus sign, is next.
  ///
  /// - Returns: `.integer` when it has neither fraction nor exponent and fits 64 bits, else `.number`; "-0" is the
  ///   number −0.0, since no integer keeps its sign.
  mutating func readNumber(in bytes: Span<UInt8>) throws(JSONError) -> JSONValue {
    let start = offset
    let isNegative = bytes[offset] == 0x2D
    if isNegative { offset += 1 }
    var digits = Digits()
    try readWholePart(into: &digits, in: bytes)
    let isWhole = try !readFraction(into: &digits, in: bytes)
    let hasExponent = try readExponent(into: &digits, in: bytes)
    if isWhole, !hasExponent, let integer = digits.integer(isNegative: isNegative) {
      return .integer(integer)
    }
    if let exact = digits.exactDouble { return .number(isNegative ? -exact : exact) }
    let text = try text(of: start..<offset, in: bytes)
    guard let value = Double(text), value.isFinite else {
      throw .numberTooLarge(text: text, at: place(of: start, in: bytes))
    }
    return .number(value)
  }

  private mutating func readWholePart(
    into digits: inout Digits, in bytes: Span<UInt8>
  ) throws(JSONError) {
    if offset < bytes.count, bytes[offset] == 0x30 {
      offset += 1
      guard offset < bytes.count, (0x30...0x39).contains(bytes[offset]) else { return }
      throw unexpected("no digit after a leading zero", in: bytes)
    }
    try readDigits(in: bytes) { digits.append($0) }
  }

  private mutating func readFraction(
    into digits: inout Digits, in bytes: Span<UInt8>
  ) throws(JSONError) -> Bool {
    guard offset < bytes.count, bytes[offset] == 0x2E else { return false }
    offset += 1
    try readDigits(in: bytes) { digit in
      digits.append(digit)
      digits.exponent -= 1
    }
    return true
  }

  private mutating func readExponent(
    into digits: inout Digits, in bytes: Span<UInt8>
  ) throws(JSONError) -> Bool {
    guard offset < bytes.count, bytes[offset] | 0x20 == 0x65 else { return false }
    offset += 1
    var isNegative = false
    if offset < bytes.count, bytes[offset] == 0x2B || bytes[offset] == 0x2D {
      isNegative = bytes[offset] == 0x2D
      offset += 1
    }
    var exponent = 0
    // Beyond the cap the value is 0 or infinity whatever follows; the text decides which.
    try readDigits(in: bytes) { exponent = min(exponent * 10 + Int($0), 1_000_000) }
    digits.exponent += isNegative ? -exponent : exponent
    return true
  }

  /// Reads at least one digit.
  private mutating func readDigits(
    in bytes: Span<UInt8>, _ take: (UInt8) -> Void
  ) throws(JSONError) {
    let start = offset
    while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) {
      take(bytes[offset] - 0x30)
      offset += 1
    }
    if offset == start { throw unexpected("a digit", in: bytes) }
  }
}

/// The digits of a number as one integer, and the power of ten it is scaled by.
private struct Digits {
  var magnitude: UInt64 = 0
  var exponent = 0
  var overflows = false

  mutating func append(_ digit: UInt8) {
    let (tens, overflow) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(UInt64(digit))
    magnitude = sum
    if overflow || carry { overflows = true }
  }

  func integer(isNegative: Bool) -> Int64? {
    if overflows || isNegative && magnitude == 0 { return nil }
    guard isNegative else { return Int64(exactly: magnitude) }
    return magnitude == 1 << 63 ? .min : Int64(exactly: magnitude).map { -$0 }
  }

  /// The value where one correctly rounded operation on two exact numbers gives it (Clinger 1990): most coordinates.
  var exactDouble: Double? {
    guard !overflows, magnitude <= 1 << 53, abs(exponent) <= 22 else { return nil }
    let power = Self.powersOfTen[abs(exponent)]
    return exponent < 0 ? Double(magnitude) / power : Double(magnitude) * power
  }

  static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
