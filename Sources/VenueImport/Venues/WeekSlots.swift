// Time slots of a venue, gathered from its rows, as one week of opening hours.

/// A span of time on a weekday.
struct WeekSlot: Hashable, Sendable {
  /// The day, 0 for Monday.
  let day: Int
  /// When it begins, in minutes from midnight, 0..<1,440.
  let start: Int
  /// When it ends, in minutes from midnight of its day, later than it begins; beyond 1,440 on the next day.
  let end: Int
}

enum WeekSlots {
  /// The slots of a record; none where its day or its times are not understood.
  static func read(
    _ columns: SlotColumns, _ batch: borrowing RecordBatch, _ row: Int
  ) -> [WeekSlot] {
    func text(_ column: Int) -> String { batch.string(batch.cell(row, column)).trimmed }
    guard let day = Weekday.number(of: text(columns.day)) else { return [] }
    let spans: [(start: Int, end: Int)]
    if let last = columns.last {
      guard let start = DayHours.minutes(text(columns.first)),
        let end = DayHours.minutes(text(last)),
        !EarlySpans.isOne(text(columns.first), text(last))
      else { return [] }
      spans = [(start, end)]
    } else {
      spans = DayHours.spans(text(columns.first))
    }
    return spans.filter { $0.start < 1440 && $0.start != $0.end }.map { span in
      WeekSlot(
        day: day, start: span.start, end: span.end > span.start ? span.end : span.end + 1440)
    }
  }

  /// The slots as an `opening_hours` value: slots that touch are one, days with the same hours stand together.
  static func text(_ slots: [WeekSlot]) -> String {
    let days = (0..<7).map { day in hours(slots.filter { $0.day == day }) }
    var groups: [(days: [Int], hours: String)] = []
    for day in 0..<7 where !days[day].isEmpty {
      if let place = groups.firstIndex(where: { $0.hours == days[day] }) {
        groups[place].days.append(day)
      } else {
        groups.append(([day], days[day]))
      }
    }
    return groups.map { "\(named($0.days)) \($0.hours)" }.joined(separator: "; ")
  }

  private static func hours(_ slots: [WeekSlot]) -> String {
    var merged: [(start: Int, end: Int)] = []
    for slot in slots.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = merged.last, slot.start <= last.end {
        merged[merged.count - 1].end = max(last.end, slot.end)
      } else {
        merged.append((slot.start, slot.end))
      }
    }
    return merged.map { span in
      let end = span.end > 1440 ? span.end - 1440 : span.end
      return "\(DayHours.clock(span.start))-\(DayHours.clock(end))"
    }.joined(separator: ",")
  }

  /// `Mo-Fr,Su` for days that follow one another and one that does not.
  private static func named(_ days: [Int]) -> String {
    var runs: [(first: Int, last: Int)] = []
    for day in days {
      if let run = runs.last, run.last + 1 == day {
        runs[runs.count - 1].last = day
      } else {
        runs.append((day, day))
      }
    }
    return runs.map { run in
      let (first, last) = (Weekday.names[run.first], Weekday.names[run.last])
      return run.first == run.last
        ? first : run.first + 1 == run.last ? "\(first),\(last)" : "\(first)-\(last)"
    }.joined(separator: ",")
  }
}
