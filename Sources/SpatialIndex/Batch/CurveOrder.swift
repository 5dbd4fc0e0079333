// An order in which places that follow one another lie close together.

import GeoPrimitives

/// Places in the order of a Z-curve over latitude and longitude (Morton 1966).
enum CurveOrder {
  /// The numbers of the places, in the curve's order, which is as fine as the box around them is small.
  ///
  /// - Complexity: O(*n*): two passes of a radix sort over 22-bit codes.
  static func sorted(_ places: [Position]) -> [UInt32] {
    var low = SIMD2(Double.infinity, .infinity)
    var high = -low
    for place in places {
      low = pointwiseMin(low, SIMD2(place.latitude, place.longitude))
      high = pointwiseMax(high, SIMD2(place.latitude, place.longitude))
    }
    let scale = SIMD2(repeating: 2047.99) / pointwiseMax(high - low, SIMD2(repeating: 1e-9))
    var starts = [Int](repeating: 0, count: 2 * 2048 + 2)
    var keys = [UInt64](repeating: 0, count: places.count)
    for (number, place) in places.enumerated() {
      let cell = (SIMD2(place.latitude, place.longitude) - low) * scale
      let code = spread(UInt32(cell.x)) << 1 | spread(UInt32(cell.y))
      keys[number] = UInt64(code) << 32 | UInt64(UInt32(truncatingIfNeeded: number))
      starts[Int(code & 2047) + 1] += 1
      starts[2049 + Int(code >> 11) + 1] += 1
    }
    for digit in 1..<2048 {
      starts[digit] += starts[digit - 1]
      starts[2049 + digit] += starts[2049 + digit - 1]
    }
    var spare = [UInt64](repeating: 0, count: places.count)
    for key in keys {
      let digit = Int(key &>> 32 & 2047)
      spare[starts[digit]] = key
      starts[digit] += 1
    }
    var order = [UInt32](repeating: 0, count: places.count)
    for key in spare {
      let digit = 2049 + Int(key &>> 43)
      order[starts[digit]] = UInt32(truncatingIfNeeded: key)
      starts[digit] += 1
    }
    return order
  }

  /// Eleven bits with a 0 before each.
  private static func spread(_ bits: UInt32) -> UInt32 {
    var bits = bits
    bits = (bits | bits << 8) & 0x00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333
    return (bits | bits << 1) & 0x5555_5555
  }
}
