// What the name of a file or of a layer says about all of its records: `Basketball_Courts.csv`, `terrains-de-tennis`.

internal import GeoPrimitives

/// The sport of a dataset by its name.
struct SportTitle: Hashable, Sendable {
  /// The sport; several where one word stands for them, as *ball diamond* does.
  let sports: [String]
  /// The name that says so.
  let name: String

  /// Words that widen what a dataset holds: where one stands, the sport is not that of every record.
  private static let wideners: Set<String> = [
    "and", "et", "und", "y", "e", "og", "och", "ja", "ou", "or", "oder", "facilities",
    "installations", "equipements", "equipment", "amenities", "recreation", "recreational",
    "places", "points", "poi", "all", "other", "misc", "various", "divers",
  ]

  /// Words that say where a file comes from and in what form, and nothing of what it holds.
  private static let wrappers: Set<String> = [
    "socrata", "arcgis", "ckan", "opendata", "data", "dataset", "datasets", "export", "exported",
    "extract", "geojson", "json", "csv", "shp", "shapefile", "kml", "kmz", "gpkg", "gdb", "gml",
    "xlsx", "xls", "wfs", "wms", "api", "gis", "layer", "wgs84", "wgs", "epsg", "utm", "donnees",
    "datos", "dados", "daten", "dati", "latest", "final", "updated",
  ]

  /// Ways, which belong to no sport that one does in a place: `Squash Trails` lie along the Squash.
  private static let ways: Set<String> = [
    "trail", "trails", "trailhead", "trailheads", "path", "paths", "pathway", "pathways",
    "greenway", "greenways", "route", "routes", "sentier", "sentiers", "wanderwege", "senderos",
  ]
  /// What one does on them.
  private static let onWays: Set<String> = [
    "cycling", "mtb", "bmx", "running", "hiking", "nordic_walking", "cross_country_skiing",
    "skiing", "snowshoeing", "equestrian", "motor", "motocross", "canoe", "rowing", "fitness",
    "orienteering", "roller_skating", "skateboard", "dog_sledding", "obstacle_course", "disc_golf",
    "climbing_adventure", "ice_skating", "toboggan", "splash_pad", "dog_park", "sailing",
    "stand_up_paddleboarding", "snowboard",
  ]
  /// In English the last noun is what is meant, in French and Spanish the first: a park is more than a sport.
  private static let parks: Set<String> = ["parks", "parcs", "park", "parc", "parques"]

  /// What is known about texts and about the data.
  struct Knowledge {
    /// The sports that a text names.
    var sports: (String) -> [String]
    /// Whether a whole text is one term, such as *skate park*.
    var isTerm: (String) -> Bool
    /// The middle of the data.
    var center: Position?
  }

  /// Finds the first name that names one sport.
  init?(of names: [String], _ knowledge: Knowledge) {
    for name in names {
      let all = ColumnName(name).words.filter { !Self.wrappers.contains($0) }
      let words = Self.withoutCity(all, of: name, knowledge)
      guard Self.wideners.isDisjoint(with: words), !Self.isPark(words, knowledge.isTerm) else {
        continue
      }
      let found = knowledge.sports(words.joined(separator: " "))
        .filter { !SportReading.isGeneric($0) }
      let isOnWay = found.allSatisfy(Self.onWays.contains)
      if !Self.ways.isDisjoint(with: words) || Self.isOpenSpace(words), !isOnWay { continue }
      if found.count == 1 || Self.isOneTerm(words, found, knowledge) {
        self.init(sports: found, name: name)
        return
      }
    }
    return nil
  }

  private init(sports: [String], name: String) {
    self.sports = sports
    self.name = name
  }

  /// The words without those of a city in which the data lie: Boulder, or Bowling Green.
  private static func withoutCity(
    _ words: [String], of name: String, _ knowledge: Knowledge
  ) -> [String] {
    guard let center = knowledge.center, !knowledge.sports(words.joined(separator: " ")).isEmpty
    else { return words }
    for start in words.indices {
      for end in [start + 3, start + 2, start + 1] where end <= words.count {
        let run = words[start..<end]
        let cities = City.named(in: run.joined(separator: " "))
        guard
          cities.contains(where: { ColumnName($0.name).words == Array(run) && $0.contains(center) })
        else { continue }
        return Array(words[..<start] + words[end...])
      }
    }
    return words
  }

  /// Whether a title speaks of parks, and not of those of a sport: `Skate_Parks`.
  private static func isPark(_ words: [String], _ isTerm: (String) -> Bool) -> Bool {
    guard let first = words.first, let last = words.lastIndex(where: { Int($0) == nil }) else {
      return false
    }
    if parks.contains(words[last]) {
      return !(1...2).contains {
        last >= $0 && isTerm(words[last - $0...last].joined(separator: " "))
      }
    }
    guard parks.contains(first) else { return false }
    return !(2...3).contains { words.count >= $0 && isTerm(words[..<$0].joined(separator: " ")) }
  }

  private static func isOpenSpace(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { $0 == "open" && $1.hasPrefix("space") }
  }

  /// Whether several sports are those of one term: `Ball_Diamonds`.
  private static func isOneTerm(
    _ words: [String], _ found: [String], _ knowledge: Knowledge
  ) -> Bool {
    guard found.count > 1 else { return false }
    return words.indices.contains { start in
      (1...3).contains { length in
        guard start + length <= words.count else { return false }
        let run = words[start..<start + length].joined(separator: " ")
        return knowledge.isTerm(run) && knowledge.sports(run) == found
      }
    }
  }
}
