// The pieces that a value is cut into before it is parsed.

/// A piece of a value.
struct Token {
  enum Kind: Equatable {
    case number
    case word(WordKind)
    /// Letters that are no word of the language.
    case unknownWord
    case comment
    case minus
    case plus
    case comma
    case semicolon
    case fallback
    case colon
    case dot
    case slash
    case openBracket
    case closeBracket
    case openParenthesis
    case closeParenthesis
    /// A character that the language does not have, or an unclosed quotation mark.
    case stray
    case end
  }

  var kind: Kind
  /// The number, or the word's meaning.
  var value = 0
  /// Where it lies in the bytes.
  var start: Int
  var end: Int
  /// Whether white space stands before it.
  var isSpaced = false
  /// Whether the specification spells it differently; then `Words` knows how.
  var deviates = false
  /// The word's place in `Words`.
  var word = 0

  var digits: Int { end - start }
}
