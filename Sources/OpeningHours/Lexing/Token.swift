// The pieces that a value is cut into before it is parsed.

/// A piece of a value, in 16 bytes: values are short, and their places fit in 16 bits.
struct Token {
  enum Kind: Equatable {
    case number
    case word(WordKind)
    /// Letters that are no word of the language.
    case unknownWord
    /// A day name that means different days in the languages of the value.
    case ambiguousDay
    /// A time in signs; the value counts minutes since midnight.
    case time
    case comment
    case minus
    case plus
    case comma
    case semicolon
    case fallback
    case colon
    case dot
    case slash
    /// `|` or a bullet, which sets parts of a sentence apart.
    case bar
    case openBracket
    case closeBracket
    case openParenthesis
    case closeParenthesis
    /// A character that the language does not have, or an unclosed quotation mark.
    case stray
    case end
  }

  var kind: Kind
  /// Whether white space stands before it.
  var isSpaced: Bool
  /// Whether a line ends before it.
  var startsLine = false
  /// Whether the specification spells it differently; then `Words` knows how.
  var deviates: Bool
  private var wordPlace: UInt16 = 0
  private var number: Int32 = 0
  private var first: UInt16
  private var last: UInt16

  init(
    kind: Kind, value: Int = 0, start: Int, end: Int, isSpaced: Bool = false,
    deviates: Bool = false
  ) {
    self.kind = kind
    self.isSpaced = isSpaced
    self.deviates = deviates
    number = Int32(value)
    first = UInt16(start)
    last = UInt16(end)
  }

  /// The number, or the word's meaning.
  var value: Int {
    get { Int(number) }
    set { number = Int32(newValue) }
  }
  /// Where it starts in the bytes.
  var start: Int {
    get { Int(first) }
    set { first = UInt16(newValue) }
  }
  /// Where it ends in the bytes.
  var end: Int {
    get { Int(last) }
    set { last = UInt16(newValue) }
  }
  /// The word's place in `Words`.
  var word: Int {
    get { Int(wordPlace) }
    set { wordPlace = UInt16(newValue) }
  }

  var digits: Int { Int(last) - Int(first) }
}
