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
  let decision: Decision
}

extension IdentityDecision {
  /// The column of the venue that rows are time slots of.
  init(slotsOf column: Int, named name: String) {
    self.init(
      identity: .column(column), isShared: true,
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
  private static let officialNames = [
    "facilityid", "siteid", "parkid", "venueid", "placeid", "assetid", "locationid", "uprn", "pk",
    "objektid", "objektnr", "objektnummer", "anlagennr", "anlagennummer", "anlagenid",
    "locatienummer", "locatieid", "codigo", "codice", "sitecode", "facilitycode", "parknum",
    "parknumber", "sitenumber", "facilitynumber", "numero", "ref", "reference",
  ]
  /// Names of numbers that tools give out, perhaps anew with the next release.
  private static let countedNames = ["objectid", "gid", "fid", "ogcfid", "ogrfid"]
  /// Words in the names of numbers that are no identifiers of a venue.
  private static let strangers: Set<String> = [
    "voie", "rue", "street", "house", "telephone", "phone", "siret", "join", "fax", "parcelle",
  ]

  /// Decides about a file by its sample: a column must differ in every record where it is filled, and be filled in nearly all.
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
    for column in Self.candidates(columns) {
      let census = Self.census(of: column, in: sample)
      guard census.filled > 0, census.distinct == census.filled,
        census.filled * 100 >= sample.recordCount * 99
      else { continue }
      identity = .column(column)
      isShared = false
      decision = Decision(
        subject: "id", choice: "the column \(columns[column])", evidence: census.evidence)
      return
    }
    identity = .content
    isShared = false
    decision = Decision(
      subject: "id", choice: "a hash of the whole record",
      evidence: "no column named like an identifier is different in every row")
  }

  /// The columns named like identifiers, in the order in which they are believed.
  private static func candidates(_ columns: [String]) -> [Int] {
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
    // `_id` is the row's number in an open-data portal.
    let all =
      named(Self.names) + named(officialNames) + parts + named(countedNames)
      + named(["id"], underscored: true)
    var seen: Set<Int> = []
    return all.filter { seen.insert($0).inserted }
  }

  private struct Census {
    var filled = 0
    var distinct = 0
    var evidence: String { "\(distinct) different values in \(filled) rows" }
  }

  private static func census(of column: Int, in sample: RecordSample) -> Census {
    var seen: Set<String> = []
    var census = Census()
    sample.forEach { batch, row in
      let cell = batch.cell(row, column)
      guard cell != .absent else { return }
      census.filled += 1
      if seen.insert(batch.string(cell).trimmed).inserted { census.distinct += 1 }
    }
    return census
  }
}
