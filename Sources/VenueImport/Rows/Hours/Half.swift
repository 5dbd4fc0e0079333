// Times of the day in Japanese and Korean: `午前9時`, `9시 30분`.

/// The halves of the day, and the marks behind hours and minutes.
enum Half {
  private static let words = [
    ("午前", "am"), ("午後", "pm"), ("오전", "am"), ("오후", "pm"), ("上午", "am"), ("下午", "pm"),
  ]

  /// A word without spaces at *from* and *until*: `月曜日から金曜日まで` is three.
  static func pieces(of word: String) -> [String] {
    for mark in ["から", "부터"] where word.contains(mark) && word != mark {
      let parts = word.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
      return [String(parts[0]), mark, String(parts[1])].filter { !$0.isEmpty }
        .flatMap { $0 == mark ? [mark] : pieces(of: $0) }
    }
    for mark in ["まで", "까지"] where word.hasSuffix(mark) && word != mark {
      return [String(word.dropLast(mark.count))]
    }
    return [word]
  }

  /// The half of the day that a word ends with, and how many characters say so.
  static func named(atEndOf word: String) -> (half: String, length: Int)? {
    words.first { word.hasSuffix($0.0) }.map { ($0.1, $0.0.count) }
  }

  /// A time whose hour is marked, with its minutes, and where it ends; `nil` where no such mark follows the number.
  static func time(
    _ hour: String, in letters: [Character], at start: Int
  ) -> (text: String, end: Int)? {
    guard letters.indices.contains(start), "時时点시".contains(letters[start]) else { return nil }
    var next = start + 1
    // `24時間` is no time of the day.
    guard next >= letters.count || !"間间간".contains(letters[next]) else { return nil }
    let end = next
    while letters.indices.contains(next), letters[next] == " " { next += 1 }
    guard letters.indices.contains(next) else { return (hour, end) }
    if "半반".contains(letters[next]) { return (hour + ":30", next + 1) }
    let digits = String(letters[next...].prefix { ("0"..."9").contains($0) })
    let mark = next + digits.count
    guard (1...2).contains(digits.count), letters.indices.contains(mark),
      "分분".contains(letters[mark])
    else { return (hour, end) }
    return ("\(hour):\(digits.count == 1 ? "0" : "")\(digits)", mark + 1)
  }
}
