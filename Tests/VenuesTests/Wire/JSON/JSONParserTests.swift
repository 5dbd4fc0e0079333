import Foundation
import Testing
import Venues

@Suite("The JSON parser")
struct JSONParserTests {
  private func parse(_ text: String) throws(JSONError) -> JSONValue {
    try JSONValue.parse(Array(text.utf8))
  }

  @Test(
    "reads what RFC 8259 allows",
    arguments: [
      ("null", .null), (" true\t", true), ("\r\nfalse\n", false), ("[]", []), ("{ }", [:]),
      ("0", 0), ("-12", -12), ("9223372036854775807", .integer(.max)),
      ("-9223372036854775808", .integer(.min)), ("9223372036854775808", 9.223372036854775807e18),
      ("1.0", .number(1)), ("1e2", .number(100)), ("1E+2", .number(100)), ("-0", .number(-0.0)),
      ("-0.0", .number(-0.0)), ("0e9999999999999999999", .number(0)), ("1e-999", .number(0)),
      ("45.504096", .number(45.504096)),
      ("123456789012345678901234567890", .number(1.2345678901234568e29)),
      ("2.2250738585072014e-308", .number(.leastNormalMagnitude)),
      (#""a\"\\\/\b\f\n\r\t\u00e9\uD834\udd1e""#, "a\"\\/\u{8}\u{C}\n\r\té𝄞"),
      (#""\u0000""#, "\u{0}"), ("\"é\u{7F}\u{2028}\"", "é\u{7F}\u{2028}"),
      (#"{"a":[1,{"b":null}]}"#, ["a": [1, ["b": nil]]]), ("\u{FEFF}[1]", [1]),
    ] as [(String, JSONValue)])
  func readsValid(text: String, expected: JSONValue) throws {
    #expect(try parse(text) == expected)
  }

  @Test(
    "refuses all else and says where and what was expected",
    arguments: [
      ("", 0, "a value"), ("  ", 2, "a value"), ("[1,]", 3, "a value"), ("[1 2]", 3, "',' or ']'"),
      ("[1", 2, "',' or ']'"), ("{\"a\" 1}", 5, "':'"),
      ("{\"a\":1,}", 7, "a key in quotation marks"),
      ("{a:1}", 1, "a key in quotation marks"), ("{\"a\":1", 6, "',' or '}'"),
      ("nul", 0, "a value"),
      ("True", 0, "a value"), ("NaN", 0, "a value"), ("Infinity", 0, "a value"),
      ("+1", 0, "a value"),
      (".5", 0, "a value"), ("01", 1, "no digit after a leading zero"), ("1.", 2, "a digit"),
      ("1.e3", 2, "a digit"), ("1e", 2, "a digit"), ("1e+", 3, "a digit"), ("-", 1, "a digit"),
      ("-a", 1, "a digit"), ("0x10", 1, "nothing after the value"),
      ("1 2", 2, "nothing after the value"),
      ("[] //", 3, "nothing after the value"), ("'a'", 0, "a value"),
      ("\"a", 2, "the end of a string"), ("\"a\\", 3, "an escape"),
      ("\"\\x41\"", 2, "one of \" \\ / b f n r t u after \\"),
      ("\"\\u12", 5, "four hexadecimal digits"),
      ("\"\\u12G4\"", 5, "a hexadecimal digit"),
      ("\"a\nb\"", 2, "a control character written as an escape"),
      ("\"\\n\u{1}\"", 3, "a control character written as an escape"), ("\u{A0}1", 0, "a value"),
    ])
  func refusesInvalid(text: String, offset: Int, expectation: String) {
    do throws(JSONError) {
      let value = try parse(text)
      Issue.record("\(text) was read as \(value)")
    } catch {
      switch error {
      case .unexpected(_, let expected, let place), .endsEarly(let expected, let place):
        #expect(place.byteOffset == offset && expected == expectation)
      default: Issue.record("\(error)")
      }
    }
  }

  @Test("counts lines at LF, CR and CRLF, and columns in scalars")
  func placesErrors() {
    #expect(
      throws: JSONError.unexpected(
        found: "'é'", expected: "',' or ']'", at: TextPosition(byteOffset: 16, line: 4, column: 6))
    ) { try parse("[\r\n1,\r2,\n\"éé\" é]") }
  }

  @Test(
    "refuses bytes that are not UTF-8, wherever they stand",
    arguments: [
      ([0x22, 0xFF, 0x22], 1), ([0x22, 0x61, 0xC3, 0x22], 2), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
      ([0x22, 0xC0, 0x80, 0x22], 1), ([0x22, 0x5C, 0x6E, 0xF5, 0x22], 3),
      ([0x22, 0xE9, 0x74, 0x22], 1),
    ] as [([UInt8], Int)])
  func refusesInvalidUTF8(bytes: [UInt8], offset: Int) {
    #expect(
      throws: JSONError.invalidUTF8(
        at: TextPosition(byteOffset: offset, line: 1, column: offset + 1))
    ) { try JSONValue.parse(bytes) }
  }

  @Test(
    "refuses half a surrogate pair",
    arguments: [
      #""\uD834""#, #""\uDD1E\uD834""#, #""\uD834\n""#, #""\uD834\u0041""#, #""\uD834x""#,
    ])
  func refusesLoneSurrogates(text: String) {
    #expect { try parse(text) } throws: { error in
      guard case .loneSurrogate? = error as? JSONError else { return false }
      return true
    }
  }

