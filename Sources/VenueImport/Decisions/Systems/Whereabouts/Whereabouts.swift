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

  /// Whether the title of the data names the city, and neither their rows nor the folder that they are in.
  private(set) var isTitle = false
  /// The other cities and the states that the title names.
  private(set) var title = ""
  /// What codes of the rows say against the city that is named; empty where nothing does.
  private(set) var instead: [Whereabouts] = []
  /// Where the form of telephone numbers would put it, which alone moves nothing; empty where nothing is known.
  private(set) var byForm: [Whereabouts] = []

  /// Looks at the names and rows of a sample; `told` is the country that a person names.
  init(about sample: RecordSample, told: String?, path: String) {
    let clues = PlaceClues(sample)
    let names = told.map { [$0.uppercased()] } ?? clues.countries
    self.init(rows: clues, countries: names, told: told)
    let file = SourceName.of(path: path)
    var named: [(cities: [City], evidence: String, isFirm: Bool)] = [
      (City.named(in: file), "the file's name", false)
    ]
    if let city = clues.city { named.append((city.cities, city.evidence, true)) }
    title = file
    if let layer = sample.facts.layer, layer != file {
      named.append((City.named(in: layer), "the layer's name", false))
      title += " \(layer)"
    }
    // A folder a city is as usual as a name a file.
    let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    named.append((City.named(in: folder), "the folder's name", false))
    for (cities, evidence, isFirm) in named where self.cities.isEmpty {
      take(cities, evidence, isFirm: isFirm, named: names, clues)
    }
    isTitle = !cities.isEmpty && ["the file's name", "the layer's name"].contains(evidence)
    if let form = clues.formed, !isKnown { byForm = [Whereabouts(form.countries, form.evidence)] }
  }

  /// What the rows say but for cities; `countries` are those that names and not codes say.
  private init(rows clues: PlaceClues, countries names: Set<String>, told: String?) {
    province = clues.province
    zone = clues.zone
    countries = names.isEmpty ? clues.coded : names
    if let name = province?.country, countries.isEmpty || countries.contains(name) {
      countries = [name]
    } else {
      province = nil
    }
    evidence = told.map { "--country \($0)" } ?? clues.evidence ?? ""
    isFirm = clues.evidence != nil
  }

  /// Takes nothing but the countries that it can be.
  init(_ countries: Set<String>, _ evidence: String) {
    self.countries = countries
    self.evidence = evidence
  }

  /// Takes those cities that the rows allow.
  ///
  /// Countries and states that are named leave no other. Codes and forms of numbers choose among namesakes, but a city
  /// that is named outright is stronger than what letters or digits may mean elsewhere.
  private mutating func take(
    _ cities: [City], _ evidence: String, isFirm: Bool, named: Set<String>, _ clues: PlaceClues
  ) {
    func isInside(_ city: City) -> Bool { province?.box.contains(city.position) ?? true }
    let isCode =
      clues.isProvinceCode && !named.contains(province?.country ?? "") || province == nil
    var possible = cities.filter { city in
      (named.isEmpty || named.contains(city.country)) && (isCode || isInside(city))
    }
    guard !possible.isEmpty else { return }
    let meant = possible.filter { city in
      (countries.isEmpty || countries.contains(city.country)) && isInside(city)
    }
    if meant.isEmpty {
      instead = [self]
      (province, countries, self.isFirm) = (nil, named, false)
    } else {
      possible = meant
      let formed = possible.filter { clues.formed?.countries.contains($0.country) ?? false }
      if countries.isEmpty, !formed.isEmpty { possible = formed }
    }
    self.cities = possible
    self.evidence = evidence
    self.isFirm = isFirm || self.isFirm
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

  /// What says where the data must lie: `the file's name says Montréal`.
  var reason: String { "\(evidence) says \(name)" }

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
