// The sports that a dataset's cell names.

import Testing

@testable import Venues

extension SportVocabularyTests {
  @Test(
    "finds the sports of a list",
    arguments: [
      ("Rugby / Soccer", "CA", "rugby_union soccer"),
      ("Soccer/Football", "CA", "soccer american_football"),
      ("Soccer / Football", "GB", "soccer"),
      ("tennis, basketball;padel", "FR", "tennis basketball padel"),
      ("Tennis et badminton", "FR", "tennis badminton"), ("Tennis & Squash", "GB", "tennis squash"),
      ("tennis and squash", "GB", "tennis squash"),
      ("Fußball und Basketball", "DE", "soccer basketball"),
      ("tennis\nsquash\r\npadel", "FR", "tennis squash padel"),
      ("soccer+rugby", "FR", "soccer rugby_union"),
      ("soccer;lacrosse", nil, "soccer lacrosse"), ("tennis; tennis / Tennis", nil, "tennis"),
      ("Patinoire réfrigérée / Basketball", "CA", "ice_skating basketball"),
      ("Eislauf-/Beachvolleyballpl.", "AT", "ice_skating beachvolleyball"),
      ("Skate-/Rollerbladeplatz", "AT", "skateboard roller_skating"),
      ("Fitness/Klettern", "AT", "fitness climbing"),
      ("足球、籃球", "HK", "soccer basketball"), ("緩跑徑/健身徑", "HK", "running fitness"),
      ("soccerAndFootball", "US", "soccer american_football"),
      ("baseball_softball", "US", "baseball softball"),
    ] as [(String, String?, String)])
  func lists(text: String, country: String?, keys: String) {
    #expect(found(text, country) == keys)
  }

  @Test(
    "knows the words of Poland, Portugal, Brazil, Catalonia, Sweden and Bohemia",
    arguments: [
      ("Boisko piłkarskie", "soccer"), ("boisko do koszykówki", "basketball"),
      ("korty tenisowe, siłownia plenerowa", "tennis fitness"), ("Plac zabaw", "playground"),
      ("Hala sportowa", "multi"), ("Quadra poliesportiva", "multi"),
      ("Campo de futebol sintético", "soccer"), ("Ténis de mesa", "table_tennis"),
      ("Camps de futbol", "soccer"), ("Pavelló poliesportiu", "multi"),
      ("Pistes de tennis; piscines", "tennis swimming"), ("Simhall", "swimming"),
      ("Fotbollsplan / Tennisbana", "soccer tennis"), ("Lekplats", "playground"),
      ("Fotbalové hřiště", "soccer"), ("Zimní stadion", "ice_hockey"),
    ])
  func moreLanguages(text: String, keys: String) {
    #expect(found(text, nil) == keys)
  }

  @Test(
    "passes over counts and the words for places",
    arguments: [
      ("2 Gaelic/ 2 Soccer", "IE", "gaelic_games soccer"),
      ("Gaelic/ 2 Soccer Playing Pitches", "IE", "gaelic_games soccer"),
      ("Soccer à 7", "CA", "soccer"),
      ("Soccer sous-terrain à 4-5", "CA", "soccer"),
      ("Tennis Courts (4), Restrooms", "US", "tennis"),
      ("Piste d'athlétisme (400m) et équipements", "CA", "athletics"),
      ("Piste d’athlétisme isolée", "FR", "athletics"),
      ("Basketball - Terrain de pratique - 2 paniers - Pavage avec marquage", "CA", "basketball"),
      ("Aire de jeu  5 à 12 ans", "CA", "playground"),
      ("VolleyBall - Éclairé - Sable", "CA", "volleyball"),
      ("Terrain de foot 5x5", "FR", "soccer"), ("5-a-side pitch", "IE", "soccer"),
    ])
  func counts(text: String, country: String, keys: String) {
    #expect(found(text, country) == keys)
  }

  @Test(
    "finds sports inside free text, by the longest term at each place",
    arguments: [
      ("Salle de musculation/cardiotraining", "FR", "fitness"),
      ("Aire de tir à l'arc", "CA", "archery"),
      ("Complexe aquatique et aréna du parc", "CA", "swimming ice_hockey ice_skating"),
      ("Structure Artificielle d'Escalade", "FR", "climbing"),
      ("Dojo / Salle d'arts martiaux", "FR", "martial_arts"),
      ("Terrain de football américain", "FR", "american_football"),
      ("hockey sur gazon", "CA", "field_hockey"),
      ("ROLLER SKATING RINKS", "HK", "roller_skating"), ("AMERICAN POOL TABLES", "HK", "billiards"),
      ("Tennis Court at Hockey Road", "GB", "tennis"),
      ("Parcours fixe de course d’orientation", "FR", "orienteering"),
      ("ski nautique", "FR", "water_ski"), ("Char à voile", "FR", "sand_yachting"),
      ("Marco Polo Park", "US", ""),
      ("Beachvolleyballplätze", "DE", "beachvolleyball"), ("Koripallokenttä", "FI", "basketball"),
    ])
  func freeText(text: String, country: String, keys: String) {
    #expect(found(text, country) == keys)
  }

