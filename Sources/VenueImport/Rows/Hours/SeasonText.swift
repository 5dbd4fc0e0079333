// The part of a year in a cell beside the hours: `May 1–Sep 30`, `Mai à septembre`, `1.05-30.09`, `year-round`.

/// What a text says about the part of the year in which hours hold.
enum Season: Hashable, Sendable {
  /// The whole year.
  case whole
  /// From one month or date to another, as `opening_hours` has it: `May 01-Sep 30`.
  case part(String)
  /// A part of the year that nobody can tell the bounds of: `Summer`, `May to mid-October`.
  case unclear
  /// Nothing about a year.
  case other
}

/// Reads parts of a year.
struct SeasonText {
  /// The day that a season begins or ends with, or its month.
  private struct Bound {
    let month: Int
    let day: Int?

    init?(_ month: Int, _ day: Int?) {
      guard (1...12).contains(month) else { return nil }
      if let day, !(1...MonthWords.lengths[month - 1]).contains(day) { return nil }
      (self.month, self.day) = (month, day)
    }

    var text: String {
      let name = MonthWords.names[month - 1]
      return day.map { "\(name) \($0 < 10 ? "0" : "")\($0)" } ?? name
    }
  }

  private enum Token: Hashable {
    case number(Int)
    case month(Int)
    case dot
    case slash
    case range
    case other
  }

  private static let longest = 80
  private static let whole = folded(
    """
    year round, all year, all year round, all year long, all seasons, whole year, full year, 12 months, toute l'année, à l'année, toute année, ganzjährig, ganzjährig geöffnet, ganzes jahr, das ganze jahr, todo el año, todo año, tutto l'anno, tutto anno, hele jaar, het hele jaar, hele jaar door, jaarrond, hele året, året rundt, året runt, helårs, ympäri vuoden, ympärivuotinen, koko vuoden, cały rok, całoroczny, całoroczne, przez cały rok, celoročně, celoroční, celý rok, celoročne, egész évben, tot timpul anului, tot anul, tijekom cijele godine, cijelu godinu, cijela godina, tokom cele godine, vse leto, celo leto, o ano todo, o ano inteiro, todo o ano, ano todo, tot l'any, aastaringselt, visus metus, ištisus metus, visu gadu, tüm yıl, yıl boyunca, круглый год, круглогодично, весь год, цілий рік, цілорічно, целогодишно, όλο το χρόνο, όλο τον χρόνο, 通年, 全年, 一年中, 연중
    """)
  private static let ranges = folded(
    """
    to, through, thru, until, till, bis, au, a, al, ao, hasta, tot, til, do, az, по, до, ate, fins, fino, pana, kuni, lidz, iki, εως, μεχρι
    """)
  private static let fillers = folded(
    """
    from, of, the, du, de, del, dal, vom, von, le, el, od, от, с, з, desde, nuo, no, st, nd, rd, th, er, re, din, das, van, fra, fran, open, opened, ouvert
    """)
  /// Words for parts of a year beside the months.
  private static let parts = HoursSearch.seasons.union(
    folded(
      """
      seasons, months, warm, school year, ete, zima, lato, lata, wiosna, jesień, léto, leto, podzim, nyár, tél, vară, iarnă, ljeto, talvel, suvi, vasara, ziema, yaz, kış, лето, зима, літо, καλοκαίρι, χειμώνας, 夏, 冬, 夏季, 冬季, 夏期, 冬期, 여름, 겨울
      """))

  private static func folded(_ text: String) -> Set<String> {
    Set(text.split { $0.isNewline || $0 == "," }.map { ColumnName(String($0)).joined })
  }

  /// What a text says.
  static func season(_ text: String) -> Season {
    guard !text.isEmpty, text.utf8.count <= longest else { return .other }
    if whole.contains(ColumnName(text).joined) { return .whole }
    let tokens = tokens(text)
    if let (first, last) = bounds(tokens) {
      let isWhole =
        first.month == 1 && last.month == 12 && (first.day ?? 1) == 1 && (last.day ?? 31) == 31
      return isWhole ? .whole : .part("\(first.text)-\(last.text)")
    }
    let speaks =
      tokens.contains { if case .month = $0 { true } else { false } }
      || ColumnName(text).contains(anyOf: parts)
    return speaks ? .unclear : .other
  }

  /// Whether two numbers with dots on each side can only be dates: `1.05-30.09`, which ends beyond any clock, and `15.04.-15.10.`.
  static func isDotted(_ text: String) -> Bool {
    let sides = text.split { "-–—−".contains($0) }.map { String($0).trimmed }
    guard sides.count == 2, case .part = season(text),
      sides.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." } })
    else { return false }
    return sides.allSatisfy { $0.hasSuffix(".") }
      || (sides[1].split(separator: ".").first.flatMap { Int($0) } ?? 0) > 26
  }

