// All that may tell the reference system of a file that names none; looked at only then.

internal import Geodesy

/// What speaks for a reference system.
struct SystemHints {
  private let sample: RecordSample
  private let position: PositionDecision
  private let country: String?
  private let path: String
  private let search: SystemSearch

  /// Takes what the hints are in: `coordinates` are some of the file's own, `country` is what a person says.
  init(
    about sample: RecordSample, _ position: PositionDecision, _ coordinates: ShapeColumn,
    country: String?, path: String
  ) {
    self.sample = sample
    self.position = position
    self.country = country
    self.path = path
    search = SystemSearch(coordinates)
  }

  private var clues: [SystemClue] {
    SystemClue.find(
      in: sample, position, sidecar: SidecarFile.referenceSystem(beside: path), path: path)
  }

  /// The system of degrees that is named somewhere.
  var geographic: SystemFinding? { search.named(by: clues, .geographic) }

  /// The system of map coordinates that is named somewhere, or is the only one that leads to the city or country.
  var projected: SystemFinding? {
    if let named = search.named(by: clues, .projected) { return named }
    if let city, let found = search.located(in: city) { return found }
    return country.flatMap { search.located(inCountry: $0.uppercased()) }
  }

  /// Systems to suggest.
  var likely: [String] {
    search.likely(clues, sample.facts.columns, first: position.first)
  }

  private static let cityColumns: Set<String> = [
    "city", "ville", "municipality", "municipalite", "commune", "town", "gemeente", "ort", "stadt",
    "kommune", "ciudad", "localidad", "citta", "comune", "kunta", "nommunicipalite", "cityname",
  ]

  /// The city that the file's name or one and the same value in all rows names.
  private var city: City? {
    if let city = City.named(in: SourceName.of(path: path)) { return city }
    let names = sample.facts.columns
    for column in names.indices where Self.cityColumns.contains(ColumnName(names[column]).joined) {
      if let value = sample.onlyValue(column), let city = City.named(in: value) { return city }
    }
    return sample.facts.layer.flatMap { City.named(in: $0) }
  }
}
