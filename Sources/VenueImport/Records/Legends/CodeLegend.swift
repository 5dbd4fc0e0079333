// What the codes of a column stand for, as the name of the column says: `SPORT (1=Soccer 2=Tennis)`.

/// The meanings of codes.
struct CodeLegend: Hashable, Sendable {
  /// What each code means, by the code in small letters and without leading zeros, in the order of the legend.
  private(set) var entries: [(code: String, meaning: String)]
  private let meanings: [String: String]

  /// Makes a legend; `nil` where fewer than two codes have meanings, or two share one.
  init?(_ entries: [(code: String, meaning: String)]) {
    let entries = entries.map { (code: Self.plain($0.code), meaning: $0.meaning.trimmed) }
    guard entries.count > 1, entries.allSatisfy({ !$0.code.isEmpty && !$0.meaning.isEmpty }),
      Set(entries.map { $0.meaning.lowercased() }).count == entries.count
    else { return nil }
    var meanings: [String: String] = [:]
    for (code, meaning) in entries where meanings.updateValue(meaning, forKey: code) != nil {
      return nil
    }
    self.entries = entries
    self.meanings = meanings
  }

  static func == (one: CodeLegend, other: CodeLegend) -> Bool { one.meanings == other.meanings }

  func hash(into hasher: inout Hasher) { hasher.combine(meanings) }

  /// What a cell says in words: `Tennis` for `2`, `Soccer; Tennis` for `1,2`; `nil` where anything in it is no code.
  func words(for text: String) -> String? {
    let text = text.trimmed
    if let meaning = meanings[Self.plain(text)] { return meaning }
    let pieces = text.split { ",;/|+& ".contains($0) }
    guard pieces.count > 1 else { return nil }
    var words: [String] = []
    for piece in pieces {
      guard let meaning = meanings[Self.plain(String(piece))] else { return nil }
      words.append(meaning)
    }
    return words.joined(separator: "; ")
  }

  /// The legend for people, the first codes of it.
  var text: String {
    let shown = entries.prefix(6).map { "\($0.code) = \($0.meaning)" }.joined(separator: ", ")
    return entries.count > 6 ? "\(shown) …" : shown
  }

  /// A code in small letters; numbers are the same however they are written: `01`, `1.0`.
  private static func plain(_ code: String) -> String {
    let code = code.trimmed.lowercased()
    guard let number = Double(code), number.isFinite else { return code }
    return number.shortDescription
  }
}

extension CodeLegend {
  /// The legend that a cell spells out: `T = Tennis; S = Soccer; B = Baseball`, each code of one or two letters or digits.
  init?(cell text: String) {
    guard text.utf8.count <= Heading.longest, text.utf8.count(where: { $0 == 0x3D }) > 1 else {
      return nil
    }
    let items = Heading.items(in: text[...])
    guard items.hasEqualsOnly, items.found.allSatisfy({ $0.code.count < 3 }),
      let first = items.found.first, text.trimmed.hasPrefix(first.code)
    else { return nil }
    self.init(items.found)
  }
}

extension CodeLegend {
  /// The name of a column that holds a legend, without it.
  struct Heading: Hashable, Sendable {
    /// The name.
    let name: String
    /// The legend.
    let legend: CodeLegend
    /// Whether every code is a number with an equals sign behind it, which is a legend whatever the cells hold.
    let isPlain: Bool

    /// Finds the legend in the name of a column: in brackets, or behind the name where equals signs tell.
    ///
    /// - Complexity: O(*n*): longer names than people write are texts, and only the first brackets of one are looked into.
    init?(_ heading: String) {
      guard heading.utf8.count <= Self.longest else { return nil }
      let marks: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
      let brackets = heading.indices.lazy.filter { marks[heading[$0]] != nil }
      for open in brackets.prefix(Self.mostBrackets) {
        guard let mark = marks[heading[open]] else { continue }
        let rest = heading[heading.index(after: open)...]
        let close = rest.lastIndex(of: mark) ?? heading.endIndex
        guard let (legend, isPlain) = Self.legend(in: rest[..<close]) else { continue }
        let behind = close < heading.endIndex ? heading[heading.index(after: close)...] : ""
        self.init(String(heading[..<open]) + behind, legend, isPlain: isPlain)
        return
      }
      guard let sign = heading.firstIndex(of: "=") else {
        self.init(unmarked: heading)
        return
      }
      let code = heading[..<sign].trimmingSpaces.suffix(while: { $0.isLetter || $0.isNumber })
      let items = Self.items(in: heading[code.startIndex...])
      guard items.isPlain, let legend = CodeLegend(items.found) else { return nil }
      self.init(String(heading[..<code.startIndex]), legend, isPlain: true)
    }

