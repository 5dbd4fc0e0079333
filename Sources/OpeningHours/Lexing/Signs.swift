// Chinese signs for days and hours, from Tables/signs.tsv.

/// The signs that a value may start with at a place, and the hours that are written with them.
enum Signs {
  enum Meaning: String, Sendable {
    case half, hour, minute, hours, daily, weekday, holiday, to, and, closed, open, number, sunday,
      every
  }

  struct Sign: Sendable {
    let bytes: [UInt8]
    let meaning: Meaning
    let values: [Int]
  }

  /// By their first sign's bytes, the longest first.
  private static let byFirst: [[UInt8]: [Sign]] = {
    var signs: [[UInt8]: [Sign]] = [:]
    for row in TableLines(PackageResources.signs_tsv) where row.count == 3 {
      guard let meaning = Meaning(rawValue: row[1]) else { continue }
      let bytes = Array(row[0].utf8)
      let values = row[2].split(separator: " ").compactMap { Int($0) }
      signs[Array(bytes.prefix(3)), default: []].append(
        Sign(bytes: bytes, meaning: meaning, values: values))
    }
    return signs.mapValues { $0.sorted { $0.bytes.count > $1.bytes.count } }
  }()

  static func at(_ place: Int, in bytes: [UInt8]) -> Sign? {
    guard place + 3 <= bytes.count else { return nil }
    return byFirst[Array(bytes[place..<place + 3])]?.first { sign in
      place + sign.bytes.count <= bytes.count
        && bytes[place..<place + sign.bytes.count].elementsEqual(sign.bytes)
    }
  }

  /// Reads `上午7時30分`: the half of the day, the hour, and perhaps minutes.
  ///
  /// - Returns: Minutes since midnight and the place behind, or `nil` where the clock has no such hour.
  static func time(at start: Int, in bytes: [UInt8]) -> (minutes: Int, end: Int)? {
    guard let half = at(start, in: bytes), half.meaning == .half, half.values.count == 3,
      let hour = number(at: start + half.bytes.count, in: bytes),
      let unit = at(hour.end, in: bytes), unit.meaning == .hour
    else { return nil }
    var end = hour.end + unit.bytes.count
    var minutes = unit.values.first ?? 0
    if minutes == 0, let more = number(at: end, in: bytes), more.value < 60,
      let sign = at(more.end, in: bytes), sign.meaning == .minute
    {
      minutes = more.value
      end = more.end + sign.bytes.count
    }
    let isNoon = half.values[0] == 12 && half.values[1] == 12 && hour.value == 12
    let isInHalf =
      half.values[1] == 12
      ? isNoon || (1...11).contains(hour.value) && half.values[2] == 11
      : (half.values[1]...half.values[2]).contains(hour.value)
    guard isInHalf else { return nil }
    let total = (isNoon ? 12 : half.values[0] + hour.value) * 60 + minutes
    return total <= 1440 ? (total, end) : nil
  }

  /// A number in digits or signs up to 59, with spaces around it.
  private static func number(at start: Int, in bytes: [UInt8]) -> (value: Int, end: Int)? {
    var place = start
    while bytes[place] == 0x20 { place += 1 }
    var value = 0
    let first = place
    while (0x30...0x39).contains(bytes[place]), place - first < 2 {
      value = value * 10 + Int(bytes[place]) - 0x30
      place += 1
    }
    if place == first {
      // 十 multiplies what stands before it: 三十五 is 35.
      while let sign = at(place, in: bytes), sign.meaning == .number, value < 100 {
        let digit = sign.values.first ?? 0
        value = digit == 10 ? max(value, 1) * 10 : value + digit
        place += sign.bytes.count
      }
    }
    guard place > first, value < 60 else { return nil }
    while bytes[place] == 0x20 { place += 1 }
    return (value, place)
  }
}

extension Token {
  /// What stands at a place in signs, after the tokens before it; `nil` where it means nothing certain.
  static func signs(at start: Int, in bytes: [UInt8], after tokens: [Token]) -> Token? {
    if let time = Signs.time(at: start, in: bytes) {
      return Token(kind: .time, value: time.minutes, start: start, end: time.end, deviates: true)
    }
    guard let sign = Signs.at(start, in: bytes) else { return nil }
    let end = start + sign.bytes.count
    func word(_ text: String, _ kind: WordKind, _ value: Int) -> Token {
      var token = Token(kind: .word(kind), value: value, start: start, end: end, deviates: true)
      token.word = Words.all.index(of: WordKey(text.utf8)) ?? 0
      return token
    }
    let value = sign.values.first ?? 0
    switch sign.meaning {
    case .daily: return word("daily", .daily, value)
    case .weekday: return word(Weekday.allCases[value].code.lowercased(), .weekday, value)
    case .holiday: return word("ph", .holiday, 0)
    case .to: return word("to", .to, 0)
    case .and: return word("and", .and, 0)
    case .every: return word("the", .article, 0)
    case .closed: return word("off", .state, 0)
    case .open: return word("open", .state, 1)
    case .hours:
      // 24小時 is all day; 8小時 would say how long.
      guard let last = tokens.last, last.kind == .number, last.value == 24 else { return nil }
      return word("h", .hour, 0)
    case .number, .sunday:
      // The second day of 星期一至五 and 星期六、日.
      guard tokens.count > 1, tokens[tokens.count - 2].kind == .word(.weekday),
        tokens[tokens.count - 1].kind == .word(.to) || tokens[tokens.count - 1].kind == .word(.and)
      else { return nil }
      let day = sign.meaning == .sunday ? 6 : value - 1
      guard (0...6).contains(day) else { return nil }
      return word(Weekday.allCases[day].code.lowercased(), .weekday, day)
    case .half, .hour, .minute: return nil
    }
  }
}
