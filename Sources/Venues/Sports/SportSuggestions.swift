// The known names nearest to one that is not known.

extension SportVocabulary {
  /// Names of sports that someone may have meant, nearest first.
  ///
  /// Names in every language count. Nearest by the number of letters to insert, delete, replace or swap, which may be a third of the name's; a known name that
  /// begins with what was written counts as one letter away. Ties come in the order of the table; a sport is named once.
  ///
  /// - Parameters:
  ///   - name: What was written, such as `tenis` or `bask`.
  ///   - limit: How many names to return at most.
  /// - Returns: Keys and names in any language of the table, as the table spells them.
  /// - Complexity: O(size of the table × length²); about a millisecond.
  public func suggestions(for name: String, limit: Int) -> [String] {
    let wanted = FoldedText(name).slugBytes
    guard !wanted.isEmpty, limit > 0 else { return [] }
    // A character of Chinese is three bytes and one mistake.
    let ideographs = wanted.contains { $0 >= 0xE3 } ? Self.characters(wanted) : []
    if ideographs.count == 1 { return [] }
    let length = ideographs.isEmpty ? wanted.count : ideographs.count
    var nearest: [Int16: (distance: Int, name: Range<Int>)] = [:]
    forEachName(inEveryLanguage: true) { sport, name, folded in
      let known = nearest[sport]?.distance ?? (length + 2) / 3 + 1
      let distance =
        ideographs.isEmpty
        ? Spelling.distance(wanted, folded, below: known)
        : Spelling.distance(ideographs, Self.characters(folded), below: known)
      if distance < known { nearest[sport] = (distance, name) }
    }
    return nearest.sorted { ($0.value.distance, $0.key) < ($1.value.distance, $1.key) }
      .prefix(limit).map { String(decoding: table[$0.value.name], as: UTF8.self) }
  }

  private static func characters(_ letters: [UInt8]) -> [Unicode.Scalar] {
    Array(String(decoding: letters, as: UTF8.self).unicodeScalars)
  }

  /// Calls with the sport's number, its name and the name's folded letters, for every key and every name in a language for people,
  /// or in every language of the table.
  func forEachName(
    inEveryLanguage: Bool = false,
    _ body: (_ sport: Int16, _ name: Range<Int>, _ folded: [UInt8]) -> Void
  ) {
    var folded = FoldedText()
    var last: Int16 = -1
    for line in VocabularyLines(table)
    where inEveryLanguage ? isLanguage(line) : isForPeople(line) {
      guard let sport = number(ofKey: line.key) else { continue }
      let names = Array(VocabularyPieces(table, line.terms, separator: 0x7C))
      for term in sport == last ? names : [line.key] + names {
        let name = table[term.lowerBound] == 0x3D ? term.dropFirst() : term
        folded.removeAll()
        folded.append(table.span.extracting(name))
        body(sport, name, folded.slugBytes)
      }
      last = sport
    }
  }

  private func isForPeople(_ line: VocabularyLines.Line) -> Bool {
    VocabularyReader.languages.contains { table[line.aspect].elementsEqual($0.utf8) }
  }

  /// Whether a line holds the words of a language, in small letters; those of countries are in capitals.
  private func isLanguage(_ line: VocabularyLines.Line) -> Bool {
    table[line.aspect.lowerBound] >= 0x61
  }

  private func number(ofKey key: Range<Int>) -> Int16? {
    numbers[String(decoding: table[key], as: UTF8.self)]
  }
}

/// How far two spellings are apart.
enum Spelling {
  /// The letters to insert, delete, replace or swap with a neighbor to make one spelling the other.
  ///
  /// Where that is not below `limit`, the answer is only known to be at least `limit`.
  /// A longer name that begins with what was wanted is one away.
  static func distance<Letter: Equatable>(
    _ wanted: [Letter], _ name: [Letter], below limit: Int
  ) -> Int {
    if wanted.count >= 3, name.count > wanted.count, name.starts(with: wanted) { return 1 }
    guard abs(wanted.count - name.count) < limit else { return limit }
    var beforeLast = Array(repeating: 0, count: name.count + 1)
    var last = Array(0...name.count)
    var current = last
    for row in wanted.indices {
      current[0] = row + 1
      for column in name.indices {
        let isSame = wanted[row] == name[column]
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        let isSwapped =
          row > 0 && column > 0 && wanted[row] == name[column - 1]
          && wanted[row - 1] == name[column]
        if isSwapped { cost = min(cost, beforeLast[column - 1] + 1) }
        current[column + 1] = cost
      }
      guard current.contains(where: { $0 < limit }) else { return limit }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[name.count]
  }
}
