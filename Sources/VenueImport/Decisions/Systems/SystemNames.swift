// Words that name a reference system in the names of files and columns: `mtm8`, `epsg2950`, `X_L93`.

enum SystemNames {
  /// The systems that the words of a text name, each with the word; the likeliest system of a word comes first.
  ///
  /// `isColumn` allows the short words that mean something else in the name of a file.
  static func find(in text: String, isColumn: Bool) -> [(word: String, systems: [String])] {
    let tokens = tokens(of: text)
    let isCSRS = tokens.contains { $0.contains("csrs") }
    var found: [(word: String, systems: [String])] = []
    for index in tokens.indices {
      // `mtm zone 8`, `mtm 8`, `mtm8`.
      for length in [3, 2, 1] where index + length <= tokens.count {
        let word = tokens[index..<index + length].joined()
        // Numbers beside each other are no code.
        if length > 1, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { continue }
        guard var systems = systems(of: word, isColumn: isColumn) else { continue }
        if isCSRS, systems.count == 2 { systems.removeFirst() }
        if !found.contains(where: { $0.systems == systems }) { found.append((word, systems)) }
        break
      }
    }
    return found
  }

  /// The runs of letters and digits, in lower case.
  static func tokens(of text: String) -> [String] {
    text.lowercased().unicodeScalars.split { !($0.properties.isAlphabetic || $0.isDigit) }
      .map { String(String.UnicodeScalarView($0)) }
  }

  private static func systems(of word: String, isColumn: Bool) -> [String]? {
    if let one = names[word] {
      return ["EPSG:\(one)"] + (datums[word].map { ["EPSG:\($0)"] } ?? [])
    }
    if let one = datums[word] { return ["EPSG:\(one)"] }
    if isColumn, let one = columnDatums[word] { return ["EPSG:\(one)"] }
    if isColumn, let one = shortNames[word] { return ["EPSG:\(one)"] }
    // Codes alone, but for years.
    if let code = Int(word), (2036...32_767).contains(code), "\(code)" == word {
      return ["EPSG:\(code)"]
    }
    for prefix in ["epsg", "epgs", "srid", "wkid", "crs"] {
      if let code = number(in: word, after: prefix), (1024...69_999).contains(code) {
        return ["EPSG:\(code)"]
      }
    }
    for prefix in ["h", "huso", "fuso"] where isColumn {
      if let zone = number(in: word, after: prefix), (28...37).contains(zone) {
        return utm("utm\(zone)")
      }
    }
    for prefix in ["mtm", "mtmzone", "mtmfuseau", "scopq"] {
      if let zone = number(in: word, after: prefix) { return mtm(zone) }
    }
    return utm(word) ?? numbered(word)
  }

  /// The Modified Transverse Mercator zones of Canada, in NAD83 and in NAD83(CSRS).
  private static func mtm(_ zone: Int) -> [String]? {
    switch zone {
    case 2...10: ["EPSG:\(32_180 + zone)", "EPSG:\(2942 + zone)"]
    case 1, 11...17: ["EPSG:\(32_180 + zone)"]
    default: nil
    }
  }

  /// `utm18n`, `utmzone33`, `utm23s`; the datum is the one that is usual there.
  private static func utm(_ word: String) -> [String]? {
    guard word.hasPrefix("utm") else { return nil }
    let rest = word.dropFirst(3).drop { $0.isLetter }
    let digits = rest.prefix { $0.isNumber }
    guard let zone = Int(digits), (1...60).contains(zone) else { return nil }
    switch rest.dropFirst(digits.count) {
    case "s", "c", "d", "e", "f", "g", "h", "j", "k", "l", "m": return southern(zone)
    case "", "n", "p", "q", "r", "t", "u", "v", "w", "x":
      switch zone {
      case 3...22: return ["EPSG:\(26_900 + zone)", "EPSG:\(32_600 + zone)"]
      case 28...37: return ["EPSG:\(25_800 + zone)", "EPSG:\(32_600 + zone)"]
      default: return ["EPSG:\(32_600 + zone)"]
      }
    default: return nil
    }
  }

