// In which country a dataset lies, as far as words for sports depend on it: football is not football everywhere.

internal import GeoPrimitives
internal import ZoneMaps

/// The decision in which country a dataset lies.
struct CountryDecision {
  /// The country, as in ISO 3166-1; `nil` where words mean what they mean in most countries.
  let country: String?
  let decision: Decision?

  /// Takes what a person says, or else looks at where the bulk of the data lies.
  init(told: String?, center: Position?) {
    if let told {
      country = told
      decision = Decision(subject: "country", choice: told, evidence: "the command says so")
      return
    }
    country = center.flatMap { Self.country(at: $0) }
    decision = country.map { country in
      Decision(
        subject: "country", choice: country,
        evidence: "the middle of the data lies there; it decides what football and hockey mean")
    }
  }

  /// The country of a place, for the countries whose words differ; along borders it may be the neighbour.
  static func country(of place: Position) -> String? {
    let (latitude, longitude) = (place.latitude, place.longitude)
    if (-44 ... -10).contains(latitude), (112...154).contains(longitude) { return "AU" }
    if (18...23).contains(latitude), (-161 ... -154).contains(longitude) { return "US" }
    guard latitude > 24.4, latitude < 84, longitude > -170, longitude < -52 else { return nil }
    if longitude < -141 { return "US" }
    if longitude < -130, latitude > 54.7 { return latitude < 59 ? "US" : "CA" }
    let border = borders.first { longitude < $0.east }?.latitude ?? 43
    if latitude >= border { return "CA" }
    // Mexico begins south of a line from San Diego to Brownsville.
    let mexico = longitude < -106 ? 32 : longitude < -97 ? 29 - (longitude + 106) * 0.35 : 24.4
    return latitude >= mexico ? "US" : nil
  }

  /// The country of a place, for the countries that are known here.
  static func country(at place: Position) -> String? {
    countryByZone(of: place) ?? country(of: place)
  }

  /// The countries that `country(at:)` can find.
  static let countries = Set(zones.values).union(["CA", "US", "AU"])

  /// Whether a place is on land or near it: it has a time zone.
  static func isLand(_ place: Position) -> Bool {
    ZoneMap.world.zone(latitude: place.latitude, longitude: place.longitude) != nil
  }

  /// The country of a place by its time zone, for zones that hardly another country has.
  static func countryByZone(of place: Position) -> String? {
    ZoneMap.world.zone(latitude: place.latitude, longitude: place.longitude).flatMap { zone in
      zones[zone] ?? families.first { zone.hasPrefix($0.beginning) }?.country
    }
  }

  /// Zones of which all with the same beginning are of one country.
  private static let families: [(beginning: String, country: String)] = [
    ("Australia/", "AU"), ("America/Indiana/", "US"), ("America/Kentucky/", "US"),
    ("America/North_Dakota/", "US"), ("America/Argentina/", "AR"),
  ]

  /// The zones of Canada and the United States, which tell their border better than lines do.
  private static let northern: [(country: String, cities: String)] = [
    (
      "CA",
      """
      Toronto Vancouver Winnipeg Edmonton Halifax St_Johns Regina Moncton Glace_Bay Goose_Bay \
      Iqaluit Rankin_Inlet Resolute Cambridge_Bay Inuvik Yellowknife Whitehorse Dawson Dawson_Creek \
      Fort_Nelson Creston Swift_Current Thunder_Bay Nipigon Rainy_River Atikokan Blanc-Sablon
      """
    ),
    (
      "US",
      """
      New_York Detroit Chicago Denver Phoenix Los_Angeles Boise Anchorage Juneau Sitka Nome Yakutat \
      Metlakatla Adak Menominee
      """
    ),
  ]

