// The words with which people say that something is not there, or no longer, or not yet.

/// Words that deny, all in lower case.
enum DenialWords {
  /// Words that deny what comes behind them in a clause.
  static let beginnings = formers.union([
    "not", "former", "formerly", "planned", "proposed", "removed", "demolished", "neither", "nor",
    "ehemaliger", "ehemalige", "ehemaliges", "weder", "noch", "ancien", "ancienne", "anciens",
    "anciennes", "ni", "niente", "ikke", "inga", "inget", "ex", "ilman", "brak", "bez",
    "ehemaligen", "frühere", "früherer", "früheres", "einstige", "einstiger", "antiguo", "antiguos",
    "antigua", "antic", "antics", "antigo", "antigos", "voormalig", "voormalige", "tidligere",
    "forhenværende",
    "tidigare", "entinen", "entiset", "decommissioned", "abandoned", "disused", "defunct", "future",
    "antes", "anteriormente", "ehemals", "anciennement", "voorheen", "previously", "aiemmin",
    "futur", "futurs", "futura", "futuro", "futures", "was", "converted", "upcoming", "désaffecté",
    "désaffectée", "abandonné", "abandonnée", "stillgelegter", "stillgelegte", "stillgelegtes",
    "aufgelassener", "nedlagt", "nedlagd", "nedlagte", "dismesso", "dismessa", "abandonado",
    "abandonada", "nieistniejący", "zaniklý", "zaniklé", "zrušený", "zrušené", "megszűnt",
    "desființat",
  ])
  /// What was there before, in languages that say it of a place in front or in brackets behind.
  private static let formers: Set<String> = [
    "dawny", "dawna", "dawne", "były", "była", "byłe", "bývalý", "bývalá", "bývalé", "niekdajší",
    "niekdajšie", "někdejší", "egykori", "korábbi", "fost", "fosta", "foste", "fostul", "foști",
    "bivši", "bivša", "bivše", "nekadašnji", "nekadašnje", "nekdanji", "nekdanja", "nekdanje",
    "πρώην", "παλιό", "eski", "бывший", "бывшая", "бывшее", "бывшие", "колишній", "колишня",
    "колишнє", "колишні", "бивш", "бивша", "бивше", "бивши", "некадашњи", "некадашње", "endine",
    "endised", "bijušais", "bijusī", "bijušie", "buvęs", "buvusi", "buvusios", "buvę",
    "fyrrverandi",
    "fyrrum", "mantan", "bekas",
  ]
  /// What a place that is not there yet, or no longer, begins with; a name of it may follow: `Projet de skatepark Nord`.
  static let plans = FoldedPhrases(
    """
    proposed, planned, site of proposed, site of future, projet, projet de, projet d, projets de, geplant, geplante, geplanter, geplantes, geplanten, zukünftig, zukünftige, zukünftiger, zukünftiges, künftige, künftiger, künftiges, projekt, in Planung, im Bau
    proyecto, proyecto de, projecte, projecte de, projeto de, progetto, progetto di, previsto, gepland, geplande, toekomstig, toekomstige, in aanleg, planlagt, planlagte, kommende, fremtidig, planerad, planerat, planerade, framtida, före detta, suunniteltu, suunnitteilla, tuleva, under construction, en construction, en construcción, in costruzione, in aanbouw, under opførelse, under bygging, under byggnad
    """)
  /// Words for what became something else: `Tennis converted to pickleball`.
  static let conversions: Set<String> = [
    "converted", "transformed", "transformé", "transformée", "transformés", "converti",
    "convertie", "convertis", "reconverti", "umgebaut", "umgewandelt", "convertido", "convertida",
    "reconvertido", "trasformato", "trasformata", "convertito", "omgebouwd", "ombygget", "ombygd",
    "omgjort", "turned", "repurposed",
  ]
  /// Words for what another thing stands in place of: `Tennis replaced by pickleball`, `Padel ersetzt Tennis`.
  static let replacements: Set<String> = [
    "replaced", "replaces", "replacing", "superseded", "remplacé", "remplacée", "remplacés",
    "remplace", "ersetzt", "ersetzte", "sustituido", "sustituida", "reemplazado", "reemplazada",
    "substituído", "substituída", "sostituito", "sostituita", "substituït", "vervangen", "vervangt",
    "erstattet", "ersatt", "ersätter", "erstatter", "zastąpiony", "zastąpione", "nahrazen",
    "nahrazeno", "nahradené", "înlocuit", "înlocuite", "заменен", "заменён", "заменены",
  ]
  /// Words between a replacement and what is there now.
  static let replacers: Set<String> = [
    "by", "with", "par", "durch", "por", "con", "da", "dal", "per", "door", "af", "av", "med",
    "przez", "s", "cu", "de", "на",
  ]
  /// Words between what was there and what is there now: `Tennis now pickleball`.
  static let successions: Set<String> = [
    "now", "became", "becomes", "become", "devenu", "devenue", "devenus", "jetzt", "ahora",
    "diventato", "diventata", "geworden", "nowadays",
  ]
  /// Words between a conversion and what is there now.
  static let targets: Set<String> = [
    "to", "into", "en", "in", "zu", "zum", "zur", "a", "al", "naar", "til", "till", "as",
  ]
  /// Words between a conversion and what was there before.
  static let origins: Set<String> = [
    "from", "de", "du", "d", "des", "aus", "vom", "von", "da", "dal", "van", "fra", "från",
  ]
  /// Words that deny wherever they stand in a clause.
  static let middles: Set<String> = [
    "no", "without", "kein", "keine", "keinen", "keinerlei", "ohne", "sans", "aucun", "aucune",
    "sin", "ningún", "ningun", "ninguna", "sem", "senza", "nessun", "nessuna", "geen", "zonder",
    "ingen", "utan", "uten", "nincs", "nincsen", "nincsenek", "není", "nema", "немає", "нема",
    "нет",
    "нету", "няма", "χωρίς", "nėra", "puudub",
  ]
  /// Words that deny only where the next word is a sport: `non couvert` says something else.
  static let strict: Set<String> = ["non", "not", "nicht", "niet", "ikke", "ei", "pas", "icke"]
  /// Words that deny together with the hyphen behind them.
  static let hyphenated = [
    "no-", "non-", "sans-", "ohne-", "nicht-", "kein-", "geen-", "sin-", "ex-",
  ]
  /// Verbs behind *not*: `does not have tennis`.
  static let possessions: Set<String> = ["have", "offer", "include", "provide", "feature"]
  /// Words between alternatives, all of which are denied: `no tennis, basketball or golf`.
  static let alternatives: Set<String> = [
    "or", "nor", "ou", "ni", "oder", "noch", "o", "of", "eller", "tai",
  ]