  /// Whether a text has such dates among its words.
  static func hasDotted(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return false }
    var words: [String] = []
    for word in text.split(whereSeparator: { $0.isWhitespace || ";,()".contains($0) }) {
      let isMark = ["-", "–", "—", "−"].contains(word)
      if let last = words.last, isMark || "-–—−".contains(last.suffix(1)) {
        words[words.count - 1] += word
      } else {
        words.append(String(word))
      }
    }
    return words.contains(where: isDotted)
  }

  private static func bounds(_ tokens: [Token]) -> (first: Bound, last: Bound)? {
    let sides = tokens.split(separator: .range, omittingEmptySubsequences: false).map(Array.init)
    guard sides.count == 2 else { return nil }
    let found: (first: Bound, last: Bound)
    if let first = bound(sides[0]), let last = bound(sides[1]) {
      found = (first, last)
    } else if let pair = slashed(sides[0], sides[1]) {
      found = pair
    } else {
      return nil
    }
    // `May - Sep 30` leaves open where it begins.
    return (found.first.day == nil) == (found.last.day == nil) ? found : nil
  }

  private static func bound(_ side: [Token]) -> Bound? {
    var side = side
    while side.last == .dot { side.removeLast() }
    switch side.count {
    case 1:
      if case .month(let month) = side[0] { return Bound(month, nil) }
    case 2:
      if case .month(let month) = side[0], case .number(let day) = side[1] {
        return Bound(month, day)
      }
      if case .number(let day) = side[0], case .month(let month) = side[1] {
        return Bound(month, day)
      }
    case 3 where side[1] == .dot:
      if case .number(let day) = side[0] {
        switch side[2] {
        case .month(let month), .number(let month): return Bound(month, day)
        default: return nil
        }
      }
      if case .month(let month) = side[0], case .number(let day) = side[2] {
        return Bound(month, day)
      }
    default: break
    }
    return nil
  }

  /// `1/5 - 30/9`, where only one order of days and months is possible.
  private static func slashed(_ first: [Token], _ last: [Token]) -> (first: Bound, last: Bound)? {
    func numbers(_ side: [Token]) -> (Int, Int)? {
      guard side.count == 3, side[1] == .slash, case .number(let one) = side[0],
        case .number(let other) = side[2]
      else { return nil }
      return (one, other)
    }
    guard let start = numbers(first), let end = numbers(last) else { return nil }
    let days = Bound(start.1, start.0).flatMap { a in Bound(end.1, end.0).map { (a, $0) } }
    let months = Bound(start.0, start.1).flatMap { a in Bound(end.0, end.1).map { (a, $0) } }
    if days != nil, months != nil { return nil }
    return days ?? months
  }

  private static func tokens(_ text: String) -> [Token] {
    let letters = Array(text.lowercased().replacing("t/m", with: "-"))
    var tokens: [Token] = []
    var place = 0
    func end(_ isPart: (Character) -> Bool) -> Int {
      letters[place...].firstIndex { !isPart($0) } ?? letters.endIndex
    }
    while place < letters.count {
      let letter = letters[place]
      if letter.isASCII, letter.isNumber {
        let stop = end { $0.isASCII && $0.isNumber }
        let number = stop - place <= 2 ? Int(String(letters[place..<stop])) : nil
        place = stop
        if let number, letters.indices.contains(stop), "月월".contains(letters[stop]) {
          tokens.append((1...12).contains(number) ? .month(number) : .other)
          place += 1
        } else {
          tokens.append(number.map(Token.number) ?? .other)
          if letters.indices.contains(stop), "日일".contains(letters[stop]) { place += 1 }
        }
      } else if letter.isLetter {
        let stop = end { $0.isLetter }
        let word = ColumnName(String(letters[place..<stop])).joined
        place = stop
        if ranges.contains(word) {
          tokens.append(.range)
        } else if let month = MonthWords.number(of: word) {
          tokens.append(.month(month))
        } else if !fillers.contains(word) {
          tokens.append(.other)
        }
      } else {
        if "-–—−~〜～".contains(letter) {
          tokens.append(.range)
        } else if letter == "." {
          tokens.append(.dot)
        } else if letter == "/" {
          tokens.append(.slash)
        } else if !letter.isWhitespace, !",ªº°".contains(letter) {
          tokens.append(.other)
        }
        place += 1
      }
    }
    return tokens
  }
}
