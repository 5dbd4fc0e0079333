import Testing
import Venues

@testable import VenueImport

@Suite("What stands beside a place of sport") struct AnnexClauseTests {
  @Test(
    "has no sport, in many languages",
    arguments: [
      // English
      "Tennis Parking Lot", "Tennis Parking", "Tennis Restroom", "Tennis Court Parking",
      "Soccer Field Restrooms", "Pool Changing Rooms", "Baseball Concession Stand", "Golf Pro Shop",
      "Golf Clubhouse", "Tennis Club House", "Football Changing Room Block", "Hockey Locker Rooms",
      "Swimming Pool Bathhouse", "Softball Bleachers", "Baseball Dugout", "Tennis Storage Shed",
      "Tennis Parking Lot 2", "Tennis Parking Lot B", "Tennis Restroom Building",
      "Skate Park Car Park", "Netball Clubrooms", "Cricket Change Rooms",
      "Restrooms at Tennis Courts",
      "Parking for soccer fields", "Parking Lot - Tennis Courts", "Tennis Courts - Parking Lot",
      "Hill Park - Tennis Parking", "TENNIS PARKING LOT", "Public Toilets - Playground",
      "Basketball Scoreboard", "Football Press Box", "Golf Office", "Surf Shop",
      // French
      "Vestiaires football", "Vestiaires du football", "Toilettes stade", "Toilettes du stade",
      "Parking du tennis", "Parking piscine", "Stationnement tennis",
      "Tribune du stade de football",
      "Club-house tennis", "Clubhouse de tennis", "Sanitaires piscine",
      "Vestiaires et douches du tennis",
      "Buvette du tennis", "Entrée de la piscine", "Local technique piscine", "Local de pétanque",
      "Bloc sanitaire - tennis", "Gradins du stade d'athlétisme",
      // German
      "Parkplatz Tennisanlage", "Umkleide Sportplatz", "Tennisparkplatz", "Parkplatz am Freibad",
      "Toilette Spielplatz", "Vereinsheim Tennis", "Clubhaus Tennisclub", "Umkleidekabinen Fußball",
      "Fußballumkleide", "Geräteraum Turnhalle", "Tribüne Fußballplatz", "Sportplatz Parkplatz",
      // Spanish and Catalan
      "Aparcamiento pistas de tenis", "Vestuarios campo de fútbol", "Aseos piscina",
      "Estacionamiento cancha de tenis", "Vestuarios y duchas de la piscina",
      "Gradas del campo de fútbol",
      "Oficina de la piscina", "Aparcament camp de futbol", "Vestidors piscina coberta",
      // Italian and Portuguese
      "Parcheggio campo da tennis", "Spogliatoi campo da calcio", "Servizi igienici piscina",
      "Tribuna del campo da calcio", "Estacionamento campo de ténis", "Balneários da piscina",
      // Dutch
      "Parkeerplaats tennisbaan", "Kleedkamers voetbal", "Clubhuis tennis", "Tennis kleedkamers",
      "Parkeerterrein zwembad", "Voetbalkantine",
      // Danish, Norwegian, Swedish
      "Parkering tennisbane", "Omklædningsrum fodbold", "Klubhus tennis", "Fodbold klubhus",
      "Tennisbane parkeringsplads", "Garderobe svømmehall", "Omklädningsrum fotboll",
      "Klubbstuga tennis", "Parkering simhall",
      // Finnish
      "Tenniskentän pysäköinti", "Tennis pukuhuone", "Uimahalli pysäköintialue",
      "Jalkapallo katsomo",
      // Chinese
      "網球場停車場", "网球场停车场", "游泳池更衣室", "籃球場洗手間", "足球場看台", "網球場公廁",
    ])
  func annexes(text: String) { #expect(Self.sports(text) == []) }

  @Test(
    "takes nothing from lists and from places beside it",
    arguments: [
      "Tennis courts, parking", "Tennis courts and parking", "Tennis courts with parking",
      "Tennis & restrooms", "Parking and tennis", "Parking, tennis, restrooms", "Parking / Tennis",
      "Tennis Parking Restrooms", "Tennis courts near parking lot",
      "Tennis courts beside the car park",
      "Tennis Courts (Parking Lot)", "Parking Lot Tennis Courts and Restrooms",
      "Clubhouse Tennis Courts", "Tennis et vestiaires", "Parking et tennis",
      "Court de tennis avec vestiaires", "Tennis du parking",
      "Terrain de tennis derrière le parking",
      "Tennisplatz mit Parkplatz", "Tennisplatz am Parkplatz", "Tennis und Umkleide",
      "Pista de tenis con vestuarios", "Campo da tennis con spogliatoi",
      "Tennisbaan met kleedkamers",
      "Tennisbane ved parkering", "Tennis og omklædning", "網球場及停車場", "網球場、停車場", "Tennis Park",
      "Tennis Parkway Courts", "Local tennis courts", "Tennis courts in the car park",
      "Parkside Tennis", "Tennis Club",
    ])
  func lists(text: String) { #expect(Self.sports(text) == ["tennis"]) }

  @Test(
    "is told from several sports without commas",
    arguments: [
      ("Baseball Soccer Parking", ["baseball", "soccer"]),
      ("籃球場網球場停車場廁所", ["basketball", "tennis"]),
    ])
  func several(text: String, sports: [String]) { #expect(Self.sports(text) == sports) }

  @Test(
    "is no sport before it is built, or once it is gone",
    arguments: [
      "Geplanter Skatepark", "Geplante Tennisplätze", "Künftiger Bolzplatz", "Skatepark (im Bau)",
      "Skatepark in Planung", "Ehemaliger Sportplatz", "Tennisplatz (stillgelegt)",
      "Tennisplatz abgerissen", "Früherer Fußballplatz",
      "Future Dog Park", "Future Skate Park", "Proposed Skate Park",
      "Proposed Riverside Skate Park",
      "Planned Tennis Courts", "Skate Park (Proposed)", "Skate Park - Proposed",
      "Skate Park Proposed",
      "Skate park (under construction)", "Dog Park under construction",
      "Tennis courts (demolished)",
      "Tennis Courts closed permanently", "Tennis Courts (permanently closed)",
      "Former Tennis Courts",
      "Former Golf Course", "Decommissioned Swimming Pool", "Abandoned Tennis Court",
      "Skate park (coming soon)",
      "Projet de skatepark", "Projet de terrain de padel", "Futur skatepark",
      "Ancien terrain de tennis",
      "Ancienne piscine", "Piscine (démolie)", "Piscine en construction", "Skatepark en projet",
      "Terrain de tennis désaffecté",
      "Proyecto de skatepark", "Futuro campo de fútbol", "Antiguo campo de fútbol",
      "Antigua pista de tenis", "Piscina (en construcción)", "Pista de tenis demolida",
      "Progetto di campo da padel", "Futuro campo da tennis", "Ex campo da calcio",
      "Campo da tennis dismesso", "Piscina in costruzione",
      "Geplande skatebaan", "Toekomstig zwembad", "Voormalig zwembad", "Tennisbaan (gesloopt)",
      "Zwembad in aanbouw",
      "Planlagt skatepark", "Tidligere tennisbane", "Tennisbane (nedlagt)", "Fremtidig svømmehal",
      "Planerad skatepark", "Tidigare tennisbana", "Före detta tennisbana", "Simhall under byggnad",
      "Suunniteltu skeittipuisto", "Entinen tenniskenttä", "Tenniskenttä (purettu)",
      "Projeto de skatepark", "Antigo campo de futebol", "Piscina em construção",
      "Futur camp de futbol", "Antic camp de futbol",
      "擬建網球場", "網球場（興建中）", "規劃中網球場", "網球場已拆除", "游泳池（停用）",
    ])
  func plans(text: String) { #expect(Self.sports(text) == []) }

  @Test(
    "became another",
    arguments: [
      ("Pickleball Court (Converted from Tennis)", ["pickleball"]),
      ("Tennis converted to pickleball", ["pickleball"]),
      ("Pickleball converted from tennis", ["pickleball"]),
      ("Tennis transformé en pickleball", ["pickleball"]),
      ("Padel (antes tenis), fútbol", ["padel", "soccer"]),
      ("Pickleball (formerly tennis)", ["pickleball"]),
      ("Skatepark (ancien tennis)", ["skateboard"]),
      ("Skatepark (ehemals Tennis)", ["skateboard"]), ("Padel (ex tennis)", ["padel"]),
      ("Tennis courts (lined for pickleball)", ["pickleball", "tennis"]),
    ])
  func conversions(text: String, sports: [String]) { #expect(Self.sports(text) == sports) }

  @Test(
    "is there under names that sound like plans",
    arguments: [
      ("Antigua Recreation Ground", ["multi"]), ("Future Stars Soccer Academy", ["soccer"]),
      ("Project Rock Climbing", ["climbing"]), ("F D Roosevelt Park Tennis", ["tennis"]),
      ("Swimming pool closed Mondays", ["swimming"]),
    ])
  func names(text: String, sports: [String]) { #expect(Self.sports(text) == sports) }

  private static func sports(_ text: String) -> [String] {
    let rest = DeniedClauses { ImportKnowledge.standard.heading($0, nil) }.removed(from: text)
    return ImportKnowledge.standard.sports(rest, nil).sorted()
  }
}
