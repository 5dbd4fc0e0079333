// The `.prj` that some programs write beside a table or a GeoJSON file.

internal import Glibc

enum SidecarFile {
  private static let longest = 1 << 16

  /// The text of the `.prj` beside a file; `nil` where there is none, or it is no text.
  static func referenceSystem(beside path: String) -> String? {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    let name = path[..<dot] + ".prj"
    guard let bytes = read(String(name)), bytes.count < longest, !bytes.contains(0) else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self).trimmed
    return text.isEmpty ? nil : text
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard FileKind.isRegular(path), let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe _ = fclose(file) }
    var bytes = [UInt8](repeating: 0, count: longest)
    let count = unsafe fread(&bytes, 1, longest, file)
    return Array(bytes[..<count])
  }
}
