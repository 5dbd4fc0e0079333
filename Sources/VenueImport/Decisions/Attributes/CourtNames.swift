// Names of columns that count courts: `Num_of_Courts`, `NB_TERRAINS`, `Anzahl Plätze`, `courts`; not `Court_No`, which numbers them.

enum CourtNames {
  /// Several of what one plays on.
  private static let plurals = words(
    """
    courts pitches fields rinks terrains plätze spielfelder felder sportplätze pistas canchas campos banen velden baner kentät kenttiä kenttien campi piste
    """)
  /// One of them.
  private static let singulars = words(
    """
    court pitch field rink terrain platz spielfeld feld pista cancha campo baan veld bane kenttä
    """)
  /// Words for a count and for nothing else.
  private static let counts = words(
    """
    nb nbr nbre nombre anzahl anz count counts aantal antal cantidad cant total totaal quantity qty quantité quantita numbers lukumäärä lkm määrä
    """)
  /// Words for a count or for a running number.
  private static let numbers = words("number num no n nr nro número numero numéro núm of #")
  private static let fillers = words(
    "of de des di d del the le les total sports sport playing playable available en dei")
  /// Names that are written in one word.
  private static let wholes = words(
    """
    courts numcourts nbcourts nocourts ncourts courtcount courtscount numfields numpitches nbterrains nbterrain numpistas numcanchas kenttälkm kenttämäärä platzanzahl spielfeldanzahl
    球场数 球場數 球场数量 球場數目 場地數目 场地数量 场地数 場地數 场地数目 球場數量 場地數量
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map { ColumnName(String($0)).joined })
  }

  /// Names of a count that say nothing of what is counted.
  private static let quantities = words(
    """
    qty quantity count number quantité quantités quantita quantidade cantidad anzahl aantal antal nombre nbre nb nbr lkm lukumäärä määrä liczba ilość počet broj število darabszám 数量 數量 面数 個数 수량 개수 количество
    """)

  /// Whether a name is that of a bare count: of courts where the row is courts.
  static func isQuantity(_ name: ColumnName) -> Bool { quantities.contains(name.joined) }

  /// The rank of a name that counts what the row is; `nil` where it says something else.
  static func bareRank(_ name: ColumnName) -> Int? {
    isQuantity(name) ? (name.joined == "number" ? 6 : 5) : nil
  }

  /// The rank of a name that counts courts, the better the smaller; `nil` where it says something else.
  static func rank(_ name: ColumnName) -> Int? {
    if name.joined == "courts" { return 0 }
    if wholes.contains(name.joined) { return 2 }
    let parts = name.words
    guard
      let place = parts.firstIndex(where: { plurals.contains($0) || singulars.contains($0) })
    else { return nil }
    let rest = parts.indices.filter { $0 != place }.map { parts[$0] }
    let isKnown = rest.allSatisfy {
      counts.contains($0) || numbers.contains($0) || fillers.contains($0)
    }
    guard isKnown else { return nil }
    if rest.contains(where: counts.contains) { return 1 }
    guard plurals.contains(parts[place]) else { return nil }
    // `Fields` alone may be a list, and its values tell; behind the courts a number numbers them.
    if rest.allSatisfy({ !numbers.contains($0) }) { return 3 }
    return parts[..<place].contains(where: numbers.contains) ? 1 : nil
  }
}