  /// What is missing there is no sport: `no fee tennis court`, `former school gymnasium`, `Sin City tennis`, `pas de tir`.
  static let strangers: Set<String> = [
    "fee", "fees", "charge", "cost", "lights", "lighting", "light", "reservation", "reservations",
    "limit", "limits", "name", "school", "church", "factory", "only", "just", "lit", "dogs",
    "doubt", "contact", "gi", "booking", "bookings", "permit", "permits", "toilets", "toilet",
    "washroom", "washrooms", "restroom", "restrooms", "parking", "shade", "seating", "bleachers",
    "membership", "experience", "city", "souci", "éclairage", "eclairage", "lumière", "frais",
    "réservation", "seulement", "surveillance", "beleuchtung", "flutlicht", "licht", "gebühr",
    "reservierung", "anmeldung", "nur", "iluminación", "iluminacion", "luz", "coste", "costo",
    "reserva", "solo", "sólo", "illuminazione", "verlichting", "alleen", "belysning", "kun",
    "tir", "calais", "loup", "techar", "cubrir",
  ]
  /// What denies the words before it at the end of a clause.
  static let endings = [
    "prohibited", "forbidden", "not allowed", "not permitted", "not available", "unavailable",
    "not offered", "not provided", "not present", "does not exist", "none", "removed",
    "demolished", "no longer available", "permanently closed", "closed permanently",
    "out of service", "out of order",
    "verboten", "nicht vorhanden", "nicht verfügbar", "nicht erlaubt", "nicht gestattet",
    "außer betrieb", "ausser betrieb", "dauerhaft geschlossen", "abgebaut", "abgerissen",
    "interdit", "interdite", "interdits", "interdites", "non disponible", "non disponibles",
    "pas disponible", "pas disponibles", "indisponible", "indisponibles", "hors service",
    "hors d'usage", "inexistant", "inexistante", "absent", "absente", "démoli", "démolie",
    "démolis", "démantelé", "démantelée", "supprimé", "supprimée", "fermé définitivement",
    "fermée définitivement", "en projet",
    "prohibido", "prohibida", "no disponible", "no disponibles", "no permitido", "no permitida",
    "fuera de servicio", "inexistente", "demolido", "demolida",
    "vietato", "vietata", "non disponibile", "non disponibili", "fuori servizio", "demolito",
    "verboden", "niet beschikbaar", "niet toegestaan", "buiten gebruik", "buiten dienst",
    "forbudt", "ikke tilgængelig", "ikke tilladt", "ude af drift",
    "proposed", "planned", "under construction", "decommissioned", "abandoned", "disused",
    "not yet open", "not yet built", "en construction", "désaffecté", "désaffectée",
    "en construcción", "en proyecto", "in costruzione", "in progetto", "dismesso", "dismessa",
    "im bau", "in planung", "geplant", "stillgelegt", "rückgebaut", "aufgelassen", "in aanbouw",
    "gepland", "gesloopt", "opgeheven", "verwijderd", "under opførelse", "planlagt", "nedlagt",
    "under bygging", "under byggnad", "planerad", "nedlagd", "rivet", "riven", "suunnitteilla",
    "rakenteilla", "purettu", "lopetettu", "em construção", "en construcció", "en projecte",
    "demolida", "demolito", "demolita", "abandonado", "abandonada",
  ]
  /// The same in Chinese, Japanese and Korean, which put no space before them.
  private static let ideographicEndings = [
    "已拆除", "已拆卸", "已關閉", "已关闭", "不可用", "未開放", "未开放", "興建中", "兴建中", "施工中", "規劃中", "规划中", "籌建中",
    "已停用", "已廢止", "已废止", "停用", "擬建", "拟建", "跡", "跡地", "遺址", "遗址", "舊址", "旧址", "なし", "無し", "撤去",
    "撤去済", "撤去済み", "廃止", "閉鎖", "建設予定", "計画中", "없음", "폐쇄", "폐쇄됨", "폐장", "철거", "철거됨",
  ]
  /// What is not there yet, or no longer, in Chinese, Japanese and Korean, which put no space behind it.
  static let ideographicBeginnings = [
    "擬建", "拟建", "規劃中", "规划中", "興建中", "兴建中", "計劃興建", "未來", "籌建", "閉鎖された", "廃止された", "撤去された", "已拆除",
    "已關閉",
    "已关闭", "폐쇄된", "폐쇄", "철거된", "철거", "없어진", "사라진", "옛 ", "이전의 ",
  ]
  /// What was there before, if nothing but a place of sport stands behind it: `旧テニスコート`, but not `旧市街テニスコート`.
  static let ideographicFormers = ["旧", "舊", "元", "前", "구 "]
  /// The last words of all endings: most clauses end in none of them, and need no further look.
  private static let lastWords = Set(
    endings.compactMap { $0.split(separator: " ").last.map(String.init) })
  /// Answers behind the name of a sport: `piscine non`.
  static let answers: Set<String> = [
    "no", "non", "nein", "nee", "nej", "nei", "não", "nao", "yok", "nincs", "není", "nema", "нет",
    "немає", "няма", "nėra", "nav", "puudub",
  ]

