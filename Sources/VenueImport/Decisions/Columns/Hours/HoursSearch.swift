// Finds the column of opening hours by its values, where no name of a column speaks of hours.

/// The column whose values are opening hours.
struct HoursSearch {
  /// The column.
  let column: Int
  /// How many of its different values are understood, of how many.
  let understood: (count: Int, of: Int)

  /// So many records are looked at.
  private static let depth = 400
  /// Of longer texts so many bytes count: prose is no hours.
  private static let longest = 300
  /// Words in names of columns that hold hours.
  static let names: Set<String> = [
    "hours", "hour", "horaires", "horaire", "heures", "horario", "horarios", "horari", "orario",
    "orari", "oeffnungszeiten", "openingstijden", "aabningstider", "oeppettider", "schedule",
  ]
  /// Words in names of columns that hold other times.
  static let strangers: Set<String> = [
    "date", "datum", "fecha", "updated", "update", "lastupdate", "modified", "created", "edited",
    "timestamp", "phone", "telephone", "tel", "fax", "address", "adresse", "url", "link", "year",
    "session", "event",
  ]
  /// Words that are hours in Romanian, and what happens at a place in English: their values decide, all of them.
  private static let ambiguous: Set<String> = ["program", "programme", "orar"]

  /// Words in names of columns that hold the hours of a part of the year: they say nothing of the rest.
  static let seasons: Set<String> = [
    "summer", "winter", "spring", "fall", "autumn", "season", "seasonal", "ete", "hiver",
    "printemps",
    "automne", "saison", "sommer", "herbst", "invierno", "verano", "temporada", "estate", "inverno",
    "estivo", "invernale", "zomer", "vinter", "sommar", "talvi", "kesae", "estiu", "hivern",
    "verao",
  ]

  /// Words in names of columns that hold the hours of some days, or of something beside the venue: read as the venue's they would show it open
  /// when it is locked.
  private static let others: Set<String> = [
    "weekday", "weekdays", "week", "weekend", "weekends", "semaine", "werktag", "werktags",
    "werktage",
    "wochentag", "wochentags", "wochenende", "laborables", "laborable", "festivo", "festivos",
    "feriali", "festivi", "doordeweeks", "hverdage", "hverdag", "arkisin", "viikonloppu",
    "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun", "monday", "tuesday",
    "wednesday", "thursday", "friday", "saturday", "sunday", "lundi", "mardi", "mercredi", "jeudi",
    "vendredi", "samedi", "dimanche", "montag", "dienstag", "mittwoch", "donnerstag", "freitag",
    "samstag", "sonntag", "lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo",
    "office", "bureau", "buero", "oficina", "kiosk", "cafe", "shop", "store", "reservation",
    "reservations", "booking", "registration", "light", "lights", "lighting", "eclairage",
    "floodlight", "lap", "fee", "fees", "staff", "staffed", "lifeguard", "lifeguards", "restroom",
    "restrooms", "washroom", "washrooms", "parking", "quiet",
  ]

  /// Looks at a file by its sample; `nil` where no column has hours in half of its different values.
  init?(
    about sample: RecordSample, besides excluded: Set<Int>, isHours: (String) -> Bool
  ) {
    var best: (column: Int, count: Int, of: Int)?
    for (column, name) in sample.facts.columns.enumerated() where !excluded.contains(column) {
      if ColumnName(name).contains(anyOf: Self.notTheVenues) { continue }
      // `1.05-30.09` is a season, and no span of the clock.
      if SeasonColumns.areSeasons(column, sample) { continue }
      let values = Self.values(of: column, in: sample)
      let count = values.count {
        (Self.isTimed($0) || HoursWording.rephrased($0) != nil) && isHours($0)
      }
      // A name that speaks of hours makes up for values that are prose.
      let isNamed = ColumnName(name).contains(anyOf: Self.names)
      guard count > 0, isNamed || count * 2 >= values.count else { continue }
      if count < values.count, ColumnName(name).contains(anyOf: Self.ambiguous) { continue }
      if let best, best.count * values.count >= count * best.of { continue }
      best = (column, count, values.count)
    }
    guard let best else { return nil }
    column = best.column
    understood = (best.count, best.of)
  }

  private static let notTheVenues = strangers.union(seasons).union(others)

  /// The different texts of a column; none where it holds something else.
  private static func values(of column: Int, in sample: RecordSample) -> Set<String> {
    var values: Set<String> = []
    var isText = true
    sample.forEachSpread(depth) { batch, row in
      switch batch.cell(row, column) {
      case .absent: return
      case .text:
        let text = batch.textBytes(batch.cell(row, column)).prefix(longest)
        values.insert(String(decoding: text, as: UTF8.self).trimmed)
      case .json, .integer, .real, .boolean: isText = false
      }
    }
    return isText ? values.filter { !$0.isEmpty } : []
  }

  /// Whether a text has a time of the day, or says that a place never closes; dates with years have none.
  private static func isTimed(_ text: String) -> Bool {
    let lower = text.lowercased()
    if lower.contains("24/7") || lower.contains("24 hours") || lower.contains("24h/24") {
      return true
    }
    let bytes = Array(lower.utf8)
    func isDigit(_ place: Int) -> Bool {
      bytes.indices.contains(place) && (0x30...0x39).contains(bytes[place])
    }
    var times = 0
    var place = 0
    while place < bytes.count {
      guard isDigit(place) else {
        place += 1
        continue
      }
      var end = place
      while isDigit(end) { end += 1 }
      if end - place == 4, isYear(bytes[place..<end], before: bytes[end...]) { return false }
      if end - place <= 2, isMark(bytes[end...]) { times += 1 }
      place = end
    }
    return times >= 2
  }

  /// Whether four digits are the year of a date: `2021-06-01`, `2021/6`.
  private static func isYear(_ digits: ArraySlice<UInt8>, before rest: ArraySlice<UInt8>) -> Bool {
    (digits.starts(with: "20".utf8) || digits.starts(with: "19".utf8))
      && (rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "/"))
  }

  /// Whether what follows a number makes it a time.
  private static func isMark(_ rest: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: rest.prefix(8), as: UTF8.self)
    if text.hasPrefix(":") || text.hasPrefix("h") || text.hasPrefix("時") || text.hasPrefix("时") {
      return true
    }
    if text.hasPrefix("."), let digit = text.dropFirst().first { return digit.isNumber }
    let word = text.drop { $0 == " " }
    return ["am", "pm", "a.m", "p.m", "uhr", "h", "heures", "時", "点"]
      .contains { word.hasPrefix($0) }
  }
}
