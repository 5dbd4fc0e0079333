// One step of a search, in Swift and in the versions of its kernel.

import Foundation

/// A step that can be called over and over; a call gives a number that depends on all it computed.
struct Step {
  typealias Call = (_ round: Int) -> UInt64

  let name: String
  let swift: Call
  /// Plain, AVX2, AVX-512; `nil` where the processor lacks it.
  let kernels: [Call?]
}

/// Times of a step.
struct Timing {
  let name: String
  let swift: Double
  let kernels: [Double?]
  /// Whether all versions computed the same.
  let agrees: Bool

  private static let passes = 9
  private static let rounds = 400_000

  init(of step: Step) {
    name = step.name
    let calls = [step.swift] + step.kernels.compactMap { $0 }
    var best = [Double](repeating: .infinity, count: calls.count)
    var sums = [UInt64](repeating: 0, count: calls.count)
    // They take turns, so that what slows the machine slows them all.
    for _ in 0..<Self.passes {
      for (index, call) in calls.enumerated() {
        let start = Self.threadSeconds()
        var sum: UInt64 = 0
        for round in 0..<Self.rounds { sum = sum &* 31 &+ call(round) }
        best[index] = min(best[index], Self.threadSeconds() - start)
        sums[index] = sum
      }
    }
    let nanoseconds = best.map { $0 / Double(Self.rounds) * 1e9 }
    swift = nanoseconds[0]
    var rest = nanoseconds.dropFirst()
    kernels = step.kernels.map { $0 == nil ? nil : rest.removeFirst() }
    agrees = Set(sums).count == 1
  }

  var row: String {
    let times = [swift] + kernels
    let cells = times.map { time in time.map { String(format: "%9.1f", $0) } ?? "        –" }
    let ratio = swift / (kernels.compactMap { $0 }.min() ?? .infinity)
    return name.padding(toLength: 25, withPad: " ", startingAt: 0) + cells.joined()
      + String(format: "%9.1f ×", ratio)
  }

  private static func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