  /// Whether words begin with a rule that goes on: `not allowed in the pond`, but not `not available in winter`.
  static func isRule(_ words: ArraySlice<String>) -> Bool {
    let next = words.dropFirst().first ?? ""
    switch words.first {
    case "not": return ["allowed", "permitted"].contains(next)
    // `Skateboarding Prohibited Plaza`
    case "prohibited", "forbidden": return words.count > 1
    case "interdit", "interdite": return ["dans", "en", "sur"].contains(next)
    default: return false
    }
  }

  /// What is forbidden there instead of a sport: `Playground, no dogs`.
  static let guests = ["dog", "alcohol", "smoking", "vehicle", "parking", "glass", "bike"]
  /// What denies as a whole remark, in brackets or behind a dash.
  static let remarks = formers.union([
    "closed", "inactive", "disused", "former", "formerly", "planned", "proposed", "abandoned",
    "decommissioned", "not in use", "no longer", "future", "tbd", "ehemalig", "ehemals",
    "geschlossen", "geplant", "stillgelegt", "fermé", "fermée", "fermés", "fermées", "ancien",
    "ancienne", "anciennement", "prévu", "prévue", "projeté", "projetée", "cerrado", "cerrada",
    "clausurado", "previsto", "chiuso", "chiusa", "gesloten", "vervallen", "voormalig", "lukket",
    "nedlagt", "stängd", "suljettu", "proyectado", "proyectada", "en proyecto", "in progetto",
    "demnächst", "coming soon", "bientôt", "próximamente", "prossimamente", "antiguo", "antigua",
    "entinen", "tidligere", "tidigare", "planerad", "planlagt", "gepland", "projet", "proyecto",
    "projecte", "progetto", "projeto", "projekt", "ex", "missing", "gone", "dismantled",
    "taken down", "torn down", "not there", "no longer there", "manquant", "manquante", "disparu",
    "disparue", "fehlt", "nicht mehr da", "falta", "desaparecido", "mancante", "ontbreekt",
    "mangler", "saknas", "puuttuu", "chybí", "chýba", "brakuje", "hiányzik", "lipsește", "λείπει",
    "отсутствует", "відсутній", "нет", "yok", "旧", "舊", "跡", "跡地", "撤去", "廃止", "閉鎖", "폐쇄", "철거",
    "無", "无", "沒有", "没有",
    "否", "已關閉", "已关闭",
  ])
  /// What a remark may begin with that says more: `removed 2019`.
  static let remarkBeginnings: Set<String> = [
    "removed", "demolished", "planned", "proposed", "closed", "démoli", "démolie", "abgerissen",
    "demolido", "demolito",
  ]

