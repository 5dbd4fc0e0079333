// The language of the names of columns, which leaves few countries where nothing else tells of a place.

/// Languages that names of columns are in, and where offices write them.
struct HeadingLanguage: Sendable {
  /// What it is called.
  let name: String
  /// Where it is written, as in ISO 3166-1.
  let countries: Set<String>
  /// Whether only a datum beside it tells anything: it is written on several continents, or offices use zones of UTM.
  let needsDatum: Bool
  private let words: Set<String>

  /// So many columns must have words of a language.
  private static let least = 2

  /// Where tables lie whose columns have such names; `nil` where no language is plain.
  ///
  /// Languages that share the words found are taken together. `onDatum` says that a datum is named beside it.
  static func whereabouts(of columns: [String], onDatum: Bool) -> Whereabouts? {
    let names = columns.map { ColumnName($0) }
    let counts = all.map { language in
      (language, names.count { $0.contains(anyOf: language.words) })
    }
    guard let most = counts.map(\.1).max(), most >= least else { return nil }
    let found = counts.filter { $0.1 == most }.map(\.0)
    guard onDatum || !found.contains(where: \.needsDatum) else { return nil }
    let languages = found.map(\.name).joined(separator: " or ")
    return Whereabouts(
      found.reduce(into: []) { $0.formUnion($1.countries) },
      "the \(languages) of the names of the columns")
  }

  private static let all: [HeadingLanguage] = table.split(separator: "\n").compactMap { line in
    let parts = line.split(separator: "|").map(String.init)
    guard parts.count == 3 else { return nil }
    let needsDatum = parts[1].hasPrefix("*")
    return HeadingLanguage(
      name: parts[0],
      countries: Set(parts[1].split { " *".contains($0) }.map(String.init)), needsDatum: needsDatum,
      words: Set(parts[2].split(separator: " ").map(String.init)))
  }

  /// A language a line: its name, where it is written (`*` where a datum is needed), words as `ColumnName` has them.
  private static let table = """
    Czech|CZ|nazev druh adresa souradnice ulice obec okres psc typ mesto povrch
    Slovak|SK|nazov druh adresa suradnica suradnice ulica obec okres psc typ mesto povrch
    Polish|PL|nazwa rodzaj adres ulica dzielnica gmina wspolrzedna wspolrzedne typ miasto nawierzchnia
    Hungarian|HU|nev nevek cim tipus utca kerulet megnevezes koordinata telepules
    Slovene|*SI|naziv ime vrsta naslov ulica obcina tip
    Croatian|*HR BA ME RS|naziv vrsta adresa ulica opcina opstina grad tip podloga
    Serbian|*RS BA ME|назив врста адреса улица општина тип
    Bulgarian|*BG|наименование име вид адрес улица район тип
    Ukrainian|UA|назва вид адреса вулиця район тип
    Macedonian|*MK|име назив вид адреса улица општина тип
    Romanian|RO MD|denumire denumirea adresa strada tip tipul localitate judet sector
    Greek|*GR CY|ονομα ονομασια ειδοσ διευθυνση οδοσ τυποσ δημοσ
    Turkish|TR|adi ad tur turu adres ilce mahalle tesis cadde
    Finnish|*FI|nimi osoite tyyppi laji kunta paikka kaupunginosa
    Estonian|*EE|nimi nimetus aadress liik tueuep taenav linn
    Latvian|*LV|nosaukums adrese veids iela pilseta
    Lithuanian|*LT|pavadinimas adresas ruesis tipas gatve rusis
    Swedish|*SE FI|namn adress typ kommun stadsdel omrade
    Norwegian or Danish|*NO DK|navn adresse type kommune bydel
    Icelandic|*IS|nafn heiti heimilisfang tegund gata
    Albanian|*AL XK|emri adresa lloji rruga qyteti
    Hebrew|*IL|שם סוג כתובת רחוב עיר שכונה
    Dutch|NL BE|naam adres soort straat gemeente wijk
    Italian|*IT CH|nome tipo indirizzo via comune quartiere denominazione
    German|*DE AT CH LI LU|name art adresse strasse stadtteil bezirk
    Spanish|*ES MX AR CL CO PE UY EC BO PY VE CR|nombre tipo direccion calle barrio distrito
    Portuguese|*PT BR|nome tipo endereco morada rua bairro freguesia
    French|*FR BE CH LU CA|nom type adresse rue commune quartier
    """
}
