// Addresses, telephone numbers and pages: told from other texts by their bytes, without a string.

enum ContactText {
  /// Longer texts are something else.
  private static let longest = 300

  /// Whether bytes hold what an attribute of text needs.
  static func fits(_ text: ArraySlice<UInt8>, _ attribute: VenueAttribute) -> Bool {
    guard !text.isEmpty, text.count <= longest, !isUnsaid(text) else { return false }
    switch attribute {
    case .phone: return isPhone(text)
    case .website: return isPage(text)
    default: return isAddress(text)
    }
  }

  /// Whether it is a word for nothing.
  static func isUnsaid(_ text: ArraySlice<UInt8>) -> Bool {
    text.count <= 20
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

  /// `https://…`, `www.…`, `parks.example.org/oak`; no picture.
  private static func isPage(_ text: ArraySlice<UInt8>) -> Bool {
    guard !text.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "@") }) else { return false }
    let lower = String(decoding: text, as: UTF8.self).lowercased()
    if [".jpg", ".jpeg", ".png", ".gif"].contains(where: lower.hasSuffix) { return false }
    let hasScheme = lower.hasPrefix("http://") || lower.hasPrefix("https://")
    let rest = hasScheme ? lower.drop { $0 != "/" }.drop { $0 == "/" } : lower[...]
    let host = rest.prefix { !"/?#:".contains($0) }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last else {
      return false
    }
    return last.count > 1 && last.allSatisfy { $0.isLetter || $0 == "-" }
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
    return hasLetter && text.count > 2
      && !text.starts(with: "http".utf8) && !text.starts(with: "www.".utf8)
  }
}
