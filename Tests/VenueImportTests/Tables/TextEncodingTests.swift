import Foundation
import Testing
import Venues

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
      ([0x61, 0xC3], .windows1252, 0, 0),
      ([], .utf8, 0, 0),
    ] as [([UInt8], TextEncoding, Int, Int)])
  func finds(bytes: [UInt8], encoding: TextEncoding, mark: Int, damaged: Int) throws {
    let found = try Self.findings(bytes)
    #expect(found.encoding == encoding)
    #expect(found.markLength == mark)
    #expect(found.damagedBytes == damaged)
  }

  @Test("is not UTF-8 where a character is longer than it need be")
  func overlong() throws {
    #expect(try Self.findings([0xC0, 0xAF]).encoding != .utf8)
  }

  @Test(
    "may be one of wide characters, with a mark or without",
    arguments: [
      (String.Encoding.utf16LittleEndian, TextEncoding.utf16LittleEndian),
      (.utf16BigEndian, .utf16BigEndian), (.utf32LittleEndian, .utf32LittleEndian),
      (.utf32BigEndian, .utf32BigEndian),
    ] as [(String.Encoding, TextEncoding)], [true, false])
  func wide(encoding: (String.Encoding, TextEncoding), isMarked: Bool) throws {
    for (name, text) in [
      ("a.csv", "id,name,lat,lon\n1,Café 足球 😀,45.5,-73.6\n"),
      ("a.txt", "id,name,lat,lon\n1,Café 足球 😀,45.5,-73.6\n"),
      ("a.json", "[{\"id\": 1, \"name\": \"Café 足球 😀\", \"lat\": 45.5, \"lon\": -73.6}]"),
    ] {
      let data = try #require(
        ((isMarked ? "\u{FEFF}" : "") + text).data(using: encoding.0))
      let trial = try Trials().run(data, as: name)
      #expect(trial.venues.map(\.name) == ["Café 足球 😀"], "\(name)")
      #expect(trial.part.encoding == encoding.1.rawValue, "\(name)")
    }
  }

  @Test(
    "of one byte a character is told by the letters that it makes",
    arguments: [
      (
        "Zażółć gęślą jaźń, boisko piłkarskie, Łódź, siłownia", String.Encoding.windowsCP1250,
        TextEncoding.windows1250
      ),
      ("Parc Étoilé, Pétanque, Hôtel, forêt – l’été, 30 m³", .windowsCP1252, .windows1252),
      ("Fußballplätze, Straße, Öl, Größe, 1 000 m²", .windowsCP1252, .windows1252),
      ("¿Dónde está el niño? ¿Cuándo? Pº de la Castellana 1º, 2ª", .windowsCP1252, .windows1252),
      ("Ålborg, Sønderborg, Ærø, skøjtebane", .windowsCP1252, .windows1252),
    ] as [(String, String.Encoding, TextEncoding)])
  func oneByte(text: String, encoding: String.Encoding, expected: TextEncoding) throws {
    let data = try #require("id,name,lat,lon\n1,\"\(text)\",45.5,-73.6\n".data(using: encoding))
    let trial = try Trials().run(data, as: "a.csv")
    #expect(trial.part.encoding == expected.rawValue)
    #expect(trial.venues.map(\.name) == [text])
  }

  @Test("may be one of other alphabets; one that makes no words is told")
  func foreign() throws {
    for (text, encoding) in [
      ("теннисный корт и футбольное поле", String.Encoding.windowsCP1251),
      ("テニスコートと野球場とプール", .shiftJIS),
    ] {
      let table = "id,name,lat,lon\n1,\(text),45.5,-73.6\n2,\(text),45.6,-73.6\n"
      let data = try #require(table.data(using: encoding))
      let trial = try Trials().run(data, as: "a.csv")
      #expect(trial.venues.map(\.name) == [text, text])
      #expect(!trial.part.warnings.contains { $0.kind == .encodingUnknown }, "\(text)")
    }
    let noise = Data((0..<60).map { UInt8(0x80 + $0 * 37 % 128) })
    let strange = Data("id,name,lat,lon\n1,".utf8) + noise + Data(",45.5,-73.6\n".utf8)
    let warning = try Trials().run(strange, as: "a.csv").part.warnings.first {
      $0.kind == .encodingUnknown
    }
    #expect(warning?.detail?.contains("if that is wrong, --encoding") == true)
    let french =
      "id,name,lat,lon\n" + (1...30).map { "\($0),Forêt des érables,45.5,-73.6\n" }.joined()
    let data = try #require(french.data(using: .windowsCP1252))
    let warnings = try Trials().run(data, as: "a.csv").part.warnings
    #expect(!warnings.contains { $0.kind == .encodingUnknown })
  }

  @Test("may be that of an old Mac")
  func macRoman() throws {
    // Parc Étoilé, Pétanque, Hôtel, forêt, as APPLE/ROMAN has them.
    let name: [UInt8] =
      Array("Parc ".utf8) + [0x83] + Array("toil".utf8) + [0x8E] + Array(" P".utf8) + [0x8E]
      + Array("tanque H".utf8) + [0x99] + Array("tel for".utf8) + [0x90] + Array("t".utf8)
    let data = Data(Array("id,name,lat,lon\r1,".utf8) + name + Array(",45.5,-73.6\r".utf8))
    let trial = try Trials().run(data, as: "a.csv")
    #expect(trial.venues.map(\.name) == ["Parc Étoilé Pétanque Hôtel forêt"])
    #expect(trial.part.encoding == "Mac OS Roman")
  }

  @Test("is none of wide characters where zeros stand anywhere")
  func notWide() throws {
    #expect(EncodingFindings.wide(Array("a\u{0}b\u{0}".utf8)) == nil)
    #expect(EncodingFindings.wide([UInt8](repeating: 0, count: 64)) == nil)
    #expect(EncodingFindings.wide(Array("lat,lon,\u{0}name,id,x\n1,2,3\u{0},4,5\n".utf8)) == nil)
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
