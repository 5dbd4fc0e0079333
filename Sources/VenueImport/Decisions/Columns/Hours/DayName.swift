// Which names of columns speak of the days on which a place is open.

/// What the names of columns of days say.
enum DayName {
  /// Words for days.
  static let days: Set<String> = [
    "day", "days", "weekday", "weekdays", "dayofweek", "daysofweek", "opendays", "dayopen",
    "daysopen", "jour", "jours", "tag", "tage", "wochentag", "wochentage", "oeffnungstag",
    "oeffnungstage", "dia", "dias", "dag", "dagen", "dage", "dagar", "dager", "ugedag", "ugedage",
    "openingsdagen", "openingsdage", "giorno", "giorni", "paiva", "paivat", "paeivae", "paeivaet",
    "viikonpaiva", "viikonpaivat", "dies", "dzien", "dni", "den", "dny", "napok", "nap", "zile",
    "gunler", "gunleri", "guenler", "guenleri", "hari", "ημερες", "дни", "дні", "дани", "曜日",
    "利用可能曜日", "開館曜日", "営業曜日", "요일", "운영요일", "星期", "開放日", "开放日",
  ]
  /// The like in scripts that write no gaps.
  private static let unparted = ["曜日", "요일", "星期"]
  /// Words beside them that say no more.
  static let fillers: Set<String> = [
    "open", "opened", "opening", "of", "the", "week", "operation", "operating", "hours", "service",
    "available", "d", "de", "du", "des", "ouverture", "ouvert", "ouverts", "apertura", "di",
    "abierto", "abiertos", "atencion", "semaine", "semana", "settimana", "geopend", "abertura",
    "funcionamento", "funcionamiento", "otwarcia", "работы", "роботи", "hour", "s",
  ]
  /// Words in names of columns of the days of something else.
  private static let strangers: Set<String> = [
    "holiday", "holidays", "feries", "festivos", "total", "number", "nb", "count",
  ]

  /// Whether a column is named for days and nothing else: `Days Open`, `jours_ouverture`.
  static func isOfDays(_ name: ColumnName) -> Bool {
    days.contains(name.joined)
      || name.contains(anyOf: days)
        && name.words.allSatisfy { days.contains($0) || fillers.contains($0) }
  }

  /// Whether the name of a column speaks of days, maybe beside something else: its values decide.
  static func speaksOfDays(_ name: ColumnName) -> Bool {
    guard !name.contains(anyOf: strangers), !ClosedName.speaksOfClosing(name),
      !name.joined.contains("休"), !name.joined.contains("휴")
    else { return false }
    return name.contains(anyOf: days) || unparted.contains { name.joined.contains($0) }
  }
}
