// What tells the country of an address: its name, the form of a postal code, the form of a telephone number.

/// Names and codes of countries.
enum CountryWords {
  /// The country that a whole text names.
  static func country(_ text: String) -> String? {
    let upper = text.uppercased()
    if Countries.codes.contains(Substring(upper)) { return upper }
    return names[ColumnName(text).joined]
  }

  private static let names: [String: String] = [
    "canada": "CA", "unitedstates": "US", "usa": "US", "unitedstatesofamerica": "US",
    "france": "FR", "germany": "DE", "deutschland": "DE", "allemagne": "DE", "austria": "AT",
    "oesterreich": "AT", "switzerland": "CH", "schweiz": "CH", "suisse": "CH", "svizzera": "CH",
    "belgium": "BE", "belgique": "BE", "belgie": "BE", "netherlands": "NL", "nederland": "NL",
    "unitedkingdom": "GB", "uk": "GB", "england": "GB", "scotland": "GB", "wales": "GB",
    "ireland": "IE", "denmark": "DK", "danmark": "DK", "norway": "NO", "norge": "NO",
    "sweden": "SE", "sverige": "SE", "finland": "FI", "suomi": "FI", "spain": "ES",
    "espana": "ES", "portugal": "PT", "italy": "IT", "italia": "IT", "poland": "PL",
    "polska": "PL", "australia": "AU", "newzealand": "NZ", "hongkong": "HK", "taiwan": "TW",
    "japan": "JP", "singapore": "SG", "brasil": "BR", "brazil": "BR", "mexico": "MX",
    "argentina": "AR", "chile": "CL", "colombia": "CO", "uruguay": "UY", "peru": "PE",
  ]
}

/// Postal codes whose form only one country has.
enum PostalCode {
  /// The country of a postal code; `nil` where several have such codes.
  static func country(_ text: String) -> String? {
    switch form(of: text.filter { $0 != " " && $0 != "-" }) {
    case "A9A9A9": "CA"
    case "A99AA", "A999AA", "AA99AA", "AA999AA", "A9A9AA", "AA9A9AA": "GB"
    case "9999AA": "NL"
    default: nil
    }
  }

  /// The country of an address that ends with a postal code, or a state with one.
  static func country(inAddress text: String) -> String? {
    let words = text.split { " ,\n\r\t".contains($0) }.map(String.init)
    for index in words.indices.reversed() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      let isPostal = form(of: words[index]) == "A9A" && form(of: next) == "9A9"
      if isPostal || form(of: words[index]) == "A9A9A9" { return "CA" }
      let isZIP = ["99999", "99999-9999"].contains(form(of: next))
      if isZIP, words[index].count == 2, words[index] == words[index].uppercased(),
        Province.named(words[index], country: "US") != nil
      {
        return "US"
      }
    }
    return nil
  }

  /// Letters as `A`, digits as `9`.
  private static func form(of text: String) -> String {
    String(
      text.map { character in
        if ("0"..."9").contains(character) { return "9" }
        return ("A"..."Z").contains(character) || ("a"..."z").contains(character) ? "A" : character
      })
  }
}

/// Telephone numbers that tell the country by their code, or could by their form.
enum TelephoneNumber {
  /// The countries whose code a number begins with.
  static func countries(_ text: String) -> Set<String>? {
    guard text.hasPrefix("+") || text.hasPrefix("00") else { return nil }
    let digits = text.filter { ("0"..."9").contains($0) }
    let number = text.hasPrefix("+") ? digits : String(digits.dropFirst(2))
    return codes.first { number.hasPrefix($0.code) }?.countries
  }

  /// The countries in whose form a number without a code is written: `(514) 872-1111`, `514.872.1111`, perhaps with an
  /// extension behind.
  ///
  /// Half the world groups ten digits so. In North America neither an area nor an exchange begins with 0 or 1.
  static func countries(byForm text: String) -> Set<String>? {
    guard !text.hasPrefix("+"), !text.hasPrefix("00") else { return nil }
    let groups = text.split { !("0"..."9").contains($0) }
    let own = groups.first == "1" ? groups.dropFirst().prefix(3) : groups.prefix(3)
    let isForm = own.map(\.count) == [3, 3, 4]
    return isForm && own.prefix(2).allSatisfy { $0.first.map { $0 > "1" } ?? false }
      ? ["CA", "US"] : nil
  }

  private static let codes: [(code: String, countries: Set<String>)] = [
    ("1", ["CA", "US"]), ("31", ["NL"]), ("32", ["BE"]), ("33", ["FR"]), ("34", ["ES"]),
    ("351", ["PT"]), ("352", ["LU"]), ("353", ["IE"]), ("354", ["IS"]), ("358", ["FI"]),
    ("36", ["HU"]), ("39", ["IT"]), ("41", ["CH"]), ("420", ["CZ"]), ("43", ["AT"]),
    ("44", ["GB"]), ("45", ["DK"]), ("46", ["SE"]), ("47", ["NO"]), ("48", ["PL"]),
    ("49", ["DE"]), ("52", ["MX"]), ("54", ["AR"]), ("55", ["BR"]), ("56", ["CL"]),
    ("57", ["CO"]), ("598", ["UY"]), ("61", ["AU"]), ("64", ["NZ"]), ("65", ["SG"]),
    ("81", ["JP"]), ("82", ["KR"]), ("852", ["HK"]), ("886", ["TW"]),
  ]
}
