// What writers leave beside an output file when they are killed: files that never got their names.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

package enum OutputLeftovers {
  /// Removes what killed processes left of an output file.
  ///
  /// A file goes only where its name is that of an unfinished one of this very path (`NAME.PID.part`, or `.NAME-PID…` with an
  /// ending that GDAL needs), the process in its name is gone, and nobody holds its lock.
  ///
  /// - Parameter path: The output file.
  /// - Returns: How many files were removed.
  /// - Complexity: O(*n*) in the number of files in the directory.
  @discardableResult
  package static func remove(of path: String) -> Int {
    let slash = path.lastIndex(of: "/")
    let name = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
    let directory = slash.map { String(path[...$0]) } ?? "./"
    guard !name.isEmpty else { return 0 }
    var count = 0
    for other in names(in: directory) where isLeftover(other, of: name) {
      if removeUnlocked("\(directory)\(other)") { count += 1 }
    }
    return count
  }

  /// Whether a name is that of an unfinished output file of a process that is gone.
  static func isLeftover(_ other: String, of name: String) -> Bool {
    let digits: Substring
    if other.hasPrefix("\(name)."), other.hasSuffix(".part") {
      digits = other.dropFirst(name.count + 1).dropLast(5)
    } else if other.hasPrefix(".\(name)-"), other.hasSuffix(".fgb") || other.hasSuffix(".parquet") {
      let rest = other.dropFirst(name.count + 2)
      digits = rest.prefix { ("0"..."9").contains($0) }
      // GDAL puts words behind the name of what it keeps beside the file.
      guard let next = rest.dropFirst(digits.count).first, next == "." || next == "_" else {
        return false
      }
    } else {
      return false
    }
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), let process = pid_t(digits), process > 0
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// A writer holds the lock of its file, also one in another container, whose process numbers are not ours.
  private static func removeUnlocked(_ path: String) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
    return unsafe unlink(path) == 0
  }

  private static func names(in directory: String) -> [String] {
    guard let handle = unsafe opendir(directory) else { return [] }
    defer { unsafe _ = closedir(handle) }
    var names: [String] = []
    while let entry = unsafe readdir(handle) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }
}
