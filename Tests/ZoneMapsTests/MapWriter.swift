// Writes small maps for tests: the format once more, from the other side.

@testable import ZoneMaps

/// What a cell of a map consists of.
indirect enum MapCell {
  /// One zone, 0 for none.
  case zone(Int)
  /// Four cells: south-west, south-east, north-west, north-east.
  case block([MapCell])
  /// Zones with their rings, and the zone of the rest.
  case borders([(zone: Int, ring: [(x: UInt8, y: UInt8)])], rest: Int)
}

/// A map in the making.
struct MapWriter {
  var names = ["One", "Two", "Three"]
  var notice = "A map for tests."
  /// The cells that are not empty, by row and column of the grid.
  var cells: [Int: MapCell] = [:]

  /// The bytes of the map.
  func bytes() -> [UInt8] {
    var body = word(notice.utf8.count) + Array(notice.utf8) + word(names.count)
    for name in names { body += [UInt8(name.utf8.count)] + Array(name.utf8) }
    if !body.count.isMultiple(of: 2) { body.append(0) }
    var regions: [Int] = []
    for cell in 0..<ZoneMapLayout.columns * ZoneMapLayout.rows {
      var entry = 0
      switch cells[cell] {
      case nil: break
      case .zone(let zone): entry = zone
      case let inner?:
        entry = 0x400 + regions.count
        regions += region(inner)
      }
      body += word(entry & 0xFFFF) + word(entry >> 16)
    }
    body += regions.flatMap(word)
    let count = body.count + 20
    let head = Array("ZONEMAP1".utf8) + word(count & 0xFFFF) + word(count >> 16)
    return Self.summed(head + [UInt8](repeating: 0, count: 8) + body)
  }

  /// The bytes with the checksum that they should have.
  static func summed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let sum = ZoneMapLayout.checksum(of: bytes.span)
    for index in 0..<8 where bytes.count > 12 + index {
      bytes[12 + index] = UInt8(truncatingIfNeeded: sum >> UInt64(index * 8))
    }
    return bytes
  }

  private func region(_ cell: MapCell) -> [Int] {
    var words = [0]
    words[0] = place(cell, &words)
    return words
  }

  private func place(_ cell: MapCell, _ words: inout [Int]) -> Int {
    let start = words.count
    switch cell {
    case .zone(let zone): return zone
    case .block(let children):
      words += [0, 0, 0, 0]
      for (index, child) in children.enumerated() { words[start + index] = place(child, &words) }
      return 0x8000 | start
    case .borders(let layers, let rest):
      for (zone, ring) in layers {
        words.append(zone | ring.count << 9)
        words += ring.map { Int($0.x) | Int($0.y) << 8 }
      }
      words.append(rest)
      return 0x400 + start
    }
  }

  private func word(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }
}
