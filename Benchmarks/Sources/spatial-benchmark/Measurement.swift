// Timing, and the line that a measurement becomes.

import Foundation

/// The time this thread has spent computing, in seconds; other processes don't count.
func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The time of day in seconds, cheap to ask for.
func wallNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Microseconds a query: the mean is the best of several passes in CPU time, percentiles come from a pass of their own.
struct Latency {
  var mean = Double.infinity
  var median = 0.0
  var high = 0.0

  mutating func addPass(_ queries: Int, _ body: (Int) -> Void) {
    let start = threadSeconds()
    for index in 0..<queries { body(index) }
    mean = min(mean, (threadSeconds() - start) / Double(queries) * 1e6)
  }

  mutating func addPercentiles(_ queries: Int, _ body: (Int) -> Void) {
    var times = (0..<queries).map { index in
      let start = wallNanoseconds()
      body(index)
      return wallNanoseconds() - start
    }
    times.sort()
    median = Double(times[queries / 2]) / 1000
    high = Double(times[queries * 99 / 100]) / 1000
  }
}

/// Where lines of JSON go, beside the table on standard output.
final class Report {
  private let file: FileHandle?

  init(path: String?) {
    file = path.flatMap { path in
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      return FileHandle(forWritingAtPath: path)
    }
  }

  /// Writes a measurement as a line of a table and a line of JSON.
  func add(_ fields: [(String, any CustomStringConvertible)]) {
    let text = fields.map { key, value in "\(key) \(value)" }.joined(separator: "  ")
    print(text)
    let json = fields.map { key, value in
      value is String ? "\"\(key)\":\"\(value)\"" : "\"\(key)\":\(value)"
    }
    file?.write(Data(("{" + json.joined(separator: ",") + "}\n").utf8))
  }
}

func rounded(_ value: Double, _ places: Int = 3) -> Double {
  let scale = pow(10, Double(places))
  return (value * scale).rounded() / scale
}