  private static let zones: [String: String] = Dictionary(
    [
      ("Europe/London", "GB"), ("Europe/Dublin", "IE"), ("Europe/Paris", "FR"),
      ("Europe/Brussels", "BE"), ("Europe/Amsterdam", "NL"), ("Europe/Berlin", "DE"),
      ("Europe/Busingen", "DE"), ("Europe/Vienna", "AT"), ("Europe/Zurich", "CH"),
      ("Europe/Vaduz", "LI"), ("Europe/Luxembourg", "LU"),
      ("Europe/Andorra", "AD"), ("Europe/Madrid", "ES"), ("Atlantic/Canary", "ES"),
      ("Africa/Ceuta", "ES"), ("Europe/Lisbon", "PT"), ("Atlantic/Madeira", "PT"),
      ("Atlantic/Azores", "PT"), ("Europe/Rome", "IT"), ("Europe/Malta", "MT"),
      ("Europe/Copenhagen", "DK"), ("Europe/Stockholm", "SE"), ("Europe/Oslo", "NO"),
      ("Europe/Helsinki", "FI"), ("Atlantic/Reykjavik", "IS"), ("Europe/Warsaw", "PL"),
      ("Europe/Prague", "CZ"), ("Europe/Bratislava", "SK"), ("Europe/Budapest", "HU"),
      ("Europe/Ljubljana", "SI"), ("Europe/Zagreb", "HR"), ("Europe/Belgrade", "RS"),
      ("Europe/Bucharest", "RO"), ("Europe/Sofia", "BG"), ("Europe/Athens", "GR"),
      ("Europe/Riga", "LV"), ("Europe/Vilnius", "LT"), ("Europe/Tallinn", "EE"),
      ("Europe/Kiev", "UA"), ("Europe/Kyiv", "UA"), ("Europe/Moscow", "RU"),
      ("Asia/Kolkata", "IN"), ("Asia/Karachi", "PK"), ("Asia/Kuala_Lumpur", "MY"),
      ("Asia/Singapore", "SG"), ("Asia/Hong_Kong", "HK"), ("Asia/Taipei", "TW"),
      ("Asia/Tokyo", "JP"), ("Asia/Seoul", "KR"), ("Pacific/Auckland", "NZ"),
      ("Africa/Johannesburg", "ZA"), ("America/Argentina/Buenos_Aires", "AR"),
      ("America/Argentina/Mendoza", "AR"), ("America/Argentina/Cordoba", "AR"),
      ("America/Argentina/Salta", "AR"), ("America/Argentina/Tucuman", "AR"),
      ("America/Argentina/San_Juan", "AR"), ("America/Sao_Paulo", "BR"),
      ("America/Mexico_City", "MX"), ("America/Monterrey", "MX"), ("America/Santiago", "CL"),
      ("America/Bogota", "CO"), ("America/Lima", "PE"), ("America/Montevideo", "UY"),
      ("America/Guayaquil", "EC"), ("America/Costa_Rica", "CR"), ("America/Caracas", "VE"),
      ("America/La_Paz", "BO"), ("America/Asuncion", "PY"), ("America/Tijuana", "MX"),
      ("America/Cancun", "MX"), ("America/Merida", "MX"), ("America/Hermosillo", "MX"),
      ("America/Chihuahua", "MX"), ("America/Mazatlan", "MX"), ("America/Fortaleza", "BR"),
      ("America/Recife", "BR"), ("America/Bahia", "BR"), ("America/Manaus", "BR"),
      ("America/Belem", "BR"), ("America/Cuiaba", "BR"), ("America/Campo_Grande", "BR"),
      ("America/Maceio", "BR"), ("America/Araguaina", "BR"), ("Europe/Istanbul", "TR"),
      ("Asia/Jerusalem", "IL"), ("Asia/Shanghai", "CN"),
      ("Asia/Manila", "PH"), ("Asia/Jakarta", "ID"), ("Asia/Macau", "MO"),
      ("Pacific/Honolulu", "US"),
      ("Europe/Monaco", "MC"), ("Europe/Sarajevo", "BA"), ("Europe/Skopje", "MK"),
      ("Europe/Podgorica", "ME"), ("Europe/Tirane", "AL"), ("Europe/Chisinau", "MD"),
      ("Europe/Minsk", "BY"), ("Asia/Nicosia", "CY"), ("Europe/Jersey", "JE"),
      ("Europe/Guernsey", "GG"), ("Europe/Isle_of_Man", "IM"), ("Europe/Gibraltar", "GI"),
      ("Atlantic/Faroe", "FO"), ("America/Nuuk", "GL"), ("America/Miquelon", "PM"),
      ("Atlantic/Bermuda", "BM"), ("America/Nassau", "BS"), ("America/Jamaica", "JM"),
      ("America/Puerto_Rico", "PR"), ("America/Barbados", "BB"), ("America/Cayman", "KY"),
      ("America/Martinique", "MQ"), ("America/Guadeloupe", "GP"), ("America/Cayenne", "GF"),
      ("Indian/Reunion", "RE"), ("Indian/Mayotte", "YT"), ("Pacific/Noumea", "NC"),
      ("Pacific/Tahiti", "PF"),
    ]
      + northern.flatMap { country, cities in
        cities.split(separator: " ").map { ("America/\($0)", country) }
      }, uniquingKeysWith: { first, _ in first })

  /// The border between Canada and the United States in steps: its latitude up to a longitude.
  private static let borders: [(east: Double, latitude: Double)] = [
    (-123.05, 48.25), (-95.15, 49), (-92, 48.6), (-89.5, 48), (-87.5, 47.6), (-84.9, 47),
    (-83.5, 46.5), (-82.5, 45.9), (-81, 41.95), (-79.9, 42.3), (-79.05, 42.6), (-76.8, 43.55),
    (-76.2, 44.12), (-75.6, 44.5), (-74.7, 44.98), (-71.5, 45.01), (-70.3, 45.4), (-69.2, 47.2),
    (-67.8, 47.3), (-67.0, 45.2),
  ]
}
