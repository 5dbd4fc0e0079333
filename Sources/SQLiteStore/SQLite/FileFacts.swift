// What the file system says about a file, without opening it.

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Size, time and identity of a file.
struct FileFacts: Equatable {
  let inode: UInt64
  let size: UInt64
  let modifiedNanoseconds: Int64
  let isDirectory: Bool
  /// Whether it is a file with content of its own: no directory, device, pipe or socket.
  let isRegular: Bool

  /// The facts of a path, or `nil` when there is nothing or it may not be looked at.
  init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = UInt64(clamping: status.st_size)
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    modifiedNanoseconds = Int64(modified.tv_sec) * 1_000_000_000 + Int64(modified.tv_nsec)
    isDirectory = status.st_mode & S_IFMT == S_IFDIR
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }

  /// The directory that a path lies in.
  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The names in a directory; none where it can't be read.
  static func names(in directory: String) -> [String] {
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

  /// Removes a file; one that is gone already is no failure.
  static func remove(path: String) { unsafe _ = unlink(path) }

  /// Removes a file unless somebody holds its lock; whether it is gone.
  ///
  /// A writer holds it, also one in another container, whose process numbers are not ours.
  static func removeUnlocked(path: String) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
    return unsafe unlink(path) == 0
  }

  /// The first bytes of a file, fewer where it is shorter; `nil` when it can't be read.
  static func prefix(of path: String, count: Int) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, unsafe pread(descriptor, buffer.baseAddress, count, 0))
    }
    return bytes
  }
}
