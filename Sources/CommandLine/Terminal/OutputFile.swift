// A file that is there whole or not at all: written beside its name, synchronised, then renamed.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file being written; unless it is committed nothing is left of it.
///
/// `-` is standard output. A device or a pipe is written to as it is: a rename would put a file in its place.
package final class OutputFile {
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private let isStream: Bool
  /// Whether the name is that of a device or a pipe.
  private let isSpecial: Bool
  private var isCommitted = false

  /// Opens the file beside its final name.
  package init(path: String) throws(CommandFailure) {
    self.path = path
    isStream = path == "-"
    isSpecial = !isStream && OutputFile.isSpecial(path)
    temporary = isSpecial ? path : "\(path).\(getpid()).part"
    let flags = isSpecial ? O_WRONLY | O_CLOEXEC : O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    descriptor = isStream ? STDOUT_FILENO : unsafe open(temporary, flags, 0o644)
    guard descriptor >= 0 else {
      throw CommandFailure(.inputOutput, "can't write \(path): \(SystemError.text(errno))")
    }
    guard !isStream, !isSpecial else { return }
    // Held to the end, so that nobody takes the file for one that was left behind.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    OutputLeftovers.remove(of: path)
  }

  deinit {
    guard !isStream else { return }
    close(descriptor)
    if !isCommitted, !isSpecial { unsafe unlink(temporary) }
  }

  private static func isSpecial(_ path: String) -> Bool {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return false }
    let kind = facts.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(CommandFailure) {
    let failure = StandardStream.write(bytes, to: descriptor)
    guard failure == 0 else { throw fault(failure) }
  }

  /// Gives the file its name.
  package func commit() throws(CommandFailure) {
    guard !isStream, !isSpecial else { return }
    guard fsync(descriptor) == 0, unsafe rename(temporary, path) == 0 else { throw fault(errno) }
    isCommitted = true
  }

  private func fault(_ number: Int32) -> CommandFailure {
    CommandFailure(
      .inputOutput,
      "can't write \(isStream ? "standard output" : path): \(SystemError.text(number))")
  }
}