    /// A legend without brackets and equals signs, which the cells must bear out: `Sport: 1 Soccer; 2 Tennis`,
    /// `Lit 1-Yes/2-No`.
    private init?(unmarked heading: String) {
      if let colon = heading.firstIndex(of: ":"),
        let pieces = LegendPieces(heading[heading.index(after: colon)...]),
        let legend = CodeLegend(pieces.found)
      {
        self.init(String(heading[..<colon]), legend, isPlain: false)
        return
      }
      let digit = heading.indices.dropFirst().first {
        heading[$0].isNumber && heading[heading.index(before: $0)].isWhitespace
      }
      guard let digit else { return nil }
      let items = Self.items(in: heading[digit...])
      guard items.found.allSatisfy({ $0.code.allSatisfy(\.isNumber) }),
        let legend = CodeLegend(items.found)
      else { return nil }
      self.init(String(heading[..<digit]), legend, isPlain: false)
    }

    /// The legend that a text in brackets is, and whether it is one whatever the cells hold.
    private static func legend(in text: Substring) -> (CodeLegend, isPlain: Bool)? {
      let items = items(in: text)
      if let legend = CodeLegend(items.found) { return (legend, items.isPlain) }
      guard let pieces = LegendPieces(text), let legend = CodeLegend(pieces.found) else {
        return nil
      }
      return (legend, pieces.isPlain)
    }

    /// The bytes of the longest name that is looked into: some hundred codes.
    fileprivate static let longest = 4096
    private static let mostBrackets = 8

    private init(_ name: String, _ legend: CodeLegend, isPlain: Bool) {
      let edges: (Character) -> Bool = { $0.isWhitespace || ":,;-–".contains($0) }
      var name = name[...].drop(while: edges)
      while let last = name.last, edges(last) { name.removeLast() }
      self.name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      self.legend = legend
      self.isPlain = isPlain
    }

    /// The codes and their meanings in a text: `1=Soccer 2=Tennis`, `1-Tennis, 2-Soccer`, `Y: Yes; N: No`.
    fileprivate static func items(
      in text: Substring
    ) -> (found: [(code: String, meaning: String)], isPlain: Bool, hasEqualsOnly: Bool) {
      var items: [(code: String, meaning: String)] = []
      var (isPlain, hasEqualsOnly) = (true, true)
      var place = text.startIndex
      var isBoundary = true
      while place < text.endIndex {
        if isBoundary, let item = CodeMark(at: place, in: text) {
          items.append((item.code, ""))
          isPlain = isPlain && item.isPlain
          hasEqualsOnly = hasEqualsOnly && item.hasEquals
          place = item.end
          isBoundary = false
          continue
        }
        let character = text[place]
        isBoundary = character.isWhitespace || ",;/|".contains(character)
        if !items.isEmpty {
          items[items.count - 1].meaning.append(character)
        } else if !isBoundary {
          // What stands before the first code is a word of its own: `codes: 1=…`.
          if !character.isLetter, character != ":" { return ([], false, false) }
        }
        place = text.index(after: place)
      }
      for index in items.indices {
        var meaning = items[index].meaning[...].trimmingSpaces
        while let last = meaning.last, ",;/|".contains(last) {
          meaning = meaning.dropLast().trimmingSpaces
        }
        items[index].meaning = String(meaning)
      }
      return (items, isPlain && !items.isEmpty, hasEqualsOnly)
    }
  }

  /// A code and the mark behind it, where a meaning begins.
  private struct CodeMark {
    let code: String
    let isPlain: Bool
    let hasEquals: Bool
    let end: Substring.Index

    /// Reads a code of one to four letters or digits, a mark and the first letter of a meaning.
    init?(at start: Substring.Index, in text: Substring) {
      let rest = text[start...]
      let code = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      guard (1...4).contains(code.count) else { return nil }
      let behind = text[code.endIndex...].drop(while: \.isWhitespace)
      guard let mark = behind.first, "=:-–→".contains(mark) else { return nil }
      let meaning = behind.dropFirst().drop { $0.isWhitespace || $0 == ">" }
      guard let first = meaning.first, first.isLetter else { return nil }
      self.code = String(code)
      hasEquals = mark == "="
      isPlain = hasEquals && code.allSatisfy(\.isNumber)
      end = meaning.startIndex
    }
  }
}

extension Substring {
  /// The text without white space around it.
  fileprivate var trimmingSpaces: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The end of the text whose characters all fulfil a condition.
  fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
