// Names of systems that have a number for their zone: `utm33`, `SWEREF 99 18 00`, `gk4`, and the datum beside a zone of UTM.

enum ZoneNames {
  /// What may stand between UTM and the number of its zone.
  private static let fillers = [
    "zone", "zona", "sone", "huso", "fuso", "fuseau", "strefa", "coord", "easting", "northing",
    "east", "north",
    "este", "norte", "est", "nord", "ost", "rechts", "hoch", "z", "x", "y", "e", "n",
  ]

  /// Whether a token names an axis or says that a number is a coordinate.
  static func isAxis(_ token: String) -> Bool {
    fillers.contains(token) || axes.contains(token)
  }

  private static let axes: Set<String> = [
    "wsp", "wspx", "wspy", "wspolrzedna", "współrzędna", "uklad", "układ", "coordinate", "coords",
    "koord", "geo", "pos", "pkt", "point", "xy",
  ]

  /// `utm18n`, `utmzone33`, `utm23s`; without a datum beside it the one that is usual there.
  static func utm(_ word: String, on datum: String?) -> [String]? {
    guard word.hasPrefix("utm") else { return nil }
    let rest = word.dropFirst(3)
    let digits = rest.drop { $0.isLetter }.prefix { $0.isNumber }
    guard let zone = Int(digits), (1...60).contains(zone), isFilled(rest.prefix { $0.isLetter })
    else { return nil }
    switch rest.drop(while: { $0.isLetter }).dropFirst(digits.count) {
    case "s", "c", "d", "f", "g", "h", "j", "k", "l", "m":
      if let code = datum.flatMap({ southernDatums[$0] })?[zone] { return ["EPSG:\(code)"] }
      return southern(zone)
    // No city lies in the band E: it is the easting.
    case "", "e", "n", "p", "q", "r", "t", "u", "v", "w", "x":
      if let code = datum.flatMap({ northernDatums[$0] })?[zone] { return ["EPSG:\(code)"] }
      switch zone {
      case 3...22: return ["EPSG:\(26_900 + zone)", "EPSG:\(32_600 + zone)"]
      case 28...37: return ["EPSG:\(25_800 + zone)", "EPSG:\(32_600 + zone)"]
      default: return ["EPSG:\(32_600 + zone)"]
      }
    default: return nil
    }
  }

  /// The systems of a zone on a datum, none where it has no such zone; on those that are usual there without a datum.
  static func systems(ofZone zone: Int, isSouth: Bool, on datum: String?) -> [String] {
    guard let datum else { return utm("utm\(zone)\(isSouth ? "s" : "n")", on: nil) ?? [] }
    let codes = isSouth ? southernDatums[datum] : northernDatums[datum]
    return codes?[zone].map { ["EPSG:\($0)"] } ?? []
  }

  /// Whether letters are nothing but words for zones and axes: not so the `xed` of `utmxed50`.
  private static func isFilled(_ letters: Substring) -> Bool {
    if letters.isEmpty { return true }
    return fillers.contains { letters.hasPrefix($0) && isFilled(letters.dropFirst($0.count)) }
  }

  private static func southern(_ zone: Int) -> [String] {
    switch zone {
    case 18...25: ["EPSG:\(31_960 + zone)", "EPSG:\(32_700 + zone)"]
    case 49...56: ["EPSG:\(28_300 + zone)", "EPSG:\(32_700 + zone)"]
    default: ["EPSG:\(32_700 + zone)"]
    }
  }

  /// The datum among the tokens of a name whose zones of UTM have codes of their own.
  static func datum(in tokens: [String]) -> String? {
    for length in [2, 1] {
      for start in tokens.indices where start + length <= tokens.count {
        let word = tokens[start..<start + length].joined()
        if northernDatums[word] != nil || southernDatums[word] != nil { return word }
      }
    }
    return nil
  }

