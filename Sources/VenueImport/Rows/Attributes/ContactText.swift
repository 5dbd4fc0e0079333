// Addresses, telephone numbers and pages: told from other texts by their bytes, without a string.

enum ContactText {
  /// Longer texts are something else.
  private static let longest = 300

  /// Whether bytes hold what an attribute of text needs.
  static func fits(_ text: ArraySlice<UInt8>, _ attribute: VenueAttribute) -> Bool {
    guard !text.isEmpty, text.count <= longest else { return false }
    switch attribute {
    case .phone: return isPhone(text)
    case .website: return isPage(text)
    default: return isAddress(text)
    }
  }

  /// Whether it is a word for nothing.
  static func isUnsaid(_ text: ArraySlice<UInt8>) -> Bool {
    // No word for nothing has a digit.
    text.count <= 20 && !text.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && AttributeWords.isUnsaid(String(decoding: text, as: UTF8.self).lowercased())
  }

  /// Six digits and more, with what people set between them; an extension or a remark may follow.
  private static func isPhone(_ text: ArraySlice<UInt8>) -> Bool {
    var digits = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "."), UInt8(ascii: "/"):
        continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: ","), UInt8(ascii: ";"), 0x80...:
        return digits >= 6 && digits <= 15
      default: return false
      }
    }
    return digits >= 6 && digits <= 20
  }

  /// `https://…`, `www.…`, `parks.example.org/oak`; no picture, no mail.
  private static func isPage(_ text: ArraySlice<UInt8>) -> Bool {
    guard !text.contains(where: { $0 <= 0x20 }) else { return false }
    if pictures.contains(where: { ends(text, with: $0) }) { return false }
    let scheme = schemes.first { begins(text, with: $0) }
    let rest = text.dropFirst(scheme?.utf8.count ?? 0)
    var (labels, length, isWord) = (0, 0, true)
    for byte in rest {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: ":"):
        return labels > 0 && length > 1 && isWord
      case UInt8(ascii: "."):
        if length == 0 { return false }
        labels += 1
        (length, isWord) = (0, true)
      case UInt8(ascii: "@"): return false
      default:
        length += 1
        // A number at the end is none of a page: `1.50`.
        isWord = isWord && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
    }
    return labels > 0 && length > 1 && isWord
  }

  private static let schemes = ["https://", "http://"]
  private static let pictures = [".jpg", ".jpeg", ".png", ".gif"]

  /// Whether bytes begin with a text in lower case, whatever their case.
  private static func begins(_ bytes: ArraySlice<UInt8>, with text: String) -> Bool {
    bytes.count >= text.utf8.count && zip(bytes, text.utf8).allSatisfy { isAlike($0, $1) }
  }

  private static func ends(_ bytes: ArraySlice<UInt8>, with text: String) -> Bool {
    begins(bytes.suffix(text.utf8.count), with: text)
  }

  private static func isAlike(_ byte: UInt8, _ lower: UInt8) -> Bool {
    byte == lower
      || ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == lower)
  }

  /// Text with letters that is no page, no mail and no JSON.
  private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
    var hasLetter = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "@"), UInt8(ascii: "{"), UInt8(ascii: "<"): return false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
        hasLetter = true
      default: continue
      }
    }
    return hasLetter && text.count > 2 && !isUnsaid(text)
      && !text.starts(with: "http".utf8) && !text.starts(with: "www.".utf8)
  }
}
