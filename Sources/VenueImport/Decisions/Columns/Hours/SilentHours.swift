// Columns that speak of hours and are not read as such: a report names them, so that nobody takes silence for "no hours".

enum SilentHours {
  /// So many records are looked at.
  private static let depth = 400

  /// The columns named for hours, for opening or for closing that hold times or words with numbers, besides those in use.
  static func columns(among names: [ColumnName], of sample: RecordSample, besides used: Set<Int>)
    -> [Int]
  {
    names.indices.filter { column in
      guard !used.contains(column), !names[column].contains(anyOf: HoursSearch.strangers) else {
        return false
      }
      let isNamed =
        names[column].contains(anyOf: HoursSearch.names)
        || ColumnRole.hours.columns(among: [names[column]]) == [0]
      if isNamed { return holdsHours(column, sample) }
      if isClock(names[column]) { return ClockColumn(column, sample).isLikely }
      let isSide = [ClockName.Side.opening, .closing].contains {
        ClockName.says($0, names[column], besideDays: false)
      }
      return isSide && ClockColumn(column, sample).isLikely
    }
  }

  /// Whether a name in a script without spaces speaks of times of the day, and not of when a record was written.
  private static func isClock(_ name: ColumnName) -> Bool {
    ["時間", "时间", "時刻", "时刻", "시간", "시각"].contains { name.joined.contains($0) }
      && !["更新", "建立", "作成", "登録", "登记", "수정", "등록", "갱신"].contains { name.joined.contains($0) }
  }

  /// Whether any text has a digit and something else: bare numbers under `staff_hours` are no times.
  private static func holdsHours(_ column: Int, _ sample: RecordSample) -> Bool {
    var found = false
    sample.forEachSpread(depth) { batch, row in
      guard !found, case .text = batch.cell(row, column) else { return }
      let text = batch.string(batch.cell(row, column))
      found = text.contains(where: \.isNumber) && text.contains { $0.isLetter || $0 == ":" }
    }
    return found
  }
}
