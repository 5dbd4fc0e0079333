// Lists of rows and of keys: appending, choosing a bound, thinning out, putting in order.

import CSearchKernels

struct ListSteps {
  /// Twelve of sixteen rows on average.
  var rows: Step {
    Step(
      name: "rows",
      swift: { round in
        var largest: UInt32 = 0
        var count = 0
        var lanes = masks[round & 4095]
        while lanes != 0 {
          let row = numbers[lanes.trailingZeroBitCount]
          found[count] = Int64(row)
          largest = max(largest, row)
          count &+= 1
          lanes &= lanes &- 1
        }
        return UInt64(count) &+ UInt64(largest) &+ UInt64(found[0])
      },
      kernels: RecordSteps.versions { kernels in
        { round in
          var largest: UInt32 = 0
          let count = kernels.rows(numbers, masks[round & 4095], found, 0, &largest)
          return UInt64(count) &+ UInt64(largest) &+ UInt64(found[0])
        }
      })
  }

  /// The eighth of 32 keys, as when eight are wanted.
  var select: Step {
    Step(
      name: "select 8 of 32",
      swift: { round in
        let keys = lists + (round & 4095) * 48
        // The largest of those that fewer than eight are less than.
        var most: Float = 0
        for index in 0..<32 {
          let key = keys[index]
          var less = SIMD4<Int32>.zero
          for other in stride(from: 0, to: 32, by: 4) {
            let some = SwiftRecord.four(keys, other)
            less &-= SIMD4<Int32>.zero.replacing(with: -1, where: some .< key)
          }
          if less.wrappedSum() < 8 { most = max(most, key) }
        }
        return UInt64(most.bitPattern)
      },
      kernels: RecordSteps.versions { kernels in
        { round in UInt64(kernels.select(lists + (round & 4095) * 48, 32, 8).bitPattern) }
      })
  }

  var compact: Step {
    Step(
      name: "compact 32 to 8",
      swift: { round in
        copy(round)
        let bound = bounds[round & 4095]
        var kept = 0
        for index in 0..<32 {
          let key = keys[index]
          keys[kept] = key
          slots[kept] = slots[index]
          kept &+= key <= bound ? 1 : 0
        }
        return UInt64(kept) &+ UInt64(slots[3])
      },
      kernels: RecordSteps.versions { kernels in
        { round in
          copy(round)
          let kept = kernels.compact(keys, slots, 32, bounds[round & 4095])
          return UInt64(kept) &+ UInt64(slots[3])
        }
      })
  }

  /// Twelve keys, about as many as are left when eight are wanted.
  var order: Step {
    Step(
      name: "order 12",
      swift: { round in
        copy(round)
        for index in 1..<12 {
          let (key, slot) = (keys[index], slots[index])
          var place = index
          while place > 0 && keys[place &- 1] > key {
            keys[place] = keys[place &- 1]
            slots[place] = slots[place &- 1]
            place &-= 1
          }
          keys[place] = key
          slots[place] = slot
        }
        return UInt64(slots[0]) &+ UInt64(slots[7]) &+ UInt64(slots[11])
      },
      kernels: RecordSteps.versions { kernels in
        { round in
          copy(round)
          kernels.order(keys, slots, 12, ordered)
          return UInt64(ordered[0]) &+ UInt64(ordered[7]) &+ UInt64(ordered[11])
        }
      })
  }

  private let found = memory([Int64](repeating: 0, count: 64))
  private let keys = memory([Float](repeating: 0, count: 64))
  private let slots = memory([UInt32](repeating: 0, count: 64))
  private let ordered = memory([UInt32](repeating: 0, count: 64))
  private let numbers = memory((0..<64).map { UInt32($0) &* 2_654_435_761 >> 8 })
  private let masks: UnsafeMutablePointer<UInt32>
  /// 4,096 lists, more than a branch predictor learns, of 32 keys, with room behind each.
  private let lists: UnsafeMutablePointer<Float>
  /// The eighth key of each list.
  private let bounds: UnsafeMutablePointer<Float>

  init() {
    var random = SeededNumbers(seed: 6)
    masks = memory(
      (0..<4096).map { _ in
        UInt32.random(in: 1...0xFFFF, using: &random)
          | UInt32.random(in: 1...0xFFFF, using: &random)
      })
    let keys = (0..<4096 * 48).map { _ in Float.random(in: 1...1e8, using: &random) }
    lists = memory(keys)
    bounds = memory((0..<4096).map { keys[$0 * 48..<$0 * 48 + 32].sorted()[7] })
  }

  private func copy(_ round: Int) {
    keys.update(from: lists + (round & 4095) * 48, count: 32)
    slots.update(from: numbers, count: 32)
  }
}
