import Testing
import Venues

@testable import VenueImport

@Suite("What a list of amenities denies") struct DeniedClausesTests {
  @Test(
    "is no sport of the place",
    arguments: [
      ("No tennis; soccer", ["soccer"]), ("Soccer; no basketball", ["soccer"]),
      ("Soccer but no basketball", ["soccer"]), ("Tennis: No, Soccer: Yes", ["soccer"]),
      ("tennis=no;golf=yes", ["golf"]), ("Tennis: 0, Basketball: 2", ["basketball"]),
      ("Tennis courts: none", []), ("Tennis courts: None (removed 2019)", []),
      ("Swimming prohibited", []), ("Former tennis court", []), ("Tennis court (removed)", []),
      ("Tennis court (planned), Soccer field", ["soccer"]), ("Kein Tennis, Fußball", ["soccer"]),
      ("No tennis. Soccer field.", ["soccer"]), ("Tennis - closed; soccer", ["soccer"]),
      ("Tennis: N; Golf: Y", ["golf"]), ("{\"tennis\":false,\"golf\":true}", ["golf"]),
      ("no tennis/no basketball, soccer", ["soccer"]),
    ] as [(String, [String])])
  func denied(text: String, sports: [String]) {
    #expect(Self.sports(text) == sports)
  }

