// Values by grammar, values of random pieces, and values with some of their bytes changed.

/// Small, fast and seeded (Vigna's splitmix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

struct ValueSource {
  private var generator: SeededGenerator
  private var recent: [String] = []

  init(seed: UInt64) { generator = SeededGenerator(state: seed) }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private mutating func pick(_ list: [String]) -> String { list[below(list.count)] }

  /// The next value, at most 4200 bytes, so that the limit is passed at times.
  mutating func next() -> String {
    switch below(8) {
    case 0...2: return remembered(grammatical())
    case 3: return remembered(pieces(1 + below(12)))
    case 4 where below(20) == 0: return repeated()
    default: return mutated()
    }
  }

  private mutating func remembered(_ value: String) -> String {
    if recent.count < 500 { recent.append(value) } else { recent[below(500)] = value }
    return value
  }

  private mutating func pieces(_ count: Int) -> String {
    (0..<count).map { _ in pick(Pieces.all) + pick(["", " ", " "]) }.joined()
  }

  private mutating func repeated() -> String {
    let piece = pieces(1 + below(3))
    let times = min(1 + below(1200), 4200 / max(piece.utf8.count, 1))
    return String(repeating: piece, count: times)
  }

  private mutating func grammatical() -> String {
    let rules = (0..<1 + below(4)).map { _ in rule() }
    return rules.dropFirst().reduce(rules[0]) { $0 + pick(Pieces.separators) + $1 }
  }

  private mutating func rule() -> String {
    [
      below(3) == 0 ? pick(Pieces.dates) : "", below(3) > 0 ? list(Pieces.days) : "",
      below(5) > 0 ? list(Pieces.times) : "", below(4) == 0 ? pick(Pieces.states) : "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private mutating func list(_ elements: [String]) -> String {
    (0..<1 + below(3)).map { _ in pick(elements) }.joined(
      separator: pick([",", ", ", " et ", " "]))
  }

  private mutating func mutated() -> String {
    var bytes = Array((recent.isEmpty ? grammatical() : pick(recent)).utf8)
    for _ in 0..<1 + below(6) {
      let place = bytes.isEmpty ? 0 : below(bytes.count)
      switch below(6) {
      case 0 where !bytes.isEmpty: bytes.remove(at: place)
      case 1: bytes.insert(UInt8(below(256)), at: place)
      case 2 where !bytes.isEmpty: bytes[place] = UInt8(32 + below(95))
      case 3: bytes.insert(contentsOf: Array(pick(Pieces.all).utf8), at: place)
      case 4 where bytes.count > 2: bytes.swapAt(place, below(bytes.count))
      default:
        let end = min(bytes.count, place + 1 + below(12))
        bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
      }
    }
    return String(decoding: bytes.prefix(4200), as: UTF8.self)
  }
}

/// What values are made of; a "¦" stands between two of them.
enum Pieces {
  static let separators = list(
    """
    ; ¦;¦, ¦ || ¦ ¦\n¦. ¦ / ¦ et\u{20}
    """)
  static let days = list(
    """
    Mo¦Tu-Fr¦Sa,Su¦Fr-Mo¦PH¦SH¦PH -1 day¦We[1,-1]¦Th[2-4]¦\
    Su[5] +2 days¦lundi¦Di¦Do¦Ma-To¦lun, mar¦Montag bis Freitag¦Mon - Fri:¦daily¦weekends¦\
    du lundi au vendredi¦tous les jours¦werktags¦except Mondays¦sauf jours fériés
    """)
  static let dates = list(
    """
    Jan¦Nov-Feb¦Dec 24-26¦Dec 24-Jan 02¦2026 Feb 29¦Feb 29¦easter¦\
    easter -2 days-easter +1 day¦2026¦2026-2030/2¦2027+¦week 01¦week 10-53/2¦week 50-02¦\
    Mar Su[-1]-Oct Su[-1]¦2026 Dec 24-2027 Jan 06¦Mar 15+¦Jan 02-30/2¦Dec 25 +Su¦May 25 -Mo¦\
    1. Mai¦d'avril à octobre¦1st of May to 30 September¦2024-9999/7¦9998 Dec 31¦1000 Jan 01
    """)
  static let times = list(
    """
    08:00-22:00¦22:00-02:00¦20:00-30:00¦10:00-10:00¦00:00-48:00¦17:00+¦23:45-24:00+¦\
    sunrise-sunset¦(sunrise+23:59)-(sunset-23:59)¦dusk-dawn¦14:00-sunset+¦24/7¦9h30 - 19h¦\
    8 am to noon¦7-10 pm¦14 h à 15 h 45¦0900-1800¦9-17 Uhr¦midnight-midnight¦dawn to dusk¦\
    00:00-00:01
    """)
  static let states = list(
    """
    off¦open¦closed¦unknown¦"ask"¦open "x"¦fermé¦geschlossen¦“ß”
    """)
  static let marks = list(
    """
    -¦+¦,¦:¦.¦/¦[¦]¦(¦)¦[1]¦[-5]¦\
    "¦'¦’¦–¦\u{A0}¦é¦<br>¦&nbsp;¦&ndash;¦to¦and¦from¦du¦le¦am¦am Montag¦12 noon¦th¦1st¦24¦48¦\
    99999999999¦0¦week¦year¦easter¦days¦ -366 days¦+353 days¦\u{0}¦😀¦每日¦\u{FEFF}¦sonn- und¦\
    segunda-feira¦( 1 hour per session )¦opening hours:¦24 hours
    """)
  static let all = separators + days + dates + times + states + marks

  private static func list(_ text: String) -> [String] {
    text.split(separator: "¦").map(String.init)
  }
}
