// The `.cpg` that some programs write beside a table, as they do beside a shapefile.

internal import Glibc

enum CodePageFile {
  /// The encoding that the `.cpg` beside a file names; `nil` where there is none, or it names no encoding.
  static func encoding(beside path: String) -> TextEncoding? {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/"),
      let file = unsafe fopen("\(path[..<dot]).cpg", "rb")
    else { return nil }
    defer { unsafe _ = fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    let found = TextEncoding(named: String(decoding: bytes[..<count], as: UTF8.self).trimmed)
    return found == .utf8 ? nil : found
  }
}
