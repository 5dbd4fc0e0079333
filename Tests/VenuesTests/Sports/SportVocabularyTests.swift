// A name that people give to a sport leads to its key.

import Testing

@testable import Venues

@Suite("The vocabulary of sports")
struct SportVocabularyTests {
  let vocabulary = SportVocabulary.standard

  @Test(
    "knows a sport by its names in many languages",
    arguments: [
      ("soccer", "key", "soccer"), ("ice_hockey", "key", "ice_hockey"), ("10pin", "key", "10pin"),
      ("Soccer", "fr", "soccer"), ("football", "fr", "soccer"),
      ("patin à roulettes", "fr", "roller_skating"),
      ("planche à roulettes", "fr", "skateboard"), ("aréna", "fr", "ice_hockey"),
      ("ballon-balai", "fr", "broomball"), ("dekhockey", "fr", "street_hockey"),
      ("jeu de fers", "fr", "horseshoes"), ("ski de fond", "fr", "cross_country_skiing"),
      ("tennis de table", "fr", "table_tennis"), ("Natation", "fr", "swimming"),
      ("Course à pied", "fr", "running"), ("Athlétisme", "fr", "athletics"),
      ("Ultimate frisbee", "fr", "ultimate"), ("Kayak", "fr", "canoe"),
      ("Rugby", "fr", "rugby_union"),
      ("Pétanque", "fr", "boules"), ("Volleyball de plage", "fr", "beachvolleyball"),
      ("tennis léger", "fr", "pickleball"), ("glissade", "fr", "toboggan"),
      ("crosse", "fr", "lacrosse"),
      ("track and field", "en", "athletics"), ("Track & Field", "en", "athletics"),
      ("swimming pool", "en", "swimming"), ("pool table", "en", "billiards"),
      ("bowling green", "en", "bowls"), ("bowling", "en", "10pin"), ("skittles", "en", "9pin"),
      ("table tennis", "en", "table_tennis"), ("tot lot", "en", "playground"),
      ("off-leash area", "en", "dog_park"), ("Fußballplatz", "de", "soccer"),
      ("Fussball", "de", "soccer"), ("Kegelbahn", "de", "9pin"),
      ("Tischtennisplatte", "de", "table_tennis"),
      ("Eishockey", "de", "ice_hockey"), ("Bogenschießen", "de", "archery"),
      ("baloncesto", "es", "basketball"), ("natación", "es", "swimming"),
      ("pallavolo", "it", "volleyball"),
      ("calcio", "it", "soccer"), ("voetbalveld", "nl", "soccer"),
      ("schaatsen", "nl", "ice_skating"),
      ("håndbold", "da", "handball"), ("svømmehal", "da", "swimming"),
      ("Jääkiekko", "fi", "ice_hockey"), ("Tenniskenttäalue", "fi", "tennis"),
      ("籃球", "zh", "basketball"),
      ("篮球场", "zh", "basketball"), ("乒乓球檯", "zh", "table_tennis"), ("五人硬地足球場", "zh", "soccer"),
    ])
  func knows(term: String, language: String, key: String) {
    #expect(vocabulary.lookup(term) == Sport(key: key), "\(term) (\(language))")
    #expect(vocabulary.sport(named: term) == Sport(key: key))
  }

  @Test(
    "overlooks case, accents, plurals, hyphens, words run together and the words for places",
    arguments: [
      "tennis de table", "TENNIS DE TABLE", "Tennis-de-table", "tennis_de_table", "Table Tennis",
      "tabletennis", "TableTennis", "Ping-Pong", "ping pong", "pingpong", "Ｔａｂｌｅ　Ｔｅｎｎｉｓ",
      "table  tennis ",
      "Salle de tennis de table", "Outdoor table tennis tables", "Tables de ping-pong",
      "Ping\u{2010}pong",
    ])
  func overlooks(term: String) {
    #expect(vocabulary.lookup(term) == Sport(key: "table_tennis"))
  }

  @Test("takes an accent that stands after its letter for the same letter")
  func decomposedAccents() {
    #expect(vocabulary.lookup("pe\u{301}tanque") == Sport(key: "boules"))
  }

  @Test(
    "knows no sport by other words, by several sports, or by nothing",
    arguments: [
      "", " ", "-", "quidditch", "washroom", "tennis and hockey", "tennis, quidditch", "terrain",
      "的",
    ])
  func unknown(term: String) {
    #expect(vocabulary.lookup(term) == nil)
  }

