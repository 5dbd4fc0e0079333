import Testing
import Venues

@testable import VenueImport

@Suite("A text in place of a name") struct NoTextTests {
  @Test(
    "is none where it says that there is none",
    arguments: [
      "N/A", "n/a", "<Null>", "(null)", "NULL", "None", "Unnamed", "UNNAMED", "no name", "No-Name",
      "(no name)", "TBD", "Unknown", "-9999", "-99", "-9999.0", "99999", "-", "???", "...",
      "Sans nom", "NÉANT", "néant", "Inconnu", "sin nombre", "S/N", "ohne Namen", "Zonder naam",
      "namnlös", "bez nazwy", "без названия", "名称なし", "#REF!", "",
    ])
  func none(text: String) { #expect(NoText.isNoName(Array(text.utf8)[...])) }

  @Test(
    "is one where it says anything else",
    arguments: [
      "Nonesuch Park", "Rotary", "9", "42", "99 Steps", "-5", "Aucune idée", "Na Vrchu", "1999",
      "Parc Sans Nom de la Ville d'Oka", "Unknown Soldier Park", "Oka", "第一公園", "9999 Oak St",
    ])
  func one(text: String) { #expect(!NoText.isNoName(Array(text.utf8)[...])) }

  @Test("yields to the park, and to the name in the other language, which is told") func yields()
    throws
  {
    let text = """
      id,name,park,sport,lat,lon
      1,N/A,Oka,Soccer,46.08,-64.77
      2,-9999,Elm Hill,Soccer,46.09,-64.78
      3,Rotary,Ash,Soccer,46.10,-64.79
      4,Sans nom,unnamed,Soccer,46.11,-64.76
      """
    let trial = try Trials(knowledge: .standard).run(text)
    let names = trial.venues.sorted { $0.sourceID < $1.sourceID }.map(\.name)
    #expect(names == ["Oka", "Elm Hill", "Rotary", "Soccer"])
    let told = try #require(trial.part.warnings.first { $0.kind == .nameFromOtherColumn })
    #expect(told.count == 2)
    #expect(told.detail == "line 2: park")
    #expect(trial.part.warnings.first { $0.kind == .nameMadeUp }?.count == 1)
  }

  @Test(
    "may be empty in one language",
    arguments: [
      "name_en,name_fr", "NOM_FR,NOM_EN", "naam_nl,naam_fr", "Name,Alternative Name",
      "PARK_NAME,FACILITY_NAME",
    ])
  func languages(header: String) throws {
    let rows = ["Elm,Parc Orme,Soccer,46.08,-64.77", ",Parc Oka,Soccer,46.09,-64.78"]
    let trial = try Trials(knowledge: .standard).run(
      "\(header),sport,lat,lon\n" + rows.joined(separator: "\n") + "\n")
    #expect(Set(trial.venues.map(\.name)) == ["Elm", "Parc Oka"])
  }
}
