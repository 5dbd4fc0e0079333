// Owns a parser of simdjson. Its pointers are read nowhere else than in this folder.

internal import CSimdJSON

/// A parser with the memory of its last value.
@safe
final class JSONParser {
  private let handle: OpaquePointer

  /// The deepest nesting of a record.
  static let deepest = 100
  /// How many bytes behind a value must be readable.
  static let padding = sportlink_json_padding()

  /// Makes a parser; `nil` without memory.
  init?() {
    guard let handle = unsafe sportlink_json_make(Self.deepest) else { return nil }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe sportlink_json_free(handle) }

  /// Parses a value and hands its tape to a body.
  ///
  /// - Parameters:
  ///   - bytes: Text with `padding` bytes behind the value.
  ///   - place: Where the value stands.
  ///   - body: What is done with the tape, which is gone afterwards.
  /// - Returns: `nil`, or in simdjson's words why the value could not be parsed.
  func parse(
    _ bytes: borrowing [UInt8], _ place: Range<Int>, _ body: (borrowing JSONTape) -> Void
  ) -> String? {
    precondition(place.upperBound + Self.padding <= bytes.count, "a value without padding")
    let code = unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return Int32(-1) }
      return unsafe sportlink_json_parse(handle, start + place.lowerBound, place.count)
    }
    guard code == 0, let tape = unsafe sportlink_json_tape(handle),
      let strings = unsafe sportlink_json_strings(handle)
    else {
      return unsafe sportlink_json_reason(max(0, code)).map { unsafe String(cString: $0) }
        ?? "it can't be parsed"
    }
    unsafe body(JSONTape(tape: tape, strings: strings))
    return nil
  }

  /// Parses a text of its own and hands its tape to a body; see above.
  func parse(_ text: some Sequence<UInt8>, _ body: (borrowing JSONTape) -> Void) -> String? {
    var bytes = Array(text)
    let count = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: Self.padding))
    return parse(bytes, 0..<count, body)
  }
}