  /// Whether a remark on its own says that something is not there: `closed`, `no`, `0`, `removed 2019`, but not `closed Mondays`.
  static func isRemark(_ text: String) -> Bool {
    let plain = text.lowercased().trimmed
    if plain.count == 1, plain != "0", !remarks.contains(plain) { return false }
    if remarks.contains(plain) || endings.contains(plain) || ideographicEndings.contains(plain) {
      return true
    }
    let words = plain.split(separator: " ")
    guard let first = words.first else { return false }
    if words.count == 1 { return FlagValue(text: plain) == .no }
    // A year, or a word and a year: `in 2019`.
    return remarkBeginnings.contains(String(first)) && words.count <= 3
      && words.last.map { $0.count == 4 && $0.allSatisfy(\.isNumber) } == true
  }

  /// Whether a clause ends in words that deny all before them.
  static func endDenying(_ clause: String) -> Bool {
    if clause.last?.isIdeograph == true {
      return ideographicEndings.contains { clause.hasSuffix($0) && clause != $0 }
    }
    var plain = clause.lowercased()
    while let last = plain.last, ".!".contains(last) { plain.removeLast() }
    let last = plain.split { $0 == " " || $0 == ":" || $0 == "-" }.last.map(String.init) ?? ""
    guard lastWords.contains(last) else { return false }
    guard endings.contains(where: { plain.endsInWords($0) }) else { return false }
    let others = plain.replacing("dog park", with: "").replacing("dog run", with: "")
    return !guests.contains(where: others.contains)
  }
}

extension String {
  /// Whether the text ends in these words, and something stands before them.
  fileprivate func endsInWords(_ words: String) -> Bool {
    guard hasSuffix(words), count > words.count else { return false }
    return !(dropLast(words.count).last?.isLetter ?? true)
  }
}

extension Character {
  /// Whether it is a character of Chinese, Japanese or Korean, which name things without spaces between words.
  var isIdeograph: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x3400...0x9FFF).contains(value) || (0x3041...0x30FF).contains(value)
      || (0xAC00...0xD7A3).contains(value)
  }
}
