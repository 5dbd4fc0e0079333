// A column of days beside the times of opening: `Days` is *Sat-Sun*, and the times are those of these days alone.

/// The column that says on which days the times of a row hold.
struct DayColumn: Hashable, Sendable {
  /// The column.
  let column: Int
  /// Where the file is from, whose language reads a word that means two days.
  let country: String?

  /// A column of days.
  init(_ column: Int, country: String?) {
    self.column = column
    self.country = country
  }

  /// The column among those of a file that is named for days and has text or numbers in it; `nil` where there is none.
  init?(
    among names: [ColumnName], of sample: RecordSample, besides excluded: Set<Int>,
    country: String?
  ) {
    let found = names.indices.first {
      DayName.isOfDays(names[$0]) && !excluded.contains($0) && sample.filledCount($0) > 0
    }
    guard let found else { return nil }
    self.init(found, country: country)
  }

  /// The days of a record as `opening_hours` has them; `nil` where nothing is understood, or nothing stands there.
  func days(_ batch: borrowing RecordBatch, _ row: Int) -> String? {
    Self.days(in: text(batch, row), country: country)
  }

  /// What stands in the column.
  func text(_ batch: borrowing RecordBatch, _ row: Int) -> String {
    batch.string(batch.cell(row, column)).trimmed
  }

  /// The days that a text names and nothing else: `Sat-Sun` is `Sa-Su`, `月火木` is `Mo-Tu,Th`.
  static func days(in text: String, country: String?) -> String? {
    if text.isEmpty { return nil }
    if areOwn(text) { return text }
    let hours = "08:00-20:00"
    guard let rule = HoursWording.rephrased("\(parted(text)) \(hours)", country: country),
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

  /// The days of a run of signs with commas between them, `月火木` as `月,火,木`; any other text as it is.
  static func parted(_ text: String) -> String {
    let bare = ["曜日", "曜", "요일"].reduce(text.replacing("祝日", with: "祝")) {
      $0.replacing($1, with: "")
    }.filter { !"・、,，/ 　".contains($0) }
    let isRun = ["月火水木金土日祝", "월화수목금토일"].contains { signs in
      // Two signs or more are days; `祝日` is one.
      bare.count > 1 && bare.allSatisfy(signs.contains)
    }
    return isRun ? bare.map(String.init).joined(separator: ",") : text
  }
}