  /// Codes by datum and zone.
  private static let northernDatums: [String: [Int: Int]] = [
    "ed50": zones(28...38, 23_000), "wgs84": zones(1...60, 32_600),
    "etrs89": zones(28...37, 25_800), "nad27": zones(1...22, 26_700),
    "nad83": zones(1...23, 26_900), "wgs72": zones(1...60, 32_200),
    "tokyo": zones(51...55, 3041), "jgd2000": zones(51...55, 3046),
    "jgd2011": zones(51...55, 6637),
  ]
  private static let southernDatums: [String: [Int: Int]] = [
    "wgs84": zones(1...60, 32_700), "sad69": zones(17...25, 29_170),
    "sirgas2000": zones(17...25, 31_960), "psad56": zones(17...22, 24_860),
    "gda94": zones(48...58, 28_300), "gda2020": zones(46...59, 7800),
    "agd66": zones(48...58, 20_200), "wgs72": zones(1...60, 32_300),
  ]

  private static func zones(_ zones: ClosedRange<Int>, _ base: Int) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: zones.map { ($0, base + $0) })
  }

  /// Families whose members have numbers: `cc47`, `gk4`, `mga55`.
  static func numbered(_ word: String) -> [String]? {
    for prefix in ["mtm", "mtmzone", "mtmfuseau", "scopq"] {
      if let zone = number(in: word, after: prefix) { return mtm(zone) }
    }
    if let zone = number(in: word, after: "cc"), (42...50).contains(zone) {
      return ["EPSG:\(3900 + zone)"]
    }
    if let code = sweref[word] { return ["EPSG:\(code)"] }
    for prefix in ["gk", "etrsgk", "etrs89gk"] {
      if let zone = number(in: word, after: prefix) { return gaussKrueger(zone) }
    }
    if let zone = number(in: word, after: "kkj"), (0...5).contains(zone) {
      return ["EPSG:\([3386, 2391, 2392, 2393, 2394, 3387][zone])"]
    }
    if let zone = number(in: word, after: "dktm"), (1...4).contains(zone) {
      return ["EPSG:\(4092 + zone)"]
    }
    // The zones of three degrees of Turkey: `TM33`.
    if let meridian = number(in: word, after: "tm"), (27...45).contains(meridian),
      meridian.isMultiple(of: 3)
    {
      return ["EPSG:\(5253 + (meridian - 27) / 3)"]
    }
    if let zone = number(in: word, after: "mga"), (49...56).contains(zone) {
      return ["EPSG:\(28_300 + zone)", "EPSG:\(7800 + zone)"]
    }
    return nil
  }

  /// Of Germany and its neighbours, of the former Yugoslavia, of Finland.
  private static func gaussKrueger(_ zone: Int) -> [String]? {
    switch zone {
    case 5: ["EPSG:31469", "EPSG:8677"]
    case 2...4: ["EPSG:\(31_464 + zone)"]
    case 6...8: ["EPSG:\([8678, 6316, 8679][zone - 6])", "EPSG:\(28_400 + zone)"]
    case 19...31: ["EPSG:\(3854 + zone)"]
    default: nil
    }
  }

  /// The Modified Transverse Mercator zones of Canada, in NAD83 and in NAD83(CSRS).
  private static func mtm(_ zone: Int) -> [String]? {
    switch zone {
    case 2...10: ["EPSG:\(32_180 + zone)", "EPSG:\(2942 + zone)"]
    case 1, 11...17: ["EPSG:\(32_180 + zone)"]
    default: nil
    }
  }

  /// The local zones of Sweden, by the degrees and minutes of their meridians.
  private static let sweref: [String: Int] = {
    let meridians = [
      "1200", "1330", "1500", "1630", "1800", "1415", "1545", "1715", "1845", "2015", "2145",
      "2315",
    ]
    var codes: [String: Int] = [:]
    for (index, meridian) in meridians.enumerated() {
      for name in ["sweref99", "sweref"] { codes[name + meridian] = 3007 + index }
    }
    return codes
  }()

  /// The number that is all that follows a prefix.
  static func number(in word: String, after prefix: String) -> Int? {
    guard word.hasPrefix(prefix), word.count > prefix.count else { return nil }
    let rest = word.dropFirst(prefix.count)
    return rest.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(rest) : nil
  }
}
