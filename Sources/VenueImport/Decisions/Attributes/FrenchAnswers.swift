// A lone *O* is *Oui* in French files only: elsewhere it is *outdoor*, *open*, a nought, or nobody knows what.

/// Tells whether the answers of a column are French.
enum FrenchAnswers {
  /// Countries whose files are in French.
  private static let countries: Set<String> = [
    "FR", "BE", "LU", "MC", "SN", "CI", "ML", "BF", "NE", "TG", "BJ", "GA", "CG", "CD", "GN", "TD",
    "CF", "DJ", "KM", "MG", "BI", "HT", "DZ", "TN", "MA", "MR", "GP", "MQ", "GF", "RE", "YT", "NC",
    "PF", "PM", "BL", "MF", "WF",
  ]
  /// Words in the names of columns that are French and nothing else.
  private static let words: Set<String> = [
    "nom", "eclairage", "eclairages", "eclaire", "eclairee", "couvert", "couverte", "gratuit",
    "gratuite", "payant", "payante", "accessibilite", "accessible pmr", "pmr", "interieur",
    "interieure", "exterieur", "exterieure", "revetement", "equipement", "equipements", "adresse",
    "commune", "quartier", "arrondissement", "ville", "rue", "numero", "terrains", "plateaux",
    "acces", "handicap", "handicapes", "entree", "accessibles", "emplacement", "horaires",
  ]

  /// Whether *O* means yes in a column: the file is of such a country or its columns are called so, or *Oui* or a *N* stands in other rows.
  static func areIn(
    _ column: Int, of attribute: VenueAttribute, _ names: [ColumnName], country: String?,
    _ sample: RecordSample
  ) -> Bool {
    if country.map({ countries.contains($0) }) == true { return true }
    if names[column].contains(anyOf: words) { return true }
    if names.count(where: { $0.contains(anyOf: words) }) >= 2 { return true }
    var texts: Set<String> = []
    sample.forEachSpread(FlagColumns.depth) { batch, row in
      guard case .text(let start, let end) = batch.cell(row, column), end - start <= 4 else {
        return
      }
      texts.insert(batch.string(batch.cell(row, column)).trimmed.lowercased())
    }
    // Of a column of roofs a *N* may be anything.
    return texts.contains("oui") || attribute != .indoor && texts.contains("n")
  }
}
