// JSON inside of JavaScript or TypeScript: `var x = […];`, `export default […]`, `callback({…});`.

enum ScriptText {
  /// Whether a text begins like a script that holds data.
  static func isLikely(_ beginning: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: beginning.prefix(4096), as: UTF8.self).trimmed
    let openers = [
      "var ", "let ", "const ", "export ", "module.exports", "window.", "self.", "globalThis.",
      "//", "/*", "import ", "\"use strict\"", "'use strict'",
    ]
    if openers.contains(where: { text.hasPrefix($0) }) { return true }
    // A call, or a bare assignment.
    let word = text.prefix { $0.isLetter || $0.isNumber || "_$.".contains($0) }
    guard !word.isEmpty, let next = text[word.endIndex...].first(where: { $0 != " " }) else {
      return false
    }
    return next == "(" || next == "="
  }

  /// Goes to the next record or list that is assigned, exported or handed over, and answers with its name.
  static func nextValue(in text: JSONStream) throws(ImportError) -> String? {
    var name = ""
    var word: [UInt8] = []
    var isDeclared = false
    var last: UInt8 = 0
    while let byte = try text.peek() {
      let isLetter = (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte >= 0x80
      if isLetter || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$") || byte == UInt8(ascii: ".")
      {
        word = try takeWord(in: text)
        let spelt = String(decoding: word, as: UTF8.self)
        if isDeclared || name.isEmpty { name = spelt }
        isDeclared = ["var", "let", "const", "default"].contains(spelt)
        last = spelt == "default" || spelt == "return" ? UInt8(ascii: "=") : 0
        continue
      }
      let opens = byte | 0x20 == UInt8(ascii: "{")
      if opens, last == UInt8(ascii: "=") || last == UInt8(ascii: "(") {
        return ["default", "export", "module.exports"].contains(name) ? "" : name
      }
      if byte == UInt8(ascii: ";") { name = "" }
      if byte == UInt8(ascii: "/") { try skipComment(in: text) } else { text.place += 1 }
      last = byte
    }
    return nil
  }

  private static func takeWord(in text: JSONStream) throws(ImportError) -> [UInt8] {
    var word: [UInt8] = []
    while text.place < text.bytes.count, word.count < 256 {
      let byte = text.bytes[text.place]
      let isLetter = (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte >= 0x80
      guard isLetter || (0x30...0x39).contains(byte) || "_$.".utf8.contains(byte) else { break }
      word.append(byte)
      text.place += 1
    }
    return word
  }

  /// Skips a comment to the end of its line, or to its end mark.
  private static func skipComment(in text: JSONStream) throws(ImportError) {
    text.place += 1
    guard let kind = try text.peek() else { return }
    guard kind == UInt8(ascii: "/") || kind == UInt8(ascii: "*") else { return }
    var previous: UInt8 = 0
    text.place += 1
    while true {
      while text.place < text.bytes.count {
        let byte = text.bytes[text.place]
        text.place += 1
        if byte == UInt8(ascii: "\n") {
          text.line += 1
          if kind == UInt8(ascii: "/") { return }
        }
        if kind == UInt8(ascii: "*"), previous == kind, byte == UInt8(ascii: "/") { return }
        previous = byte
      }
      text.discard()
      guard try text.more() else { return }
    }
  }
}
