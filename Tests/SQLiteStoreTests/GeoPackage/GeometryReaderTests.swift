import GeoPrimitives
import Testing
import Venues

@testable import SQLiteStore

@Suite("The geometry column")
struct GeometryReaderTests {
  private static func blob(_ hex: String) -> [UInt8] {
    let digits = Array(hex.filter { $0 != " " })
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
  }

  @Test(
    "refuses what is no venue, whatever it claims about its size",
    arguments: [
      "", "47", "4750000100000000",
      "00500001E6100000 01 01000000 0000000000000000 0000000000000000",
      "4750000DE6100000 01 01000000",  // an unknown envelope
      "47500001E6100000 01 02000000 00000000",  // a line
      "47500001E6100000 01 01000000 0000000000000000 00000000000000",  // cut short
      "47500001E6100000 01 01000000 000000000000F87F 000000000000F87F",  // the empty point
      "47500001E6100000 01 01000000 0000000000000000 0000000000005B40",  // latitude 108
      "47500001E6100000 01 03000000 00000000",  // no rings
      "47500001E6100000 01 03000000 FFFFFFFF",  // four billion rings
      "47500001E6100000 01 03000000 01000000 FFFFFFFF",  // four billion positions
      "47500001E6100000 01 06000000 FFFFFFFF",  // four billion parts
      "47500001E6100000 01 06000000 01000000 01 01000000 0000000000000000 0000000000000000",
    ])
  func refuses(hex: String) {
    #expect(throws: GeometryReader.Fault.self) {
      try GeometryReader.read(Self.blob(hex).span)
    }
  }

  @Test(
    "never reads past its end, wherever a byte is changed", arguments: 1...40 as ClosedRange<UInt64>
  )
  func survivesDamage(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var row = VenueRow()
    var venue = random.venue()
    while venue.footprint == nil { venue = random.venue() }
    row.fill(from: venue)
    for _ in 0..<200 {
      var bytes = row.geometry
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
      bytes.removeLast(Int.random(in: 0...3, using: &random))
      _ = try? GeometryReader.read(bytes.span)
    }
  }
}
