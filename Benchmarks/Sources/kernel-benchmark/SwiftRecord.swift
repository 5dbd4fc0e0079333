// What the kernels of `RecordSteps` do, in Swift.

import CSearchKernels

enum SwiftRecord {
  typealias Four = SIMD4<Float>
  typealias Squares = (_ record: UnsafePointer<Float>, _ at: Int, _ probe: sl_probe) -> Four

  @inline(__always)
  static func boxSquares(_ record: UnsafePointer<Float>, _ at: Int, _ probe: sl_probe) -> Four {
    let dx = gap(record, at, probe.x)
    let dy = gap(record, at &+ 16, probe.y)
    let dz = gap(record, at &+ 32, probe.z)
    return dx * dx + dy * dy + dz * dz
  }

  @inline(__always)
  static func farthestSquares(_ record: UnsafePointer<Float>, _ at: Int, _ probe: sl_probe) -> Four
  {
    let dx = reach(record, at, probe.x)
    let dy = reach(record, at &+ 16, probe.y)
    let dz = reach(record, at &+ 32, probe.z)
    return dx * dx + dy * dy + dz * dz
  }

  @inline(__always)
  static func pointSquares(_ record: UnsafePointer<Float>, _ at: Int, _ probe: sl_probe) -> Four {
    let dx = four(record, at) - probe.x
    let dy = four(record, at &+ 16) - probe.y
    let dz = four(record, at &+ 32) - probe.z
    return dx * dx + dy * dy + dz * dz
  }

  /// The keys of sixteen lanes.
  @inline(__always)
  static func storeKeys(
    of squares: Squares, _ record: UnsafePointer<Float>, _ probe: sl_probe,
    in keys: UnsafeMutablePointer<Float>
  ) {
    store(label(squares(record, 0, probe), SIMD2(0x1_0000_0000, 0x3_0000_0002)), keys)
    store(label(squares(record, 4, probe), SIMD2(0x5_0000_0004, 0x7_0000_0006)), keys + 4)
    store(label(squares(record, 8, probe), SIMD2(0x9_0000_0008, 0xB_0000_000A)), keys + 8)
    store(label(squares(record, 12, probe), SIMD2(0xD_0000_000C, 0xF_0000_000E)), keys + 12)
  }

  /// A bit for every one of sixteen lanes up to a bound.
  @inline(__always)
  static func mask(
    of squares: Squares, _ record: UnsafePointer<Float>, _ probe: sl_probe, upTo bound: Float
  ) -> UInt32 {
    bits(squares(record, 0, probe) .<= bound)
      | bits(squares(record, 4, probe) .<= bound) << 4
      | bits(squares(record, 8, probe) .<= bound) << 8
      | bits(squares(record, 12, probe) .<= bound) << 12
  }

  @inline(__always)
  static func mask(_ keys: UnsafeMutablePointer<Float>, upTo bound: Float) -> UInt32 {
    bits(four(keys, 0) .<= bound) | bits(four(keys, 4) .<= bound) << 4
      | bits(four(keys, 8) .<= bound) << 8 | bits(four(keys, 12) .<= bound) << 12
  }

  @inline(__always)
  static func four(_ floats: UnsafePointer<Float>, _ at: Int) -> Four {
    UnsafeRawPointer(floats + at).loadUnaligned(as: Four.self)
  }

  /// The lanes of a comparison as bits: a multiplication brings them together once each is a bit of its own.
  @inline(__always)
  private static func bits(_ mask: SIMDMask<SIMD4<Int32>>) -> UInt32 {
    let lanes = SIMD4<UInt32>.zero.replacing(with: SIMD4(1, 2, 4, 8), where: mask)
    return lanes.wrappedSum()
  }

  @inline(__always)
  private static func label(_ squares: Four, _ numbers: SIMD2<UInt64>) -> Four {
    let normal = larger(squares, Four(repeating: 0x1p-60))
    let kept =
      unsafeBitCast(normal, to: SIMD2<UInt64>.self)
      & SIMD2(0xFFFF_FFF0_FFFF_FFF0, 0xFFFF_FFF0_FFFF_FFF0)
    return unsafeBitCast(kept | numbers, to: Four.self)
  }

  @inline(__always)
  private static func store(_ four: Four, _ at: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(at).storeBytes(of: four, as: Four.self)
  }

  @inline(__always)
  private static func gap(_ record: UnsafePointer<Float>, _ at: Int, _ value: Float) -> Four {
    larger(larger(four(record, at) - value, value - four(record, at &+ 48)), .zero)
  }

  @inline(__always)
  private static func reach(_ record: UnsafePointer<Float>, _ at: Int, _ value: Float) -> Four {
    larger(value - four(record, at), four(record, at &+ 48) - value)
  }

  @inline(__always)
  private static func larger(_ left: Four, _ right: Four) -> Four {
    right.replacing(with: left, where: left .> right)
  }
}
