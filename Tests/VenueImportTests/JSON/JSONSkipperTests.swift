import Testing

@testable import VenueImport

@Suite("The end of a JSON value") struct JSONSkipperTests {
  /// Where a value ends in a text that is given piece by piece, and how many line feeds lie before.
  private func skip(_ text: String, pieces length: Int) -> (JSONSkipper.Outcome, feeds: Int) {
    let bytes = Array(text.utf8)
    var skipper = JSONSkipper()
    var start = 0
    while start < bytes.count {
      let piece = Array(bytes[start..<min(bytes.count, start + length)])
      switch skipper.skip(piece.span, from: 0) {
      case .unfinished: start += piece.count
      case .ended(let end): return (.ended(start + end), skipper.lineFeeds)
      case .mismatched(let place): return (.mismatched(start + place), skipper.lineFeeds)
      case .tooDeep(let place): return (.tooDeep(start + place), skipper.lineFeeds)
      }
    }
    return (.unfinished, skipper.lineFeeds)
  }

  private static let filler = String(repeating: "x", count: 61)

  @Test(
    "is found by brackets and quotes, wherever the text is cut",
    arguments: [
      (#"{"a": [1, {"b": "}"}], "c": "\"]"} "#, JSONSkipper.Outcome.ended(34)),
      (#"{"\#(filler)\\": "{", "\#(filler)\"}": 1}] "#, .ended(143)),
      (#"[{"a": [1, 2}, 3] "#, .ended(17)),
      (#"{"a": "\#(filler)", {"b": 1}}"#, .ended(71)),
      (#"{"a": {"b": 1}, "c", {"#, .ended(21)),
      (#"["a", {"b": 1}] "#, .ended(15)),
      (#"{"a": "\#(filler)"]"#, .mismatched(69)),
      (#"{"a": "\#(filler)}"#, .unfinished),
    ])
  func end(text: String, outcome: JSONSkipper.Outcome) {
    for length in [1, 2, 7, 63, 64, 65, 1000] {
      #expect(skip(text, pieces: length).0 == outcome, "pieces of \(length)")
    }
  }

  @Test("is looked for no deeper than 512 brackets")
  func depth() {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let deeper = "[" + deepest + "]"
    for length in [1, 100, 2000] {
      #expect(skip(deepest, pieces: length).0 == .ended(1024))
      #expect(skip(deeper, pieces: length).0 == .tooDeep(512))
    }
  }

  @Test("is the same by blocks and byte by byte, with the same line feeds", arguments: 0..<40)
  func likeBytes(seed: UInt64) {
    var random = SkipperRandom(state: seed)
    let signs = Array("{}[],\"\\\n {}[],\"")
    for _ in 0..<200 {
      // Mostly words, so that whole blocks lie between the signs too.
      let sparseness = Int(random.next() % 24)
      var text = random.next() % 2 == 0 ? "{" : "["
      for _ in 0..<Int(random.next() % 400) {
        let isWord = sparseness > 0 && Int(random.next()) % sparseness != 0
        text.append(isWord ? "é" : signs[Int(random.next() % UInt64(signs.count))])
      }
      let (whole, byBytes) = (skip(text, pieces: 1 << 20), skip(text, pieces: 1))
      #expect(whole.0 == byBytes.0 && whole.feeds == byBytes.feeds, "\(text)")
    }
  }
}

/// The splitmix64 generator (Steele, Lea and Flood 2014), without the highest bit.
private struct SkipperRandom {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return (z ^ z >> 31) >> 1
  }
}
