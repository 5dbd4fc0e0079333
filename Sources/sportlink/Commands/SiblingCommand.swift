// `import` and whatever else needs GDAL: run by the sibling executable, as git runs its subcommands.

import CommandLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The executable that links GDAL, beside this one.
enum SiblingCommand {
  /// Becomes the sibling: on success the call never returns.
  static func become(_ words: [String]) throws(CommandFailure) {
    let path = try siblingPath()
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + words).map {
      unsafe strdup($0)
    }
    unsafe arguments.append(nil)
    unsafe execv(path, &arguments)
    let reason = SystemError.text(errno)
    unsafe arguments.forEach { unsafe free($0) }
    throw CommandFailure(
      .inputOutput,
      "can't run \(path): \(reason); it is installed beside sportlink and does the importing")
  }

  private static func siblingPath() throws(CommandFailure) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else {
      throw CommandFailure(
        .inputOutput, "can't find where sportlink lies: \(SystemError.text(errno))")
    }
    let own = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let slash = own.lastIndex(of: "/") else { return "sportlink-import" }
    return own[...slash] + "sportlink-import"
  }
}
