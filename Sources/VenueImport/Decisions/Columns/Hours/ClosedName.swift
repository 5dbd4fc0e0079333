// Which names of columns speak of the days on which a place is closed.

/// How surely a column is named for closed days.
enum ClosedName {
  /// `Closed Days`, `jour_fermeture`, `定休日`.
  case days
  /// `Closed`, `fermeture`, which may be a flag or a time as well.
  case closed

  /// What a name says; `nil` where it speaks of something else, or of something else as well.
  init?(_ name: ColumnName) {
    let text = name.joined
    if Self.unparted.contains(where: text.contains),
      !Self.strangers.contains(where: text.contains)
    {
      self = .days
      return
    }
    if text == "休日" || text == "휴일" {
      self = .closed
      return
    }
    let isOfDays =
      name.contains(anyOf: Self.compounds)
      || Self.compounds.contains(text)
    guard isOfDays || name.contains(anyOf: Self.words),
      name.words.allSatisfy({
        Self.words.contains($0) || Self.compounds.contains($0) || DayName.days.contains($0)
          || DayName.fillers.contains($0) || Self.fillers.contains($0)
      }) || Self.compounds.contains(text)
    else { return nil }
    self = isOfDays || name.contains(anyOf: DayName.days) ? .days : .closed
  }

  /// Whether a name has a word for closed or for closing.
  static func speaksOfClosing(_ name: ColumnName) -> Bool {
    name.contains(anyOf: words) || name.contains(anyOf: compounds)
  }

  /// Words for closed and for closing.
  private static let words: Set<String> = HoursWording.closed.union([
    "closing", "closure", "closures", "fermeture", "fermetures", "fermes", "fermees",
    "schliessung", "cierre", "cierres", "cerrados", "descanso", "chiusura", "chiusure", "chiusi",
    "riposo", "sluiting", "lukkede", "lukning", "stengt", "stengte", "staengda", "stangda",
    "staengning", "encerramento", "fecho", "fechamento", "folga", "tancament", "zamkniecia",
    "zaviraci", "zavrene", "kapali", "tatil", "libur", "αργιας", "αργια",
  ])
  /// Words that are a closed day by themselves.
  private static let compounds: Set<String> = [
    "closeddays", "closedday", "closingday", "closingdays", "dayclosed", "daysclosed", "weeklyoff",
    "weeklyholiday", "restday", "restdays", "offday", "offdays", "dayoff", "daysoff", "ruhetag",
    "ruhetage", "schliesstag", "schliesstage", "schliessungstag", "schliessungstage",
    "sluitingsdag", "sluitingsdagen", "lukkedag", "lukkedage", "lukkedager", "stengedag",
    "staengningsdag", "staengningsdagar", "szuennap", "выходной", "вихідний", "вихіднии",
  ]
  private static let fillers: Set<String> = [
    "weekly", "hebdomadaire", "hebdomadaires", "semanal", "settimanale", "wekelijkse", "regular",
    "on", "am", "an", "le", "el", "il", "en", "da", "woechentlich",
  ]
  /// The like in scripts that write no gaps.
  private static let unparted = [
    "定休", "休館日", "休業日", "休園日", "休場日", "休所日", "休止日", "閉館日", "閉園日", "閉場日", "店休日", "休馆日",
    "闭馆日", "闭园日", "公休日", "休息日", "휴무", "휴관일", "휴장일", "휴업일", "정기휴일",
  ]
  /// Words beside them for times, for remarks and for dates on which something begins.
  private static let strangers = [
    "時間", "时间", "時刻", "时刻", "시간", "備考", "备注", "비고", "有無", "여부", "更新", "年月",
  ]
}