  @Test(
    "takes some words for a sport only where they stand alone",
    arguments: [
      ("Track", "US", "athletics"), ("outdoor track", "US", "athletics"),
      ("BMX track", "US", "bmx"),
      ("Course", "CA", "running"), ("Golf Course", "US", "golf"), ("Concourse", "US", ""),
      ("Saut", "FR", "athletics"), ("Aire de saut", "FR", "athletics"),
      ("Course et saut", "FR", "running athletics"),
      ("Saut à l'élastique", "FR", "bungee_jumping"), ("Pool", "US", "swimming"),
      ("Rock pool", "GB", ""),
      ("Field", "US", "multi"), ("Field hockey", "US", "field_hockey"),
      ("Fer / Galet", "CA", "horseshoes shuffleboard"),
      ("chemin de fer", "CA", ""),
    ])
  func whole(text: String, country: String, keys: String) {
    #expect(found(text, country) == keys)
  }

  @Test(
    "names no sport where there is none",
    arguments: [
      "", "  ", "washroom", "Bench", "banc", "Sportif", "Loisirs", "Loisirs et détente",
      "Récréatif", "Plein air", "Parc",
      "Jardin communautaire", "Fontaine", "Belvédère", "Other Recreational Area", "Car Parking",
      "Wi-Fi", "Sonstiges",
      "Foot path", "Bike rack", "Picnic basket", "Salle des fêtes", "Whirlpool", "觀眾席看台", "12", "€",
      "🏟", "Balle de foin",
    ])
  func noSport(text: String) {
    #expect(found(text, "FR") == "")
  }

  @Test("names multi only where nothing else is named")
  func multi() {
    #expect(found("Salle multisports (gymnase)", "FR") == "multi")
    #expect(found("Salle multisports: basket, volley", "FR") == "basketball volleyball")
    #expect(found("Gymnasium", "US") == "multi")
    #expect(found("Gymnasium", "DE") == "")
  }

  @Test(
    "understands the names of columns that a DBF file cut",
    arguments: [
      ("basketba_1", "basketball"), ("tennis_cou", "tennis"), ("archery_ra", "archery"),
      ("shuffleboa", "shuffleboard"),
      ("mountain_b", "mtb"), ("golf_cours", "golf"), ("bowling_gr", "bowls"),
      ("BASKETBA_1", "basketball"),
      ("dog_friend", "dog_park"), ("recreation", ""), ("washroom_1", ""), ("a_b_c_d_e_", ""),
    ])
  func columns(name: String, keys: String) {
    #expect(found(name, "US") == keys)
  }

  @Test("keeps to what holds everywhere where the country is not known")
  func withoutCountry() {
    #expect(found("Carrière", nil) == "")
    #expect(found("Arena", nil) == "")
    #expect(found("Football", nil) == "soccer")
    #expect(found("Hockey", nil) == "hockey")
  }

  @Test("survives any text", arguments: [1, 2, 3] as [UInt64])
  func anyText(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let alphabet = Array("aestTE 1-_/,;&'(\n\t.\u{301}ßéŒ籃球場😀ж\u{200B}\u{FFFD}x|#=\u{0}")
    let known = Set(vocabulary.sports)
    for _ in 0..<500 {
      let length = Int.random(in: 0...30, using: &random)
      let text = String((0..<length).map { _ in alphabet.randomElement(using: &random) ?? " " })
      let found = vocabulary.sports(inText: text, country: "CA")
      #expect(found.allSatisfy(known.contains), "seed \(seed): \(text)")
      #expect(Set(found).count == found.count, "seed \(seed): \(text)")
      let named = vocabulary.sport(named: text)
      #expect(vocabulary.sport(named: named.key).key == named.key, "seed \(seed): \(text)")
    }
  }

  /// The keys found in a text, between spaces.
  func found(_ text: String, _ country: String?) -> String {
    vocabulary.sports(inText: text, country: country).map(\.key).joined(separator: " ")
  }
}
