// What is often written where JSON should be: NaN, numbers beyond all bounds, bare line breaks in texts.

/// Mends a record that is nearly JSON.
enum JSONMender {
  /// The record with missing values for `NaN` and `Infinity`, texts for numbers that no double holds, and escapes for
  /// control characters in texts; `nil` where there is nothing of the kind.
  static func mended(_ record: ArraySlice<UInt8>) -> [UInt8]? {
    var mended: [UInt8] = []
    mended.reserveCapacity(record.count + 16)
    var index = record.startIndex
    var isChanged = false
    while index < record.endIndex {
      let byte = record[index]
      if byte == UInt8(ascii: "\"") {
        index = appendText(record, index, &mended, &isChanged)
      } else if isWordPart(byte) {
        let end = record[index...].firstIndex { !isWordPart($0) } ?? record.endIndex
        isChanged = appendWord(record[index..<end], to: &mended) || isChanged
        index = end
      } else {
        mended.append(byte)
        index += 1
      }
    }
    return isChanged ? mended : nil
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  private static func appendText(
    _ record: ArraySlice<UInt8>, _ start: Int, _ mended: inout [UInt8], _ isChanged: inout Bool
  ) -> Int {
    mended.append(record[start])
    var index = start + 1
    while index < record.endIndex {
      let byte = record[index]
      index += 1
      if byte < 0x20 {
        isChanged = true
        let digits = Array("0123456789abcdef".utf8)
        mended.append(contentsOf: "\\u00".utf8)
        mended.append(digits[Int(byte >> 4)])
        mended.append(digits[Int(byte & 15)])
        continue
      }
      mended.append(byte)
      if byte == UInt8(ascii: "\"") { return index }
      if byte == UInt8(ascii: "\\"), index < record.endIndex {
        mended.append(record[index])
        index += 1
      }
    }
    return index
  }

  /// Appends a word, mended where it must be; whether it was.
  private static func appendWord(_ word: ArraySlice<UInt8>, to mended: inout [UInt8]) -> Bool {
    let text = String(decoding: word, as: UTF8.self)
    let bare = text.lowercased().drop { $0 == "-" || $0 == "+" }
    if ["nan", "infinity", "inf", "undefined", "none"].contains(bare) {
      mended.append(contentsOf: "null".utf8)
      return true
    }
    let isNumber = text.first == "-" || text.first?.isNumber == true
    if isNumber, let value = Double(text) {
      let isWhole = text.allSatisfy { $0.isNumber || $0 == "-" }
      let isTooBig = isWhole ? Int64(text) == nil && UInt64(text) == nil : !value.isFinite
      if isTooBig {
        mended.append(UInt8(ascii: "\""))
        mended.append(contentsOf: word)
        mended.append(UInt8(ascii: "\""))
        return true
      }
    }
    mended.append(contentsOf: word)
    return false
  }
}
