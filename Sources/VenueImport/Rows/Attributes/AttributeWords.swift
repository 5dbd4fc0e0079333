// What texts say about attributes that are yes or no, beside the words for yes and no themselves.

/// What a cell says about an attribute.
struct AttributeReading: Hashable, Sendable {
  /// The canonical value; `nil` where the cell says nothing that is understood.
  var value: String?
  /// Whether the cell holds something, and not a word for nothing.
  var isFilled = false
  /// Whether the value is a number 0, which also stands where nobody counted.
  var isZero = false
  /// Whether the cell is understood and says neither one nor the other: `indoor/outdoor`.
  var isEither = false

  /// Nothing stands there, or a word for nothing.
  static let nothing = AttributeReading()
  /// Something stands there that is not understood.
  static let other = AttributeReading(isFilled: true)

  /// Something stands there that is understood and decides nothing.
  static let either = AttributeReading(isFilled: true, isEither: true)

  static func value(_ value: String) -> AttributeReading {
    AttributeReading(value: value, isFilled: true)
  }

  /// A yes for a no, and a no for a yes.
  var inverted: AttributeReading {
    switch value {
    case "yes": .value("no")
    // A nought in `Gratuit` may stand where nobody looked.
    case "no": AttributeReading(value: "yes", isFilled: true, isZero: isZero)
    default: self
    }
  }
}

/// Reads yes and no.
enum AttributeWords {
  /// A longer text is prose.
  private static let longest = 60

  /// Words for nothing, for what nobody knows and for what may come, in lower case.
  static let unsaid: Set<String> = [
    "", "-", "--", "---", "–", "—", ".", "..", "...", "?", "??", "/", "na", "n/a", "n.a.", "n.a",
    "nan", "null", "nil", "none", "nd", "n.d.", "n/d", "s/d", "unknown", "unk", "not known",
    "no data", "no info", "no information", "not available", "not specified", "not applicable",
    "unspecified", "undefined", "tbd", "tba", "to be determined", "<null>", "(null)", "#n/a",
    "inconnu", "inconnue", "non renseigné", "non renseignée", "non renseigne", "non précisé",
    "non communiqué", "non disponible", "sans objet", "à déterminer", "indéterminé", "ne sait pas",
    "nsp", "nr",
    "unbekannt", "keine angabe", "keine angaben", "k.a.", "k. a.", "nicht bekannt", "entfällt",
    "desconocido", "sin datos", "sin información", "no disponible", "no consta", "sin determinar",
    "onbekend", "niet bekend", "geen gegevens", "n.v.t.", "nvt", "ukendt", "ingen data",
    "ikke oplyst", "uoplyst", "ei tiedossa", "ei tietoa", "tuntematon", "sconosciuto",
    "non specificato", "non noto", "nessun dato", "不明", "未知", "未提供", "无数据", "無資料", "暂无",
    "暫無", "待定", "planned", "proposed", "removed", "demolished", "former", "formerly",
    "abandoned", "decommissioned", "prohibited", "forbidden", "unavailable", "closed", "inactive",
    "permanently closed", "disused", "not in use", "future",
  ]

  /// Whether a text, trimmed and in lower case, is a word for nothing.
  static func isUnsaid(_ lower: String) -> Bool { unsaid.contains(lower) }

  /// What a text says about an attribute that is yes or no.
  static func reading(_ text: String, of attribute: VenueAttribute) -> AttributeReading {
    let lower = text.trimmed.lowercased()
    if isUnsaid(lower) { return .nothing }
    guard lower.utf8.count <= longest else { return .other }
    if let known = word(lower, attribute) { return known }
    if attribute == .fee, let price = PriceText.isFee(lower) { return .value(price ? "yes" : "no") }
    if let known = alike(lower, attribute) { return known }
    // `Yes - LED`, `Oui (partiel)`; never `Yes / No`, nor `No information`.
    guard let end = headEnd(lower) ?? (attribute == .lit ? clockEnd(lower) : nil) else {
      return .other
    }
    let head = String(lower[..<end]).trimmed
    guard var known = word(head, attribute), !isUnsaid(head) else { return .other }
    if attribute == .wheelchair, known.value == "yes",
      phrases[.wheelchair]?.meaning(of: String(lower[end...])) == "limited"
    {
      known.value = "limited"
    }
    return known
  }

