// Text as words in which case, accents, plurals and most punctuation no longer matter.

/// A text cut into folded words.
///
/// Letters are in lower case and without accents; apostrophes, hyphens and underscores part words; commas, slashes, brackets and
/// line breaks also end an item of a list, which no phrase crosses. `&` becomes the word `and`, a capital after a small letter begins a
/// word (`soccerAndFootball`), and each ideograph or letter of Thai is a word of its own, for those write none.
struct FoldedText {
  /// A word: where it lies in `bytes`, and what precedes it.
  struct Word {
    var start: Int
    /// Where the word ends without its plural ending.
    var stemEnd: Int
    var end: Int
    /// Whether a list's separator stands before the word.
    var beginsItem: Bool
    /// How many equals signs stand before the word, which the vocabulary's table uses.
    var marks: UInt8 = 0

    var count: Int { end - start }
  }

  /// The folded letters of all words.
  private(set) var bytes: [UInt8] = []
  private(set) var words: [Word] = []
  private var start = 0
  private var beginsItem = true
  private var followsSmallLetter = false
  private var marks: UInt8 = 0

  init() {}

  /// Folds a text.
  init(_ text: String) {
    bytes.reserveCapacity(text.utf8.count)
    append(text.utf8.span)
  }

  /// Forgets all words but keeps the room they took.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    start = 0
    beginsItem = true
    followsSmallLetter = false
    marks = 0
  }

  /// Folds UTF-8 text and appends its words.
  ///
  /// A byte that begins no character is taken as punctuation.
  mutating func append(_ text: Span<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if Self.isSmallLetter(byte) {
        let end = Self.endOfSmallLetters(in: text, from: index + 1)
        bytes.append(addingCapacity: end - index) { output in
          for place in index..<end { output.append(text[place]) }
        }
        followsSmallLetter = true
        index = end
      } else if byte < 0x80 {
        appendASCII(byte)
        index += 1
      } else {
        let (scalar, length) = Self.scalar(in: text, at: index)
        // The raised dot of Catalan is inside a word: `col·legi`; others part items.
        let isInWord =
          scalar == 0xB7 && bytes.count > start && bytes.last == 0x6C
          && index + length < text.count && text[index + length] | 0x20 == 0x6C
        if !isInWord { appendWide(scalar) }
        index += length
      }
    }
    endWord()
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

  /// Most text is small letters of ASCII, so these are taken a run at a time.
  private static func endOfSmallLetters(in text: Span<UInt8>, from index: Int) -> Int {
    var end = index
    while end < text.count, isSmallLetter(text[end]) { end += 1 }
    return end
  }

  private mutating func appendASCII(_ byte: UInt8) {
    switch byte {
    case 0x61...0x7A:
      bytes.append(byte)
      followsSmallLetter = true
    case 0x41...0x5A:
      if followsSmallLetter { endWord() }
      bytes.append(byte | 0x20)
    case 0x30...0x39:
      bytes.append(byte)
      followsSmallLetter = false
    case 0x26:
      endWord()
      bytes.append(contentsOf: [0x61, 0x6E, 0x64])
      endWord()
    case 0x0A, 0x0D, 0x09, 0x22, 0x28...0x2C, 0x2F, 0x3A, 0x3B, 0x5B, 0x5D, 0x7B...0x7D:
      endItem()
    case 0x3D:
      endWord()
      marks &+= 1
    default:
      endWord()
    }
  }

  private mutating func appendWide(_ scalar: UInt32) {
    followsSmallLetter = false
    switch LatinFolding.fold(scalar) {
    case .letter(let letter): bytes.append(letter)
    case .pair(let first, let second):
      bytes.append(first)
      bytes.append(second)
    case .ascii(let byte): appendASCII(byte)
    case .other(let other): appendUTF8(other)
    case .ideograph:
      endWord()
      appendUTF8(scalar)
      endWord()
    case .nothing: break
    case .gap: endWord()
    case .separator: endItem()
    }
  }

  private mutating func appendUTF8(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func endItem() {
    endWord()
    beginsItem = true
  }

  private mutating func endWord() {
    followsSmallLetter = false
    let end = bytes.count
    guard end > start else { return }
    words.append(
      Word(
        start: start, stemEnd: stemEnd(from: start, to: end), end: end, beginsItem: beginsItem,
        marks: marks))
    start = end
    beginsItem = false
    marks = 0
  }

  /// Where a word ends without a plural `s`, or the `x` of `jeux` and `eaux`; English *boxes* are no French *boxe*.
  func stemEnd(from start: Int, to end: Int) -> Int {
    guard end - start >= 4 else { return end }
    let (last, before, third) = (bytes[end - 1], bytes[end - 2], bytes[end - 3])
    let isPlural =
      last == 0x73
      ? before != 0x73 && !(before == 0x65 && third == 0x78)
      : last == 0x78 && before == 0x75 && isVowel(third)
    return isPlural ? end - 1 : end
  }

  private func isVowel(_ byte: UInt8) -> Bool { byte == 0x61 || byte == 0x65 }

  /// The character that begins at a byte above 0x7F, and its length; U+FFFD of length 1 where there is none.
  private static func scalar(in text: Span<UInt8>, at index: Int) -> (UInt32, Int) {
    let first = text[index]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5, index + length <= text.count else { return (0xFFFD, 1) }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard text[index + offset] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | UInt32(text[index + offset] & 0x3F)
    }
    return (scalar, length)
  }
}

extension FoldedText {
  /// Whether a word begins with a digit, as counts, sizes and lane numbers do.
  func isNumber(_ word: Int) -> Bool {
    let first = bytes[words[word].start]
    return first >= 0x30 && first <= 0x39
  }

  /// Whether a word is an ideograph or a letter of Thai, which write no gaps between words.
  private func isUnparted(_ word: Word) -> Bool {
    let first = bytes[word.start]
    return first >= 0xE3 || (first == 0xE0 && bytes[word.start + 1] & 0xFE == 0xB8)
  }

  /// The words joined by underscores, ideographs without.
  var slug: String { String(decoding: slugBytes, as: UTF8.self) }

  /// The UTF-8 of the slug.
  var slugBytes: [UInt8] {
    var joined: [UInt8] = []
    var followsLetter = false
    for word in words {
      let isIdeograph = isUnparted(word)
      if followsLetter || (!isIdeograph && !joined.isEmpty) { joined.append(0x5F) }
      joined.append(contentsOf: bytes[word.start..<word.end])
      followsLetter = !isIdeograph
    }
    return joined
  }
}
