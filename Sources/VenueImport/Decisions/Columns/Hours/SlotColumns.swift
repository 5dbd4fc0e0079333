// Hours in a row per time slot: a weekday, when it begins and when it ends; a venue has as many rows as it has slots.

/// The columns of time slots.
struct SlotColumns: Hashable, Sendable {
  /// The column of the weekday.
  let day: Int
  /// The column of the span of time, or of its beginning.
  let first: Int
  /// The column of its end.
  let last: Int?
  /// The column that tells which venue a row belongs to; `nil` where only its name does.
  let venue: Int?

  /// Words in names of columns of the weekday.
  private static let days: Set<String> = [
    "day", "days", "weekday", "dayofweek", "jour", "jours", "tag", "wochentag", "dia", "dag",
    "ugedag", "giorno", "paiva", "viikonpaiva",
  ]
  private static let depth = 2000

  /// Looks at a file by its sample: nearly all days must be weekdays, nearly all times be times, and venues repeat.
  ///
  /// `besides` are columns that are something else; `name` is that of the venue.
  init?(about sample: RecordSample, besides excluded: Set<Int>, name: Int?) {
    let columns = sample.facts.columns
    let names = columns.map { ColumnName($0) }
    let free = columns.indices.filter { !excluded.contains($0) && $0 != name }
    let day = free.first { column in
      (names[column].contains(anyOf: Self.days) || Self.days.contains(names[column].joined))
        && Self.holds(column, sample) { Weekday.number(of: $0) != nil }
    }
    guard let day else { return nil }
    func isTime(_ text: String) -> Bool { DayHours.minutes(text) != nil }
    let rest = free.filter { $0 != day }
    let first = rest.first {
      names[$0].contains(anyOf: WeekdayColumns.openings) && Self.holds($0, sample, isTime)
    }
    let last = rest.first {
      names[$0].contains(anyOf: WeekdayColumns.closings) && Self.holds($0, sample, isTime)
    }
    if let first, let last {
      (self.first, self.last) = (first, last)
    } else if let span = rest.first(where: {
      Self.holds($0, sample) { !DayHours.spans($0).isEmpty }
    }) {
      (self.first, self.last) = (span, nil)
    } else {
      return nil
    }
    self.day = day
    let venue = Self.venue(sample, names, name)
    guard venue != nil || name.map({ Self.repeats($0, sample) }) == true else { return nil }
    self.venue = venue
  }

  /// Whether nearly all filled cells of a column are as they must be.
  private static func holds(
    _ column: Int, _ sample: RecordSample, _ isSo: (String) -> Bool
  ) -> Bool {
    var (filled, good) = (0, 0)
    sample.forEachSpread(depth) { batch, row in
      let text = batch.string(batch.cell(row, column)).trimmed
      if text.isEmpty { return }
      filled += 1
      if isSo(text) { good += 1 }
    }
    return filled > 0 && good * 10 >= filled * 9
  }

  private static func repeats(_ column: Int, _ sample: RecordSample) -> Bool {
    var seen: Set<String> = []
    var filled = 0
    sample.forEach { batch, row in
      let text = batch.string(batch.cell(row, column))
      if text.isEmpty { return }
      filled += 1
      seen.insert(text)
    }
    return seen.count < filled
  }

  /// A column named like an identifier that repeats, filled everywhere, with one name for each of its values.
  private static func venue(
    _ sample: RecordSample, _ names: [ColumnName], _ name: Int?
  ) -> Int? {
    names.indices.first { column in
      guard names[column].contains(anyOf: ["id", "code", "numero", "ref", "uid"]) else {
        return false
      }
      var known: [String: String] = [:]
      var isFunction = true
      var rows = 0
      sample.forEach { batch, row in
        let key = batch.string(batch.cell(row, column))
        let value = name.map { batch.string(batch.cell(row, $0)) } ?? ""
        rows += 1
        if key.isEmpty || known[key, default: value] != value { isFunction = false }
        known[key] = value
      }
      let values = Set(known.values).count
      return isFunction && known.count < rows && (name == nil || values * 2 > known.count)
    }
  }
}

/// The weekdays by their names.
enum Weekday {
  /// The days as `opening_hours` writes them, Monday first.
  static let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  /// The number of a day, 0 for Monday, by its name in any of the languages; `nil` for anything else.
  static func number(of text: String) -> Int? {
    let word = ColumnName(text.trimmed).joined
    if let known = plain[word] { return known }
    // Names of several days or of dates are none.
    return nil
  }

  private static let plain: [String: Int] = {
    var table: [String: Int] = [:]
    var ambiguous: Set<String> = []
    for language in WeekdayColumns.languages {
      for (number, words) in language.enumerated() {
        for word in words {
          if let other = table[word], other != number { ambiguous.insert(word) }
          table[word] = number
        }
      }
    }
    return table.filter { !ambiguous.contains($0.key) }
  }()
}
