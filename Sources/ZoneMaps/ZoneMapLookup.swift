// From the grid down to a cell of one zone, or to the borders in a cell: which zone's ring is around the place?

/// How entries of cells are to be read.
enum ZoneMapEntry {
  /// Entries below are zones.
  static let borders = 0x400
  /// This bit says that four cells follow.
  static let block = 0x8000
  /// The zone of a layer; the bits above count its vertices.
  static let zoneMask = 0x1FF
  /// Where the count of vertices begins.
  static let countShift = 9
  /// The steps of coordinates in a cell.
  static let steps = 255.0
}

extension ZoneMapLayout {
  /// The number of the zone at a place; 0 where there is none, or where bytes are missing.
  @inline(__always)
  func zone(at place: ZoneMapPlace, in bytes: Span<UInt8>) -> Int {
    guard let top = bytes.word32(at: grid + place.cell * 4) else { return 0 }
    if top < ZoneMapEntry.borders { return Int(top) }
    let region = regions + (Int(top) - ZoneMapEntry.borders) * 2
    guard var entry = bytes.word16(at: region).map(Int.init) else { return 0 }
    var (x, y) = (place.x, place.y)
    // Blocks lie one behind another, so damaged bytes can't lead in a circle.
    var last = 0
    while entry & ZoneMapEntry.block != 0 {
      let block = entry & ~ZoneMapEntry.block
      guard block > last else { return 0 }
      last = block
      let east = x >= 0.5 ? 1 : 0
      let north = y >= 0.5 ? 1 : 0
      x = x * 2 - Double(east)
      y = y * 2 - Double(north)
      let offset = region + (block + north * 2 + east) * 2
      guard let child = bytes.word16(at: offset) else { return 0 }
      entry = Int(child)
    }
    if entry < ZoneMapEntry.borders { return entry }
    let start = region + (entry - ZoneMapEntry.borders) * 2
    return zone(x * ZoneMapEntry.steps, y * ZoneMapEntry.steps, amongBordersAt: start, in: bytes)
  }

  /// The zone whose ring is the first around a place, or the last zone, which has no ring.
  private func zone(
    _ x: Double, _ y: Double, amongBordersAt start: Int, in bytes: Span<UInt8>
  ) -> Int {
    var offset = start
    while let head = bytes.word16(at: offset).map(Int.init) {
      let zone = head & ZoneMapEntry.zoneMask
      let end = offset + 2 + (head >> ZoneMapEntry.countShift) * 2
      if end == offset + 2 { return zone }
      guard end <= bytes.count else { return 0 }
      if Self.isInside(x, y, ofRing: offset + 2..<end, in: bytes) { return zone }
      offset = end
    }
    return 0
  }

  /// Whether an odd number of a ring's edges lies east of a place.
  ///
  /// An edge owns its southern end and not its northern one. What a ring goes forth and back counts twice, so it doesn't
  /// count, and neither do the northern, southern and western sides of the cell.
  @inline(__always)
  private static func isInside(
    _ x: Double, _ y: Double, ofRing ring: Range<Int>, in bytes: Span<UInt8>
  ) -> Bool {
    // A whole number is north of y where it is north of y without its fraction: most edges need no more than that.
    let floor = UInt8(y)
    var isInside = false
    let ring = bytes.extracting(ring)
    var start = ring.count - 2
    var startIsNorth = ring[start + 1] > floor
    var end = 0
    // Sums that can't overflow are not checked for it: this loop is what a look-up beside a border costs.
    while end &+ 1 < ring.count {
      let endIsNorth = ring[end &+ 1] > floor
      if startIsNorth != endIsNorth {
        let (startX, startY) = (Double(ring[start]), Double(ring[start &+ 1]))
        let (endX, endY) = (Double(ring[end]), Double(ring[end &+ 1]))
        let turn = (endX - startX) * (y - startY) - (x - startX) * (endY - startY)
        if (turn > 0) == endIsNorth { isInside.toggle() }
        startIsNorth = endIsNorth
      }
      start = end
      end &+= 2
    }
    return isInside
  }
}
