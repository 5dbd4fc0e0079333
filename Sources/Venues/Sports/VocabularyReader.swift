// Reads the vocabulary's table in one pass.

/// Collects the lines of `sports.tsv`: a key, what the line says of it, and terms between bars.
struct VocabularyReader {
  /// The languages in which sports have names for people.
  static let languages = ["fr", "en", "de"]

  private(set) var sports: [Sport] = []
  private(set) var numbers: [String: Int16] = [:]
  private(set) var terms = TermTable(slotBits: 14)
  private(set) var names: [[Range<Int>?]] = []
  private(set) var searched: [[Int16]] = []
  private var folded = FoldedText()

  /// Reads the whole table; empty lines and lines that begin with `#` say nothing.
  mutating func read(_ table: [UInt8]) {
    numbers.reserveCapacity(256)
    for line in VocabularyLines(table) { read(line, of: table) }
  }

  private mutating func read(_ line: VocabularyLines.Line, of table: [UInt8]) {
    switch table[line.key.lowerBound] {
    case 0x2E: mark(.filler, line, of: table)
    case 0x26: mark(.conjunction, line, of: table)
    case 0x7E: mark(.ending, line, of: table)
    case 0x2D: define(line, as: 0..<0, of: table)
    default:
      let keys = numbers(in: line.key, separator: 0x3B, of: table)
      if table[line.aspect.lowerBound] == 0x3E {
        searched[Int(keys[0])] = numbers(in: line.terms, separator: 0x7C, of: table)
        return
      }
      if keys.count == 1 { name(keys[0], line, of: table) }
      let first = terms.listed.count
      terms.listed += keys
      define(line, as: first..<terms.listed.count, of: table)
    }
  }

  /// Remembers the first term of a line in a language for people as the sport's name.
  private mutating func name(
    _ number: Int16, _ line: VocabularyLines.Line, of table: [UInt8]
  ) {
    let language = text(line.aspect, of: table)
    guard let column = Self.languages.firstIndex(of: language), names[Int(number)][column] == nil
    else { return }
    var terms = VocabularyPieces(table, line.terms, separator: 0x7C)
    names[Int(number)][column] = terms.next()
  }

  private mutating func mark(
    _ traits: TermTable.Traits, _ line: VocabularyLines.Line, of table: [UInt8]
  ) {
    for piece in VocabularyPieces(table, line.terms, separator: 0x7C) {
      fold(piece, of: table)
      guard let word = folded.words.first else { continue }
      var phrase = traits == .ending ? Phrase.ending : .start
      if traits == .ending {
        for index in (word.start..<word.end).reversed() { phrase.append(folded.bytes[index]) }
      } else {
        phrase.append(word, of: folded)
      }
      terms.insert(phrase, traits)
    }
  }

  private mutating func define(
    _ line: VocabularyLines.Line, as listed: Range<Int>, of table: [UInt8]
  ) {
    var meaning = TermTable.Meaning(
      first: listed.lowerBound, count: listed.count, isWhole: false, country: .everywhere, next: -1)
    guard table[line.aspect.lowerBound] < 0x61 else {
      defineTerms(of: line, as: meaning, in: table)
      return
    }
    for country in VocabularyPieces(table, line.aspect, separator: 0x2C) {
      meaning.country = CountryCode(bytes: country.map { table[$0] })
      defineTerms(of: line, as: meaning, in: table)
    }
  }

  private mutating func defineTerms(
    of line: VocabularyLines.Line, as meaning: TermTable.Meaning, in table: [UInt8]
  ) {
    for piece in VocabularyPieces(table, line.terms, separator: 0x7C) {
      var meaning = meaning
      meaning.isWhole = table[piece.lowerBound] == 0x3D
      fold(piece, of: table)
      define(meaning)
    }
  }

  /// Gives the folded term a meaning, also where it is written as one word instead of two.
  private mutating func define(_ meaning: TermTable.Meaning) {
    guard let last = folded.words.indices.last else { return }
    var phrase = Phrase.start
    for index in folded.words.indices {
      if index > 0 { phrase.appendGap() }
      phrase.append(folded.words[index], of: folded)
      let entry = terms.insert(phrase, index < last ? .begins : [])
      if index == last { terms.add(meaning, to: entry) }
    }
    guard last == 1 else { return }
    let joined = Phrase.joined(folded.words[0], folded.words[1], of: folded)
    terms.add(meaning, to: terms.insert(joined, []))
  }

  private mutating func fold(_ range: Range<Int>, of table: [UInt8]) {
    folded.removeAll()
    folded.append(table.span.extracting(range))
  }

  /// The numbers of keys, each new one given the next.
  private mutating func numbers(
    in range: Range<Int>, separator: UInt8, of table: [UInt8]
  ) -> [Int16] {
    var found: [Int16] = []
    for piece in VocabularyPieces(table, range, separator: separator) {
      found.append(number(of: piece, in: table))
    }
    return found
  }

  private mutating func number(of range: Range<Int>, in table: [UInt8]) -> Int16 {
    let key = text(range, of: table)
    if let number = numbers[key] { return number }
    let number = Int16(sports.count)
    numbers[key] = number
    sports.append(Sport(key: key))
    names.append([nil, nil, nil])
    searched.append([])
    terms.listed.append(number)
    fold(range, of: table)
    define(
      TermTable.Meaning(
        first: terms.listed.count - 1, count: 1, isWhole: true, country: .everywhere, next: -1))
    return number
  }

  private func text(_ range: Range<Int>, of table: [UInt8]) -> String {
    String(decoding: range.lazy.map { table[$0] }, as: UTF8.self)
  }
}
