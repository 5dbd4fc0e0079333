// The files of a directory that hold data, in the order of their names.

internal import Glibc

enum InputList {
  /// The paths with directories replaced by the data files in them; a directory that is a dataset itself stays.
  ///
  /// Files whose names begin with a dot, mapping files and everything without a known ending are left out.
  static func expanded(_ paths: [String]) -> [String] {
    paths.flatMap { path in
      guard !path.lowercased().hasSuffix(".gdb"), let names = names(in: path) else { return [path] }
      let files = names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".mapping.json") }
        .filter { SourceName.of(path: $0) != $0 }
      return files.isEmpty ? [path] : files.sorted().map { "\(path)/\($0)" }
    }
  }

  /// The names in a directory; `nil` where a path is none.
  private static func names(in path: String) -> [String]? {
    guard let directory = unsafe opendir(path) else { return nil }
    defer { unsafe _ = closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
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
