// Markup of a feature service that is one page of several (OGC 09-025r2, section 7.7.4).

/// The marks of a page at the beginning of markup.
enum PageMarks {
  /// What there is to say about the page; `nil` where it is whole, or says nothing.
  static func warning(in beginning: [UInt8]) -> ImportWarning? {
    // The marks stand in the outermost element.
    guard let root = root(of: beginning) else { return nil }
    if let all = number("numberMatched", in: root) ?? number("numberOfFeatures", in: root),
      let here = number("numberReturned", in: root), all > here
    {
      let detail = "\(here.grouped) of \(all.grouped) records, as it says itself"
      return ImportWarning(.onePageOfSeveral, detail: detail)
    }
    if root[...].place(of: " next=\"") != nil {
      return ImportWarning(.onePageOfSeveral, detail: "it names a next page")
    }
    return nil
  }

  /// The first element that is no declaration and no comment.
  private static func root(of bytes: [UInt8]) -> [UInt8]? {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let tag = rest[start...]
      guard let end = tag.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      if let mark = tag.dropFirst().first, mark != UInt8(ascii: "?"), mark != UInt8(ascii: "!") {
        return Array(tag[..<end])
      }
      rest = bytes[(end + 1)...]
    }
    return nil
  }

  private static func number(_ name: String, in root: [UInt8]) -> Int? {
    let mark = " \(name)=\""
    guard let place = root[...].place(of: mark) else { return nil }
    let digits = root[(place + mark.utf8.count)...].prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
