// The days of the week in a column of their own beside the times of opening and closing: `Mon-Fri`, `lun, mer`, `月火木`.

/// The column that says on which days the hours in other columns hold.
struct DayListColumn {
  /// The column; `nil` where none names days.
  let column: Int?
  /// Whether a column names days in words that are not all understood, so that the hours are not those of every day.
  let isDoubtful: Bool
  /// Whether any text names several days: where each names one, the rows may be the dates of courses.
  let isOfSeveral: Bool

  /// Words in names of columns of days.
  private static let words: Set<String> = [
    "days", "day", "openingsdagen", "openingsdage", "weekday", "weekdays", "daysopen", "opendays",
    "jours", "jour", "tage", "tag",
    "oeffnungstage", "wochentag", "wochentage", "dias", "dia", "giorni", "giorno", "dagen", "dag",
    "dage", "dagar", "dager", "paivat", "dni", "dny", "napok", "zile", "gunler", "gunleri", "hari",
    "ημερες", "дни", "дні", "дани",
  ]
  /// The like in scripts that write no gaps.
  private static let unparted = ["曜日", "요일", "星期"]
  /// Words in names of columns of days on which a place is closed, or of the days of something else.
  private static let strangers: Set<String> = [
    "closed", "closing", "closure", "fermeture", "ferme", "fermes", "ruhetag", "ruhetage", "cierre",
    "chiusura", "holiday", "holidays", "feries", "festivos", "total", "number", "nb", "count",
  ]
  private static let depth = 400

  /// Looks at a file by its sample; `isHours` tells whether a text is understood as opening hours.
  init(among names: [ColumnName], of sample: RecordSample, isHours: (String) -> Bool) {
    var doubtful = false
    for column in names.indices where Self.isNamed(names[column]) {
      let values = Self.values(of: column, in: sample)
      let known = values.count { isHours("\(Self.parted($0)) 09:00-17:00") }
      if known == 0 { continue }
      if known * 10 >= values.count * 9 {
        (self.column, isDoubtful) = (column, false)
        isOfSeveral = values.contains { Weekday.number(of: $0) == nil }
        return
      }
      doubtful = true
    }
    (column, isDoubtful, isOfSeveral) = (nil, doubtful, false)
  }

  private static func isNamed(_ name: ColumnName) -> Bool {
    guard !name.contains(anyOf: strangers), !name.joined.contains("休"), !name.joined.contains("휴")
    else { return false }
    return name.contains(anyOf: words) || unparted.contains { name.joined.contains($0) }
  }

  private static func values(of column: Int, in sample: RecordSample) -> Set<String> {
    var values: Set<String> = []
    sample.forEachSpread(depth) { batch, row in
      let text = batch.string(batch.cell(row, column)).trimmed
      if !text.isEmpty, text.utf8.count <= 100 { values.insert(text) }
    }
    return values
  }

  /// The days of a run of signs with commas between them, `月火木` as `月,火,木`; any other text as it is.
  static func parted(_ text: String) -> String {
    let bare = ["曜日", "曜", "요일"].reduce(text) { $0.replacing($1, with: "") }
      .filter { !"・、,，/ 　".contains($0) }
    let isRun = ["月火水木金土日祝", "월화수목금토일"].contains { signs in
      bare.count > 1 && bare.allSatisfy(signs.contains)
    }
    return isRun ? bare.map(String.init).joined(separator: ",") : text
  }
}
