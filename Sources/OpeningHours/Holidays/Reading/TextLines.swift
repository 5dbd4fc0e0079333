// The lines of a text with their numbers, and the long lines of iCalendar put together again.

/// A line with its place.
struct NumberedLine: Hashable {
  var text: String
  /// Counted from 1.
  var number: Int
}

/// The lines of a text, whatever their ends are.
struct TextLines {
  private let lines: [NumberedLine]

  init(_ text: String) {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var lines: [NumberedLine] = []
    var start = 0
    var place = 0
    func line(to end: Int) -> NumberedLine {
      NumberedLine(
        text: String(decoding: bytes[start..<end], as: UTF8.self), number: lines.count + 1)
    }
    while place < bytes.count {
      let isEnd = bytes[place] == 0x0A || bytes[place] == 0x0D
      if isEnd {
        lines.append(line(to: place))
        if bytes[place] == 0x0D, place + 1 < bytes.count, bytes[place + 1] == 0x0A { place += 1 }
        start = place + 1
      }
      place += 1
    }
    if start < bytes.count { lines.append(line(to: bytes.count)) }
    self.lines = lines
  }

  /// The first line that is not blank.
  var first: NumberedLine? { lines.first { !$0.isBlank } }

  func all() -> [NumberedLine] { lines }

  /// Lines as RFC 5545, section 3.1, unfolds them: one that starts with a space or tab goes on the line before.
  func unfolded() -> [NumberedLine] {
    var whole: [NumberedLine] = []
    for line in lines where !line.text.isEmpty {
      if line.text.utf8.first == 0x20 || line.text.utf8.first == 0x09, !whole.isEmpty {
        whole[whole.count - 1].text += line.text.dropFirst()
      } else if !line.isBlank {
        whole.append(line)
      }
    }
    return whole
  }
}

extension NumberedLine {
  fileprivate var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}
