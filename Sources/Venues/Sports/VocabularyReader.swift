// Reads the vocabulary's table in one pass.

/// Collects the lines of `sports.tsv`: a key, what the line says of it, and terms between bars.
struct VocabularyReader {
  /// The languages in which sports have names for people.
  static let languages = ["fr", "en", "de"]

  private(set) var sports: [Sport] = []
  private(set) var numbers: [String: Int16] = [:]
  private(set) var terms = TermTable(slotBits: 15)
  private(set) var names: [[Range<Int>?]] = []
  private(set) var searched: [[Int16]] = []
  private let table: [UInt8]
  private var folded = FoldedText()

  /// Reads the whole table; empty lines and lines that begin with `#` say nothing.
  init(_ table: [UInt8]) {
    self.table = table
    numbers.reserveCapacity(256)
    for line in VocabularyLines(table) { read(line) }
  }

  private mutating func read(_ line: VocabularyLines.Line) {
    switch table[line.key.lowerBound] {
    case 0x2E: mark(.filler, line.terms)
    case 0x26: mark(.conjunction, line.terms)
    case 0x7E: mark(.ending, line.terms)
    case 0x2F: mark(.street, line.terms)
    case 0x2D: define(line, as: TermTable.Meaning(first: 0, count: 0))
    default:
      let keys = VocabularyPieces(table, line.key, separator: 0x3B).map { number(of: $0) }
      guard table[line.aspect.lowerBound] != 0x3E else {
        searched[Int(keys[0])] = VocabularyPieces(table, line.terms, separator: 0x7C)
          .map { number(of: $0) }
        return
      }
      if keys.count == 1 { name(Int(keys[0]), line) }
      let first = terms.listed.count
      terms.listed += keys
      define(line, as: TermTable.Meaning(first: Int16(first), count: UInt8(keys.count)))
    }
  }

  /// Remembers the first term of a line in a language for people as the sport's name.
  private mutating func name(_ number: Int, _ line: VocabularyLines.Line) {
    guard let column = Self.languages.firstIndex(where: { matches(line.aspect, $0) }),
      names[number][column] == nil
    else { return }
    var terms = VocabularyPieces(table, line.terms, separator: 0x7C)
    names[number][column] = terms.next().map(plain)
  }

  /// Whether a cell holds these letters.
  private func matches(_ cell: Range<Int>, _ text: String) -> Bool {
    var place = cell.lowerBound
    for byte in text.utf8 {
      guard place < cell.upperBound, table[place] == byte else { return false }
      place += 1
    }
    return place == cell.upperBound
  }

  /// A term without the sign where it counts.
  private func plain(_ term: Range<Int>) -> Range<Int> {
    table[term.lowerBound] == 0x3D ? term.dropFirst() : term
  }

  /// Gives traits to the words of a cell.
  private mutating func mark(_ traits: TermTable.Traits, _ cell: Range<Int>) {
    fold(cell)
    for word in folded.words {
      guard traits == .ending else {
        var phrase = Phrase.start
        phrase.append(word, of: folded)
        terms.insert(phrase, traits)
        continue
      }
      var phrase = Phrase.ending
      for index in (word.start..<word.stemEnd).reversed() { phrase.append(folded.bytes[index]) }
      terms.insert(phrase, traits)
    }
  }

  /// Gives a line's terms their meaning, everywhere or in the countries that it names in capitals.
  private mutating func define(_ line: VocabularyLines.Line, as meaning: TermTable.Meaning) {
    guard table[line.aspect.lowerBound] < 0x61 else {
      defineTerms(in: line.terms, as: meaning)
      return
    }
    var meaning = meaning
    for country in VocabularyPieces(table, line.aspect, separator: 0x2C) {
      meaning.country = CountryCode(bytes: table[country])
      defineTerms(in: line.terms, as: meaning)
    }
  }

  private mutating func defineTerms(in cell: Range<Int>, as meaning: TermTable.Meaning) {
    var meaning = meaning
    fold(cell)
    var first = 0
    while first < folded.words.count {
      var end = first + 1
      while end < folded.words.count, !folded.words[end].beginsItem { end += 1 }
      meaning.standing =
        switch folded.words[first].marks {
        case 0: .anywhere
        case 1: .alone
        default: .last
        }
      define(first..<end, as: meaning)
      first = end
    }
  }

  /// Gives words a meaning together, also where two of them are written as one.
  private mutating func define(_ words: Range<Int>, as meaning: TermTable.Meaning) {
    var phrase = Phrase.start
    for index in words {
      if index > words.lowerBound { phrase.appendGap() }
      phrase.append(folded.words[index], of: folded)
      let isLast = index == words.upperBound - 1
      let entry = terms.insert(phrase, isLast ? [] : .begins)
      if isLast { terms.add(meaning, to: entry) }
    }
    guard words.count == 2 else { return }
    let joined = Phrase.joined(
      folded.words[words.lowerBound], folded.words[words.upperBound - 1], of: folded)
    terms.add(meaning, to: terms.insert(joined, []))
  }

  private mutating func fold(_ range: Range<Int>) {
    let table = table
    folded.removeAll()
    folded.append(table.span.extracting(range))
  }

  /// The number of a key, the next one if it is new; a key is a term too, where it stands alone.
  private mutating func number(of range: Range<Int>) -> Int16 {
    if let last = sports.last, matches(range, last.key) {
      return Int16(sports.count - 1)
    }
    let key = String(decoding: table[range], as: UTF8.self)
    if let number = numbers[key] { return number }
    let number = Int16(sports.count)
    numbers[key] = number
    sports.append(Sport(key: key))
    names.append([nil, nil, nil])
    searched.append([])
    terms.listed.append(number)
    fold(range)
    define(
      folded.words.indices,
      as: TermTable.Meaning(first: Int16(terms.listed.count - 1), count: 1, standing: .alone))
    return number
  }
}
