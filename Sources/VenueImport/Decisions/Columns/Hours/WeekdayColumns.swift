// Hours in a column per weekday: `Monday`, `lundi`, `hours_tue`, or a pair `mon_open`, `mon_close`.

/// The columns that hold the hours of a weekday each.
struct WeekdayColumns: Hashable, Sendable {
  /// The columns of a day: one with a span of time, or two with its beginning and its end.
  struct Day: Hashable, Sendable {
    /// The day as `opening_hours` writes it.
    let name: String
    /// The column of the span, or of the time of opening.
    let first: Int
    /// The column of the time of closing.
    let last: Int?
  }

  /// The days, Monday first.
  let days: [Day]
  /// Whether the times can mean one thing only; `6` to `10` in every row may end in the evening.
  private(set) var isCertain = true
  /// The column of the days on which they hold; `nil` where they are those of every day, or the columns name the days.
  private(set) var dayColumn: DayColumn?

  private static let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  /// The words for the weekdays, Monday first, a language a line; several words are divided by `/`.
  static let languages =
    [
      "monday/mon tuesday/tue/tues wednesday/wed thursday/thu/thur/thurs friday/fri saturday/sat sunday/sun",
      "lundi/lun mardi/mar mercredi/mer jeudi/jeu vendredi/ven samedi/sam dimanche/dim",
      "montag/mo dienstag/di mittwoch/mi donnerstag/do freitag/fr samstag/sa/sonnabend sonntag/so",
      "lunes/lun martes/mar miercoles/mie jueves/jue viernes/vie sabado/sab domingo/dom",
      "maandag/ma dinsdag/di woensdag/wo donderdag/do vrijdag/vr zaterdag/za zondag/zo",
      "mandag/man tirsdag/tir onsdag/ons torsdag/tor fredag/fre loerdag/loer soendag/soen",
      "lunedi/lun martedi/mar mercoledi/mer giovedi/gio venerdi/ven sabato/sab domenica/dom",
      "maanantai/ma tiistai/ti keskiviikko/ke torstai/to perjantai/pe lauantai/la sunnuntai/su",
      "mo tu we th fr sa su",
    ].map { $0.split(separator: " ").map { Set($0.split(separator: "/").map(String.init)) } }
    + DayWords.further.map { words in (0..<7).map { words.names(of: $0) } }

  static let openings: Set<String> = [
    "open", "opens", "opening", "start", "from", "begin", "ouverture", "debut", "von", "beginn",
    "apertura", "de",
  ]
  static let closings: Set<String> = [
    "close", "closes", "closing", "end", "to", "until", "fermeture", "fin", "bis", "ende", "cierre",
    "a",
  ]

  /// The columns of a file whose names name five days or more in one language, each once; `nil` where there are none.
  init?(among columns: [ColumnName]) {
    for language in Self.languages {
      let days = language.enumerated().compactMap { Self.day($0.offset, $0.element, columns) }
      if days.count >= 5 {
        self.days = days
        return
      }
    }
    return nil
  }

  /// The columns of weekdays and of the weekend, `Weekday Hours` and `Weekend Hours`; `nil` where they are not of all days.
  init?(groupsAmong columns: [ColumnName], of sample: RecordSample) {
    guard let days = DayGroups.columns(among: columns, of: sample) else { return nil }
    self.days = days
  }

