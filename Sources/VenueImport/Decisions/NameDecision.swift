// Decides which column holds what people call a venue.

/// The decision which column is the name.
struct NameDecision {
  let column: Int?
  let decision: Decision
}

extension NameDecision {
  /// Names of the column, run together, the best first.
  private static let names = [
    "nomemplacement", "name", "nom", "naam", "navn", "namn", "nimi", "nome", "nombre",
    "nazwa", "nazev", "denominazione", "denominacion", "denominacio", "denominacao", "denomination",
    "bezeichnung", "title", "titre", "titel", "titulo", "label", "facilityname", "parkname",
    "assetname", "sitename", "venuename", "areaname", "facility", "anlage", "installation",
    "equipement", "einrichtung", "instalacion", "park", "parc", "parque", "site", "lieu",
  ]

  /// Words that a name of something else contains: of a street, a district, a person.
  private static let strangers: Set<String> = [
    "street", "road", "rue", "voie", "strasse", "commune", "city", "ville", "arrond",
    "arrondissement",
    "district", "neighbourhood", "neighborhood", "neighbourhoodname", "division", "user", "file",
    "school", "owner", "municipality", "municipalite", "region", "state", "country", "province",
    "dit", "layer", "contact", "quartier", "borough", "ward", "type", "url", "department", "old",
    "short", "class", "code", "id", "feature",
    "sport", "sports", "discipline",
  ]

  /// Whether a column is called as names are.
  static func isName(_ name: ColumnName) -> Bool { names.contains(name.joined) }

  /// Decides about a file by its sample; a column that is mostly empty serves no one.
  init(about sample: RecordSample, mapping: FieldMapping, path: String) throws(ImportError) {
    let columns = sample.facts.columns
    if let told = try mapping.places(of: .name, in: columns, path: path).first {
      column = told
      decision = Self.decision(columns[told], "--map says so; \(Self.evidence(told, sample))")
      return
    }
    column = Self.candidates(columns).first { sample.filledCount($0) > 0 }
    decision =
      column.map { Self.decision(columns[$0], Self.evidence($0, sample)) }
      ?? Decision(
        subject: "name", choice: "none", evidence: "no column is named like a name")
  }

  private static func decision(_ column: String, _ evidence: String) -> Decision {
    Decision(subject: "name", choice: "the column \(column)", evidence: evidence)
  }

  private static func evidence(_ column: Int, _ sample: RecordSample) -> String {
    "filled in \(sample.filledCount(column)) of \(sample.recordCount) rows"
  }

  private static func candidates(_ columns: [String]) -> [Int] {
    let names = columns.map { ColumnName($0) }
    let exact = Self.names.flatMap { wanted in names.indices.filter { names[$0].joined == wanted } }
    let words: Set<String> = [
      "name", "nom", "naam", "navn", "namn", "nome", "nombre", "label", "title", "titre",
    ]
    let partly = names.indices.filter {
      names[$0].contains(anyOf: words) && !names[$0].contains(anyOf: strangers)
    }
    // `Denominazione impianto`, and compounds such as `anlaegsnavn` and `Anlagenname`.
    let formal = names.indices.filter { index in
      let name = names[index]
      return !name.contains(anyOf: strangers)
        && name.words.contains { word in
          word.hasPrefix("denomina") || word.hasPrefix("bezeichn") || word.hasPrefix("intitul")
            || (word.count >= 7
              && ["name", "navn", "namn", "naam", "nimi"].contains { word.hasSuffix($0) }
              && !strangers.contains { $0.count > 3 && word.hasPrefix($0) })
        }
    }
    // `name`, then `NAME_EN` and `Nom usuel de l'installation`, then `park` and the like.
    let plain = exact.filter {
      words.contains(names[$0].joined) || names[$0].joined == "nomemplacement"
    }
    var seen: Set<Int> = []
    return (plain + partly + exact + formal).filter { seen.insert($0).inserted }
  }
}
