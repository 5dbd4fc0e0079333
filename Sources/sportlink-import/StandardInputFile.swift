// `sportlink import -`: standard input as a file, since readers go back to the beginning.

import CommandLine
import VenueImport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What came in on standard input, in a file that is gone afterwards.
final class StandardInputFile {
  /// The file.
  let path: String
  private let directory: String

  /// Reads standard input to its end.
  ///
  /// - Parameter parent: The directory for temporary files.
  /// - Throws: `CommandFailure` where input can't be read or the file can't be written.
  init(in parent: String) throws(CommandFailure) {
    var template = Array("\(parent)/sportlink.XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw CommandFailure(.inputOutput, "can't write in \(parent)")
    }
    directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = "\(directory)/stdin"
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw CommandFailure(.inputOutput, "can't write in \(directory)")
    }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(STDIN_FILENO, &buffer, buffer.count)
      if count == 0 { return }
      guard count > 0 else { throw CommandFailure(.inputOutput, "can't read standard input") }
      var done = 0
      while done < count {
        let written = unsafe buffer.withUnsafeBytes { bytes in
          unsafe write(descriptor, bytes.baseAddress.map { unsafe $0 + done }, count - done)
        }
        guard written > 0 else { throw CommandFailure(.inputOutput, "can't write in \(directory)") }
        done += written
      }
    }
  }

  deinit {
    unsafe unlink(path)
    unsafe rmdir(directory)
  }

  /// A text with the name of standard input in place of the file's.
  func renamed(_ text: String) -> String { text.replacing(path, with: "standard input") }
}
