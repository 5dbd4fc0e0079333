// Map coordinates with their zone in one cell: `17T 630084 4833438`, `51P 284000E 1612000N`.

/// A position in a zone of UTM.
struct UTMText: Hashable, Sendable {
  /// The zone, 1…60.
  let zone: Int
  /// Whether it is north of the equator.
  let isNorth: Bool
  let easting: Double
  let northing: Double

  /// The position that a text is, as a whole; `nil` for everything else.
  ///
  /// The letter is the band of latitude, which the northing must agree with; an `N` or `S` that does not is a half of the
  /// world.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.count <= 48, text.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    var tokens: [[UInt8]] = []
    var wasDigit: Bool?
    for byte in text {
      switch byte {
      case 0x30...0x39, UInt8(ascii: "."):
        if wasDigit == true { tokens[tokens.count - 1].append(byte) } else { tokens.append([byte]) }
        wasDigit = true
      case 0x41...0x5A, 0x61...0x7A:
        let upper = byte & 0xDF
        if wasDigit == false {
          tokens[tokens.count - 1].append(upper)
        } else {
          tokens.append([upper])
        }
        wasDigit = false
      case 0x20, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "/"):
        wasDigit = nil
      default: return nil
      }
    }
    let words = tokens.map { String(decoding: $0, as: UTF8.self) }
      .filter { !["UTM", "ZONE", "M", "ME", "MN"].contains($0) }
    guard words.count >= 4, let zone = Int(words[0]), (1...60).contains(zone),
      words[1].utf8.count == 1, let letter = words[1].utf8.first
    else { return nil }
    // The letters of the axes may stand before or behind their numbers.
    let axes = words[2...].filter { Double($0) == nil }
    let numbers = words[2...].compactMap { Double($0) }
    guard numbers.count == 2, axes == [] || axes == ["E", "N"],
      (100_000..<1_000_000).contains(numbers[0]), (0..<10_000_000).contains(numbers[1]),
      let half = Self.isNorth(letter, numbers[1])
    else { return nil }
    self.zone = zone
    isNorth = half
    (easting, northing) = (numbers[0], numbers[1])
  }

  /// Whether a band, or a letter of a half of the world, is in the north; `nil` where the northing contradicts it.
  private static func isNorth(_ letter: UInt8, _ northing: Double) -> Bool? {
    let bands = Array("CDEFGHJKLMNPQRSTUVWX".utf8)
    if let band = bands.firstIndex(of: letter) {
      let isNorth = band >= 10
      let south = Double(band * 8 - 80) * 110_900 + (isNorth ? 0 : 10_000_000)
      if (south - 150_000...south + 12 * 110_900 + 150_000).contains(northing) { return isNorth }
    }
    switch letter {
    case UInt8(ascii: "N"): return true
    case UInt8(ascii: "S"): return false
    default: return nil
    }
  }
}
