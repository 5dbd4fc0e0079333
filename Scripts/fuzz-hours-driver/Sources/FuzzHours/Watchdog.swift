// Names the value at which the process crashes or hangs.

import Foundation

/// Keeps the value at hand in memory that a signal handler may read.
///
/// Outside of isolation since the handler runs on the one thread there is, between two of its instructions, and a lock could be held then.
enum Watchdog {
  private static let size = 8192
  nonisolated(unsafe) private static let bytes = UnsafeMutablePointer<UInt8>
    .allocate(capacity: size)
  nonisolated(unsafe) private static var count = 0
  /// A value and its questions take milliseconds; ten seconds of the processor's time are a hang.
  private static let patience = itimerval(
    it_interval: timeval(tv_sec: 0, tv_usec: 0), it_value: timeval(tv_sec: 10, tv_usec: 0))

  static func start() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGVTALRM] {
      signal(number) { number in
        let text: StaticString =
          number == SIGVTALRM ? "\nFAILED: a hang at\n" : "\nFAILED: a crash at\n"
        write(1, text.utf8Start, text.utf8CodeUnitCount)
        write(1, Watchdog.bytes, Watchdog.count)
        write(1, "\n", 1)
        _exit(1)
      }
    }
  }

  static func watch(_ value: String) {
    count = 0
    for byte in value.utf8.prefix(size) {
      bytes[count] = byte
      count += 1
    }
    var patience = patience
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &patience, nil)
  }
}