  @Test(
    "is told apart from numbers, hours and what else may be missing",
    arguments: [
      "Tennis court no 3", "Tennis court No. 3", "Tennis 10:00", "No fee tennis court",
      "Tennis: no lights", "Tennis court, no lights", "Tennis, no dogs", "Tennis: 2", "Tennis=yes",
      "Tennis, dogs prohibited", "Tennis - closed Mondays", "St. John's tennis",
    ])
  func kept(text: String) { #expect(Self.sports(text) == ["tennis"]) }

  @Test(
    "is what was there before, or is missing, in any language",
    arguments: [
      "ex-tennis", "Ex-court de tennis", "Tennis (ex)", "Bývalý tenis", "bývalé tenisové ihrisko",
      "Dawne boisko do tenisa", "BYŁE korty tenisowe", "fost teren de tenis",
      "Fostul teren de tenis",
      "Endine tennis", "Buvęs teniso kortas", "Eski tenis kortu", "Πρώην γήπεδο τένις",
      "Бывший теннисный корт", "旧テニスコート", "テニスコート跡地", "폐쇄된 테니스장", "테니스장 없음",
      "nincs tenisz", "Tennis (missing)", "Tennis nincs", "egykori teniszpálya",
    ])
  func formers(text: String) { #expect(Self.sports(text) == []) }

  @Test(
    "leaves what stands in place of something else",
    arguments: [
      ("Tennis replaced by golf", ["golf"]), ("Tennis court replaced with a golf course", ["golf"]),
      ("Golf replaces tennis", ["golf"]), ("Golf (replaced tennis)", ["golf"]),
      ("Tennis turned into golf", ["golf"]), ("Tennis now golf", ["golf"]),
      ("Tennis remplacé par golf", ["golf"]), ("Tennis ersetzt durch Golf", ["golf"]),
      ("Tennis nets replaced 2019", ["tennis"]), ("Tennis court replaced by the city", ["tennis"]),
      ("Tennis now open", ["tennis"]), ("Ex-servicemen's tennis court", ["tennis"]),
      ("旧市街テニスコート", ["tennis"]), ("테니스 센터", ["tennis"]), ("Eski Kale Tenis", ["tennis"]),
    ] as [(String, [String])])
  func replaced(text: String, sports: [String]) { #expect(Self.sports(text) == sports) }

  @Test(
    "is told in brackets, behind slashes, dashes and hyphens",
    arguments: [
      ("soccer (no tennis)", ["soccer"]), ("soccer [no tennis]", ["soccer"]),
      ("soccer/no tennis", ["soccer"]), ("soccer / no tennis", ["soccer"]),
      ("Soccer - no tennis", ["soccer"]), ("no-tennis", []), ("non-tennis", []),
      ("soccer, non-tennis", ["soccer"]), ("Tennis (no), Soccer (yes)", ["soccer"]),
      ("Tennis - No; Soccer - Yes", ["soccer"]), ("Tennis (0), Soccer (2)", ["soccer"]),
      ("0 tennis courts, 2 soccer fields", ["soccer"]), ("Tennis x 0", []),
      ("Soccer (formerly tennis)", ["soccer"]), ("Tennis (closed) / soccer", ["soccer"]),
      ("Soccer; tennis (demolished 2019)", ["soccer"]), ("Tennis -> no", []),
    ] as [(String, [String])])
  func marked(text: String, sports: [String]) { #expect(Self.sports(text) == sports) }

  @Test(
    "reaches to what is set against it, and over alternatives",
    arguments: [
      ("no tennis but soccer", ["soccer"]), ("soccer, tennis not available", ["soccer"]),
      ("Kein Tennis aber Fußball", ["soccer"]), ("Pas de tennis mais soccer", ["soccer"]),
      ("sin tenis pero con fútbol", ["soccer"]), ("geen tennis maar voetbal", ["soccer"]),
      ("ingen tennis men fodbold", ["soccer"]), ("calcio ma non tennis", ["soccer"]),
      ("no tennis/basketball, soccer", ["soccer"]),
      ("no tennis, basketball or golf; soccer", ["soccer"]),
      ("Neither tennis nor golf", []), ("Ni tennis ni golf", []),
      ("Not available: tennis, golf; soccer", ["soccer"]),
      ("No tennis, indoor or outdoor soccer", ["soccer"]),
      ("Tennis oui, piscine non", ["tennis"]), ("tennis non, soccer oui", ["soccer"]),
      ("Tennis ja, Fußball nein", ["tennis"]), ("Planned: pump track, tennis; soccer", ["soccer"]),
      ("Swimming not allowed in the pond; tennis", ["tennis"]),
      ("Swimming prohibited in the lake", []), ("Pool (closed), tennis", ["tennis"]),
      ("No dogs allowed; tennis", ["tennis"]), ("Tennis not available in winter", ["tennis"]),
    ] as [(String, [String])])
  func reach(text: String, sports: [String]) { #expect(Self.sports(text) == sports) }

  @Test(
    "is told in many languages",
    arguments: [
      "pas de tennis", "sans tennis", "aucun tennis", "tennis: non", "Tennis (fermé)",
      "Tennis hors service", "Court de tennis non disponible", "tennis: nein",
      "Halle ohne Tennis", "Tennis nicht verfügbar", "Tennis außer Betrieb",
      "ehemaliger Tennisplatz", "Kein Tennis erlaubt", "No Tennis Allowed",
      "No hay tenis", "Tenis no disponible", "senza tennis", "niente tennis",
      "Tennis non disponibile",
      "Geen tennis", "Tennis niet beschikbaar", "ikke tennis", "ilman tennistä", "sem ténis",
      "沒有網球場", "没有网球场", "無網球場", "網球：無", "网球场（无）",
      "doesn't have tennis", "It doesn’t have tennis", "TENNIS FERMÉ DÉFINITIVEMENT", "Tennis — no",
      "There is no tennis here", "no longer tennis", "Tennis out of service",
    ])
  func languages(text: String) { #expect(Self.sports(text) == []) }

  @Test(
    "is not told by words that are parts of names, numbers or other things",
    arguments: [
      "No. 5 tennis court", "No 5 tennis court", "Nontron tennis", "Tennis court no 3",
      "Non-profit tennis club", "Tennis non couvert", "Non couvert tennis", "Tennis (non éclairé)",
      "Tennis (no lights)", "Tennis/no fee", "Tennis ohne Flutlicht", "Tennis sin iluminación",
      "Tennis (not lit)", "Not only tennis", "Tennis, pas d'éclairage", "Sans Souci Park Tennis",
      "Sin City Tennis", "No Man's Land tennis", "Tennis Pas de Calais", "Pas de la Casa Tennis",
      "Sportpark Uden Tennis", "Men's tennis",
      "Tennis Club Men", "Aber Falls Tennis", "But Tennis", "No more than 4 tennis courts",
      "Tennis, 0 - 5 ans", "Tennis (N)", "Tennis à 5/7", "無障礙網球場", "Tennis (closed Mondays)",
      "Norwood tennis", "Tennis (no reservation needed)",
    ])
  func traps(text: String) { #expect(Self.sports(text) == ["tennis"]) }

  @Test(
    "is no denial where a step of shooting or a game is called so",
    arguments: [("Pas de tir", ["shooting"]), ("無板籃球", ["netball"])])
  func homonyms(text: String, sports: [String]) { #expect(Self.sports(text) == sports) }

  @Test("leaves other texts as they are", arguments: ["Soccer;  Tennis", "a, b|c", "", ";"])
  func others(text: String) { #expect(Self.removed(text) == text) }

  @Test("stays in the venue's properties")
  func property() throws {
    let trial = try Trials(knowledge: .standard).run(
      "id,name,amenities,lat,lon\n1,A,No tennis; soccer,51.1,0.1\n2,B,tennis,51.2,0.2\n")
    #expect(try trial.venue("1").sports == ["soccer"])
    #expect(try trial.venue("1").properties["amenities"] == "No tennis; soccer")
    #expect(try trial.venue("2").sports == ["tennis"])
  }

  private static func sports(_ text: String) -> [String] {
    ImportKnowledge.standard.sports(removed(text), nil).sorted()
  }

  private static func removed(_ text: String) -> String {
    DeniedClauses { ImportKnowledge.standard.heading($0, nil) }.removed(from: text)
  }
}
