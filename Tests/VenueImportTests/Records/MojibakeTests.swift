import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("Text that was encoded twice") struct MojibakeTests {
  /// The text as UTF-8 read as Windows-1252, which Foundation knows too.
  static func spoiled(_ text: String) throws -> String {
    var spoiled = ""
    for byte in text.utf8 {
      let scalar = String(data: Data([byte]), encoding: .windowsCP1252)
      spoiled += scalar ?? String(Unicode.Scalar(byte))
    }
    return spoiled
  }

  @Test(
    "comes back as it was",
    arguments: [
      "Montréal", "Parc Saint-Étienne – L’Île", "Fußballplatz", "Sporthalle „Ost“", "Ø €", "œuvre",
      "足球場", "Ýà",
    ])
  func mended(text: String) throws {
    let spoiled = try Self.spoiled(text)
    #expect(spoiled != text)
    #expect(Mojibake.mended(spoiled) == text)
    #expect(Mojibake.mended(text) == text)
  }

  @Test(
    "is nothing that people write",
    arguments: [
      "São Paulo", "SÃO JOÃO", "Café – Bar", "naïve", "«Ça»", "Ã", "100 €", "Â", "plain", "",
    ])
  func sound(text: String) {
    #expect(Mojibake.mended(text) == text)
  }

  @Test("is put right throughout a column, and counted, in names of columns too")
  func column() throws {
    let text = try """
    id,\(Self.spoiled("Équipement")),name,lat,lon
    1,\(Self.spoiled("Pétanque")),\(Self.spoiled("Parc Étienne")),45.5,-73.6
    2,Tennis,Parc Vert,45.6,-73.7
    3,\(Self.spoiled("Pétanque")),\(Self.spoiled("Île Noire")),45.7,-73.8
    """
    let trial = try Trials(knowledge: .standard).run(text)
    #expect(try trial.venue("1").name == "Parc Étienne")
    #expect(try trial.venue("3").name == "Île Noire")
    #expect(try trial.venue("1").properties["Équipement"] == "Pétanque")
    let warnings = trial.part.warnings.filter { $0.kind == .mojibakeMended }
    #expect(warnings.map(\.count) == [1, 4])
  }

  @Test("is kept and told where other texts of the column are sound")
  func doubtful() throws {
    let text = try "id,name,lat,lon\n1,\(Self.spoiled("Île")),45.5,-73.6\n2,Été,45.6,-73.7\n"
    let trial = try Trials().run(text)
    #expect(try trial.venue("1").name == Self.spoiled("Île"))
    let warning = try #require(trial.part.warnings.first { $0.kind == .mojibakeKept })
    #expect(warning.count == 1)
    #expect(warning.detail?.hasPrefix("name, “") == true)
  }
}
