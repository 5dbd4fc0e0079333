// Checks a whole map, byte by byte and cell by cell, before it is believed.

extension ZoneMapLayout {
  /// Compares the checksum: FNV-1a (Fowler, Noll, Vo) over words of 32 bits.
  func checkSum(of bytes: Span<UInt8>) throws(ZoneMapError) {
    guard Self.checksum(of: bytes) == Self.writtenSum(in: bytes) else { throw .wrongChecksum }
  }

  /// The checksum of all bytes behind the head.
  static func checksum(of bytes: Span<UInt8>) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for offset in stride(from: headLength, to: bytes.count, by: 4) {
      var word: UInt64 = 0
      for index in offset..<min(offset + 4, bytes.count) {
        word |= UInt64(bytes[index]) << UInt64((index - offset) * 8)
      }
      sum = (sum ^ word) &* 0x100_0000_01B3
    }
    return sum
  }

  private static func writtenSum(in bytes: Span<UInt8>) -> UInt64? {
    guard let low = bytes.word32(at: 12), let high = bytes.word32(at: 16) else { return nil }
    return UInt64(low) | UInt64(high) << 32
  }

  /// Checks that every cell names zones, blocks and borders that are there.
  ///
  /// No word belongs to two cells, so more steps than bytes mean that some do: that ends the search.
  func checkCells(of bytes: Span<UInt8>) throws(ZoneMapError) {
    var steps = bytes.count
    for cell in 0..<Self.columns * Self.rows {
      let offset = grid + cell * 4
      guard let top = bytes.word32(at: offset) else { throw .damaged(at: offset) }
      guard top >= ZoneMapEntry.borders else {
        try check(zone: Int(top), at: offset)
        continue
      }
      let region = regions + (Int(top) - ZoneMapEntry.borders) * 2
      try check(entryAt: region, of: region, behind: 0, steps: &steps, in: bytes)
    }
  }

  private func check(zone: Int, at offset: Int) throws(ZoneMapError) {
    guard zone <= names.count else { throw .damaged(at: offset) }
  }

  private func check(
    entryAt offset: Int, of region: Int, behind last: Int, steps: inout Int, in bytes: Span<UInt8>
  ) throws(ZoneMapError) {
    steps -= 1
    guard let entry = bytes.word16(at: offset).map(Int.init), steps > 0 else {
      throw .damaged(at: offset)
    }
    if entry & ZoneMapEntry.block != 0 {
      let block = entry & ~ZoneMapEntry.block
      guard block > last else { throw .damaged(at: offset) }
      for child in 0..<4 {
        try check(
          entryAt: region + (block + child) * 2, of: region, behind: block, steps: &steps,
          in: bytes)
      }
    } else if entry < ZoneMapEntry.borders {
      try check(zone: entry, at: offset)
    } else {
      try check(bordersAt: region + (entry - ZoneMapEntry.borders) * 2, steps: &steps, in: bytes)
    }
  }

  private func check(
    bordersAt start: Int, steps: inout Int, in bytes: Span<UInt8>
  ) throws(ZoneMapError) {
    var offset = start
    while true {
      steps -= 1
      guard let head = bytes.word16(at: offset).map(Int.init), steps > 0 else {
        throw .damaged(at: offset)
      }
      try check(zone: head & ZoneMapEntry.zoneMask, at: offset)
      let count = head >> ZoneMapEntry.countShift
      if count == 0 { return }
      offset += 2 + count * 2
    }
  }
}
