// Every version of the kernels against plain Swift: the same bits.

import CSearchKernels
import GeoPrimitives
import Testing

@testable import SpatialIndex

/// The versions that this processor has.
private let versions: [Int32] = [0, 1, 2].filter { sl_version($0) != nil }

/// A box record or the coordinates of a leaf, some of it in places that don't exist.
private struct Record {
  var floats: [Float]

  init(using random: inout SeededGenerator) {
    floats = (0..<96).map { _ in
      switch Int.random(in: 0..<20, using: &random) {
      case 0: Record.nowhere
      case 1: 0
      default: Float.random(in: -6.4e6...6.4e6, using: &random)
      }
    }
    for lane in 0..<48 where floats[lane] > floats[lane + 48] && floats[lane] < 1e9 {
      floats.swapAt(lane, lane + 48)
    }
  }

  private static let nowhere: Float = 1e18

  func boxSquare(_ lane: Int, _ probe: sl_probe) -> Float {
    var sum: Float = 0
    for (axis, value) in [probe.x, probe.y, probe.z].enumerated() {
      let below = floats[16 * axis + lane] - value
      let above = value - floats[48 + 16 * axis + lane]
      let gap = max(max(below, above), 0)
      sum = axis == 0 ? gap * gap : sum + gap * gap
    }
    return sum
  }

  func farthestSquare(_ lane: Int, _ probe: sl_probe) -> Float {
    var sum: Float = 0
    for (axis, value) in [probe.x, probe.y, probe.z].enumerated() {
      let reach = max(value - floats[16 * axis + lane], floats[48 + 16 * axis + lane] - value)
      sum = axis == 0 ? reach * reach : sum + reach * reach
    }
    return sum
  }

  func pointSquare(_ lane: Int, _ probe: sl_probe) -> Float {
    var sum: Float = 0
    for (axis, value) in [probe.x, probe.y, probe.z].enumerated() {
      let way = floats[16 * axis + lane] - value
      sum = axis == 0 ? way * way : sum + way * way
    }
    return sum
  }
}

private func labelled(_ square: Float, _ lane: Int) -> Float {
  Float(bitPattern: max(square, 0x1p-60).bitPattern & ~15 | UInt32(lane))
}

@Suite("The search kernels")
struct SearchKernelsTests {
  @Test("compute the keys and masks that plain Swift does", arguments: versions)
  func keys(version: Int32) throws {
    let kernels = try #require(sl_version(version)).pointee
    var random = SeededGenerator(seed: 71)
    for _ in 0..<500 {
      let record = Record(using: &random)
      let probe = sl_probe(
        x: .random(in: -6.4e6...6.4e6, using: &random),
        y: .random(in: -6.4e6...6.4e6, using: &random),
        z: .random(in: -6.4e6...6.4e6, using: &random))
      let bound = record.pointSquare(Int.random(in: 0..<16, using: &random), probe)
      let inner = bound * .random(in: 0...1, using: &random)
      var keys = [Float](repeating: 0, count: 16)
      kernels.box_keys(record.floats, probe, &keys)
      #expect(keys == (0..<16).map { labelled(record.boxSquare($0, probe), $0) })
      #expect(keys.allSatisfy { key in key.isNormal })
      let near = kernels.point_keys(record.floats, probe, bound, &keys)
      let expected = (0..<16).map { labelled(record.pointSquare($0, probe), $0) }
      #expect(keys == expected)
      #expect((0..<16).allSatisfy { (near >> $0 & 1 == 1) == (expected[Int($0)] <= bound) })
      var gathered = [Float](repeating: -1, count: 64)
      var slots = [UInt32](repeating: 7, count: 64)
      let count = kernels.gather(record.floats, probe, bound, 160, &gathered, &slots, 3)
      let kept = (0..<16).filter { expected[$0] <= bound }
      #expect(count == 3 + kept.count)
      #expect(Array(gathered[3..<count]) == kept.map { expected[$0] })
      #expect(slots[3..<count].map { Int($0) } == kept.map { 160 + $0 })
      #expect(slots[..<3] == [7, 7, 7])
      let boxes = kernels.circle_boxes(record.floats, probe, inner, bound)
      let points = kernels.circle_points(record.floats, probe, inner, bound)
      for lane in 0..<16 {
        #expect((boxes >> lane & 1 == 1) == (record.boxSquare(lane, probe) <= bound))
        #expect((boxes >> (16 + lane) & 1 == 1) == (record.farthestSquare(lane, probe) <= inner))
        #expect((points >> lane & 1 == 1) == (record.pointSquare(lane, probe) <= bound))
        #expect((points >> (16 + lane) & 1 == 1) == (record.pointSquare(lane, probe) <= inner))
      }
    }
  }

  @Test("choose, thin out and put in order", arguments: versions)
  func lists(version: Int32) throws {
    let kernels = try #require(sl_version(version)).pointee
    var random = SeededGenerator(seed: 72)
    for round in 0..<2_000 {
      let count = Int.random(in: 1...(round % 10 == 0 ? 700 : 60), using: &random)
      let values = (0..<count).map { _ -> Float in
        switch round % 4 {
        case 0: Float(Int.random(in: 0...5, using: &random))
        case 1: 0
        default: Float.random(in: 0...1e9, using: &random)
        }
      }
      let numbers = (0..<count).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
      var keys = values + [Float](repeating: -1, count: 16)
      var slots = numbers + [UInt32](repeating: 9, count: 16)
      let wanted = Int.random(in: 1...count, using: &random)
      let bound = kernels.select(&keys, count, wanted)
      let exact = values.sorted()[wanted - 1]
      #expect(bound >= exact, "\(wanted) of \(values)")
      if count <= 48 { #expect(bound == exact) }
      var ordered = [UInt32](repeating: 0, count: count)
      kernels.order(&keys, slots, count, &ordered)
      let places = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
      #expect(ordered == places.map { numbers[$0] })
      let left = kernels.compact(&keys, &slots, count, exact)
      let kept = values.indices.filter { values[$0] <= exact }
      #expect(Array(keys[..<left]) == kept.map { values[$0] })
      #expect(Array(slots[..<left]) == kept.map { numbers[$0] })
    }
  }

  @Test("come close to the wanted number", arguments: versions)
  func selection(version: Int32) throws {
    let kernels = try #require(sl_version(version)).pointee
    var random = SeededGenerator(seed: 73)
    for _ in 0..<300 {
      let values = (0..<400).map { _ in Float.random(in: 0...1e6, using: &random) }
      var keys = values + [Float](repeating: 0, count: 16)
      let bound = kernels.select(&keys, 400, 100)
      #expect(100...112 ~= values.count { $0 <= bound })
    }
  }

  @Test("list rows", arguments: versions)
  func rows(version: Int32) throws {
    let kernels = try #require(sl_version(version)).pointee
    var random = SeededGenerator(seed: 74)
    for round in 0..<500 {
      let rows = (0..<16).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
      let lanes = round == 0 ? 0xFFFF : UInt32.random(in: 0...0xFFFF, using: &random)
      var found = [Int64](repeating: -1, count: 40)
      var largest: UInt32 = 5
      let count = kernels.rows(rows, lanes, &found, 2, &largest)
      let expected = (0..<16).filter { lanes >> $0 & 1 == 1 }.map { rows[$0] }
      #expect(found[2..<count].map { Int($0) } == expected.map { Int($0) })
      #expect(found[..<2] == [-1, -1])
      #expect(largest == max(5, expected.max() ?? 0))
    }
  }
}
