// Where a dataset lies by its words: the city or state that its name and its rows name, its country, its time zone.

internal import GeoPrimitives
internal import ZoneMaps

/// Where positions must lie by what a file says beside them.
struct Whereabouts: Sendable {
  /// The city that is named, with its namesakes; empty where none is known.
  private(set) var cities: [City] = []
  /// The state or province of all rows.
  private(set) var province: Province?
  /// The countries that it can be; empty where nothing tells.
  private(set) var countries: Set<String> = []
  /// The time zone of all rows.
  private(set) var zone: String?
  /// What says so, such as `the column CITY`.
  private(set) var evidence = ""
  /// Whether rows or a person say so, and not only a name that may be another's.
  private(set) var isFirm = false

  /// Looks at the names and rows of a sample; `told` is the country that a person names.
  init(about sample: RecordSample, told: String?, path: String) {
    let clues = PlaceClues(sample)
    province = clues.province
    zone = clues.zone
    countries = clues.countries
    if let told { countries = [told.uppercased()] }
    if let name = province?.country, countries.isEmpty || countries.contains(name) {
      countries = [name]
    } else {
      province = nil
    }
    let file = SourceName.of(path: path)
    var named: [(cities: [City], evidence: String, isFirm: Bool)] = [
      (City.named(in: file), "the file's name", false)
    ]
    if let city = clues.city { named.append((city.cities, city.evidence, true)) }
    if let layer = sample.facts.layer, layer != file {
      named.append((City.named(in: layer), "the layer's name", false))
    }
    // A folder a city is as usual as a name a file.
    let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    named.append((City.named(in: folder), "the folder's name", false))
    for (cities, evidence, isFirm) in named where self.cities.isEmpty {
      let possible = cities.filter { city in
        (countries.isEmpty || countries.contains(city.country))
          && (province.map { $0.box.contains(city.position) } ?? true)
      }
      guard !possible.isEmpty else { continue }
      self.cities = possible
      self.evidence = evidence
      self.isFirm = isFirm || clues.evidence != nil
    }
    if cities.isEmpty {
      evidence = told.map { "--country \($0)" } ?? clues.evidence ?? ""
      isFirm = clues.evidence != nil
    }
  }

  /// Whether anything is known.
  var isKnown: Bool {
    !cities.isEmpty || province != nil || zone != nil
      || !countries.isDisjoint(with: CountryDecision.countries)
  }

  /// What it is called.
  var name: String {
    if let city = cities.first { return city.name }
    if let province { return province.name }
    return zone ?? countries.sorted().joined(separator: " or ")
  }

  /// Whether a place is in another country than rows say, and not only in another city.
  func isElsewhere(_ place: Position) -> Bool {
    guard isFirm, !countries.isEmpty else { return false }
    return CountryDecision.country(at: place).map { !countries.contains($0) }
      ?? !CountryDecision.isLand(place)
  }

  /// Whether a place is in the inner half of a city.
  func isNearMiddle(_ place: Position) -> Bool {
    cities.contains {
      Geodesic.meters(from: place, to: $0.position) * 2 <= $0.reach.meters
    }
  }

  /// How far a place lies from the middle of the city; `nil` where none is known.
  func distance(to place: Position) -> Distance? {
    cities.map { Geodesic.meters(from: place, to: $0.position) }.min().map { .meters($0) }
  }

  /// Whether a place may be meant.
  func contains(_ place: Position) -> Bool {
    if !cities.isEmpty { return cities.contains { $0.contains(place) } }
    if let province { return province.box.contains(place) }
    if let zone {
      return ZoneMap.world.zone(latitude: place.latitude, longitude: place.longitude) == zone
    }
    return CountryDecision.country(at: place).map { countries.contains($0) } ?? false
  }
}
