// Addresses in two columns: the number of the house and the street.

/// Finds the columns of a house number and a street.
enum StreetColumns {
  private static let numbers = names(
    """
    house number, housenumber, address block house number, addressblockhousenumber, house no, street number, street no, street num, addr housenumber, civic number, civic, civic no, civic num, civic address number, st no, st num, address number, addr number, addr num
    numéro voie, numéro de la voie, numéro de voie, num voie, no voie, numéro civique, no civique, numéro rue, numéro de rue
    Hausnummer, Hausnr, Haus Nr, HNr, número calle, número vía, número portal, huisnummer, huisnr
    číslo popisné, číslo domu, súpisné číslo, numer domu, nr domu, házszám, kućni broj, hišna številka, номер дома, дом, номер будинку, будинок, αριθμός οδού, kapı no, maja number, namo numeris
    husnummer, husnr, talonumero, talon numero, numero civico, civico, 门牌号, 門牌號
    """)
  private static let streets = names(
    """
    street, street name, st name, full street name, street full name, streetname, addr street, address street name, addressstreetname, road, road name
    voie, nom voie, nom de la voie, nom de voie, rue, nom rue, nom de la rue, nom de rue, libellé voie
    Straße, Strasse, Straßenname, Strassenname, calle, nombre calle, vía, nombre vía, straat, straatnaam
    ulice, ulica, název ulice, nazwa ulicy, utca, közterület, strada, улица, название улицы, вулиця, οδός, sokak, cadde, tänav, iela, gatvė, gata
    vej, vejnavn, gade, gadenavn, katu, kadunnimi, kadun nimi, via, nome via, 街道, 道路
    """)
  /// Names of numbers and streets in languages that have the number behind the street.
  private static let trailing = names(
    """
    číslo popisné, číslo domu, súpisné číslo, numer domu, nr domu, házszám, kućni broj, hišna številka, номер дома, дом, номер будинку, будинок, αριθμός οδού, kapı no, namo numeris
    Hausnummer, Hausnr, Haus Nr, HNr, número calle, número vía, número portal, huisnummer, huisnr, husnummer, husnr, talonumero, talon numero, numero civico, civico
    """)
  /// Countries that have the number behind the street.
  private static let trailingCountries: Set<String> = [
    "AT", "BE", "CH", "CZ", "DE", "DK", "ES", "FI", "HR", "HU", "IS", "IT", "NL", "NO", "PL", "PT",
    "SE", "SI", "SK", "AR", "BR", "CL", "MX", "UY",
  ]

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { $0.isNewline || $0 == "," }.map { ColumnName(String($0)).joined })
  }

  /// The two columns in the order in which an address has them; `nil` where one is missing.
  static func find(
    among names: [ColumnName], besides excluded: Set<Int>, country: String?
  ) -> [Int]? {
    func first(_ wanted: Set<String>) -> Int? {
      names.indices.first { !excluded.contains($0) && wanted.contains(names[$0].joined) }
    }
    guard let number = first(numbers), let street = first(streets) else { return nil }
    let isTrailing =
      trailing.contains(names[number].joined)
      || country.map { trailingCountries.contains($0) } ?? false
    return isTrailing ? [street, number] : [number, street]
  }

  /// Whether a column is called like a street, which is no name of a venue: `ST_NAME`.
  static func isStreet(_ name: ColumnName) -> Bool { streets.contains(name.joined) }

  /// Whether a column is called like a house number, which alone is no address.
  static func isNumber(_ name: ColumnName) -> Bool { numbers.contains(name.joined) }
}
