// Sports in the names of columns, which are short: `TENNISCT`, `SOCCERJR`, `No__of_Basketball_Courts_EN`, `INSWIM`.

/// What the name of a column says about sports.
struct SportHeading {
  /// The sports, as keys of OpenStreetMap's `sport`; never what stands for none in particular.
  var sports: [String]
  /// Whether the name says nothing else but words for places and counts.
  var isCovered: Bool
  /// Whether the name speaks of a number.
  let isCounted: Bool
  /// Whether the name begins with `no`, which says how many beside numbers, and the contrary beside yes and no.
  let beginsWithNo: Bool
  /// Whether the name speaks of some of the courts only, as `Lighted tennis courts` does.
  let isPart: Bool

  /// Words of names that measure or describe a sport instead of saying that it is there.
  private static let strangers: Set<String> = [
    "id", "code", "ref", "key", "fee", "fees", "cost", "price", "tarif", "prix", "preis", "year",
    "annee", "date", "jahr", "distance", "dist", "sqft", "sqm", "acres", "hectares", "length",
    "width", "longueur", "largeur", "phone", "tel", "telephone", "url", "link", "web", "website",
    "permit", "permits", "hours", "heures", "horaire", "horaires", "capacity", "capacite", "rank",
    "nearest", "closed", "name", "nom", "photo", "image", "icon", "rating", "score", "population",
    "status", "condition", "etat", "surface", "light", "lights", "lighting", "floodlight",
    "floodlights", "eclairage", "eclairages", "beleuchtung", "flutlicht", "iluminacion", "luz",
    "luces", "illuminazione", "verlichting", "belysning", "valaistus", "material", "belag",
    "revetement", "sol", "superficie", "ondergrond", "underlag", "pinta", "frais", "cout",
    "gebuehr",
    "kosten", "precio", "prezzo", "net", "nets", "fence", "bleachers", "seating", "seats",
    "parking", "reservable", "reservation", "reservations", "booking", "bookable", "schedule",
    "season", "accessibility", "comment", "comments", "note", "notes", "remarks", "description",
    "desc", "descr", "size", "color", "colour", "quality", "qualite", "operator", "contact",
  ]
  /// Words that say what courts are like: before the sport they tell some of the courts, behind it they only describe.
  private static let adjectives: Set<String> = [
    "lit", "lighted", "unlit", "unlighted", "nonlighted", "illuminated", "floodlit", "eclaire",
    "eclaires", "eclairee", "eclairees",
    "beleuchtet", "beleuchtete", "iluminado", "iluminada", "iluminadas", "illuminato", "verlicht",
    "accessible", "ada", "fenced", "shaded",
  ]
  /// Words of names that say that something is counted, or there.
  private static let counters: Set<String> = [
    "nb", "nbr", "nbre", "nombre", "num", "number", "no", "count", "cnt", "qty", "quantity", "anz",
    "anzahl", "cantidad", "aantal", "antal", "total", "numero",
  ]
  private static let markers: Set<String> = [
    "has", "have", "is", "hat", "avec", "with", "con", "yn", "flag", "ind", "indicator", "en", "fr",
    "tc", "sc", "de", "es",
  ]
  /// Reads the name of a column; `nil` where it names no sport in particular.
  ///
  /// `sports` are those in a text, and whether it says nothing else.
  init?(_ name: String, sports: (String) -> (keys: [String], isCovered: Bool)) {
    let parts = ColumnName(name)
    guard !parts.words.isEmpty, !parts.contains(anyOf: Self.strangers) else { return nil }
    let first = parts.words.first { Self.isTelling($0) && !["of", "de", "the"].contains($0) }
    beginsWithNo = parts.words.first == "no"
    isPart = parts.contains(anyOf: Self.adjectives)
    // `Tennis lit` says what the courts are like, `Tennis (lit)` which of them are meant.
    if isPart, first.map(Self.adjectives.contains) != true, !Self.qualifies(name) { return nil }
    isCounted = parts.contains(anyOf: Self.counters)
    // The members of a record in a record are columns like `amenities.tennis`.
    var reading = sports(name.split(separator: ".").last.map(String.init) ?? name)
    if !reading.isCovered || reading.keys.isEmpty {
      let words = parts.words.filter(Self.isTelling)
      let pieces = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      let telling = pieces.filter { Self.isTelling(ColumnName($0).joined) }
      let plain = sports(telling.joined(separator: " "))
      if !plain.keys.isEmpty, plain.isCovered || reading.keys.isEmpty { reading = plain }
      if reading.keys.isEmpty, let word = SportShorthand.spelled(words) {
        reading = (sports(word).keys, false)
      }
    }
    reading.keys.removeAll { SportReading.isGeneric($0) }
    if reading.keys.isEmpty { return nil }
    (self.sports, isCovered) = (reading.keys, reading.isCovered)
  }

  /// Whether a name measures or describes, or says what courts are like.
  static func describes(_ name: String) -> Bool {
    let parts = ColumnName(name)
    return parts.words.isEmpty || parts.contains(anyOf: strangers)
      || parts.contains(anyOf: adjectives)
  }

  /// Whether brackets hold such words and nothing else: `Tennis Courts (Lighted)`.
  private static func qualifies(_ name: String) -> Bool {
    guard let mark = name.lastIndex(where: { "([".contains($0) }) else { return false }
    let words = ColumnName(String(name[mark...])).words
    return !words.isEmpty && words.allSatisfy(adjectives.contains)
  }

  private static func isTelling(_ word: String) -> Bool {
    !counters.contains(word) && !markers.contains(word) && Int(word) == nil
  }
}
