import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("Punctuation in the encoding of a table") struct MarkPlacesTests {
  /// Six names, each with a sign beyond ASCII, as bytes of Windows-1252.
  private static func table(_ name: String, _ sign: UInt8) -> Data {
    var table = Data("id,name,lat,lon\n".utf8)
    for (row, word) in ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir"].enumerated() {
      let parts = name.replacing("TREE", with: word).split(
        separator: "_", omittingEmptySubsequences: false)
      table += Data("\(row + 1),\(parts[0])".utf8)
      for part in parts.dropFirst() { table += Data([sign]) + Data(part.utf8) }
      table += Data(",53.\(row + 1),-1.5\n".utf8)
    }
    return table
  }

  @Test(
    "is no letter of Mac OS or DOS among words of ASCII",
    arguments: [
      ("St James_s TREE Park", 0x92, "St James’s Ash Park"),
      ("Boys_ Club TREE", 0x92, "Boys’ Club Ash"),
      ("TREE Park _ Football Pitch", 0x96, "Ash Park – Football Pitch"),
      ("TREE Park _ North", 0x97, "Ash Park — North"),
      ("TREE Park _ 1", 0x95, "Ash Park • 1"),
      ("TREE Park_", 0x85, "Ash Park…"),
      ("TREE Park_Field", 0xA0, "Ash Park\u{A0}Field"),
      ("TREE Park _1 court", 0xA3, "Ash Park £1 court"),
      ("TREE Park 1_ courts", 0xBD, "Ash Park 1½ courts"),
      ("TREE Park 80_", 0x80, "Ash Park 80€"),
    ])
  func punctuation(name: String, sign: UInt8, read: String) throws {
    let trial = try Trials().run(Self.table(name, sign), as: "a.csv")
    #expect(trial.venues.contains { $0.name == read })
    #expect(!trial.part.warnings.contains { $0.kind == .encodingUncertain })
  }

  @Test("is known by pairs of quotes")
  func quotes() throws {
    let plain = Self.table("_The Den} TREE Park", 0x93)
    let trial = try Trials().run(
      Data(plain.map { $0 == UInt8(ascii: "}") ? 0x94 : $0 }), as: "a.csv")
    #expect(trial.venues.contains { $0.name == "“The Den” Ash Park" })
  }

  @Test("leaves letters what they are")
  func letters() throws {
    // í of Mac OS Roman is the byte of ’, ñ that of –.
    let river = try Trials().run(Self.table("R_o TREE Park", 0x92), as: "a.csv")
    #expect(river.venues.contains { $0.name == "Río Ash Park" })
    let hill = try Trials().run(Self.table("Monta_a TREE", 0x96), as: "a.csv")
    #expect(hill.venues.contains { $0.name == "Montaña Ash" })
  }

  @Test(
    "stands where marks of its kind do",
    arguments: [
      ("a’s ", true), ("a’st", false), ("o’B", true), ("ll’ ", true), ("n’a", false),
      (" – ", true), ("a–b", false), ("1–2", true), (" “D", true), ("n” ", true),
      ("n”a", false), ("1½ ", true), ("a½b", false), ("k\u{A0}F", true), ("k\u{A0}f", false),
      ("N° ", true), ("an° ", false), ("m² ", true), ("£ 5", true), ("a£b", false),
    ])
  func places(text: String, fits: Bool) throws {
    let scalars = Array("\n\n\(text)\n\n".unicodeScalars)
    let index = try #require(scalars.firstIndex { !$0.isASCII })
    let near = NearCharacters(
      before: (scalars[index - 2], scalars[index - 1]),
      behind: (scalars[index + 1], scalars[index + 2]))
    #expect(near.fit(scalars[index]) == fits)
  }
}
