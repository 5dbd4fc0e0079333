// A logarithmic axis.

import Foundation

/// From values to pixels.
struct LogScale {
  private let low: Double
  private let high: Double
  private let start: Double
  private let end: Double

  /// An axis of whole decades that holds all values.
  init(_ values: [Double], from start: Double, to end: Double) {
    let low = floor(log10(values.min() ?? 1) + 1e-9)
    let high = ceil(log10(values.max() ?? 1) - 1e-9)
    self.low = low
    self.high = max(high, low + 1)
    self.start = start
    self.end = end
  }

  func pixel(_ value: Double) -> Double {
    start + (log10(value) - low) / (high - low) * (end - start)
  }

  /// The powers of ten on the axis, as exponents.
  var decades: [Int] { Array(Int(low)...Int(high)) }

  /// Twice and five times each power of ten but the last.
  var between: [Double] {
    decades.dropLast().flatMap { exponent in [2, 5].map { $0 * pow(10, Double(exponent)) } }
  }
}
