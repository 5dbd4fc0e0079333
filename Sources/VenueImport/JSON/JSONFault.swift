// Why a record is no JSON, in words for the person who looks for it in the file.

enum JSONFault {
  /// What is wrong with a record that simdjson refused.
  static func text(of record: ArraySlice<UInt8>, _ reason: String) -> String {
    let bare = record.first { $0 > 0x20 && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "[") }
    if let bare, bare != UInt8(ascii: "\""), record.first == UInt8(ascii: "{"),
      bare != UInt8(ascii: "}")
    {
      return "a key without quotes; this is JavaScript, not JSON"
    }
    // Its words end where its advice to programmers begins.
    let words = reason.split(separator: ".").first.map { String($0) } ?? reason
    return "it is no JSON: \(words)"
  }
}
