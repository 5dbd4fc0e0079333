// Names the value at which the process crashes or hangs.

import Foundation

/// Keeps the value at hand in memory that a signal handler may read.
enum Watchdog {
  private static let size = 8192
  nonisolated(unsafe) private static let bytes = UnsafeMutablePointer<UInt8>
    .allocate(capacity: size)
  nonisolated(unsafe) private static var count = 0
  /// A value and its questions take milliseconds; ten seconds are a hang on any machine.
  private static let patience: UInt32 = 10

  static func start() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
      signal(number) { number in
        let text: StaticString =
          number == SIGALRM ? "\nFAILED: a hang at\n" : "\nFAILED: a crash at\n"
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
    alarm(patience)
  }
}