  private static func southern(_ zone: Int) -> [String] {
    switch zone {
    case 18...25: ["EPSG:\(31_960 + zone)", "EPSG:\(32_700 + zone)"]
    case 49...56: ["EPSG:\(28_300 + zone)", "EPSG:\(32_700 + zone)"]
    default: ["EPSG:\(32_700 + zone)"]
    }
  }

  /// Families whose members have numbers: `cc47`, `gk4`, `mga55`.
  private static func numbered(_ word: String) -> [String]? {
    if let zone = number(in: word, after: "cc"), (42...50).contains(zone) {
      return ["EPSG:\(3900 + zone)"]
    }
    if let zone = number(in: word, after: "gk"), (2...5).contains(zone) {
      return ["EPSG:\(31_464 + zone)"]
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

  private static func number(in word: String, after prefix: String) -> Int? {
    guard word.hasPrefix(prefix), word.count > prefix.count else { return nil }
    let rest = word.dropFirst(prefix.count)
    return rest.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(rest) : nil
  }

  /// Systems of degrees by their datums.
  private static let datums: [String: Int] = [
    "wgs84": 4326, "crs84": 4326, "nad27": 4267, "nad83": 4269, "ed50": 4230, "etrs89": 4258,
    "gda94": 4283, "gda2020": 7844, "agd66": 4202, "agd84": 4203, "sad69": 4618, "jgd2000": 4612,
    "jgd2011": 6668, "tokyodatum": 4301, "nzgd49": 4272, "nzgd2000": 4167, "sirgas2000": 4674,
    "rgf93": 4171, "osgb36": 4277, "tm65": 4299, "hk1980": 4611, "hk80": 4611, "twd97": 3824,
    "cgcs2000": 4490, "pulkovo1942": 4284, "pulkovo42": 4284, "pulkovo": 4284, "sk42": 4284,
    "ck42": 4284, "twd67": 3821, "osgb1936": 4277, "datumtokyo": 4301, "psad56": 4248,
    "corregoalegre": 4225, "arc1960": 4210, "dhdn": 4314, "bd72": 4313, "rt90": 4124,
    "kkj": 4123, "hartebeesthoek94": 4148, "beijing1954": 4214, "beijing54": 4214,
    "xian80": 4610, "xian1980": 4610, "wgs72": 4322, "日本測地系": 4301, "旧日本測地系": 4301,
    "旧測地系": 4301, "世界測地系": 4612,
  ]

  /// Datums whose words are places elsewhere.
  private static let columnDatums: [String: Int] = ["tokyo": 4301]

  private static let names: [String: Int] = [
    "l93": 2154, "lambert93": 2154, "lamb93": 2154, "rgf93": 2154, "lambertii": 27_572,
    "lambert2e": 27_572, "l2e": 27_572, "lambert72": 31_370, "lambert2008": 3812,
    "irishgrid": 29_903, "tm65": 29_903, "osgb": 27_700, "osgb36": 27_700, "bng": 27_700,
    "rdnew": 28_992, "rijksdriehoek": 28_992, "lv95": 2056, "mn95": 2056, "lv03": 21_781,
    "mn03": 21_781, "tm35fin": 3067, "etrstm35fin": 3067, "sweref99tm": 3006, "sweref99": 3006,
    "hk80": 2326, "hk1980": 2326, "nztm": 2193, "nztm2000": 2193, "twd97": 3826,
    "twd67": 3828, "osgb1936": 27_700, "webmercator": 3857, "sphericalmercator": 3857,
    "soldner": 3068, "svy21": 3414,
    "krovak": 5514, "sjtsk": 5514, "puwg1992": 2180, "eov": 23_700, "d96tm": 3794,
    "htrs96": 3765, "egsa87": 2100, "ggrs87": 2100,
  ]

  private static let shortNames: [String: Int] = [
    "좌표정보": 5174, "92": 2180, "1992": 2180, "itm": 2157, "ig": 29_903, "rd": 28_992, "rdx": 28_992,
    "rdy": 28_992, "l08": 3812,
    "eastitm": 2157, "northitm": 2157, "eastig": 29_903, "m28": 31_254, "m31": 31_255,
    "m34": 31_256, "ch1903": 21_781, "sweref": 3006,
  ]
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
