import Foundation
import Testing

@testable import VenueImport

@Suite("The encoding of a text") struct TextEncodingTests {
  static func findings(_ bytes: [UInt8], forced: TextEncoding? = nil) throws -> EncodingFindings {
    let directory = try TemporaryDirectory()
    let path = try directory.write(Data(bytes), as: "text.txt")
    return try GDALLog.capturing { log throws(ImportError) in
      let stream = try ByteStream(virtualPath: path, path: path, log: log)
      return try EncodingFindings(of: stream, forced: forced)
    }
  }

  @Test(
    "is what a mark says, else UTF-8 if all of it is, else Windows-1252",
    arguments: [
      (Array("plain".utf8), TextEncoding.utf8, 0, 0),
      (Array("é".utf8), .utf8, 0, 0),
      ([0xEF, 0xBB, 0xBF] + Array("é".utf8), .utf8, 3, 0),
      ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x61], .utf8, 6, 0),
      ([0xFF, 0xFE, 0x61, 0x00], .utf16LittleEndian, 2, 0),
      ([0xFE, 0xFF, 0x00, 0x61], .utf16BigEndian, 2, 0),
      ([0x63, 0x61, 0x66, 0xE9], .windows1252, 0, 0),
      ([0x95, 0x20, 0x61], .windows1252, 0, 0),
      // One damaged byte among many good characters makes no Windows-1252.
      (Array("éèàü".utf8) + [0x92], .utf8, 0, 1),
      (Array("é".utf8) + [0x92], .windows1252, 0, 0),
      // Surrogates, overlong forms and cut characters are no UTF-8.
      ([0xED, 0xA0, 0x80], .windows1252, 0, 0),
      ([0xC0, 0xAF], .windows1252, 0, 0),
      ([0x61, 0xC3], .windows1252, 0, 0),
      ([], .utf8, 0, 0),
    ] as [([UInt8], TextEncoding, Int, Int)])
  func finds(bytes: [UInt8], encoding: TextEncoding, mark: Int, damaged: Int) throws {
    let expected = EncodingFindings(encoding: encoding, markLength: mark, damagedBytes: damaged)
    #expect(try Self.findings(bytes) == expected)
  }

  @Test("is what a person says, whatever the bytes say")
  func forced() throws {
    #expect(try Self.findings(Array("é".utf8), forced: .latin9).encoding == .latin9)
  }

  @Test("sees characters that lie across the pieces of a file", arguments: 1...7)
  func acrossPieces(length: Int) {
    let text = Array("aé€😀b".utf8)
    var census = UTF8Census()
    for start in stride(from: 0, to: text.count, by: length) {
      census.count(Array(text[start..<min(start + length, text.count)]))
    }
    census.finish()
    #expect(census.characters == 3)
    #expect(census.invalidBytes == 0)
  }

  @Test(
    "is known by many names",
    arguments: [
      ("utf8", TextEncoding.utf8), ("UTF-8", .utf8), ("cp1252", .windows1252),
      ("ISO-8859-15", .latin9), ("latin 1", .latin1), ("utf-16be", .utf16BigEndian),
    ])
  func names(name: String, encoding: TextEncoding) {
    #expect(TextEncoding(named: name) == encoding)
  }
}
