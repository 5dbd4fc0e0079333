// Buffered standard output whose failures are noticed: a full disk behind a redirection is an error, a closed pipe an end.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard output, gathered into large writes.
package struct StandardStream: ~Copyable {
  private var buffer: [UInt8] = []
  private let flushSize = 1 << 16

  package init() {
    // Both would end the process without a word; ignored, they come back as errors of the write.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Appends text.
  package mutating func print(_ text: String, terminator: String = "\n") throws(CommandFailure) {
    buffer.append(contentsOf: text.utf8)
    buffer.append(contentsOf: terminator.utf8)
    if buffer.count >= flushSize { try flush() }
  }

  /// Appends bytes.
  package mutating func write(_ bytes: [UInt8]) throws(CommandFailure) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= flushSize { try flush() }
  }

  /// Hands everything to the system.
  ///
  /// - Throws: `CommandFailure` when the other side can't take it. A reader that has gone away ends the process quietly.
  package mutating func flush() throws(CommandFailure) {
    defer { buffer.removeAll(keepingCapacity: true) }
    let failure = StandardStream.write(buffer, to: STDOUT_FILENO)
    guard failure != 0 else { return }
    if failure == EPIPE { exit(ExitStatus.answered.rawValue) }
    throw CommandFailure(
      .inputOutput, "can't write to standard output: \(SystemError.text(failure))")
  }

  /// Writes all bytes; returns 0 or the system's error number.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { raw in
      var offset = 0
      while offset < raw.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: raw[offset...])
        #if canImport(Darwin)
          let count = unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count > 0 {
          offset += count
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}

/// The system's own words for an error number.
package enum SystemError {
  /// The text of an error number, such as `No space left on device`.
  package static func text(_ number: Int32) -> String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }
}
