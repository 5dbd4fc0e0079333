// Which encoding makes the likeliest words of bytes that are no UTF-8.

/// A guess at an encoding.
struct EncodingGuess {
  /// The likeliest encoding.
  let encoding: TextEncoding
  /// Whether even that makes no words of any language that is known.
  let isStrange: Bool
  /// The language of the words, for people: `, as of French`; empty where they are of none.
  let language: String
  /// The encodings that come near, with what a text would be in them, for people; `nil` where none comes near.
  let alternatives: String?

  /// An encoding is that much less likely than Windows-1252 before a word is read, for each byte beyond ASCII.
  private static let candidates: [(encoding: TextEncoding, handicap: Double)] = [
    (.windows1252, 0), (.latin9, 0.3), (.windows1250, 0.4), (.latin2, 0.5), (.windows1254, 0.5),
    (.latin5, 0.6), (.windows1257, 0.5), (.latin7, 0.7), (.macRoman, 0.9), (.cp850, 1),
    (.cp437, 1.1), (.cp852, 1.1), (.cp857, 1.3), (.cp775, 1.4), (.windows1251, 0.3),
    (.koi8R, 0.6), (.koi8U, 0.7), (.isoCyrillic, 0.9), (.cp866, 0.8), (.macCyrillic, 0.7),
    (.windows1253, 0.3), (.isoGreek, 0.3), (.cp737, 1.2), (.windows1255, 0.4),
    (.windows1256, 0.4), (.windows874, 0.4), (.big5, 0.3), (.gb18030, 0.3), (.shiftJIS, 0.3),
    (.eucJP, 0.4), (.eucKR, 0.3),
  ]
  /// Every other encoding than Windows-1252 needs that much evidence more, whatever the length.
  private static let reserve = 3.0
  /// Guesses whose evidence is nearer than this are told.
  private static let near = 3.0
  /// Two bytes that are one character fit anything.
  private static let wideReserve = 8.0
  /// Words are this likely at least, for each byte; rare characters of two bytes are no words.
  private static let strange = (narrow: -6.0, wide: -3.9)

  private struct Reading {
    let encoding: TextEncoding
    let language: String
    let score: Double
    let reserve: Double
    let text: String

    /// How likely it is by its words alone.
    var evidence: Double { score + reserve }
  }

  /// Guesses by texts; `countries` are those where the file may come from.
  init(_ sample: EncodingSample, countries: Set<String>) {
    let beyond = Double(max(1, sample.beyond))
    let languages = Alphabet.languages(of: countries)
    var readings: [Reading] = []
    for (encoding, handicap) in Self.candidates where encoding.isAvailable {
      var text: [UInt8] = []
      var decoder = TextDecoder(from: encoding)
      decoder.decode(sample.bytes, isLast: true, into: &text)
      let string = String(decoding: text, as: UTF8.self)
      let best = EncodingScore(string, isWide: encoding.isWide).best(
        for: encoding, preferring: languages, bytes: beyond)
      let reserve =
        encoding == .windows1252 ? 0 : encoding.isWide ? Self.wideReserve : Self.reserve
      readings.append(
        Reading(
          encoding: encoding, language: best.language,
          score: best.score - handicap * beyond - reserve, reserve: reserve,
          text: string))
    }
    let sorted = readings.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element)
    guard let best = sorted.first, sample.beyond > 0 else {
      (encoding, isStrange, language, alternatives) = (.windows1252, false, "", nil)
      return
    }
    encoding = best.encoding
    let least = encoding.isWide ? Self.strange.wide : Self.strange.narrow
    language = Self.languages[best.language].map { ", as of \($0)" } ?? ""
    // The second byte of a character may be one of ASCII's: 球 is `8B 85`, and ソ `83 5C`.
    let bytes =
      encoding.isWide
      ? max(beyond, 2 * Double(best.text.unicodeScalars.count { !$0.isASCII })) : beyond
    isStrange = best.evidence / bytes < least && bytes >= 20
    var told: [Reading] = []
    for reading in sorted.dropFirst()
    where reading.text != best.text && told.allSatisfy({ $0.text != reading.text }) {
      let isNear = isStrange || best.evidence - reading.evidence < Self.near
      if isNear, told.count < 3 { told.append(reading) }
    }
    alternatives = told.isEmpty ? nil : Self.words(best, told)
  }

  /// Alphabets by the languages that have them; most are of several.
  private static let languages: [String: String] = [
    "fr": "French", "de": "German", "es": "Spanish", "pt": "Portuguese", "it": "Italian",
    "ca": "Catalan", "nl": "Dutch", "da": "Danish or Norwegian", "sv": "Swedish or Finnish",
    "is": "Icelandic", "pl": "Polish", "cs": "Czech", "sk": "Slovak", "hu": "Hungarian",
    "hr": "Croatian or Slovene", "ro": "Romanian", "tr": "Turkish", "lv": "Latvian",
    "lt": "Lithuanian", "et": "Estonian", "ru": "Russian", "uk": "Ukrainian", "bg": "Bulgarian",
    "sr": "Serbian", "el": "Greek", "he": "Hebrew", "ar": "Arabic", "th": "Thai",
    "zh-Hans": "Chinese", "zh-Hant": "Chinese", "ja": "Japanese", "ko": "Korean",
  ]

  private static func words(_ best: Reading, _ others: [Reading]) -> String {
    let lines = best.text.split(separator: "\n", omittingEmptySubsequences: false)
    let place =
      lines.indices.first { index in
        others.allSatisfy { other in
          let line = other.text.split(separator: "\n", omittingEmptySubsequences: false)
          return index < line.count && line[index] != lines[index]
        }
      } ?? 0
    func line(_ reading: Reading) -> String {
      let lines = reading.text.split(separator: "\n", omittingEmptySubsequences: false)
      return place < lines.count ? String(lines[place]).shortened : ""
    }
    return "“\(line(best))”; if that is wrong, "
      + others.map { other in
        let name = other.encoding.rawValue.filter { $0 != " " }
        return "--encoding \(name) makes it “\(line(other))”"
      }
      .joined(separator: ", ")
  }
}
