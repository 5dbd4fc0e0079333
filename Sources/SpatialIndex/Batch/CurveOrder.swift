// An order in which places that follow one another lie close together.

import GeoPrimitives

/// Places in the order of a Z-curve over latitude and longitude (Morton 1966).
enum CurveOrder {
  /// The numbers of the places, in the curve's order.
  ///
  /// - Complexity: O(*n*): three passes of a radix sort over 32-bit codes.
  static func sorted(_ places: [Position]) -> [UInt32] {
    var keys = places.enumerated().map { number, place in
      UInt64(code(place)) << 32 | UInt64(UInt32(truncatingIfNeeded: number))
    }
    var spare = keys
    for shift in [32, 43, 54] as [UInt64] {
      var starts = [Int](repeating: 0, count: 2049)
      for key in keys { starts[Int(key >> shift & 2047) + 1] += 1 }
      for digit in 1...2048 { starts[digit] += starts[digit - 1] }
      for key in keys {
        let digit = Int(key >> shift & 2047)
        spare[starts[digit]] = key
        starts[digit] += 1
      }
      swap(&keys, &spare)
    }
    return keys.map { key in UInt32(truncatingIfNeeded: key) }
  }

  private static func code(_ place: Position) -> UInt32 {
    let north = UInt32((place.latitude + 90) * (65535 / 180.0))
    let east = UInt32((place.longitude + 180) * (65535 / 360.0))
    return spread(north) << 1 | spread(east)
  }

  /// Sixteen bits with a 0 before each.
  private static func spread(_ bits: UInt32) -> UInt32 {
    var bits = bits
    bits = (bits | bits << 8) & 0x00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333
    return (bits | bits << 1) & 0x5555_5555
  }
}
