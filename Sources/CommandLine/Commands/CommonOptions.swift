// Options that several commands share, written once.

extension OptionSpecification {
  static let catalogue = OptionSpecification(
    "catalogue", "c", value: "FILE", "The catalogue: a GeoPackage made by import or generate.",
    completion: .file)

  static let near = OptionSpecification(
    "near", value: "LAT,LON", "Where to search from, in degrees, latitude first.")

  static let sport = OptionSpecification(
    "sport", "s", value: "S", repeats: true,
    "A sport, in some thirty languages or as OpenStreetMap key; given again, any of them will do.")

  static let openAt = OptionSpecification(
    "open-at", value: "T",
    "Only venues open at this time: RFC 3339, without an offset the venue's own local time; or now."
  )

  static let openFor = OptionSpecification(
    "open-for", value: "DURATION",
    "Only venues open for so long without a break, from --open-at or now: 1h30m, 90m, PT1H30M.")

  static let retired = OptionSpecification(
    "retired", nil, "Venues too that the newest release of their dataset does not have any more.")

  /// What a venue's own record must say.
  static let attributes = [
    OptionSpecification("lit", nil, "Only venues that say they are lit."),
    OptionSpecification("indoor", nil, "Only venues that say they are under a roof."),
    OptionSpecification("outdoor", nil, "Only venues that say they are in the open."),
    OptionSpecification("wheelchair", nil, "Only venues that say a wheelchair gets everywhere."),
    OptionSpecification("free", nil, "Only venues that say they cost nothing."),
    OptionSpecification(
      "surface", value: "S", repeats: true,
      "A surface by its OpenStreetMap name: grass, artificial_turf, clay; given again, any will do."
    ),
  ]

  static let limit = OptionSpecification(
    "limit", "n", value: "N", "How many results at most, 1 to 100000.")

  static func format(_ words: [String]) -> OptionSpecification {
    OptionSpecification(
      "format", "f", value: words.joined(separator: "|"),
      "How to print; a table where a person reads, JSON otherwise.", completion: .words(words))
  }

  static let answerFormat = format(["table", "json", "ndjson", "geojson", "csv"])
}
