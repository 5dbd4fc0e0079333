// Bytes that are no map, or one no more: an error each time, or a map that answers, and never a crash.

import CZoneMap
import Testing

@testable import ZoneMaps

@Suite("Bytes of a zone map")
struct ZoneMapDamageTests {
  /// A map with everything in it that a map can have.
  private static let sample: [UInt8] = {
    var writer = MapWriter()
    let ring: [(x: UInt8, y: UInt8)] = [(0, 0), (200, 0), (100, 255), (0, 255)]
    let border = MapCell.borders([(1, ring), (2, ring)], rest: 3)
    writer.cells[0] = .zone(2)
    writer.cells[8190] = .block([
      .zone(1), border, .block([border, .zone(0), .zone(3), border]), border,
    ])
    writer.cells[16199] = border
    return writer.bytes()
  }()

  private func error(_ bytes: [UInt8]) -> ZoneMapError? {
    do throws(ZoneMapError) {
      _ = try ZoneMap(bytes: bytes)
      return nil
    } catch { return error }
  }

  @Test("are a map where nothing is wrong, the built-in one too")
  func whole() {
    #expect(error(Self.sample) == nil)
    let count = sportlink_zone_map_count()
    let builtIn = Array(UnsafeBufferPointer(start: sportlink_zone_map_bytes(), count: count))
    #expect(error(builtIn) == nil)
  }

  @Test(
    "are refused where they are none", arguments: ["", "Z", "ZONEMAP2 and so on and on and on"])
  func noMap(_ text: String) { #expect(error(Array(text.utf8)) == .notAZoneMap) }

  @Test("are refused where they are cut or longer")
  func length() {
    let bytes = Self.sample
    for count in [20, 21, 40, bytes.count / 2, bytes.count - 1] {
      let cut = Array(bytes.prefix(count))
      #expect(error(cut) == .wrongLength(expected: bytes.count, actual: count))
    }
    #expect(error(bytes + [0]) == .wrongLength(expected: bytes.count, actual: bytes.count + 1))
  }

  @Test("are refused where any byte differs", arguments: UInt64(1)...4)
  func flipped(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<50 {
      var bytes = Self.sample
      let index = Int.random(in: bytes.indices, using: &random)
      bytes[index] ^= UInt8.random(in: 1...255, using: &random)
      #expect(error(bytes) != nil, "byte \(index)")
    }
  }

  @Test("that name what isn't there are refused, whatever their checksum")
  func dangling() {
    var writer = MapWriter()
    writer.cells[3] = .zone(4)
    #expect(isDamaged(writer.bytes()))
    writer.cells[3] = .block([.zone(0), .zone(1), .zone(2), .zone(4)])
    #expect(isDamaged(writer.bytes()))
    writer.cells[3] = .borders([(9, [(0, 0), (9, 0), (0, 9)])], rest: 1)
    #expect(isDamaged(writer.bytes()))
    writer.cells[3] = .borders([], rest: 77)
    #expect(isDamaged(writer.bytes()))
  }

  @Test("in which a block leads back to itself are refused")
  func circle() {
    var writer = MapWriter()
    writer.cells[3] = .block([.zone(0), .zone(1), .zone(2), .zone(3)])
    var bytes = writer.bytes()
    // The last child becomes the block itself.
    (bytes[bytes.count - 2], bytes[bytes.count - 1]) = (0x01, 0x80)
    #expect(isDamaged(MapWriter.summed(bytes)))
  }

  @Test("that were damaged with care give an error or answers", arguments: UInt64(1)...4)
  func fuzz(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<25 {
      var bytes = Self.sample
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        // Mostly where it hurts: the head and the regions, not the zeros of the grid.
        let isHead = Bool.random(using: &random)
        let part = isHead ? 8..<80 : bytes.count - 90..<bytes.count
        bytes[Int.random(in: part, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let map = try? ZoneMap(bytes: MapWriter.summed(bytes)) else { continue }
      ask(map)
    }
  }

  /// The built-in map is only checked by the tests: a look-up must be safe on any bytes.
  @Test("are safe to ask unchecked", arguments: UInt64(1)...4)
  func unchecked(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let layout = try ZoneMapLayout(Self.sample.span)
    for _ in 0..<25 {
      var bytes = Self.sample
      for _ in 0..<40 {
        let part =
          Bool.random(using: &random) ? layout.grid..<bytes.count : bytes.count - 90..<bytes.count
        bytes[Int.random(in: part, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0...60, using: &random))
      ask(ZoneMap(storage: .array(bytes), layout: layout))
    }
  }

  private func ask(_ map: ZoneMap) {
    for latitude in stride(from: -90.0, through: 90, by: 17.7) {
      for longitude in stride(from: -180.0, through: 180, by: 13.3) {
        let zone = map.zone(latitude: latitude, longitude: longitude)
        #expect(zone == nil || map.names.contains(zone ?? ""))
      }
    }
    for step in 0..<200 {
      _ = map.zone(latitude: Double(step) / 100, longitude: Double(step % 20) / 10)
      _ = map.zone(latitude: 88 + Double(step) / 100, longitude: 178 + Double(step % 20) / 10)
    }
  }

  private func isDamaged(_ bytes: [UInt8]) -> Bool {
    if case .damaged = error(bytes) { true } else { false }
  }
}
