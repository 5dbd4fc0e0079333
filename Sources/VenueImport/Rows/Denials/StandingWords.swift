// Columns that say how things stand with a place: `STATUS` is *Proposed*, *Demolished*.

/// Words for places that are not there yet, or no longer.
enum StandingWords {
  /// Names of columns that say how things stand with a place, run together.
  private static let names: Set<String> = [
    "status", "assetstatus", "facilitystatus", "parkstatus", "sitestatus", "venuestatus",
    "lifecycle", "lifecyclestatus", "lifecyclestage", "operationalstatus", "opstatus", "operstatus",
    "activestatus", "statusdesc", "statusdescription", "statusname", "projectstatus",
    "constructionstatus", "phase", "projectphase", "constructionphase", "developmentphase",
    "stan", "stanobiektu", "stav", "stavobjektu", "allapot", "stanje",
    "driftstatus", "situacaoatual", "estadoactual", "statoimpianto", "statodiesercizio",
    "operatingstatus", "currentstatus", "equipmentstatus", "usestatus", "statusnaam", "lifestatus",
    "statut", "statutinstallation", "statutequipement", "etatstatut",
    "estado",
    "situacion", "situacao", "estat", "stato", "betriebsstatus", "anlagenstatus", "bestandsstatus",
    "toestand", "tilstand", "driftsstatus", "tila", "狀態", "状态", "現況", "營運狀態", "開放狀態", "使用狀態",
  ]

  /// Names of columns that say how things stand with a place, or in what condition it is.
  private static let looseNames: Set<String> = [
    "etat", "etats", "etatequipement", "etatinstallation", "etatfonctionnement", "condition",
    "zustand", "estadoconservacion",
  ]

  /// What is not there, as a column of its own says it, in lower case.
  private static let gone: Set<String> = [
    "proposed", "planned", "future", "under construction", "in development", "in design", "design",
    "not built", "not yet built", "demolished", "removed", "decommissioned", "abandoned",
    "permanently closed", "closed permanently", "closed - permanent", "disposed", "retired",
    "no longer exists", "does not exist", "historic", "funded", "unfunded", "under development",
    "under design", "in planning", "inactive", "inactif", "inactivo", "inactiva", "inattivo",
    "inattiva", "inaktiv", "en projet", "projet", "projeté", "projetée",
    "planifié", "planifiée", "prévu", "en construction", "démoli", "démolie", "désaffecté",
    "désaffectée", "abandonné", "abandonnée", "supprimé", "supprimée", "fermé définitivement",
    "fermée définitivement", "fermeture définitive", "geplant", "in planung", "im bau",
    "abgerissen",
    "stillgelegt", "aufgegeben", "aufgelassen", "dauerhaft geschlossen", "rückgebaut", "entfernt",
    "proyectado", "proyectada", "en proyecto", "en construcción", "demolido", "demolida",
    "clausurado", "clausurada", "cerrado definitivamente", "planificado", "in progetto",
    "in costruzione", "dismesso", "dismessa", "demolito", "demolita", "chiuso definitivamente",
    "gepland", "in aanbouw", "gesloopt", "verwijderd", "opgeheven", "vervallen", "planlagt",
    "under opførelse", "under bygging", "nedlagt", "revet", "planerad", "under byggnad", "nedlagd",
    "riven", "suunniteltu", "suunnitteilla", "rakenteilla", "poistettu käytöstä", "poistettu",
    "purettu", "poistunut", "lopetettu", "em projeto", "em construção", "desativado", "desativada",
    "en projecte", "en construcció", "規劃中", "规划中", "興建中", "兴建中", "施工中", "籌建中", "已拆除", "已停用", "停用",
    "已廢止", "已废止", "永久關閉", "永久关闭",
  ]

  /// Whether a column is called one that says how things stand, or in what condition they are.
  static func isNamed(_ name: ColumnName) -> Bool {
    [names, looseNames].contains { $0.contains(name.joined) || $0.contains(name.core) }
  }

  /// The first column of a file that says how things stand.
  static func column(among columns: [ColumnName]) -> Int? {
    func first(_ wanted: Set<String>) -> Int? {
      columns.firstIndex { wanted.contains($0.joined) || wanted.contains($0.core) }
    }
    return first(names) ?? first(looseNames)
  }

  /// Whether nothing is known of what a text says: neither that the place is there nor that it is not.
  static func isUnknown(_ text: String) -> Bool {
    let lower = text.trimmed.lowercased()
    if AttributeWords.isUnsaid(lower) || isGone(text) { return false }
    let plain = ColumnName(lower).words.joined(separator: " ")
    return !StandingTable.there.contains { plain.hasPrefix($0) }
  }

  /// Whether a text says that the place is not there; *closed* alone may be over tomorrow.
  static func isGone(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    let plain = text.trimmed.lowercased()
    let words = [plain, undated(plain[...])]
    return words.contains { gone.contains($0) || StandingTable.gone.contains($0) }
  }

  /// A text without the year behind it: `removed 2019`, `funded - 2027`, `demolished in 2020`, `planned (2027)`.
  private static func undated(_ text: Substring) -> String {
    let year = text.dropLast(text.last == ")" ? 1 : 0).suffix(4)
    guard year.count == 4, year.allSatisfy({ ("0"..."9").contains($0) }) else {
      return String(text)
    }
    var rest = text[..<year.startIndex]
    while let last = rest.last, " -–—,:(/".contains(last) { rest.removeLast() }
    for word in [" in", " en", " im", " nel", " i"] where rest.hasSuffix(word) {
      return String(rest.dropLast(word.count))
    }
    return String(rest)
  }
}
