// Geohashes against published ones and against halving by hand.

import GeoPrimitives
import Testing

@testable import SpatialIndex

@Suite("A geohash")
struct GeohashTests {
  @Test(
    "is the published one",
    arguments: [
      (57.64911, 10.40744, "u4pruydqqvj"), (42.605, -5.603, "ezs42"), (42.6, -5.6, "ezs42"),
      (-25.382708, -49.265506, "6gkzwgjzn"),
      (37.8324, 112.5584, "ww8p1r4t8"), (39.92324, 116.3906, "wx4g0ec1"),
      (0, 0, "s00000000000"), (-90, -180, "000000000000"), (90, 180, "zzzzzzzzzzzz"),
    ])
  func isThePublishedOne(latitude: Double, longitude: Double, text: String) throws {
    let geohash = try Geohash(at(latitude, longitude), length: text.count)
    #expect(geohash.text == text)
    #expect(try Geohash(text) == geohash)
    #expect(try Geohash(text.uppercased()) == geohash)
    #expect(geohash.box.contains(at(latitude, longitude)))
  }

  @Test("decodes to the published cell")
  func decodesToThePublishedCell() throws {
    let cell = try Geohash("ezs42")
    #expect(cell.bits == 0b01101_11111_11000_00100_00010)
    #expect(abs(cell.center.latitude - 42.605) < 0.0005)
    #expect(abs(cell.center.longitude + 5.603) < 0.0005)
    let box = cell.box
    #expect(box.south == 42.5830078125 && box.north == 42.626953125)
    #expect(box.west == -5.625 && box.east == -5.5810546875)
  }

  @Test("agrees with halving by hand", arguments: 0...12)
  func agreesWithHalvingByHand(length: Int) throws {
    var generator = SeededGenerator(seed: UInt64(length))
    for layout in [Layout.uniform, .grid, .antimeridian, .poles] {
      for _ in 0..<60 {
        let place = layout.place(&generator)
        let cell = try Geohash(place, length: length)
        #expect(cell.bits == halved(place, times: 5 * length), "\(place), \(length) characters")
        #expect(try Geohash(cell.center, length: length) == cell)
        let corner = at(cell.box.south, cell.box.west)
        #expect(try Geohash(corner, length: length) == cell, "the corner of \(cell)")
      }
    }
  }

  private func halved(_ place: Position, times: Int) -> UInt64 {
    var longitude = (low: -180.0, high: 180.0)
    var latitude = (low: -90.0, high: 90.0)
    var bits: UInt64 = 0
    for turn in 0..<times {
      func halve(_ range: inout (low: Double, high: Double), _ value: Double) {
        let middle = (range.low + range.high) / 2
        bits = bits << 1 | (value >= middle ? 1 : 0)
        if value >= middle { range.low = middle } else { range.high = middle }
      }
      if turn % 2 == 0 {
        halve(&longitude, place.longitude)
      } else {
        halve(&latitude, place.latitude)
      }
    }
    return bits
  }

  @Test("sorts as its text")
  func sortsAsItsText() throws {
    let texts = ["s", "s0", "s00", "s01", "9", "zz", "ezs42", "ezs", "0"]
    #expect(try texts.map { try Geohash($0) }.sorted().map(\.text) == texts.sorted())
  }

  @Test(
    "refuses what is none",
    arguments: [
      ("", GeohashError.empty), ("u4a", .unknownCharacter("a", at: 2)),
      ("é", .unknownCharacter("é", at: 0)), ("u4 p", .unknownCharacter(" ", at: 2)),
      ("u4pruydqqvj01", .lengthOutOfRange(13)),
    ])
  func refusesWhatIsNone(text: String, error: GeohashError) {
    #expect(throws: error) { try Geohash(text) }
  }

  @Test("refuses numbers that don't fit")
  func refusesNumbersThatDoNotFit() throws {
    #expect(throws: GeohashError.bitsOutOfRange(32, length: 1)) { try Geohash(bits: 32, length: 1) }
    #expect(throws: GeohashError.bitsOutOfRange(1, length: 0)) { try Geohash(bits: 1, length: 0) }
    #expect(throws: GeohashError.lengthOutOfRange(13)) { try Geohash(bits: 0, length: 13) }
    #expect(throws: GeohashError.lengthOutOfRange(-1)) { try Geohash(.northPole, length: -1) }
    #expect(try Geohash(bits: 31, length: 1).text == "z")
  }
}
