// The lines of a file or of standard input, one at a time, however large the file is.

import CommandLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads lines from a file descriptor in large pieces.
struct BatchLines: ~Copyable {
  /// The longest line that is taken; a longer one is skipped and reported as too long.
  static let longest = 1 << 20

  private let descriptor: Int32
  private let name: String
  private let closes: Bool
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// One line without its end, or the news that it was too long.
  enum Line {
    case bytes([UInt8])
    case tooLong
  }

  /// Opens a file, or standard input for `-`.
  init(path: String) throws(CommandFailure) {
    guard path != "-" else {
      descriptor = STDIN_FILENO
      name = "standard input"
      closes = false
      return
    }
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    name = path
    closes = true
    guard descriptor >= 0 else {
      let number = errno
      throw CommandFailure(
        number == ENOENT ? .noInput : .inputOutput,
        "can't read \(path): \(SystemError.text(number))")
    }
  }

  deinit {
    if closes, descriptor >= 0 { close(descriptor) }
  }

  /// Whether the next line may have to be waited for: then it is time to hand over what is answered.
  var isDrained: Bool { !isAtEnd && !buffer[start...].contains(UInt8(ascii: "\n")) }

  /// The next line, or `nil` after the last.
  mutating func next() throws(CommandFailure) -> Line? {
    var isTooLong = false
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        if isTooLong || end - start > Self.longest { return .tooLong }
        return .bytes(Array(buffer[start..<end]))
      }
      if isAtEnd {
        guard start < buffer.count || isTooLong else { return nil }
        defer { start = buffer.count }
        return isTooLong ? .tooLong : .bytes(Array(buffer[start...]))
      }
      if buffer.count - start > Self.longest {
        isTooLong = true
        start = buffer.count
      }
      try fill()
    }
  }

  private mutating func fill() throws(CommandFailure) {
    buffer.removeFirst(start)
    start = 0
    let old = buffer.count
    let room = 1 << 16
    buffer.append(contentsOf: repeatElement(0, count: room))
    let count = unsafe buffer.withUnsafeMutableBytes { raw in
      unsafe read(descriptor, raw.baseAddress?.advanced(by: old), room)
    }
    buffer.removeLast(room - max(0, count))
    if count == 0 { isAtEnd = true }
    if count < 0, errno != EINTR {
      throw CommandFailure(.inputOutput, "can't read \(name): \(SystemError.text(errno))")
    }
  }
}