  @Test("refuses numbers beyond a double", arguments: ["1e309", "-1e999999999999999999999"])
  func refusesInfinity(text: String) {
    #expect(
      throws: JSONError.numberTooLarge(
        text: text, at: TextPosition(byteOffset: 0, line: 1, column: 1))
    ) { try parse(text) }
  }

  @Test("nests 128 levels and no more")
  func boundsDepth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try parse(nested(128)) }
    #expect(
      throws: JSONError.tooDeep(
        limit: 128, at: TextPosition(byteOffset: 128, line: 1, column: 129))
    ) { try parse(nested(129)) }
    #expect(throws: JSONError.self) { try parse(String(repeating: "{\"a\":", count: 100_000)) }
  }

  @Test("takes no more bytes than it may")
  func boundsSize() throws {
    #expect(try JSONValue.parse(Array("[10]".utf8), maximumBytes: 4) == [10])
    #expect(throws: JSONError.tooLarge(bytes: 4, limit: 3)) {
      try JSONValue.parse(Array("[10]".utf8), maximumBytes: 3)
    }
  }

  @Test("gives a repeated key its first place and its last value, in small records and large")
  func repeatsKeys() throws {
    #expect(
      try parse(#"{"a":1,"b":2,"a":3}"#) == .object(["a": 3, "b": 2]))
    let many = (0..<40).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    guard case .object(let object) = try parse("{\(many),\"k3\":\"x\",\"k39\":\"y\"}") else {
      Issue.record("no record")
      return
    }
    #expect(object.members.count == 40 && object["k3"] == "x" && object.members[3].key == "k3")
    #expect(object["k39"] == "y" && object["k38"] == 38)
  }

  @Test("keeps keys apart that differ only in composition")
  func keepsKeysExact() throws {
    guard case .object(let object) = try parse("{\"\u{E9}\":1,\"e\u{301}\":2}") else {
      Issue.record("no record")
      return
    }
    #expect(object.members.count == 2 && object["\u{E9}"] == 1 && object["e\u{301}"] == 2)
  }

  @Test("agrees with Foundation on mutilated texts", arguments: 1...40 as ClosedRange<UInt64>)
  func agreesWithFoundation(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<50 {
      var bytes: [UInt8] = []
      random.json().write(to: &bytes)
      for _ in 0..<Int.random(in: 0...2, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = Array("0123456789-+.eE{}[],:\"\\ntfu \n".utf8).randomElement(using: &random)!
      }
      // Foundation trips over NUL in keys and over numbers outside its types; those are not compared.
      guard !bytes.isEmpty, !String(decoding: bytes, as: UTF8.self).contains("\\u") else {
        continue
      }
      let theirs =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      var ours = true
      do throws(JSONError) { _ = try JSONValue.parse(bytes) } catch {
        if case .numberTooLarge = error { continue }
        ours = false
      }
      #expect(ours == theirs, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
