// Tags as GDAL writes them, `"sport"=>"tennis","lit"=>"yes"`, which is PostgreSQL's hstore.

internal import Venues

enum TagText {
  /// The tags of a feature in their order; what does not read as tags is left out.
  static func parse(_ text: String) -> JSONObject {
    var scanner = TagScanner(bytes: Array(text.utf8))
    var tags = JSONObject()
    while let key = scanner.string() {
      guard scanner.skip("=>"), let value = scanner.string() else { break }
      tags[key] = .string(value)
      guard scanner.skip(",") else { break }
    }
    return tags
  }
}

private struct TagScanner {
  let bytes: [UInt8]
  var index = 0

  /// The quoted text that begins here; a backslash takes the next byte as it is.
  mutating func string() -> String? {
    guard skip("\"") else { return nil }
    var content: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), index < bytes.count {
        content.append(bytes[index])
        index += 1
      } else {
        content.append(byte)
      }
    }
    return nil
  }

  mutating func skip(_ text: StaticString) -> Bool {
    let wanted = Array("\(text)".utf8)
    guard bytes[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }
}
