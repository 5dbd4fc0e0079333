// Sports in the shorthand of makers of maps: `TENNISCT`, `FTBALL_FLD`, `VBALL_SAND`.

/// What people call sports where there is no room.
enum SportShorthand {
  /// What run-together names put behind a sport, the longest first.
  private static let endings = [
    "diamonds", "diamond", "courts", "court", "fields", "field", "pitches", "pitch", "rinks",
    "rink",
    "pools", "pool", "lanes", "lane", "crts", "flds", "cnt", "num", "crt", "cts", "fld", "reg",
    "jr",
    "sr", "ct", "fl", "yn",
  ]
  /// What they put before one.
  private static let beginnings = ["outdoor", "indoor", "out", "num", "has", "in", "no", "nb"]
  /// What makers of maps call sports where there is no room, beside beginnings of their names.
  private static let shorthand: [String: String] = [
    "bball": "basketball", "bsktball": "basketball", "bskball": "basketball", "bskt": "basketball",
    "vball": "volleyball", "vlyball": "volleyball", "sball": "softball", "pball": "pickleball",
    "fball": "football", "ftbl": "football", "lax": "lacrosse", "plygrd": "playground",
    "plgrd": "playground", "playgrnd": "playground", "pickle": "pickleball", "hshoe": "horseshoes",
    "sandvball": "sand volleyball", "spraygrnd": "splash pad",
    "dogpk": "dog park", "dogrun": "dog park", "diamond": "baseball", "swim": "swimming",
    "skate": "skateboard", "skatebrd": "skateboard", "sktbrd": "skateboard", "sktprk": "skatepark",
    "skpark": "skatepark", "pklball": "pickleball", "pkball": "pickleball", "pkl": "pickleball",
    "ftball": "football", "sktpk": "skatepark", "bskbl": "basketball", "splash": "splash pad",
    "spray": "splash pad", "hoops": "basketball",
  ]
  /// Two letters say little: what comes behind them decides.
  private static let initials: [String: String] = [
    "bbcourt": "basketball", "bbcourts": "basketball", "bbct": "basketball", "bbfield": "baseball",
    "bbfields": "baseball", "bbdiamond": "baseball", "bbfld": "baseball", "fbfield": "football",
    "fbfields": "football", "fbfld": "football", "vbcourt": "volleyball", "vbct": "volleyball",
    "sbfield": "softball", "sbdiamond": "softball", "tcourt": "tennis", "tenct": "tennis",
    "hbcourt": "handball", "hbct": "handball", "rbcourt": "racquetball",
  ]

  /// A code in a cell with its sport spelt out, the words that qualify it behind a dash; `nil` where it is none.
  ///
  /// Codes are capitals, digits and underscores; a word of them alone is long enough to be no one's initials.
  static func spelledOut(_ code: String) -> String? {
    let isCode = code.utf8.allSatisfy {
      (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
    }
    guard isCode, (5...24).contains(code.utf8.count) else { return nil }
    let words = code.lowercased().split(separator: "_").map(String.init)
    for (place, word) in words.enumerated() {
      guard let sport = spelled([word]) else { continue }
      let others = words.enumerated().filter { $0.offset != place }.map(\.element)
      return others.isEmpty ? sport : "\(sport) - \(others.joined(separator: " "))"
    }
    return nil
  }

  /// The first word of a name that is short for a sport, spelt out.
  static func spelled(_ words: [String]) -> String? {
    for word in words {
      var core = String(word.reversed().drop { ("0"..."9").contains($0) }.reversed())
      if let known = initials[core] ?? shorthand[core] { return known }
      for ending in endings where core.count > ending.count + 2 && core.hasSuffix(ending) {
        core.removeLast(ending.count)
        break
      }
      for beginning in beginnings where core.count > beginning.count + 3 {
        if core.hasPrefix(beginning), let known = known(String(core.dropFirst(beginning.count))) {
          return known
        }
      }
      if let known = known(core) { return known }
    }
    return nil
  }

  private static func known(_ word: String) -> String? {
    if let known = shorthand[word] { return known }
    // Four letters and more that only one of these begins with.
    let found = names.filter { word.count >= 4 && $0.hasPrefix(word) }
    return found.count == 1 ? found[0] : nil
  }

  /// Sports whose names are cut in headers, as in `VOLLEYB` and `BASKETBA`.
  private static let names = [
    "soccer", "tennis", "basketball", "baseball", "softball", "volleyball", "football", "swimming",
    "playground", "pickleball", "handball", "racquetball", "lacrosse", "cricket", "rugby", "hockey",
    "skateboard", "horseshoes", "shuffleboard", "badminton", "archery", "petanque", "athletics",
    "gymnastics", "climbing", "bowling", "kickball", "paddleball", "fitness", "bocce", "hardball",
    "futsal",
  ]
}
