// What the name of a file or of a layer says about all of its records: `Basketball_Courts.csv`, `terrains-de-tennis`.

/// The sport of a dataset by its name.
struct SportTitle: Hashable, Sendable {
  /// The sport.
  let sport: String
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

  /// Finds the first name that names one sport.
  init?(of names: [String], sports: (String) -> [String]) {
    for name in names {
      let words = ColumnName(name).words.filter { !Self.wrappers.contains($0) }
      // In English the last noun is what is meant, in French and Spanish the first: a park is more than a sport.
      let ends = [words.first, words.last { Int($0) == nil }].compactMap(\.self)
      guard Self.wideners.isDisjoint(with: words),
        !ends.contains(where: { ["parks", "parcs", "park", "parc", "parques"].contains($0) })
      else { continue }
      let found = sports(words.joined(separator: " ")).filter { !SportReading.isGeneric($0) }
      if found.count == 1 {
        self.init(sport: found[0], name: name)
        return
      }
    }
    return nil
  }

  private init(sport: String, name: String) {
    self.sport = sport
    self.name = name
  }
}
