// A small input file, read whole with a bound on its size.

import CommandLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

enum InputFile {
  /// The bytes of a file of at most `limit` bytes.
  static func bytes(of path: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let number = errno
      throw CommandFailure(
        number == ENOENT ? .noInput : .inputOutput,
        "can't read \(path): \(SystemError.text(number))")
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &piece, piece.count)
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw CommandFailure(.inputOutput, "can't read \(path): \(SystemError.text(errno))")
      }
      bytes += piece[..<count]
      guard bytes.count <= limit else {
        throw CommandFailure(.badData, "\(path) is larger than \(limit >> 20) MiB")
      }
    }
  }
}
