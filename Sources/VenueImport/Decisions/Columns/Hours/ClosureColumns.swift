// Columns beside the hours that say that a place is closed for now: `Status` is *Temporarily closed*, `Closed` is *Yes*.

/// The columns that say whether the hours of a place hold at all.
struct ClosureColumns: Hashable, Sendable {
  /// Columns of states.
  let states: [Int]
  /// Columns where a yes means closed.
  let closings: [Int]
  /// Columns where a no means closed.
  let openings: [Int]

  private static let closedNames: Set<String> = [
    "closed", "isclosed", "temporarilyclosed", "tempclosed", "temporaryclosed", "closedtemporarily",
    "currentlyclosed", "closednow", "permanentlyclosed", "closure", "closures", "temporaryclosure",
    "ferme", "fermee", "estferme", "fermetemporairement", "geschlossen", "gesperrt",
    "voruebergehendgeschlossen", "cerrado", "cerrada", "cerradotemporalmente", "chiuso", "chiusa",
    "gesloten", "tijdelijkgesloten", "fechado", "encerrado", "tancat", "lukket", "stengt",
    "staengd", "staengt", "suljettu", "zamkniete", "nieczynne", "uzavreno", "zatvorene",
    "zatvoreno", "zaprto", "inchis", "zarva", "kapali", "закрыто", "休館", "閉館", "휴관",
  ]
  private static let openNames: Set<String> = [
    "open", "isopen", "opennow", "currentlyopen", "active", "isactive", "operational",
    "isoperational", "inservice", "inoperation", "inuse", "enservice", "ouvert", "geoeffnet",
    "inbetrieb", "abierto", "aperto", "geopend", "aberto", "obert", "inservizio",
    "enfuncionamiento",
  ]

  /// The columns among those of a file, besides those that hold hours.
  init(among names: [ColumnName], besides used: Set<Int>) {
    let free = names.indices.filter { !used.contains($0) }
    states = free.filter { StandingWords.isNamed(names[$0]) }
    closings = free.filter { Self.closedNames.contains(names[$0].joined) }
    openings = free.filter { Self.openNames.contains(names[$0].joined) }
  }

  /// All of them.
  var columns: [Int] { states + closings + openings }

  /// The column that says that the place of a record is closed; `nil` where none does.
  func column(
    closing batch: borrowing RecordBatch, _ row: Int, _ reader: inout TextReader<ClosureReading>
  ) -> Int? {
    for column in states where reader.read(batch.cell(row, column), in: batch).isClosed {
      return column
    }
    for column in closings {
      let reading = reader.read(batch.cell(row, column), in: batch)
      if reading.isYes || (reading.isClosed && !reading.namesDay) { return column }
    }
    for column in openings {
      let reading = reader.read(batch.cell(row, column), in: batch)
      if reading.isNo || (reading.isClosed && !reading.namesDay) { return column }
    }
    return nil
  }
}
