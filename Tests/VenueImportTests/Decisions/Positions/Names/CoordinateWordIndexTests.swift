import Testing

@testable import VenueImport

@Suite("Words for coordinates in a part of a name") struct CoordinateWordIndexTests {
  /// The words that a reading of the whole table finds.
  private static func scanned(_ part: String) -> [Int] {
    CoordinateWords.all.indices.filter { place in
      let word = CoordinateWords.all[place]
      return part == word.x || word.isUndivided && part.hasSuffix(word.x)
        || CoordinateWordIndex.attached.contains {
          part == word.x + $0 || part == $0 + word.x
        }
    }
  }

  @Test("are those that a scan of all words finds", arguments: [UInt64(1), 2, 3])
  func scan(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let pieces =
      CoordinateWords.all.map(\.x) + CoordinateWordIndex.attached
      + ["", "q", "na", "所在地", "x", "geo", "0"]
    var hits = 0
    for _ in 0..<1_500 {
      let part = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        pieces[Int.random(in: pieces.indices, using: &generator)]
      }.joined()
      let found = CoordinateWordIndex.words(in: part)
      #expect(found == Self.scanned(part), "“\(part)”, seed \(seed)")
      hits += found.isEmpty ? 0 : 1
    }
    #expect(hits > 300, "the generator makes too few names with words")
  }

  @Test("are found for every word alone")
  func alone() {
    for (place, word) in CoordinateWords.all.enumerated() {
      #expect(CoordinateWordIndex.words(in: word.x).contains(place), "\(word.x)")
    }
  }

  @Test("are not looked for in texts that stand where a name should", .timeLimit(.minutes(1)))
  func long() {
    let text = (0..<50_000).map { "long x \($0)" }.joined(separator: " ")
    let names = [text, text.replacing("long", with: "lat"), "x long", "x lat"]
      .map { ColumnName($0) }
    #expect(CoordinateColumns.pairs(among: names).map { [$0.x, $0.y] } == [[2, 3]])
  }

  /// A damaged file read as a table has thousands of columns; a scan of all words for each took minutes.
  @Test("are found in tables of very many columns", .timeLimit(.minutes(1)))
  func wide() {
    let noise = (0..<10_000).map { "nsearch\($0) en long value of \($0) eastern" }
    let names = (noise + ["site lat", "site lon"]).map { ColumnName($0) }
    let pairs = CoordinateColumns.pairs(among: names)
    #expect(pairs.map { [$0.x, $0.y] } == [[10_001, 10_000]])
  }
}
