// In which encoding a text file is: marks first, then strict UTF-8, then what makes words of its bytes.

/// What was found out about the encoding of a file.
struct EncodingFindings: Hashable, Sendable {
  /// The encoding to read the file in.
  var encoding: TextEncoding
  /// How many bytes the marks at the beginning take.
  var markLength: Int
  /// Bytes that are no UTF-8 in a file that otherwise is; each is read as Windows-1252.
  var damagedBytes: Int
  /// Whether the encoding is a guess that is hardly right: the text makes words in none that is known.
  var isDoubtful = false
  /// What the encoding could be too, and how a text would read then, for people; `nil` where hardly anything else fits.
  var alternatives: String?

  /// What decided, where the file leaves it open; `nil` for UTF-8 and what marks say.
  var decision: Decision?

  /// What is odd about the encoding.
  var warnings: [ImportWarning] {
    var warnings: [ImportWarning] = []
    if damagedBytes > 0 { warnings.append(ImportWarning(.damagedEncoding, count: damagedBytes)) }
    if isDoubtful {
      let detail = "read as \(encoding.rawValue)" + (alternatives.map { ", \($0)" } ?? "")
      warnings.append(ImportWarning(.encodingUnknown, detail: detail))
    } else if let alternatives {
      let detail = "read as \(encoding.rawValue), \(alternatives)"
      warnings.append(ImportWarning(.encodingUncertain, detail: detail))
    }
    return warnings
  }
}

extension EncodingFindings {
  /// Reads the whole stream once, in pieces, and decides.
  ///
  /// A file is UTF-8 if all of it is, and also where damage is rare beside the characters beyond ASCII
  /// (one for four or more of them); every other file without a mark is in the encoding that a `.cpg` beside it names,
  /// or in the one whose characters make the likeliest words; the language of the place in its name counts.
  init(
    of stream: ByteStream, forced: TextEncoding? = nil
  ) throws(ImportError) {
    var census = UTF8Census()
    var words = EncodingSample()
    var piece: [UInt8] = []
    var mark: (encoding: TextEncoding, length: Int)?
    var isFirst = true
    while true {
      piece.removeAll(keepingCapacity: true)
      guard try stream.read(1 << 20, into: &piece) > 0 else { break }
      if isFirst { mark = Self.mark(piece) ?? Self.wide(piece).map { ($0, 0) } }
      isFirst = false
      let encoding = forced ?? mark?.encoding
      guard encoding == nil || encoding == .utf8 else { break }
      census.count(piece)
      if census.invalidBytes > 0 { words.take(piece) }
    }
    census.finish()
    stream.rewind()
    let told = forced ?? mark?.encoding
    guard told == nil, census.encoding != .utf8 else {
      let decided = told ?? .utf8
      self.init(
        encoding: decided, markLength: mark.map { $0.encoding == decided ? $0.length : 0 } ?? 0,
        damagedBytes: decided == .utf8 ? census.invalidBytes : 0)
      return
    }
    self.init(of: words, path: stream.path)
  }

  /// Decides about cells of which nothing names the encoding; ASCII alone is UTF-8 too.
  init(ofCells cells: [UInt8], path: String) {
    var census = UTF8Census()
    census.count(cells)
    census.finish()
    if census.encoding == .utf8 {
      self.init(encoding: .utf8, markLength: 0, damagedBytes: census.invalidBytes)
      return
    }
    var words = EncodingSample()
    words.take(cells)
    self.init(of: words, path: path)
  }

  private init(of words: EncodingSample, path: String) {
    if let beside = CodePageFile.encoding(beside: path) {
      self.init(encoding: beside, markLength: 0, damagedBytes: 0)
      decision = Decision(
        subject: "encoding", choice: beside.rawValue, evidence: "the .cpg beside it says so")
      return
    }
    let guess = EncodingGuess(words, countries: Set(City.named(inPath: path).map(\.country)))
    self.init(
      encoding: guess.encoding, markLength: 0, damagedBytes: 0, isDoubtful: guess.isStrange,
      alternatives: guess.alternatives)
    let evidence = "it is no UTF-8, and this makes the likeliest words" + guess.language
    decision = Decision(
      subject: "encoding", choice: guess.encoding.rawValue, evidence: evidence,
      confidence: isDoubtful || alternatives != nil ? .assumed : .likely)
  }

  /// The byte-order marks at the beginning; some tools write two.
  private static func mark(_ bytes: [UInt8]) -> (encoding: TextEncoding, length: Int)? {
    var length = 0
    while bytes[length...].starts(with: [0xEF, 0xBB, 0xBF]) { length += 3 }
    if length > 0 { return (.utf8, length) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return nil
  }

  /// UTF-16 or UTF-32 without a mark, by the zero bytes that only one place of each character has.
  ///
  /// Of the first 4,096 bytes nine in ten of one half must be zero and hardly any of the other.
  static func wide(_ bytes: [UInt8]) -> TextEncoding? {
    let length = min(bytes.count, 4096) & ~3
    guard length >= 8 else { return nil }
    var zeros = [0, 0, 0, 0]
    for index in 0..<length where bytes[index] == 0 { zeros[index & 3] += 1 }
    let count = length / 4
    func isEmpty(_ place: Int) -> Bool { zeros[place] * 10 >= count * 9 }
    func isFull(_ place: Int) -> Bool { zeros[place] * 20 <= count }
    switch (isEmpty(0), isEmpty(1), isEmpty(2), isEmpty(3)) {
    case (false, true, true, true) where isFull(0): return .utf32LittleEndian
    case (true, true, true, false) where isFull(3): return .utf32BigEndian
    case (false, true, false, true) where isFull(0) && isFull(2): return .utf16LittleEndian
    case (true, false, true, false) where isFull(1) && isFull(3): return .utf16BigEndian
    default: return nil
    }
  }
}
