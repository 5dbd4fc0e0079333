import Testing
import Venues

@testable import VenueImport

@Suite("A column that says how things stand") struct StandingWordsTests {
  @Test(
    "tells what is gone or not there yet in many languages",
    arguments: [
      "Disused", "Retiré", "Hors service", "Démoli", "Fermé définitivement",
      "Cerrada definitivamente", "Fuera de servicio", "Abandonada", "Abbandonato", "Dismesso",
      "Definitief gesloten", "Buiten gebruik", "Planejada", "Fechada definitivamente",
      "Permanent stengt", "Utgått", "Permanent stängd", "Ur bruk", "Permanent lukket",
      "Pysyvästi suljettu", "Zlikwidowany", "Planowany", "Nieczynny", "Rozebrany", "Wyłączony",
      "W budowie", "außer Betrieb", "Hors service (2021)",
    ])
  func gone(text: String) {
    #expect(StandingWords.isGone(text))
    #expect(!StandingWords.isUnknown(text))
  }

  @Test(
    "and what is there",
    arguments: [
      "Open", "Active", "En service", "Bon", "Closed", "Closed for season", "In Betrieb", "Czynny",
      "I drift", "En servicio", "Fermé pour la saison", "Attivo", "In gebruik", "", "N/A",
    ])
  func there(text: String) {
    #expect(!StandingWords.isGone(text))
    #expect(!StandingWords.isUnknown(text))
  }

  @Test("may be called after the condition; one of states comes first") func names() {
    func column(_ names: String...) -> Int? {
      StandingWords.column(among: names.map { ColumnName($0) })
    }
    #expect(column("NOM", "ETAT") == 1)
    #expect(column("État", "STATUT") == 1)
    #expect(column("NOM", "ETATS_UNIS") == nil)
  }

  @Test("names the words of which nobody knows what they mean") func unknown() throws {
    let text = """
      name,sport,lat,lon,STATUS
      A,tennis,48.1,2.1,Open
      B,tennis,48.2,2.2,Démoli
      C,tennis,48.3,2.3,Zorbled
      """
    let trial = try Trials(knowledge: .standard).run(text)
    let sports = Dictionary(uniqueKeysWithValues: trial.venues.map { ($0.name, $0.sports) })
    #expect(sports == ["A": ["tennis"], "B": [], "C": ["tennis"]])
    let told = trial.part.warnings.first { $0.kind == .stateNotUnderstood }
    #expect(told?.detail == "STATUS, “Zorbled”")
    // Of a column of regions there is nothing to tell.
    let regions = text.replacing("STATUS", with: "ESTADO").replacing("Open", with: "Jalisco")
      .replacing("Démoli", with: "Colima")
    let other = try Trials(knowledge: .standard).run(regions)
    #expect(!other.part.warnings.contains { $0.kind == .stateNotUnderstood })
  }
}
