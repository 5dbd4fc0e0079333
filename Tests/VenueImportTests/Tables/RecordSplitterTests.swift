import Testing

@testable import VenueImport

@Suite("A record splitter") struct RecordSplitterTests {
  /// The records of a text, split in one go.
  static func records(_ text: String, _ delimiter: Delimiter = .comma) -> [[String]] {
    var bytes = Array(text.utf8)
    var splitter = RecordSplitter(delimiter: delimiter.rawValue)
    var place = 0
    var records: [[String]] = []
    while place < bytes.count {
      guard let next = splitter.split(&bytes, at: place, isLast: true) else { break }
      records.append(splitter.cells.map { String(decoding: bytes[$0], as: UTF8.self) })
      place = next
    }
    return records
  }

  @Test(
    "splits cells as RFC 4180 has it, and as files are",
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]),
      ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
      ("a,\n,b", [["a", ""], ["", "b"]]),
      ("a,b\n\n1,2", [["a", "b"], [""], ["1", "2"]]),
      ("\"a,b\",c", [["a,b", "c"]]),
      ("\"say \"\"hi\"\"\",c", [["say \"hi\"", "c"]]),
      ("\"two\nlines\",c", [["two\nlines", "c"]]),
      ("\"two\r\nlines\",c\r\nd", [["two\r\nlines", "c"], ["d"]]),
      ("\"\",x", [["", "x"]]),
      ("\"a\"b,c", [["ab", "c"]]),
      ("5\" pipe,c", [["5\" pipe", "c"]]),
      ("\"\"\"\",c", [["\"", "c"]]),
    ])
  func splits(text: String, expected: [[String]]) {
    #expect(Self.records(text) == expected)
  }

  @Test("splits at the delimiter it was given", arguments: Delimiter.allCases)
  func delimiters(delimiter: Delimiter) {
    let mark = String(Unicode.Scalar(delimiter.rawValue))
    #expect(Self.records("a\(mark)b\n1\(mark)2", delimiter) == [["a", "b"], ["1", "2"]])
  }

  @Test(
    "counts lines, also those inside quotes, whatever ends them", arguments: ["\n", "\r\n", "\r"])
  func lines(end: String) {
    var bytes = Array("a\(end)\"b\(end)c\(end)d\"\(end)e".utf8)
    var splitter = RecordSplitter(delimiter: Delimiter.comma.rawValue)
    var place = 0
    var lines: [Int] = []
    while place < bytes.count {
      lines.append(splitter.line)
      guard let next = splitter.split(&bytes, at: place, isLast: true) else { break }
      place = next
    }
    #expect(lines == [1, 2, 5])
  }

  @Test(
    "asks for more bytes rather than cut a record", arguments: ["a,b", "a,\"b", "a,\"b\"", "a\r"])
  func unfinished(text: String) {
    var bytes = Array(text.utf8)
    var splitter = RecordSplitter(delimiter: Delimiter.comma.rawValue)
    #expect(splitter.split(&bytes, at: 0, isLast: false) == nil)
    #expect(bytes == Array(text.utf8), "nothing is taken out of an unfinished record")
  }

  @Test("remembers where an unclosed quote was opened")
  func openQuote() {
    var bytes = Array("a\nb,\"c\nd".utf8)
    var splitter = RecordSplitter(delimiter: Delimiter.comma.rawValue)
    let second = splitter.split(&bytes, at: 0, isLast: true) ?? 0
    #expect(splitter.split(&bytes, at: second, isLast: true) == nil)
    #expect(splitter.openQuoteLine == 2)
  }
}
