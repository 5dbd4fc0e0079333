// Finds the mapping of a file: the one that the command names, else `NAME.mapping.json` beside it.

internal import Glibc

enum MappingSearch {
  /// The mapping of a file, and where it stands; `nil` where there is none.
  ///
  /// Throws `ImportError.noSuchInput` and `.unreadable` for one that the command names, `.mappingFileMalformed` for any.
  static func find(
    for path: String, told: String?
  ) throws(ImportError) -> (file: MappingFile, path: String)? {
    let place = told ?? beside(path)
    // Opening a pipe waits for a writer.
    if told == nil, !FileKind.isRegular(place) { return nil }
    guard let bytes = read(place) else {
      guard told != nil else { return nil }
      if errno == ENOENT { throw .noSuchInput(path: place) }
      throw .unreadable(path: place, reason: unsafe String(cString: strerror(errno)))
    }
    let mapping = try MappingFile(parsing: bytes, path: place)
    if let repeated = RepeatedKeys.first(in: bytes) {
      let reason = "line \(repeated.line) says “\(repeated.key.shortened)” a second time"
      throw .mappingFileMalformed(path: place, reason: reason)
    }
    return (mapping, place)
  }

  /// `parks.mapping.json` for `parks.csv.gz`.
  static func beside(_ path: String) -> String {
    let directory = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return "\(directory)\(SourceName.of(path: path)).mapping.json"
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe _ = fclose(file) }
    var bytes = [UInt8](repeating: 0, count: MappingFile.longest + 1)
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    if unsafe ferror(file) != 0 { return nil }
    return Array(bytes[..<count])
  }
}
