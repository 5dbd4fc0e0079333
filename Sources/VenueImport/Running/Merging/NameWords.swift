// What the name of a venue says beside the kind of place it is: the words by which people tell it from others.

internal import Venues

/// The name of a venue, taken apart.
struct NameWords: Sendable {
  /// The words run together, in lower case and plain letters.
  let joined: String
  /// The words that are neither a sport nor the kind of a place, nor a number.
  let telling: Set<String>
  /// The numbers: “Court 2” and “Court 3” are two.
  let numbers: Set<String>
  private let sides: [Int?]

  /// Whether it says no more than what kind of place it is.
  var isPlain: Bool { telling.isEmpty }

  /// Takes a name apart.
  init(_ name: String) {
    let all = ColumnName(name).words
    joined = all.joined()
    numbers = Set(all.filter { $0.allSatisfy(\.isNumber) })
    sides = Self.sides(of: all)
    let vocabulary = SportVocabulary.standard
    guard !vocabulary.reading(ofText: name, country: nil).isCovered else {
      telling = []
      return
    }
    telling = Set(
      all.filter { word in
        !Self.kinds.contains(word) && !word.allSatisfy(\.isNumber)
          && vocabulary.sports(inText: word, country: nil).isEmpty
      })
  }

  /// How much two names are alike, 0…1; `nil` where one of them is plain.
  func likeness(to other: NameWords) -> Double? {
    if isPlain || other.isPlain { return nil }
    if joined == other.joined || telling == other.telling { return 1 }
    let common = telling.intersection(other.telling).count
    let all = telling.union(other.telling).count
    let fewer = min(telling.count, other.telling.count)
    let share = Double(common) / Double(all)
    // “Jarry” and “Jarry Nord” may be one, “Parc du Nord” and “Parc du Sud” are not.
    return common == fewer ? max(share, 0.75) : share
  }

  /// Whether both have numbers and none in common, or say the contrary of one another.
  func contradicts(_ other: NameWords) -> Bool {
    if !numbers.isEmpty, !other.numbers.isEmpty, numbers.isDisjoint(with: other.numbers) {
      return true
    }
    return Self.contraries.indices.contains { group in
      let (one, another) = (sides[group], other.sides[group])
      return one != another && one != nil && another != nil
    }
  }

  /// On which side of each pair of contraries the words stand; `nil` on neither or both.
  private static func sides(of words: [String]) -> [Int?] {
    contraries.map { pair in
      let found = pair.map { !$0.isDisjoint(with: words) }
      return found[0] == found[1] ? nil : found[0] ? 0 : 1
    }
  }

  /// Words of which a place is one or the other.
  private static let contraries: [[Set<String>]] = [
    [
      [
        "indoor", "indoors", "interieur", "interieure", "interieurs", "hallenbad", "halle",
        "couvert",
        "couverte", "couverts", "binnen", "binnenbad", "overdekt", "cubierto", "cubierta",
        "coperto",
        "coperta",
      ],
      [
        "outdoor", "outdoors", "exterieur", "exterieure", "exterieurs", "freibad", "freiluft",
        "decouvert", "decouverte", "buiten", "buitenbad", "scoperto", "scoperta",
      ],
    ],
    [
      [
        "kunstrasen", "kunstrasenplatz", "synthetique", "synthetiques", "artificial", "synthetic",
        "kunstgras", "kunstgraes", "turf",
      ], ["rasen", "rasenplatz", "naturrasen", "naturel", "naturels", "natural", "grass"],
    ],
    [
      ["school", "ecole", "schule", "escuela", "college", "lycee", "university", "universite"],
      ["park", "parc", "parque", "parco"],
    ],
  ]

  /// Words that say what kind of place it is, and those between words.
  private static let kinds: Set<String> = [
    "a", "aux", "au", "and", "at", "das", "de", "del", "della", "der", "des", "die", "di", "do",
    "d", "du", "el", "en", "et", "for", "im", "in", "l", "la", "las", "le", "les", "los", "of",
    "on", "the", "und", "van", "von", "y", "zum", "zur",
    "area", "areas", "arena", "bad", "campo", "cancha", "center", "centre", "centro", "club",
    "complex", "complexe", "court", "courts", "deportivo", "facility", "field", "fields", "green",
    "ground", "grounds", "gym", "gymnasium", "gymnase", "hall", "halle", "installation", "jardin",
    "jeu", "jeux", "large", "medium", "open", "outdoor", "indoor", "park", "parc", "parco",
    "parque", "parkki", "piscine", "pitch", "pitches", "place", "plaine", "platz", "playground",
    "playgrounds", "pool", "pools", "public", "publique", "rec", "recreation", "salle", "site",
    "small", "space", "spielplatz", "sport", "sports", "sportif", "sportive", "sportplatz",
    "sportpark", "square", "stade", "stadion", "stadium", "terrain", "terrains", "track",
  ]
}