  /// What a text says twice in two languages: `yes/oui`, `No | Non`; `nil` where its parts differ.
  private static func alike(_ lower: String, _ attribute: VenueAttribute) -> AttributeReading? {
    let parts = lower.split { "/|".contains($0) }.map { String($0).trimmed }
    guard parts.count > 1 else { return nil }
    let readings = parts.map { isUnsaid($0) ? nil : word($0, attribute) }
    guard let first = readings[0], readings.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// What a text says that is yes or no in one word, whatever it is about.
  static func flag(_ text: String) -> AttributeReading {
    let lower = text.trimmed.lowercased()
    return isUnsaid(lower) ? .nothing : word(lower, nil) ?? .other
  }

  /// Where the first word or phrase ends before a remark; `nil` where there is none.
  private static func headEnd(_ text: String) -> String.Index? {
    let marks: Set<Character> = [",", ";", ":", "(", "（", "，", "；"]
    let mark = text.firstIndex { marks.contains($0) }
    var dash: String.Index?
    var place = text.startIndex
    while place < text.endIndex, dash == nil {
      let next = text.index(after: place)
      if text[place] == " ", next < text.endIndex, text[next] == "-" || text[next] == "–" {
        dash = place
      }
      place = next
    }
    switch (mark, dash) {
    case (let mark?, let dash?): return min(mark, dash)
    case (let mark?, nil): return mark
    case (nil, let dash): return dash
    }
  }

  /// Words before the time at which lights go out.
  private static let clockWords = [
    "until", "till", "til", "to", "from", "off at", "jusqu'à", "jusqu’à", "jusque", "bis", "ab",
    "hasta", "fino", "tot", "vanaf", "fins", "até", "ate", "do",
  ]

  /// Where the words end before a time of the day: `Lighted until 11pm` is lit; `nil` where there is no time.
  private static func clockEnd(_ text: String) -> String.Index? {
    let numbers = text.split { !$0.isNumber }
    // `lit from 2027` tells of a year.
    guard !numbers.isEmpty,
      !numbers.contains(where: { $0.count == 4 && ["19", "20"].contains($0.prefix(2)) })
    else { return nil }
    let words = clockWords.compactMap { text[...].start(ofWord: $0) }
    return words.min()
  }

  /// What a word or phrase says that names a side: *outdoor*, *payant*, never *yes*; `either` where it names both.
  static func side(_ lower: String, of attribute: VenueAttribute) -> String? {
    phrases[attribute]?.meaning(of: lower)
  }

  /// What a word or phrase says by itself.
  private static func word(_ lower: String, _ attribute: VenueAttribute?) -> AttributeReading? {
    if let attribute, let meaning = phrases[attribute]?.meaning(of: lower) {
      // Words that may be either are there to be known as such.
      return meaning == "either" ? .either : .value(meaning)
    }
    if let answer = answers.meaning(of: lower) { return .value(answer) }
    // Only whole words are flags: `No information` is no no.
    guard !lower.contains(where: { " ,;:(/".contains($0) }) else { return nil }
    switch FlagValue(text: lower) {
    case .yes: return .value("yes")
    case .no:
      return AttributeReading(value: "no", isFilled: true, isZero: Double(lower) == 0)
    case .count(1): return .value("yes")
    case .count, .absent, .other: return nil
    }
  }

  /// Yes and no in several words, whatever they are about.
  private static let answers = PhraseTable(
    """
    yes: ja vorhanden, est présent, aanwezig, wel aanwezig, finnes, finns, olemassa, si existe, sí existe, sí hay, sí tiene, existing, is present, jest, obecne
    no: nicht vorhanden, nicht verfügbar, nein nicht vorhanden, non présent, non présente, pas présent, n'existe pas, inexistant, inexistante, not present, not existing, does not exist, no existe, no hay, no tiene, no cuenta, no posee, no presenta, no dispone, inexistente, niet aanwezig, niet beschikbaar, ikke til stede, findes ikke, finnes ikke, finns inte, finns ej, saknas, mangler, ei ole, puuttuu, não existe, não há, não tem, não possui, non presente, non esistente, non c'è, inesistente, nie ma, brak, není, neexistuje
    """)

  private static let phrases: [VenueAttribute: PhraseTable] = [
    .lit: PhraseTable(
      """
      yes: led, led lights, led lighting, leds, halogen, halogène, metal halide, sodium, high pressure sodium, sodium vapor, mercury vapor, fluorescent, solar, solar lights, projecteurs, projecteurs led, reflectores, reflectores led, LED Flutlicht, holofotes, faróis, lit, lighted, floodlit, flood lit, floodlights, floodlights available, illuminated, lights, with lights, lights available, éclairé, éclairée, avec éclairage, éclairage, beleuchtet, mit Beleuchtung, Flutlicht, mit Flutlicht, iluminado, iluminada, con iluminación, con luz, verlicht, met verlichting, belyst, oplyst, med belysning, valaistu, illuminato, illuminata, con illuminazione, amb il·luminació, il·luminat, il·luminada, com iluminação, iluminado sim, upplyst, med lys, 有照明, 照明, 有灯光, 有燈光, 有灯, 有燈
      no: unlit, not lit, not lighted, unlighted, no lights, no lighting, without lights, no floodlights, non éclairé, non éclairée, pas éclairé, sans éclairage, pas d'éclairage, aucun éclairage, aucun, aucune, unbeleuchtet, nicht beleuchtet, ohne Beleuchtung, keine Beleuchtung, kein Flutlicht, keine, no iluminado, no iluminada, sin iluminación, sin luz, onverlicht, niet verlicht, zonder verlichting, geen verlichting, ikke belyst, uden belysning, ingen belysning, ei valaistu, valaisematon, ei valaistusta, non illuminato, non illuminata, senza illuminazione, sense il·luminació, no il·luminat, sem iluminação, ej belyst, utan belysning, uten belysning, ingen lys, 无照明, 無照明, 没有照明, 沒有照明, 无灯光, 無燈光
      either: partial, partially, partly, some, partiel, partielle, partiellement, teilweise, parcial, parcialmente, parziale, parzialmente, gedeeltelijk, deels, delvis, delvist, osittain, częściowe, 部分
      """),
    .indoor: PhraseTable(
      """
      yes: indoor, indoors, inside, intérieur, intérieure, en intérieur, couvert, couverte, Halle, innen, in der Halle, Hallenplatz, drinnen, interior, cubierto, cubierta, bajo techo, techado, binnen, overdekt, indendørs, inde, sisä, sisällä, sisätila, sisätilat, coperto, coperta, al coperto, al chiuso, interno, cobert, coberta, coberto, inomhus, inne, innendørs, 室内, 室內, 室內場, 室內場地, 風雨球場
      no: outdoor, outdoors, outside, extérieur, extérieure, en extérieur, découvert, découverte, plein air, en plein air, non couvert, site naturel, außen, aussen, im Freien, Freiluft, draußen, Außenplatz, Außenanlage, Freianlage, exterior, descubierto, descubierta, aire libre, al aire libre, buiten, openlucht, onoverdekt, udendørs, ude, ulko, ulkona, ulkokenttä, ulkotila, scoperto, scoperta, all'aperto, aperto, esterno, descobert, descoberta, a l'aire lliure, aire lliure, descoberto, ao ar livre, ar livre, utomhus, ute, utendørs, 室外, 户外, 戶外, 露天, 室外場, 戶外場地, 室外場地
      either: découvrable, extérieur couvert, indoor outdoor, both, mixed, mixte, intérieur extérieur, intérieur et extérieur, innen und außen, beides, interior exterior, ambos, binnen en buiten, inde og ude, sisä ja ulko, misto, inne och ute, inne og ute, inomhus utomhus, interior i exterior, misto coberto descoberto, 室內及室外, 室內外, 室內 室外, 室內 戶外
      """),
    .wheelchair: PhraseTable(
      """
      yes: accessible, fully accessible, full, total, totale, totalement, wheelchair accessible, ada, ada accessible, compliant, ada compliant, universellement accessible, accessible pmr, barrierefrei, rollstuhlgerecht, rollstuhlgängig, behindertengerecht, voll, uneingeschränkt, accesible, totalmente accesible, toegankelijk, rolstoeltoegankelijk, volledig, tilgængelig, fuldt tilgængelig, esteetön, accessibile, totalmente accessibile, adaptat, adaptada, accessible total, acessível, totalmente acessível, adaptado, tillgänglig, tilgjengelig, universelt utformet, 无障碍, 無障礙, 有無障礙, 有無障礙設施, 無障礙設施
      limited: limited, partial, partially, partially accessible, partly, some, restricted, partiel, partielle, partiellement, partiellement accessible, limité, limitée, avec aide, teilweise, eingeschränkt, bedingt, teilweise barrierefrei, bedingt barrierefrei, mit Hilfe, parcial, parcialmente, parcialmente accesible, limitado, limitada, parziale, parzialmente, parzialmente accessibile, limitato, gedeeltelijk, beperkt, deels, delvis, delvist, begrænset, osittain, osittain esteetön, rajoitettu, parcialment, parcialment accessible, delvis tilgjengelig, delvis tillgänglig, 部分, 有限, 部分無障礙
      no: not accessible, inaccessible, non accessible, pas accessible, nicht barrierefrei, nicht rollstuhlgerecht, no accesible, non accessibile, niet toegankelijk, ontoegankelijk, ikke tilgængelig, utilgængelig, ei esteetön, esteellinen, aucun, aucune, no adaptat, no accessible, não acessível, ikke tilgjengelig, ej tillgänglig, inte tillgänglig, 非无障碍, 無無障礙設施
      """),
    .fee: PhraseTable(
      """
      yes: paid, charged, chargeable, pay, pay to play, fee, fee required, paying, payant, payante, payants, kostenpflichtig, gebührenpflichtig, de pago, pago, betaald, betalend, betalt, maksullinen, a pagamento, de pagament, pagament, avgiftsbelagd, avgift, kostar, betaling, 收费, 收費, 付費使用, 須付費, 需付費, 付费, 付費, 有偿
      no: free, free of charge, no fee, no charge, no cost, free access, free entry, gratuit, gratuite, gratuits, accès gratuit, entrée gratuite, activité gratuite, sans frais, aucun frais, kostenlos, kostenfrei, frei, gratis, Eintritt frei, freier Eintritt, gebührenfrei, gratuito, gratuita, sin costo, sin coste, entrada libre, entrada gratuita, vrij, vrije toegang, fri, fri adgang, maksuton, ilmainen, ingresso gratuito, ingresso libero, gratuït, gratuïta, accés lliure, entrada lliure, livre, acesso livre, avgiftsfri, avgiftsfritt, kostnadsfri, gratis adgang, 免费, 免費, 免費使用, 免費開放, 免收費
      """),
  ]
}

extension Substring {
  /// Where a word or words begin that stand between spaces; `nil` where they don't.
  fileprivate func start(ofWord word: String) -> Index? {
    var place = startIndex
    while place < endIndex {
      if self[place] == " ", self[index(after: place)...].hasPrefix(word),
        self[place...].dropFirst(word.count + 1).first.map({ $0 == " " || $0.isNumber }) == true
      {
        return place
      }
      place = index(after: place)
    }
    return nil
  }
}
