// What a lone `O` beside an angle means: Ouest, Oeste and Ovest, or Ost and Oost.

internal import GeoPrimitives

/// The side of Greenwich that the letter `O` names.
enum LetterO: Hashable, Sendable {
  /// East in German, Dutch and Norwegian.
  case east
  /// West in French, Spanish, Italian and Portuguese.
  case west
}

extension LetterO {
  /// What it means by the language of the columns; `nil` where they tell nothing or contradict each other.
  init?(amongColumns columns: [String]) {
    var (east, west) = (0, 0)
    for name in columns.map({ ColumnName($0) }) {
      if name.contains(anyOf: Self.eastern) || Self.isCompound(name) { east += 1 }
      if name.contains(anyOf: Self.western) { west += 1 }
    }
    guard east != west else { return nil }
    self = east > west ? .east : .west
  }

  /// What it means where positions stand: by the columns and by the place that the file names.
  ///
  /// Throws `ImportError.letterUnclear` where there is such a letter and nothing tells.
  static func decide(
    for source: PositionSource, in sample: RecordSample, _ whereabouts: Whereabouts, path: String
  ) throws(ImportError) -> LetterO {
    let (east, west) = (middle(source, sample, .east), middle(source, sample, .west))
    guard east != west else { return .west }
    if let named = sample.letterO { return named }
    if whereabouts.isKnown, let east, let west {
      let (isEast, isWest) = (whereabouts.contains(east), whereabouts.contains(west))
      if isEast != isWest { return isEast ? .east : .west }
    }
    throw .letterUnclear(path: path, columns: source.columns.map { sample.facts.columns[$0] })
  }

  /// The first position whose sign the letter decides, by one meaning of it.
  private static func middle(
    _ source: PositionSource, _ sample: RecordSample, _ letter: LetterO
  ) -> Position? {
    var (reader, other) = (PositionReader(source: source), PositionReader(source: source))
    reader.letterO = letter
    other.letterO = letter == .east ? .west : .east
    for batch in sample.batches {
      for row in 0..<batch.rowCount {
        guard let pair = reader.firstVertex(batch, row),
          let opposite = other.firstVertex(batch, row), pair != opposite
        else { continue }
        return (try? Position(latitude: pair.y, longitude: pair.x))
          ?? (try? Position(latitude: pair.x, longitude: pair.y))
      }
    }
    return nil
  }

  /// Whether a name is a compound of German, Dutch or the north: `Sportart`, `Idrettsanlegg`.
  private static func isCompound(_ name: ColumnName) -> Bool {
    ["sportart", "sportst", "idrett", "idraet", "idrott", "strasse", "straat"].contains {
      name.joined.contains($0)
    }
  }

  private static let eastern: Set<String> = [
    "laengengrad", "breitengrad", "laenge", "breite", "koordinaten", "koordinate", "ort",
    "ortsteil", "bezeichnung", "standort", "anlage", "plz", "stadt", "gemeinde", "stadtteil",
    "lengtegraad", "breedtegraad", "lengte", "breedte", "naam", "plaats", "gemeente",
    "lengdegrad", "breddegrad", "laengdegrad", "breddgrad", "lengde", "bredde", "laengde",
    "laengd", "bredd", "navn", "namn", "anlegg", "anlaeg", "anlaeggning", "kommun",
  ]

  private static let western: Set<String> = [
    "nom", "ville", "commune", "equipement", "rue", "coordonnees", "terrains", "quartier",
    "longitud", "nombre", "deporte", "deportes", "direccion", "municipio", "ciudad", "coordenadas",
    "instalacion", "barrio", "distrito",
    "longitudine", "latitudine", "nome", "comune", "indirizzo", "citta", "impianto",
    "esporte", "desporto", "modalidade", "endereco", "morada", "cidade", "concelho", "bairro",
  ]
}
