// What writers leave beside a catalogue when they are killed: files that never got their names.

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension IndexedCatalogue {
  /// Removes what killed processes left of an index of this catalogue.
  ///
  /// A file goes only where its name is that of an unfinished index of this very catalogue, the process in its name is gone, and nobody holds its lock.
  ///
  /// - Parameter path: The catalogue.
  /// - Returns: How many files were removed.
  /// - Complexity: O(*n*) in the number of files in the directory.
  @discardableResult
  public static func removeLeftovers(of path: String) -> Int {
    let index = indexPath(of: path)
    let slash = index.lastIndex(of: "/")
    let prefix = "\(slash.map { index[index.index(after: $0)...] } ?? index[...])."
    let directory = FileFacts.directory(of: index)
    var count = 0
    for name in FileFacts.names(in: directory) where isLeftover(name, prefix) {
      if FileFacts.removeUnlocked(path: "\(directory)/\(name)") { count += 1 }
    }
    return count
  }

  /// Whether a name is that of an unfinished index of a process that is gone: `city.gpkg.index.PID.NUMBER.part`.
  private static func isLeftover(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(".part") else { return false }
    let parts = name.dropFirst(prefix.count).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let process = pid_t(parts[0]), process > 0, UInt32(parts[1]) != nil
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
