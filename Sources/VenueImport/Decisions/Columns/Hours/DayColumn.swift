// A column of days beside the times of opening: `Days` is *Sat-Sun*, and the times are those of these days alone.

/// The column that says on which days the times of a row hold.
struct DayColumn: Hashable, Sendable {
  /// The column.
  let column: Int
  /// Where the file is from, whose language reads a word that means two days.
  let country: String?

  /// Words for days.
  private static let days: Set<String> = [
    "day", "days", "weekday", "weekdays", "dayofweek", "daysofweek", "jour", "jours", "tag", "tage",
    "wochentag", "wochentage", "oeffnungstag", "oeffnungstage", "dia", "dias", "dag", "dagen",
    "dage", "dagar", "dager", "ugedag", "ugedage", "giorno", "giorni", "paiva", "paivat", "paeivae",
    "paeivaet", "viikonpaiva", "viikonpaivat", "dies", "dzien", "dni", "den", "dny", "napok", "nap",
    "zile", "opendays", "dayopen", "daysopen", "曜日", "利用可能曜日", "開館曜日", "営業曜日", "요일", "운영요일",
    "星期", "開放日", "开放日", "дни", "дні", "gunler", "gunleri",
  ]
  /// Words beside them that say no more.
  private static let fillers: Set<String> = [
    "open", "opened", "opening", "of", "the", "week", "operation", "operating", "hours", "service",
    "available", "d", "de", "du", "des", "ouverture", "ouvert", "ouverts", "apertura", "di",
    "abierto", "abiertos", "atencion", "semaine", "semana", "settimana", "open", "geopend",
    "abertura", "funcionamento", "funcionamiento", "otwarcia", "работы", "роботи", "hour", "s",
  ]

  /// The column among those of a file that has text or numbers in it; `nil` where there is none.
  init?(
    among names: [ColumnName], of sample: RecordSample, besides excluded: Set<Int>,
    country: String?
  ) {
    let found = names.indices.first { column in
      let words = names[column].words
      let isNamed =
        Self.days.contains(names[column].joined)
        || words.contains(where: Self.days.contains)
          && words.allSatisfy { Self.days.contains($0) || Self.fillers.contains($0) }
      return isNamed && !excluded.contains(column) && sample.filledCount(column) > 0
    }
    guard let found else { return nil }
    column = found
    self.country = country
  }

  /// The days of a record as `opening_hours` has them; `nil` where nothing is understood, or nothing stands there.
  func days(_ batch: borrowing RecordBatch, _ row: Int) -> String? {
    Self.days(in: text(batch, row), country: country)
  }

  /// What stands in the column.
  func text(_ batch: borrowing RecordBatch, _ row: Int) -> String {
    batch.string(batch.cell(row, column)).trimmed
  }

  /// The days that a text names and nothing else: `Sat-Sun` is `Sa-Su`.
  static func days(in text: String, country: String?) -> String? {
    if text.isEmpty { return nil }
    if areOwn(text) { return text }
    let hours = "08:00-20:00"
    guard let rule = HoursWording.rephrased("\(text) \(hours)", country: country),
      rule.hasSuffix(" \(hours)"), !rule.contains(";")
    else { return nil }
    let days = String(rule.dropLast(hours.count + 1))
    return days.contains(where: \.isNumber) ? nil : days
  }

  /// Whether a text is written as `opening_hours` has days: `Mo-Fr`, `Sa,Su`.
  private static func areOwn(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      let places = ends.compactMap { Weekday.names.firstIndex(of: $0) }
      return places.count == ends.count && (1...2).contains(places.count)
    }
  }
}
