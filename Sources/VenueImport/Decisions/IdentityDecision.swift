// Decides by what a record is known again in the next release of its dataset.

/// What identifies the records of a file.
enum Identity: Hashable, Sendable {
  /// A column.
  case column(Int)
  /// What a record holds, whole: no column serves.
  case content
}

/// The decision what identifies the records.
struct IdentityDecision {
  let identity: Identity
  /// Whether records of the sample share an identifier, so that they must be brought together.
  let isShared: Bool
  /// Whether rows that share an identifier and nothing else are told apart; else they are one.
  var tellsApart = true
  /// Whether it is only the number of a row, which the next release may give to another.
  var isCounted = false
  let decision: Decision
}

extension IdentityDecision {
  /// The column of the venue that rows are time slots of.
  init(slotsOf column: Int, named name: String) {
    self.init(
      identity: .column(column), isShared: true, tellsApart: false,
      decision: Decision(
        subject: "id", choice: "the column \(name)",
        evidence: "rows are time slots, and it says of which venue"))
  }

  /// Names of identifiers, run together, the most lasting first.
  private static let names = [
    "id", "osmid", "globalid", "uuid", "guid", "gmlid", "identifiant", "identifier",
    "identifiantsource", "externalid", "code",
  ]
  /// Names of what an office calls a place by, in several languages.
  private static let officialNames =
    [
      "facilityid", "siteid", "parkid", "venueid", "placeid", "assetid", "locationid", "uprn", "pk",
      "objektid", "objektnr", "objektnummer", "anlagennr", "anlagennummer", "anlagenid",
      "locatienummer", "locatieid", "codigo", "codice", "sitecode", "facilitycode", "parknum",
      "parknumber", "sitenumber", "facilitynumber", "numero", "ref", "reference", "kenmerk",
      "aktenzeichen", "inventarnummer", "inventarnr",
    ] + ForeignColumns.identifiers
  /// What an office numbers, and words for the number: `FACILITY_REF`, `Asset Number`, `site_no`.
  private static let things: Set<String> = [
    "asset", "facility", "site", "venue", "park", "place", "ground",
    "feature", "object", "objekt", "inventory", "property", "installation", "equipement",
    "anlage", "anlagen", "sportanlage", "sportstaette", "locatie",
    "instalacion", "instalacio", "impianto", "anlaeg", "anlegg", "complex", "reserve",
  ]
  private static let numberWords: Set<String> = [
    "ref", "reference", "referencia", "no", "number", "num", "nr", "nummer", "code", "key", "uid",
    "kenmerk", "matricule", "codigo", "codice", "kode", "uprn",
  ]

  /// Names of numbers that tools give out, perhaps anew with the next release.
  private static let countedNames =
    ["objectid", "gid", "fid", "ogcfid", "ogrfid"] + ForeignColumns.counted
  /// Words in the names of numbers that are no identifiers of a venue.
  private static let strangers: Set<String> = [
    "voie", "rue", "street", "house", "telephone", "phone", "siret", "join", "fax", "parcelle",
  ]

  /// Decides about a file by its sample: a column must differ in nearly every record where it is filled, and be filled in nearly all.
  init(about sample: RecordSample, mapping: FieldMapping, path: String) throws(ImportError) {
    let columns = sample.facts.columns
    if let told = try mapping.places(of: .id, in: columns, path: path).first {
      let census = Self.census(of: told, in: sample)
      identity = .column(told)
      isShared = census.distinct < census.filled
      decision = Decision(
        subject: "id", choice: "the column \(columns[told])",
        evidence: "--map says so; \(census.evidence)")
      return
    }
    let candidates = Self.candidates(columns)
    let own = candidates.filter { !$0.isCounted }
    let names = columns.map { ColumnName($0) }
    let hasStreet = names.contains { ForeignColumns.isStreet($0) }
    for group in [own, candidates.filter(\.isCounted)] {
      let judged = group.map { ($0, Self.census(of: $0.column, in: sample)) }
        .filter { candidate, census in
          // A bare number beside a street is that of the house.
          let isHouse =
            hasStreet && ForeignColumns.bareNumbers.contains(names[candidate.column].joined)
          return census.filled * 100 >= sample.recordCount * 99 && (census.isCount || !isHouse)
        }
      // The best that differs in every row, else the best that nearly does.
      let chosen = judged.first { $0.1.isUnique } ?? judged.first { $0.1.isNearlyUnique }
      guard let (candidate, census) = chosen else { continue }
      identity = .column(candidate.column)
      // Of a long file the rows pass at once, and later ones can't be added to earlier ones.
      isShared = !census.isUnique && sample.isWhole
      isCounted = candidate.isCounted || census.isCount
      decision = Decision(
        subject: "id", choice: "the column \(columns[candidate.column])",
        evidence: census.evidence)
      return
    }
    identity = .content
    isShared = false
    tellsApart = false
    decision = Decision(
      subject: "id", choice: "a hash of the whole record",
      evidence: "no column named like an identifier is different in nearly every row")
  }

  /// The columns named like identifiers, in the order in which they are believed.
  private static func candidates(_ columns: [String]) -> [(column: Int, isCounted: Bool)] {
    let names = columns.map { ColumnName($0) }
    func named(_ wanted: [String], underscored: Bool = false) -> [Int] {
      wanted.flatMap { name in
        names.indices.filter {
          names[$0].joined == name && columns[$0].hasPrefix("_") == underscored
        }
      }
    }
    let parts = names.indices.filter { index in
      let name = names[index]
      return name.words.count > 1 && name.contains(anyOf: ["id", "numero"])
        && !name.contains(anyOf: strangers)
    }
    let numbered = names.indices.filter { index in
      let words = names[index].words
      return words.count == 2 && things.contains(words[0]) && numberWords.contains(words[1])
    }
    // `_id` is the row's number in an open-data portal.
    let given = named(Self.names) + named(officialNames) + parts + numbered
    let counted = named(countedNames) + named(["id"], underscored: true)
    var seen: Set<Int> = []
    return (given.map { ($0, false) } + counted.map { ($0, true) })
      .filter { seen.insert($0.0).inserted }
  }

  private struct Census {
    var filled = 0
    var distinct = 0
    /// Whether the values count the rows, from 0 or from 1, in whatever order.
    var isCount = false
    var evidence: String { "\(distinct) different values in \(filled) rows" }

    /// Whether it differs in every row.
    var isUnique: Bool { filled > 0 && distinct == filled }

    /// Whether it differs in nearly every row: a slip or two make it no worse than a hash of everything.
    var isNearlyUnique: Bool {
      let repeated = filled - distinct
      return repeated * 20 <= filled && filled > 0 || repeated == 1 && filled >= 6
    }
  }

  private static func census(of column: Int, in sample: RecordSample) -> Census {
    var seen: Set<String> = []
    var census = Census()
    var (first, least, most) = (0, Int.max, Int.min)
    var isInOrder = true
    sample.forEach { batch, row in
      let cell = batch.cell(row, column)
      guard cell != .absent else { return }
      let text = batch.string(cell).trimmed
      if text.isEmpty { return }
      let number = Int(text) ?? .min
      if census.filled == 0 { first = number }
      if number != first &+ census.filled { isInOrder = false }
      (least, most) = (min(least, number), max(most, number))
      census.filled += 1
      if seen.insert(text).inserted { census.distinct += 1 }
    }
    // A file that was sorted by something else counts its rows still.
    let isShuffled = census.isUnique && most &- least == census.filled - 1
    census.isCount = census.filled >= 3 && (0...1).contains(least) && (isInOrder || isShuffled)
    return census
  }
}
