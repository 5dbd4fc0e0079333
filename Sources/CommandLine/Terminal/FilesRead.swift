// Files that a command reads: none of what it writes may take their place.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files that a command reads.
package struct FilesRead: Sendable {
  private let paths: [String]

  /// Names the files.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue; what lies beside it is part of it: its index, and what SQLite keeps there.
  ///   - others: Further files.
  package init(catalogue: String?, others: [String] = []) {
    let beside = ["", ".index", "-journal", "-wal", "-shm"]
    paths = others + (catalogue.map { path in beside.map { path + $0 } } ?? [])
  }

  /// Refuses an output that would take the place of one of the files.
  ///
  /// - Parameter output: Where the output goes; `-` is standard output.
  /// - Throws: A usage failure that names the file.
  package func spare(from output: String) throws(CommandFailure) {
    guard output != "-" else { return }
    guard let path = paths.first(where: { Self.areSame($0, output) }) else { return }
    throw .usage("can't write to \(output): the command reads \(path); name another file")
  }

  /// Whether two paths lead to one file, or would once there is one.
  private static func areSame(_ one: String, _ other: String) -> Bool {
    if let first = Place(one), let second = Place(other) {
      // What may be written to again and again, such as a terminal, loses nothing.
      return first == second && first.isRegular
    }
    if one == other { return true }
    let (left, right) = (split(one), split(other))
    guard left.name == right.name, let first = Place(left.directory) else { return false }
    return first == Place(right.directory)
  }

  private static func split(_ path: String) -> (directory: String, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path[...]) }
    return (String(path[...slash]), path[path.index(after: slash)...])
  }

  /// Which file of which file system a path leads to.
  private struct Place: Equatable {
    let device: UInt64
    let inode: UInt64
    let isRegular: Bool

    init?(_ path: String) {
      var facts = stat()
      guard unsafe stat(path, &facts) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: facts.st_dev)
      inode = UInt64(truncatingIfNeeded: facts.st_ino)
      isRegular = facts.st_mode & S_IFMT == S_IFREG
    }
  }
}
