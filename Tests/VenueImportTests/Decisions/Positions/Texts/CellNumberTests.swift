import Testing

@testable import VenueImport

@Suite("A number in a cell") struct CellNumberTests {
  @Test(
    "is read as people write it",
    arguments: [
      ("45.5", 45.5), ("-73.561111", -73.561111), ("298864,359", 298864.359), ("0", 0),
      ("-0.5", -0.5), (".5", 0.5), ("5.", 5), ("5041782", 5_041_782), ("007", 7),
      ("5 041 782,24", 5_041_782.24), ("5\u{202F}041\u{A0}782", 5_041_782),
      ("1,234,567.8", 1_234_567.8),
      ("1.234.567,8", 1_234_567.8), ("1'234'567.8", 1_234_567.8), ("+12.5", 12.5),
      ("\u{2212}73,5", -73.5), ("  45.5 ", 45.5), ("1e3", 1000), ("2.5E-2", 0.025),
      ("0.1234567890123456789", 0.12345678901234568), ("-73.57597308570001", -73.57597308570001),
      ("1,234", 1.234), ("123456789012345680", 123_456_789_012_345_680),
      ("179.99999999999997", 179.99999999999997),
    ])
  func reads(text: String, expected: Double) {
    #expect(CellNumber.parse(Array(text.utf8).span) == expected)
  }

  @Test(
    "is not made of anything else",
    arguments: [
      "", " ", "-", ".", ",", "abc", "12a", "45.5 -73.6", "45,5 73,6", "1.2.3", "2024.05.01",
      "12:30", "nan", "inf", "infinity", "0x10", "--5", "1e999", "5-", "1 2", "12 34", "½",
      "1234 567 890",
    ])
  func refuses(text: String) {
    #expect(CellNumber.parse(Array(text.utf8).span) == nil)
  }

  @Test("is the nearest double, as Swift reads it", arguments: [3, 4] as [UInt64])
  func nearest(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<20_000 {
      let digits = Int.random(in: 0...14, using: &random)
      let whole = Int.random(in: -9_999_999...9_999_999, using: &random)
      var fraction = ""
      for _ in 0..<digits { fraction += "\(Int.random(in: 0...9, using: &random))" }
      let text = digits == 0 ? "\(whole)" : "\(whole).\(fraction)"
      if CellNumber.parse(Array(text.utf8).span) != Double(text) {
        Issue.record("seed \(seed): \(text)")
      }
    }
  }
}
