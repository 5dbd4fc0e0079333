import Testing
import Venues

@Suite("The JSON printer")
struct JSONPrinterTests {
  @Test(
    "writes the shortest text that reads back as the same kind",
    arguments: [
      (.null, "null"), (true, "true"), (.integer(.min), "-9223372036854775808"),
      (.number(5), "5.0"),
      (.number(-0.0), "-0.0"), (.number(0.1), "0.1"), (.number(1e300), "1e+300"),
      (.number(-73.554), "-73.554"), (.number(.nan), "null"), (.number(-.infinity), "null"),
      (
        "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1B}\u{7F}é\u{2028}",
        #""\"\\/\b\f\n\r\t\u0000\u001b"# + "\u{7F}é\u{2028}\""
      ),
      ([], "[]"), ([1, [2]], "[1,[2]]"), ([:], "{}"), (["b": 1, "a": [:]], #"{"b":1,"a":{}}"#),
    ] as [(JSONValue, String)])
  func writesCompact(value: JSONValue, expected: String) {
    #expect(value.text() == expected)
  }

  @Test("indents by two spaces a level and leaves empty lists and records closed")
  func writesIndented() {
    let value: JSONValue = ["a": [1, [:]], "b": [], "c": ["d": nil]]
    #expect(
      value.text(.indented) == """
        {
          "a": [
            1,
            {}
          ],
          "b": [],
          "c": {
            "d": null
          }
        }
        """)
  }

  @Test("appends to what is there")
  func appends() {
    var text = Array("x".utf8)
    JSONValue.integer(1).write(to: &text)
    JSONObject().write(to: &text)
    #expect(text == Array("x1{}".utf8))
  }

  @Test("writes what the parser reads back bit for bit", arguments: 1...60 as ClosedRange<UInt64>)
  func roundTrips(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for layout in [JSONLayout.compact, .indented] {
      let value = random.json()
      var text: [UInt8] = []
      value.write(to: &text, layout: layout)
      let back = try JSONValue.parse(text)
      #expect(back == value, "seed \(seed)")
      var again: [UInt8] = []
      back.write(to: &again, layout: layout)
      #expect(again == text, "seed \(seed)")
    }
  }
}
