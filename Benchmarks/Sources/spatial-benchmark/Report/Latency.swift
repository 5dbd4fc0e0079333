// Timing.

import Foundation

/// The time this thread has spent computing, in seconds; other processes don't count.
func threadSeconds() -> Double { seconds(of: CLOCK_THREAD_CPUTIME_ID) }

/// The time all threads of this process have spent computing, in seconds.
func processSeconds() -> Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

/// Seconds by a clock that only goes forward.
func wallSeconds() -> Double { seconds(of: CLOCK_MONOTONIC) }

private func seconds(of clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Microseconds a query: the mean is the best of several passes in CPU time, percentiles come from a pass of their own by the clock.
struct Latency {
  private(set) var mean = Double.infinity
  private(set) var median = 0.0
  private(set) var high = 0.0

  mutating func addPass(_ queries: Int, _ body: (Int) -> Void) {
    let start = threadSeconds()
    for index in 0..<queries { body(index) }
    mean = min(mean, (threadSeconds() - start) / Double(queries) * 1e6)
  }

  mutating func addPercentiles(_ queries: Int, _ body: (Int) -> Void) {
    var times = (0..<queries).map { index in
      let start = wallSeconds()
      body(index)
      return wallSeconds() - start
    }
    times.sort()
    median = times[queries / 2] * 1e6
    high = times[queries * 99 / 100] * 1e6
  }

  /// How many of the queries make a pass: all of them, or as many as take about a second.
  static func passLength(_ queries: Int, _ body: (Int) -> Void) -> Int {
    let trial = min(queries, 50)
    let start = threadSeconds()
    for index in 0..<trial { body(index) }
    let each = max((threadSeconds() - start) / Double(trial), 1e-9)
    return min(queries, max(100, Int(1 / each)))
  }

  /// Passes of one subject alone, and its percentiles.
  static func measure(_ queries: Int, passes: Int, _ body: (Int) -> Void) -> Latency {
    let length = passLength(queries, body)
    var latency = Latency()
    for _ in 0..<passes { latency.addPass(length, body) }
    latency.addPercentiles(length, body)
    return latency
  }

  /// As fields of a measurement.
  var fields: [(String, Field)] {
    [
      ("mean_us", .number(rounded(mean))), ("p50_us", .number(rounded(median))),
      ("p99_us", .number(rounded(high))),
    ]
  }
}

func rounded(_ value: Double, _ places: Int = 3) -> Double {
  let scale = pow(10, Double(places))
  return (value * scale).rounded() / scale
}
