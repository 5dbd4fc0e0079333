// The letters of languages beyond ASCII, the frequent ones first: what tells one encoding of a byte a character from another.

internal import Glibc

/// How likely the letters of a language beyond ASCII are.
struct Alphabet: Sendable {
  /// The language, as in ISO 639-1.
  let language: String
  /// Whether its letters stand among those of ASCII.
  let isLatin: Bool
  /// The logarithm of how likely each is among them.
  let likelihood: [Unicode.Scalar: Double]

  private init(_ language: String, _ letters: String) {
    self.language = language
    isLatin = letters.unicodeScalars.first.map { $0.value < 0x250 } ?? true
    var weights: [Unicode.Scalar: Double] = [:]
    for (rank, letter) in letters.unicodeScalars.enumerated() {
      let weight = 1 / Double(rank + 2)
      weights[letter, default: 0] += weight
      // Names begin with capitals; lists of Latin letters have theirs.
      let upper = letter.properties.uppercaseMapping.unicodeScalars
      if !isLatin, upper.count == 1, let upper = upper.first, upper != letter {
        weights[upper, default: 0] += 0.12 * weight
      }
    }
    let sum = weights.values.reduce(0, +)
    likelihood = weights.mapValues { log($0 / sum * 0.95) }
  }

  /// The languages whose letters are known.
  static let all: [Alphabet] = letters.map { Alphabet($0.language, $0.letters) }

  private static let letters: [(language: String, letters: String)] = [
    ("fr", "éèàêçôîâûëïœùÉÈÀÇÊÔÎÂŒæ"),
    ("de", "üäößÜÄÖé"),
    ("es", "óíáéñúüÁÉÍÓÚÑ"),
    ("pt", "ãçáéíóêõâúôàÁÉÇÃÍÓÚÂÊÔÕ"),
    ("it", "àèéìòùÀÈÉÙ"),
    ("ca", "àèéíòóúïüçÀÈÉ"),
    ("nl", "éëïöüè"),
    ("da", "øåæØÅÆéöü"),
    ("sv", "äöåÄÖÅé"),
    ("is", "áíðöóþúéýæÍÞÁÖÓÚÉÝÆÐ"),
    ("pl", "łóąęśżćńźŁŚŻŹĆÓĄĘŃ"),
    ("cs", "íáéěřšýčžůúťňďóČŠŽŘÚÍÁĎŤŇÉĚÝŮ"),
    ("sk", "áíéýčšžľťúôňäďóŕĺŠČŽĽÚÁÍĎŤŇÉÝÓ"),
    ("hu", "áéóőöíüúűÁÉÖÓŐÜÚŰÍ"),
    ("hr", "šžčćđŠŽČĆĐ"),
    ("ro", "ăâțșţşîȘȚŞŢÎĂÂ"),
    ("tr", "ışğüöçİŞĞÜÖÇâîû"),
    ("lv", "āīēšūņļģķčžĀĒĪŠĶĻŅĢČŽŪ"),
    ("lt", "ėšųžūįąčęŠŽŲĖĮŪČĄĘ"),
    ("et", "õäöüšžÕÄÖÜŠŽ"),
    ("ru", "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё"),
    ("uk", "оаинтівреслкмдупязьгбчйхцжїшюєщфґ"),
    ("bg", "аоиетнрсвлкдпмзугябъчцжщшхюйьф"),
    ("sr", "аоиенрстјукдвмплзгбчшцжћњхљђфџ"),
    ("el", "αοιετσνηυρπκμλςωάίόέήύώγδχθφβξζψϊϋΐΰ"),
    ("he", "יולהרמאתבשנדעכקםגחפזטסןץףצך"),
    ("ar", "المينروتعبسدقفةكحهجشصطىخزءئضذغأظثؤآإ"),
    ("th", "านรกอเงตวลมยคทสหปพบดจะัี่้ิ์ใไุูโแืำชขธณ็ถฟศซภผฉฝญฐษฎฏฆฮฌ๊๋"),
  ]

  /// The languages that files of countries are in.
  static func languages(of countries: Set<String>) -> Set<String> {
    Set(countries.flatMap { spoken[$0] ?? [] })
  }

  private static let spoken: [String: [String]] = {
    let lists = """
      FR fr|CA fr|LU fr de|MC fr|BE fr nl de|CH de fr it|DE de|AT de|LI de|NL nl|ES es ca|AD ca es|MX es|AR es|CL es
      CO es|PE es|UY es|EC es|CR es|VE es|BO es|PY es|PA es|GT es|DO es|CU es|PT pt|BR pt|IT it|SM it|DK da|NO da|SE sv
      FI sv|IS is|PL pl|CZ cs|SK sk|HU hu|HR hr|SI hr|BA hr|RS sr hr|ME sr hr|MK sr|RO ro|MD ro|TR tr|LV lv|LT lt|EE et
      RU ru|BY ru|KZ ru|UA uk|BG bg|GR el|CY el|IL he|SA ar|AE ar|EG ar|MA ar fr|TN ar fr|DZ ar fr|JO ar|LB ar fr|TH th
      CN zh-Hans|SG zh-Hans|TW zh-Hant|HK zh-Hant|MO zh-Hant pt|JP ja|KR ko
      """
    var spoken: [String: [String]] = [:]
    for entry in lists.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
      let words = entry.split(separator: " ").map(String.init)
      if let country = words.first { spoken[country] = Array(words.dropFirst()) }
    }
    return spoken
  }()
}
