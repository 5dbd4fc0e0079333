// The reference systems that data of a place could be in: those that are usual there, and all that PROJ's database has for it.

internal import GeoPrimitives
internal import Geodesy

/// A reference system that data could be in.
struct SystemCandidate: Hashable, Sendable {
  /// How likely a system is, before the numbers.
  enum Rank: Int, Sendable, CaseIterable {
    /// It is made for the city, or the country has its own in place of the zones of UTM.
    case own
    /// It is what offices there publish in.
    case usual
    /// It is meant for the place.
    case current
    /// Its datum was given up, or it is meant for the neighbourhood.
    case former
    /// It is meant for what lies beside: a city at the edge of a zone may use the next one.
    case beside
  }

  /// Its definition, such as `EPSG:2263`.
  let identifier: String
  let rank: Rank
}

extension SystemCandidate {
  /// The systems that data of a city or a state could be in; the usual ones first.
  static func all(for whereabouts: Whereabouts) -> [SystemCandidate] {
    var found: [SystemCandidate] = []
    var seen: Set<String> = []
    func add(_ identifiers: [String], _ rank: Rank) {
      for identifier in identifiers where seen.insert(identifier).inserted {
        found.append(SystemCandidate(identifier: identifier, rank: rank))
      }
    }
    for city in whereabouts.cities {
      add(SystemFamilies.own[city.country, default: []].map { "EPSG:\($0)" }, .own)
      add(SystemFamilies.usual(near: city.position, country: city.country), .usual)
      let reach = city.reach.meters / 111_000
      guard let box = Self.box(around: city.position, degrees: max(0.05, reach - 0.3)) else {
        continue
      }
      let (current, former) = catalogued(in: box)
      add(current, .current)
      add(former, .former)
      add(neighbours(of: city.position, city.country), .former)
      if let wide = Self.box(around: city.position, degrees: Self.nextZone) {
        add(catalogued(in: wide).current, .beside)
      }
    }
    if whereabouts.cities.isEmpty, let province = whereabouts.province {
      let (current, former) = catalogued(in: province.box)
      let box = province.box
      let middle = Position(
        uncheckedLatitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2)
      add(SystemFamilies.usual(near: middle, country: province.country), .usual)
      add(current, .current)
      add(former, .former)
    }
    if found.isEmpty {
      for country in whereabouts.countries.sorted() {
        add(SystemFamilies.usual(inCountry: country), .usual)
      }
    }
    return found
  }

  /// So many degrees from a city the zones beside its own begin.
  private static let nextZone = 1.5

  /// The systems that data around a place could be in, by identifier; the usual ones first.
  static func all(around place: Position) -> [String] {
    let country = CountryDecision.country(at: place) ?? ""
    var found = SystemFamilies.usual(near: place, country: country)
    if let box = box(around: place, degrees: 0.05) {
      let (current, former) = catalogued(in: box)
      found += current + former
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// The zones of UTM beside a city's own, where the country uses one beyond its edge.
  private static func neighbours(of place: Position, _ country: String) -> [String] {
    let zone = min(60, Int((place.longitude + 180) / 6) + 1)
    return [zone - 1, zone + 1].filter { (1...60).contains($0) }.flatMap { zone -> [String] in
      var codes = [place.latitude < 0 ? 32_700 + zone : 32_600 + zone]
      if (28...38).contains(zone), place.latitude > 34 { codes.insert(25_800 + zone, at: 0) }
      if ["US", "CA"].contains(country), (1...23).contains(zone) {
        codes.insert(26_900 + zone, at: 0)
      }
      return codes.map { "EPSG:\($0)" }
    }
  }

  private static func box(around place: Position, degrees: Double) -> GeoBox? {
    try? GeoBox(
      west: max(-180, place.longitude - degrees), south: max(-90, place.latitude - degrees),
      east: min(180, place.longitude + degrees), north: min(90, place.latitude + degrees))
  }

  /// What the database has for a box, without what no city publishes in.
  private static func catalogued(in box: GeoBox) -> (current: [String], former: [String]) {
    let entries = ((try? CataloguedSystem.projected(around: box)) ?? []).filter(isPlausible)
    let plain = Set(entries.filter { $0.datum == "NAD83" }.map(\.projection))
    let distinct = entries.filter { entry in
      // The editions of NAD83 are one for venues.
      entry.datum == "NAD83" || !entry.datum.hasPrefix("NAD83(")
        || !plain.contains(entry.projection)
    }
    func identifiers(_ isFormer: Bool) -> [String] {
      distinct.filter { formerDatums.contains($0.datum) == isFormer }.map(\.identifier)
    }
    return (identifiers(false), identifiers(true))
  }

  private static func isPlausible(_ entry: CataloguedSystem) -> Bool {
    let box = entry.area.box
    let width = box.west > box.east ? box.east + 360 - box.west : box.east - box.west
    // Zones of UTM reach from the tropics to the pole.
    return width < 75 && (box.north - box.south < 60 || width <= 12)
      && !oddities.contains { entry.name.contains($0) }
  }

  /// Systems of oil fields, railways, oceans and computations, and the same with northings first.
  private static let oddities = [
    "(N-E)", "(N-zE)", "BLM", "Amtrak", "grid system", "emulation", "SPBA", "WGS 72", "EASE",
    "Polar", "Pole", "World", "LAEA", "Conus", "DB_REF", "Mercator 41",
  ]

  /// Datums that hardly a city has published in since it has a portal.
  private static let formerDatums: Set<String> = [
    "NAD27", "NAD27(76)", "NAD27(CGQ77)", "ED50", "ED50(ED77)", "ED79", "ED87",
    "Pulkovo 1942", "Pulkovo 1942(58)", "Pulkovo 1942(83)", "Pulkovo 1995", "RT38", "AGD66",
    "AGD84", "NZGD49", "SAD69", "SAD69(96)", "Corrego Alegre", "Corrego Alegre 1970-72",
    "Corrego Alegre 1961", "Tokyo", "TWD67", "PSAD56", "Madrid 1870 (Madrid)", "Old Hawaiian",
    "Lisbon", "Lisbon (Lisbon)", "Datum 73", "Belge 1950 (Brussels)", "OSNI 1952", "TM65",
    "Hong Kong 1963", "Hong Kong 1963(67)", "Kertau 1968", "Kertau (RSO)", "Indian 1975",
    "La Canoa", "Campo Inchauspe", "Chos Malal 1914", "Pampa del Castillo", "POSGAR 94",
    "POSGAR 98", "ATS77", "NTF (Paris)", "NTF", "Monte Mario (Rome)", "Bogota 1975",
    "Bogota 1975 (Bogota)", "PSD93", "Korean 1985", "JGD2000", "KKJ", "NGO 1948",
    "NGO 1948 (Oslo)", "Ain el Abd", "MGI (Ferro)", "DHDN", "RT90", "S-JTSK (Ferro)", "DHDN PD/83",
    "RD/83", "PD/83", "WGS 66", "Puerto Rico",
    "MGI 1901", "Cape", "Reunion 1947", "Aratu", "Hjorsey 1955", "LKS92", "IRENET95",
  ]
}

extension CataloguedSystem {
  /// The projection that the name ends with.
  fileprivate var projection: Substring { name.dropFirst(datum.count) }
}
