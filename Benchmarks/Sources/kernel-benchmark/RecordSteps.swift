// Sixteen boxes or points at a time: the keys, and the masks of circles.
//
// The Swift is written in registers of four, which compile to one instruction a step (SIMD16 becomes loops); masks come from lanes one by one,
// since Swift has no way to gather the signs of a register.

import CSearchKernels

struct RecordSteps {
  var boxKeys: Step {
    Step(
      name: "box_keys",
      swift: { round in
        SwiftRecord.storeKeys(of: SwiftRecord.boxSquares, record(round), probe, in: keys)
        return checked()
      },
      kernels: Self.versions { kernels in
        { round in
          kernels.box_keys(record(round), probe, keys)
          return checked()
        }
      })
  }

  var pointKeys: Step {
    Step(
      name: "point_keys",
      swift: { round in
        SwiftRecord.storeKeys(of: SwiftRecord.pointSquares, record(round), probe, in: keys)
        return UInt64(SwiftRecord.mask(keys, upTo: bound)) &+ checked()
      },
      kernels: Self.versions { kernels in
        { round in UInt64(kernels.point_keys(record(round), probe, bound, keys)) &+ checked() }
      })
  }

  var gather: Step {
    Step(
      name: "gather",
      swift: { round in
        SwiftRecord.storeKeys(of: SwiftRecord.pointSquares, anyRecord(round), probe, in: keys)
        var count = 0
        var near = SwiftRecord.mask(keys, upTo: bound)
        while near != 0 {
          let lane = near.trailingZeroBitCount
          found[count] = keys[lane]
          slots[count] = UInt32(round & 255) &+ UInt32(truncatingIfNeeded: lane)
          count &+= 1
          near &= near &- 1
        }
        return UInt64(count) &+ UInt64(count == 0 ? 0 : slots[0])
      },
      kernels: Self.versions { kernels in
        { round in
          let count = kernels.gather(
            anyRecord(round), probe, bound, UInt32(round & 255), found, slots, 0)
          return UInt64(count) &+ UInt64(count == 0 ? 0 : slots[0])
        }
      })
  }

  var circleBoxes: Step {
    Step(
      name: "circle_boxes",
      swift: { round in
        let near = SwiftRecord.mask(of: SwiftRecord.boxSquares, record(round), probe, upTo: bound)
        let inside = SwiftRecord.mask(
          of: SwiftRecord.farthestSquares, record(round), probe, upTo: inner)
        return UInt64(near | inside << 16)
      },
      kernels: Self.versions { kernels in
        { round in UInt64(kernels.circle_boxes(record(round), probe, inner, bound)) }
      })
  }

  var circlePoints: Step {
    Step(
      name: "circle_points",
      swift: { round in
        let near = SwiftRecord.mask(of: SwiftRecord.pointSquares, record(round), probe, upTo: bound)
        let inside = SwiftRecord.mask(
          of: SwiftRecord.pointSquares, record(round), probe, upTo: inner)
        return UInt64(near | inside << 16)
      },
      kernels: Self.versions { kernels in
        { round in UInt64(kernels.circle_points(record(round), probe, inner, bound)) }
      })
  }

  static func versions(_ call: (sl_kernels) -> Step.Call) -> [Step.Call?] {
    (0..<3).map { version in sl_version(Int32(version)).map { call($0.pointee) } }
  }

  private let probe = sl_probe(x: 1_334_000, y: -4_654_000, z: 4_138_000)
  private let bound: Float = 9e8
  private let inner: Float = 1e8
  private let keys = memory([Float](repeating: 0, count: 32))
  private let found = memory([Float](repeating: 0, count: 64))
  private let slots = memory([UInt32](repeating: 0, count: 64))
  private let records: UnsafeMutablePointer<Float>

  /// Boxes of up to 10 km within some 60 km of the probe: about a fifth of them within the bound.
  init() {
    var random = SeededNumbers(seed: 5)
    var floats: [Float] = []
    for _ in 0..<2048 {
      let low = [probe.x, probe.y, probe.z].flatMap { value in
        (0..<16).map { _ in value + Float.random(in: -4e4...4e4, using: &random) }
      }
      floats += low
      floats += low.map { $0 + Float.random(in: 0...1e4, using: &random) }
    }
    records = memory(floats)
  }

  /// One of so few records that the first level of the cache holds them.
  private func record(_ round: Int) -> UnsafePointer<Float> {
    UnsafePointer(records + (round & 31) * 96)
  }

  /// One of more records than a branch predictor learns.
  private func anyRecord(_ round: Int) -> UnsafePointer<Float> {
    UnsafePointer(records + (round & 2047) * 96)
  }

  private func checked() -> UInt64 {
    UInt64(keys[3].bitPattern) &+ UInt64(keys[14].bitPattern)
  }
}
