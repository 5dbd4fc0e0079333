// Words that name a reference system in the names of files and columns: `mtm8`, `epsg2950`, `X_L93`.

enum SystemNames {
  /// The systems that the words of a text name, each with the word; the likeliest system of a word comes first.
  ///
  /// `isColumn` allows the short words that mean something else in the name of a file. A token belongs to one word:
  /// the 92 of `LKS-92` is not that of Poland.
  static func find(in text: String, isColumn: Bool) -> [(word: String, systems: [String])] {
    let tokens = tokens(of: text)
    let isCSRS = tokens.contains { $0.contains("csrs") }
    let datum = ZoneNames.datum(in: tokens)
    let isBare = tokens.allSatisfy { isNumber($0) || ZoneNames.isAxis($0) }
    var found: [(word: String, systems: [String])] = []
    var index = 0
    while index < tokens.count {
      var used = 1
      // `sweref 99 18 00`, `mtm zone 8`, `mtm 8`, `mtm8`.
      for length in [4, 3, 2, 1] where index + length <= tokens.count {
        let parts = tokens[index..<index + length]
        let word = parts.joined()
        // Numbers beside each other are no code, and an E of its own is an axis and no band of UTM.
        if length > 1, isNumber(word) || parts.last == "e" { continue }
        // What a year or a count could be names a system only where nothing else beside it does.
        if length == 1, !isBare, isNumber(word), shortFamilies[word] != nil { continue }
        guard var systems = ZoneNames.utm(word, on: datum) ?? systems(of: word, isColumn: isColumn)
        else { continue }
        if isCSRS, systems.count == 2 { systems.removeFirst() }
        if !found.contains(where: { $0.systems == systems }) { found.append((word, systems)) }
        used = length
        break
      }
      index += used
    }
    return found
  }

  private static func isNumber(_ word: String) -> Bool {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The runs of letters and digits, in lower case.
  static func tokens(of text: String) -> [String] {
    text.lowercased().unicodeScalars.split { !($0.properties.isAlphabetic || $0.isDigit) }
      .map { String(String.UnicodeScalarView($0)) }
  }

  private static func systems(of word: String, isColumn: Bool) -> [String]? {
    if let all = names[word].map({ [$0] }) ?? families[word] {
      return (all + (datums[word].map { [$0] } ?? [])).map { "EPSG:\($0)" }
    }
    if let one = datums[word] { return ["EPSG:\(one)"] }
    if isColumn, let one = columnDatums[word] ?? shortNames[word] { return ["EPSG:\(one)"] }
    if isColumn, let all = shortFamilies[word] { return all.map { "EPSG:\($0)" } }
    // Codes alone, but for years.
    if let code = Int(word), (2036...32_767).contains(code), "\(code)" == word {
      return ["EPSG:\(code)"]
    }
    for prefix in ["epsg", "epgs", "srid", "wkid", "crs"] {
      if let code = ZoneNames.number(in: word, after: prefix), (1024...69_999).contains(code) {
        return ["EPSG:\(code)"]
      }
    }
    for prefix in ["h", "huso", "fuso"] where isColumn {
      if let zone = ZoneNames.number(in: word, after: prefix), (28...37).contains(zone) {
        return ZoneNames.utm("utm\(zone)", on: nil)
      }
    }
    return ZoneNames.numbered(word)
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
    "htrs96": 3765, "egsa87": 2100, "ggrs87": 2100, "puwg92": 2180, "cs92": 2180, "cs1992": 2180,
    "pl1992": 2180, "uklad1992": 2180, "lks94": 3346, "lks92": 3059, "lest97": 3301,
    "luref": 2169, "stereo70": 3844, "ykj": 2393, "pttm06": 3763, "bgs2005": 7801,
    "бгс2005": 7801, "εγσα87": 2100, "isn93": 3057, "isn2004": 5325, "isn2016": 8088,
    "hd72": 23_700, "bd72": 31_370, "laea": 3035, "etrs89tm35fin": 3067, "fotm": 5316,
    "d48gk": 3912, "d48": 3912, "d96": 3794, "st70": 3844, "tm06": 3763, "l72": 31_370,
    "jtsk": 5514, "origennacional": 9377, "ctm12": 9377, "magnaoeste": 3115, "magnabogota": 3116,
    "magnaeste": 3118,
  ]

  private static let shortNames: [String: Int] = [
    "좌표정보": 5174, "itm": 2157, "ig": 29_903, "ing": 29_903, "rd": 28_992, "rdx": 28_992,
    "rdy": 28_992, "l08": 3812,
    "eastitm": 2157, "northitm": 2157, "eastig": 29_903, "m28": 31_254, "m31": 31_255,
    "m34": 31_256, "ch1903": 21_781, "sweref": 3006, "lest": 3301,
  ]

  /// Systems of several zones, which the numbers tell apart.
  private static let families: [String: [Int]] = [
    "rt90": [3021, 3019, 3020, 3022, 3023, 3024], "kkj": [2393, 2392, 2391, 2394],
    "pl2000": poland, "cs2000": poland, "puwg2000": poland, "uklad2000": poland,
    "gaussboaga": [3003, 3004], "roma40": [3003, 3004],
  ]

  private static let shortFamilies: [String: [Int]] = [
    "92": [2180], "1992": [2180], "2000": poland, "x92": [2180], "y92": [2180],
    "x1992": [2180], "y1992": [2180], "x2000": poland, "y2000": poland, "gb": [3003, 3004],
  ]

  private static let poland = Array(2176...2179)
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
