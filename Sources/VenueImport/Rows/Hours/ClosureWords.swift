// What a column of states says about hours: that a place is closed for now, whatever its hours are.

/// What a text in a column of states says about a place's being open.
struct ClosureReading: Hashable, Sendable {
  /// Whether it says that the place is closed, for now or for good.
  var isClosed = false
  /// Whether it is a plain yes.
  var isYes = false
  /// Whether it is a plain no.
  var isNo = false
  /// Whether it names a weekday: `closed Mondays` is no answer to whether a place is closed.
  var namesDay = false

  /// Reads a text.
  init(_ text: String) {
    let lower = text.trimmed.lowercased()
    switch FlagValue(text: lower) {
    case .yes, .count(1): isYes = true
    // A dash says nothing.
    case .no: isNo = !AttributeWords.isUnsaid(lower)
    case .count, .absent, .other: break
    }
    isClosed = ClosureWords.areIn(text)
    namesDay = ColumnName(text).words.contains { Weekday.number(of: $0) != nil }
  }

  /// Nothing stands there.
  init() {}
}

/// Words for a place that is closed for now.
enum ClosureWords {
  /// A longer text is prose.
  private static let longest = 300

  /// Beginnings of words, in plain letters.
  private static let closed = words(
    """
    closed, closure, unavailable, suspended, ferme, geschlossen, gesperrt, schliessung, sperrung, cerrad, cierre, clausurad, chius, gesloten, sluiting, fechad, encerrad, interditad, tancat, tancad, lukket, stengt, stengd, staengt, staengd, suljet, zamkniet, nieczynn, uzavren, zavren, zatvoren, uzatvoren, zarva, bezart, inchis, zaprt, κλειστ, kapali, закрыт, зачинен, затворен, закрит, slegt, suletud, uzdaryt, nedirba, lokað, tutup, ditutup
    """)
  /// Words and what stands between spaces, for a place where people work or that is not there.
  private static let phrases = words(
    """
    shut, shut down, not open, not yet open, opening soon, coming soon, out of order, renovation, renovations, being renovated, refurbishment, under repair, under repairs, under maintenance, under construction, en travaux, pas ouvert, hors service, ausser betrieb, in sanierung, nicht geoeffnet, umbau, en obras, en reforma, no abierto, em obras, em reforma, in ristrutturazione, in manutenzione, non aperto, renovatie, niet open, under renovering, under oppussing, remontissa, w remoncie, remont, remontu, rekonstrukce, rekonstrukcia, rekonstrukci, felujitas, renovare, ремонт, ремонте, rekonstrukcija, rekonstrukciji, dong cua
    """)
  /// The like in scripts that write no gaps.
  private static let unparted = [
    "休館", "休業", "休園", "閉館", "閉園", "閉場", "閉鎖", "關閉", "关闭", "闭馆", "暫停", "暂停", "封閉", "封闭", "휴관", "휴장",
    "휴업",
    "폐쇄", "폐장", "مغلق", "סגור", "ปิด",
  ]
  /// First words of a text that says that a place is open, but for something.
  private static let open: Set<String> = [
    "open", "opened", "reopened", "ouvert", "ouverte", "rouvert", "geoeffnet", "offen", "abierto",
    "abierta", "aperto", "aperta", "geopend", "aberto", "aberta", "obert", "oberta", "aben",
    "aaben",
    "apen", "apent", "oeppen", "oeppet", "avoinna", "auki", "otwarte", "otwarty", "otwarta",
    "otevreno", "otvorene", "nyitva", "deschis", "odprto", "otvoreno", "открыто", "відкрито",
    "avatud", "atverts", "atvira",
  ]
  private static let negations: Set<String> = [
    "not", "never", "no", "nicht", "nie", "pas", "non", "niet", "ikke", "inte", "ei", "nao", "не",
  ]

  /// Whether a text says that a place is closed: `Temporarily closed`, `fermé pour travaux`, and not `open, pool closed`.
  static func areIn(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= longest else { return false }
    if StandingWords.isGone(text) || unparted.contains(where: text.contains) { return true }
    let words = ColumnName(text).words
    guard let first = words.first, !open.contains(first) else { return false }
    let isClosed = words.indices.contains { place in
      closed.contains { words[place].hasPrefix($0) }
        && (place == 0 || !negations.contains(words[place - 1]))
    }
    if isClosed { return true }
    let plain = " \(words.joined(separator: " ")) "
    return phrases.contains { plain.contains(" \($0) ") }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0.isNewline || $0 == "," }.map { String($0).trimmed })
  }
}