  @Test(
    "gives an unknown stored name a key of its own",
    arguments: [
      ("Quidditch", "quidditch"), ("Jeu de la Soule", "jeu_de_la_soule"), ("Égoïne 3", "egoine_3"),
      ("毽子", "毽子"), ("", ""), ("lutte-à-la-corde!", "lutte_a_la_corde"), ("Городки", "городки"),
    ])
  func slug(name: String, key: String) {
    #expect(vocabulary.sport(named: name) == Sport(key: key))
    #expect(vocabulary.sport(named: key) == Sport(key: key))
  }

  @Test(
    "decides by the country what a name means",
    arguments: [
      ("football", "CA", "american_football"), ("football", "ca-QC", "american_football"),
      ("Football", "US", "american_football"), ("football", "FR", "soccer"),
      ("football", "GB", "soccer"),
      ("football", nil, "soccer"), ("football", "Canada", "soccer"),
      ("terrain de football", "FR", "soccer"),
      ("terrain de football", "CA", "american_football"), ("hockey", "CA", "ice_hockey"),
      ("hockey", "FI", "ice_hockey"), ("hockey", "GB", "field_hockey"),
      ("hockey", "FR", "field_hockey"),
      ("hockey", nil, "hockey"), ("handball", "US", "american_handball"),
      ("handball", "FR", "handball"),
      ("handball", "IE", "gaelic_games"), ("balle", "CA", "baseball"), ("balle", nil, "baseball"),
      ("balle", "FR", nil), ("quilles", "CA", "10pin"), ("quilles", "FR", "9pin"),
      ("balle au mur", "CA", "american_handball"), ("balle au mur", "FR", "pelota"),
      ("桌球", "TW", "table_tennis"), ("桌球", "HK", "billiards"), ("palet", "CA", "shuffleboard"),
      ("carrière", "FR", "equestrian"), ("bowling club", "AU", "bowls"),
      ("bowling club", "US", "10pin"),
    ] as [(String, String?, String?)])
  func countries(term: String, country: String?, key: String?) {
    #expect(vocabulary.lookup(term, country: country)?.key == key, "\(term) in \(country ?? "-")")
  }

  @Test("looks for all that a name may stand for")
  func searchKeys() {
    func keys(_ name: String, _ country: String? = nil) -> [String] {
      vocabulary.searchKeys(forName: name, country: country).map(\.key)
    }
    #expect(keys("hockey").starts(with: ["hockey", "ice_hockey", "field_hockey"]))
    #expect(keys("hockey", "CA") == ["ice_hockey", "hockey"])
    #expect(keys("patinoire").starts(with: ["ice_skating", "ice_hockey"]))
    #expect(keys("balle", "CA") == ["baseball", "softball"])
    #expect(keys("football").starts(with: ["soccer", "american_football"]))
    #expect(keys("football", "FR") == ["soccer", "futsal", "beach_soccer"])
    #expect(keys("tennis") == ["tennis"])
    #expect(keys("quidditch") == [])
    #expect(!keys("ice_hockey").contains("field_hockey"))
  }

  @Test("finds a sport first of all by itself")
  func searchKeysBeginWithThemselves() {
    for sport in vocabulary.sports + [Sport(key: "quidditch")] {
      let keys = vocabulary.searchKeys(for: sport)
      #expect(keys.first == sport)
      #expect(Set(keys).count == keys.count)
      #expect(!keys.dropFirst().contains(Sport(key: "multi")))
    }
    #expect(vocabulary.searchKeys(for: Sport(key: "quidditch")) == [Sport(key: "quidditch")])
  }

  @Test("names every sport in French, English and German")
  func names() {
    let soccer = Sport(key: "soccer")
    #expect(vocabulary.name(of: soccer, in: "fr") == "Soccer")
    #expect(vocabulary.name(of: soccer, in: "de-AT") == "Fußball")
    #expect(vocabulary.name(of: soccer, in: "fi") == vocabulary.name(of: soccer, in: "en"))
    #expect(vocabulary.name(of: Sport(key: "cross_country_skiing"), in: "fr") == "Ski de fond")
    #expect(vocabulary.name(of: Sport(key: "polo"), in: "en") == "Polo")
    #expect(vocabulary.name(of: Sport(key: "dwile_flonking"), in: "en") == "dwile flonking")
  }
}