  /// The columns of opening and of closing that hold the hours of every day, or of the days in a column beside them; `nil` where there is not one of each.
  init?(
    everyDayAmong columns: [ColumnName], of sample: RecordSample, country: String?,
    isHours: (String) -> Bool
  ) {
    let list = DayListColumn(among: columns, of: sample, country: country, isHours: isHours)
    if list.isDoubtful { return nil }
    func only(_ side: ClockName.Side) -> (column: Int, clock: ClockColumn)? {
      let found = columns.indices.compactMap { column in
        column != list.column?.column
          && ClockName.says(side, columns[column], besideDays: list.isOfSeveral)
          ? (column, ClockColumn(column, sample)) : nil
      }.filter { $0.1.holdsTimes }
      return found.count == 1 ? found[0] : nil
    }
    guard let first = only(.opening), let last = only(.closing),
      first.column != last.column, let pair = ClockPair(first.clock, last.clock)
    else { return nil }
    days = [Day(name: "Mo-Su", first: first.column, last: last.column)]
    // Days that nobody understands are not every day.
    dayColumn =
      list.column
      ?? DayColumn(
        among: columns, of: sample, besides: [first.column, last.column], country: country)
    isCertain = pair.isCertain
  }

  private static func day(_ number: Int, _ words: Set<String>, _ columns: [ColumnName]) -> Day? {
    let named = columns.indices.filter {
      columns[$0].words.count <= 4 && columns[$0].contains(anyOf: words)
    }
    switch named.count {
    case 1: return Day(name: names[number], first: named[0], last: nil)
    case 2:
      let first = named.first { columns[$0].contains(anyOf: openings) }
      let last = named.first { columns[$0].contains(anyOf: closings) }
      guard let first, let last, first != last else { return nil }
      return Day(name: names[number], first: first, last: last)
    default: return nil
    }
  }

  /// All the columns.
  var columns: [Int] {
    [dayColumn?.column].compactMap(\.self)
      + days.flatMap { [$0.first, $0.last].compactMap(\.self) }
  }
}

extension WeekdayColumns {
  /// The hours of a record as an `opening_hours` value; empty where it has none.
  ///
  /// Days that follow one another with the same hours are written as one span. A time that is not understood stays as it is.
  func text(_ batch: borrowing RecordBatch, _ row: Int) -> String {
    var groups: [(first: String, last: String, hours: String)] = []
    var previous: String?
    if let dayColumn, let day = days.first {
      guard let hours = hours(of: day, batch, row) else { return "" }
      // What is not understood is shown as it is.
      return "\(dayColumn.days(batch, row) ?? dayColumn.text(batch, row)) \(hours)".trimmed
    }
    for day in days {
      let hours = hours(of: day, batch, row)
      if let hours, hours == previous, let group = groups.last {
        groups[groups.count - 1] = (group.first, day.name, hours)
      } else if let hours {
        groups.append((day.name, day.name, hours))
      }
      previous = hours
    }
    return groups.map { group in
      let span = group.first == group.last ? group.first : "\(group.first)-\(group.last)"
      return "\(span) \(group.hours)"
    }.joined(separator: "; ")
  }

  /// Whether the times of a record can mean one thing only: `9:00` to `5:00` is a night, or ends in the afternoon; and their days do.
  func isCertain(_ batch: borrowing RecordBatch, _ row: Int) -> Bool {
    guard isCertain else { return false }
    // `1-5` and `Mon-Fri except holidays` are no days before times, and those of days that a row leaves empty are nobody's.
    if let dayColumn, dayColumn.days(batch, row) == nil { return false }
    for day in days {
      guard let last = day.last else { continue }
      let (opening, closing) = (
        batch.string(batch.cell(row, day.first)), batch.string(batch.cell(row, last))
      )
      guard DayHours.minutes(opening) != nil, DayHours.minutes(closing) != nil else { continue }
      if DayHours.spans("\(opening.trimmed) - \(closing.trimmed)").isEmpty { return false }
    }
    return true
  }

  private func hours(of day: Day, _ batch: borrowing RecordBatch, _ row: Int) -> String? {
    let first = batch.string(batch.cell(row, day.first)).trimmed
    guard let column = day.last else { return first.isEmpty ? nil : DayHours.normalized(first) }
    let last = batch.string(batch.cell(row, column)).trimmed
    if first.isEmpty && last.isEmpty { return nil }
    let text = last.isEmpty ? first : "\(first) - \(last)"
    return isCertain ? DayHours.normalized(text) : text
  }
}
