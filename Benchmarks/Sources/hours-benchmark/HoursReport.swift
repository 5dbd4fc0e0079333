// A measurement as a line of a table and a line of JSON.

import Foundation

/// The time this thread has spent computing, in seconds; other processes don't count.
func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Microseconds a question, one number a value.
struct Spread {
  var sorted: [Double]

  init(_ microseconds: [Double]) { sorted = microseconds.sorted() }

  var mean: Double { sorted.reduce(0, +) / Double(max(sorted.count, 1)) }

  func quantile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
  }
}

final class HoursReport {
  private let file: FileHandle?
  private let dataset: String

  init(path: String?, dataset: String) {
    self.dataset = dataset
    file = path.flatMap { path in
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      return FileHandle(forWritingAtPath: path)
    }
  }

  func add(_ operation: String, _ fields: [(String, Double)]) {
    let numbers = fields.map { ($0.0, ($0.1 * 1e4).rounded() / 1e4) }
    let shown = numbers.map { "\($0.0) \($0.1)" }.joined(separator: "  ")
    print("SportLink  \(operation.padding(toLength: 22, withPad: " ", startingAt: 0))  \(shown)")
    let json = numbers.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    let line =
      "{\"dataset\":\"\(dataset)\",\"peer\":\"SportLink\",\"op\":\"\(operation)\",\(json)}\n"
    file?.write(Data(line.utf8))
  }

  func add(_ operation: String, _ spread: Spread) {
    add(
      operation,
      [
        ("values", Double(spread.sorted.count)), ("mean_us", spread.mean),
        ("p50_us", spread.quantile(0.5)), ("p99_us", spread.quantile(0.99)),
        ("worst_us", spread.quantile(1)),
      ])
  }
}
