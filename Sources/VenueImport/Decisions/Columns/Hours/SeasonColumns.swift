// A column of the part of the year in which the hours beside it hold: `Season` is *May 1–Sep 30*, `Months` is *Apr-Oct*.

internal import OpeningHours

/// The columns that say in which part of the year the hours of a row hold.
struct SeasonColumns: Hashable, Sendable {
  /// The column of the season, or of its beginning.
  let first: Int
  /// The column of its end.
  let last: Int?
  /// How many of the different texts are parts of a year, of how many.
  let understood: Understood

  /// How many of the different texts are parts of a year, of how many.
  struct Understood: Hashable, Sendable {
    let count: Int
    let all: Int
  }

  /// Words in names of columns of seasons.
  private static let words: Set<String> = [
    "season", "seasons", "months", "saison", "saisons", "temporada", "temporadas", "sezon",
    "sezony", "sezona", "sezonas", "sezonul", "stagione", "stagioni", "seizoen", "saeson",
    "saesong", "sesong", "kausi", "szezon", "epoca", "mois", "monate", "meses", "mesi", "maanden",
    "maneder", "manader", "miesiace", "mesice", "mesiace", "kuukaudet", "сезон", "месяцы", "місяці",
    "period", "periode", "periodo", "okres", "obdobi", "obdobie", "idoszak", "perioada", "期間",
    "期间", "開放期間", "利用期間", "기간", "운영기간", "시즌",
  ]
  private static let depth = 400

  /// Looks at a file by its sample: columns named for it, half of whose texts are parts of a year, or one all of whose texts are.
  init?(among names: [ColumnName], of sample: RecordSample, besides used: Set<Int>) {
    let free = names.indices.filter {
      !used.contains($0)
        && !names[$0].contains(anyOf: HoursSearch.strangers.union(HoursSearch.names))
    }
    let named = free.filter { names[$0].contains(anyOf: Self.words) }
    if let first = named.first(where: { names[$0].contains(anyOf: WeekdayColumns.openings) }),
      let last = named.first(where: {
        $0 != first && names[$0].contains(anyOf: WeekdayColumns.closings)
      }), let found = Self.understood(first, last, sample), found.count * 2 >= found.all
    {
      (self.first, self.last, understood) = (first, last, found)
      return
    }
    for column in named where !Self.isOfClosing(names[column]) {
      guard let found = Self.understood(column, nil, sample), found.count * 2 >= found.all else {
        continue
      }
      (first, last, understood) = (column, nil, found)
      return
    }
    for column in free where !Self.isOfClosing(names[column]) && Self.areSeasons(column, sample) {
      guard let found = Self.understood(column, nil, sample) else { continue }
      (first, last, understood) = (column, nil, found)
      return
    }
    return nil
  }

  /// Whether a name speaks of the part of the year in which a place is closed: `Closed Season`, `休館期間`.
  private static func isOfClosing(_ name: ColumnName) -> Bool {
    ClosedName.speaksOfClosing(name) || name.contains(anyOf: ["off", "hors", "except", "sauf"])
      || ["休", "閉", "闭", "關閉", "关闭", "휴", "폐쇄"].contains(where: name.joined.contains)
  }

  /// Whether every text of a column is a part of a year by its dates, and not a span of the clock.
  static func areSeasons(_ column: Int, _ sample: RecordSample) -> Bool {
    let texts = texts(column, nil, sample)
    let isCertain = texts.contains { text in
      SeasonText.isDotted(text) || !text.contains { $0 == "." || $0 == "/" }
    }
    return isCertain
      && texts.allSatisfy { if case .part = SeasonText.season($0) { true } else { false } }
  }

  private static func texts(_ first: Int, _ last: Int?, _ sample: RecordSample) -> Set<String> {
    var texts: Set<String> = []
    sample.forEachSpread(depth) { batch, row in texts.insert(text(first, last, batch, row)) }
    texts.remove("")
    return texts
  }

  private static func understood(
    _ first: Int, _ last: Int?, _ sample: RecordSample
  ) -> Understood? {
    let texts = texts(first, last, sample)
    let count = texts.count { SeasonText.season($0) != .other }
    return count == 0 ? nil : Understood(count: count, all: texts.count)
  }

  private static func text(
    _ first: Int, _ last: Int?, _ batch: borrowing RecordBatch, _ row: Int
  ) -> String {
    let start = batch.string(batch.cell(row, first)).trimmed
    guard let last else { return start }
    let end = batch.string(batch.cell(row, last)).trimmed
    if start.isEmpty, end.isEmpty { return "" }
    return start == end ? start : "\(start) - \(end)"
  }

  /// The columns.
  var columns: [Int] { [first] + [last].compactMap(\.self) }

  /// What stands in them.
  func text(_ batch: borrowing RecordBatch, _ row: Int) -> String {
    Self.text(first, last, batch, row)
  }

  /// What speaks for them, for people.
  func evidence(_ columns: [String]) -> String {
    let names = self.columns.map { columns[$0] }.joined(separator: " and ")
    return
      "; they hold in the season in \(names) (\(understood.count) of \(understood.all) different values are parts of a year)"
  }
}

extension SeasonColumns {
  /// Hours in a part of the year alone, as `opening_hours` has them; `nil` where it is not certain what that means.
  ///
  /// Every rule gets the season before it; one that has dates, weeks or a comment of its own is left to people.
  static func limited(_ hours: String, to season: Season) -> String? {
    switch season {
    case .whole: return hours
    case .unclear, .other: return nil
    case .part(let part):
      guard let schedule = try? Schedule.parse(hours).schedule else { return nil }
      let rules = schedule.description.split(separator: ";").map { String($0).trimmed }
      // `May-Sep 08:00-20:00` beside a season of May to September.
      if rules.allSatisfy({ $0.hasPrefix("\(part) ") }) { return hours }
      guard rules.allSatisfy(isPlain) else { return nil }
      return rules.map { "\(part) \($0 == "24/7" ? "00:00-24:00" : $0)" }.joined(separator: "; ")
    }
  }

  /// Whether a rule has days of the week and times and nothing else.
  private static func isPlain(_ rule: String) -> Bool {
    if rule == "24/7" { return true }
    var words = rule.split(separator: " ")
    let isDays = words.first.map { word in
      word.split { "-,".contains($0) }.allSatisfy {
        Weekday.names.contains(String($0)) || $0 == "PH"
      }
    }
    if isDays == true { words.removeFirst() }
    guard words.count == 1, let times = words.first else { return false }
    if times == "off" || times == "closed" { return isDays == true }
    return times.split { "-,+".contains($0) }.allSatisfy { time in
      ["sunrise", "sunset", "dawn", "dusk"].contains(time)
        || time.allSatisfy { $0.isNumber || $0 == ":" }
    }
  }
}
