// What the rows of a file say about where it lies: cities, states, countries, postal codes, telephone numbers, time zones.

internal import ZoneMaps

/// What rows say about where they lie.
struct PlaceClues {
  /// The city that most rows name.
  private(set) var city: (cities: [City], evidence: String)?
  /// The state or province of nearly all rows.
  private(set) var province: Province?
  /// Whether two or three letters mean it, which may be another country's.
  private(set) var isProvinceCode = false
  /// The countries that it can be by their names and by the codes of telephones.
  private(set) var countries: Set<String> = []
  /// The countries that it can be by codes and the forms of postal codes.
  private(set) var coded: Set<String> = []
  /// The countries that it can be by the form of telephone numbers alone, which proves nothing, and what has it.
  private(set) var formed: (countries: Set<String>, evidence: String)?
  /// The time zone of all rows.
  private(set) var zone: String?
  /// What says so of state, country or zone.
  private(set) var evidence: String?

  /// So many rows are looked at.
  private static let rowLimit = 500

  /// Looks at the columns whose names speak of places.
  init(_ sample: RecordSample) {
    let names = sample.facts.columns
    for column in names.indices {
      let word = ColumnName(names[column]).joined
      guard let kind = Self.kind(of: word) else { continue }
      let values = Self.values(of: column, sample)
      // The telephone of one venue says nothing of the others.
      guard values.count * 5 >= min(Self.rowLimit, sample.recordCount), !values.isEmpty else {
        continue
      }
      read(kind, values, "the column \(names[column])")
    }
  }

  private enum Kind { case city, state, province, country, postal, address, phone, zone }

  private static func kind(of word: String) -> Kind? {
    kinds.first { $0.words.contains(word) }?.kind
  }

  private static let kinds: [(kind: Kind, words: Set<String>)] = [
    (
      .city,
      [
        "city", "ville", "municipality", "municipalite", "commune", "town", "gemeente", "ort",
        "stadt", "kommune", "ciudad", "localidad", "citta", "comune", "kunta", "nommunicipalite",
        "cityname", "nomcommune", "libcommune", "woonplaats", "municipio", "miasto", "postort",
        "mailcity", "sitecity", "addrcity", "borough", "boro",
      ]
    ),
    (
      .state,
      [
        "state", "statecode", "stateprovince", "provstate", "stateabbr", "statename", "st",
        "addrstate", "sitestate", "mailstate", "territory",
      ]
    ),
    (.province, ["province", "prov", "provincecode"]),
    (
      .country,
      ["country", "pays", "land", "pais", "paese", "countrycode", "countryname", "nation"]
    ),
    (
      .postal,
      [
        "postalcode", "postcode", "zip", "zipcode", "codepostal", "postal", "eircode", "zip5",
        "addrpostcode", "sitezip",
      ]
    ),
    (
      .address,
      [
        "address", "adresse", "fulladdress", "streetaddress", "location", "siteaddress",
        "locationaddress", "direccion", "addr", "location1", "adressecomplete", "mailingaddress",
      ]
    ),
    (
      .phone,
      ["phone", "telephone", "tel", "phonenumber", "telefon", "telefono", "contactphone", "numtel"]
    ),
    (.zone, ["timezone", "tz", "fuseauhoraire", "zeitzone"]),
  ]

  /// The first values of a column.
  private static func values(of column: Int, _ sample: RecordSample) -> [String] {
    var values: [String] = []
    for batch in sample.batches {
      for row in 0..<batch.rowCount {
        if values.count == rowLimit { return values }
        let cell = batch.cell(row, column)
        guard cell != .absent, batch.textBytes(cell).count < 300 else { continue }
        let text = batch.string(cell).trimmed
        if !text.isEmpty { values.append(text) }
      }
    }
    return values
  }

  private mutating func read(_ kind: Kind, _ values: [String], _ what: String) {
    switch kind {
    case .city:
      if let found = Self.most(values, { City.named(in: $0) }), city == nil { city = (found, what) }
    case .state, .province:
      readProvince(kind, values, what)
    case .country:
      if let found = Self.most(values, { CountryWords.country($0).map { [$0] } ?? [] })?.first {
        note([found], what)
      }
    case .postal:
      if let found = Self.most(values, { PostalCode.country($0).map { [$0] } ?? [] })?.first {
        note(code: [found], what)
      }
    case .address:
      if let found = Self.most(values, { PostalCode.country(inAddress: $0).map { [$0] } ?? [] })?
        .first
      {
        note(code: [found], what)
      }
      if city == nil, let found = Self.most(values, { City.named(inAddress: $0) }) {
        city = (found, what)
      }
    case .phone:
      if let found = Self.most(values, { TelephoneNumber.countries($0).map { [$0] } ?? [] })?.first
      {
        note(found, what)
      } else if let found = Self.most(
        values, { TelephoneNumber.countries(byForm: $0).map { [$0] } ?? [] })?.first
      {
        formed = formed ?? (found, what)
      }
    case .zone:
      if let found = Self.most(values, { [$0] })?.first, ZoneMap.world.names.contains(found) {
        zone = found
        evidence = evidence ?? what
      }
    }
  }

  /// Looks for the state or province of a column; the codes of a column of provinces are those of Canada.
  private mutating func readProvince(_ kind: Kind, _ values: [String], _ what: String) {
    let country = countries.count == 1 ? countries.first : nil
    let found = Self.most(values) { text in
      let isCode = text.count <= Self.codeLength
      let own = kind == .province && isCode && country == nil ? "CA" : country
      return Province.named(text, country: own).map { [Found(province: $0, isCode: isCode)] } ?? []
    }?.first
    guard let found else { return }
    if province == nil { (province, isProvinceCode) = (found.province, found.isCode) }
    if found.isCode {
      note(code: [found.province.country], what)
    } else {
      note([found.province.country], what)
    }
  }

  private struct Found: Hashable {
    let province: Province
    let isCode: Bool
  }

  /// The codes of states have so many letters at most.
  private static let codeLength = 3

  /// Narrows the countries down; what contradicts says nothing.
  private mutating func note(_ found: Set<String>, _ what: String) {
    countries = Self.narrowed(countries, by: found)
    evidence = evidence ?? what
  }

  /// The same for what codes say.
  private mutating func note(code found: Set<String>, _ what: String) {
    coded = Self.narrowed(coded, by: found)
    evidence = evidence ?? what
  }

  private static func narrowed(_ known: Set<String>, by found: Set<String>) -> Set<String> {
    let both = known.intersection(found)
    return known.isEmpty ? found : both.isEmpty ? known : both
  }

  /// What at least four in five of the values mean; `nil` where they mean nothing or many things.
  private static func most<Meaning: Hashable>(
    _ values: [String], _ meaning: (String) -> [Meaning]
  ) -> [Meaning]? {
    var counts: [[Meaning]: Int] = [:]
    for value in values {
      let found = meaning(value)
      if !found.isEmpty { counts[found, default: 0] += 1 }
    }
    guard let best = counts.max(by: { $0.value < $1.value }), best.value * 5 >= values.count * 4
    else { return nil }
    return best.key
  }
}
