// What kind of thing a path leads to, without opening it: opening a pipe waits for a writer.

internal import CGDAL
internal import Glibc

enum FileKind {
  /// Whether a path leads to a regular file; links are followed.
  static func isRegular(_ path: String) -> Bool {
    facts(of: path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Whether a path leads to a pipe, a device or a socket.
  static func isSpecial(_ path: String) -> Bool {
    guard let kind = facts(of: path).map({ $0.st_mode & S_IFMT }) else { return false }
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// Whether two paths lead to one file.
  static func areSame(_ one: String, _ other: String) -> Bool {
    guard let first = facts(of: one), let second = facts(of: other) else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  private static func facts(of path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }
}
