// One week as people read it on a door: days with the same hours in one row.

/// The hours of one week, day by day.
public struct WeekTable: Hashable, Sendable {
  /// Days that follow each other and have the same hours, from Monday on.
  public let rows: [Row]

  /// Days with the same hours.
  public struct Row: Hashable, Sendable {
    /// The first day.
    public let first: CivilDay
    /// The last day; the first one again for a single day.
    public let last: CivilDay
    /// The hours, in order; none for days that are closed throughout.
    public let spans: [Span]
    /// The name of the public holiday that a single day is.
    public let holiday: String?

    /// The days in the language's own letters, such as `Mo-Fr` or `Su`.
    public var label: String {
      first == last ? first.weekday.code : "\(first.weekday.code)-\(last.weekday.code)"
    }
  }

  /// Hours of a day.
  public struct Span: Hashable, Sendable {
    /// Minutes since midnight.
    public let from: Int
    /// Minutes since the same midnight; past 1440 for hours that end on the next day.
    public let to: Int
    /// Open or unknown.
    public let state: OpenState
    /// What the rule says about it.
    public let comment: String?

    /// The hours as a clock shows them, such as `18:00-02:00`; `24:00` ends a day.
    public var label: String {
      "\(clockText(from))-\(clockText(to > 1440 ? to - 1440 : to))"
    }
  }
}

extension Schedule {
  /// The hours of the week that a day belongs to, Monday to Sunday.
  ///
  /// Hours that pass midnight stand with the day on which they begin.
  ///
  /// - Parameters:
  ///   - day: Any day of the week.
  ///   - setting: The venue's zone, place and holidays.
  /// - Returns: One to seven rows.
  public func weekTable(of day: CivilDay, in setting: Setting) -> WeekTable {
    let monday = day.advanced(by: -day.weekdayIndex)
    // The Sunday before takes its hours past midnight, the Monday after gives them.
    var days = (-1...7).map { spans(on: monday.advanced(by: $0), in: setting) }
    for index in 0..<8 { joinNight(after: index, &days) }
    var rows: [WeekTable.Row] = []
    for index in 0..<7 {
      let day = monday.advanced(by: index)
      let spans = days[index + 1]
      let holiday = usesHolidays ? setting.holidays.publicHoliday(on: day) : nil
      if let row = rows.last, row.spans == spans, row.holiday == nil, holiday == nil {
        rows[rows.count - 1] = WeekTable.Row(
          first: row.first, last: day, spans: spans, holiday: nil)
      } else {
        rows.append(WeekTable.Row(first: day, last: day, spans: spans, holiday: holiday))
      }
    }
    return WeekTable(rows: rows)
  }

  private var usesHolidays: Bool { program.header.usesPublicHolidays }

  private func spans(on day: CivilDay, in setting: Setting) -> [WeekTable.Span] {
    let start = LocalDateTime(day: day, minute: 0)
    let end = LocalDateTime(day: day, minute: 1440)
    return intervals(from: start, to: end, in: setting).map { interval in
      let to = interval.to ?? end
      return WeekTable.Span(
        from: interval.from.minutesSinceEpoch - start.minutesSinceEpoch,
        to: to.minutesSinceEpoch - start.minutesSinceEpoch, state: interval.state,
        comment: interval.comment)
    }
  }

  /// Moves a night's hours after midnight to the day before, if they end by noon.
  private func joinNight(after index: Int, _ days: inout [[WeekTable.Span]]) {
    guard let last = days[index].last, let first = days[index + 1].first, last.to == 1440,
      last.from > 0, first.from == 0, first.to <= 720, last.state == first.state,
      last.comment == first.comment
    else { return }
    days[index][days[index].count - 1] = WeekTable.Span(
      from: last.from, to: 1440 + first.to, state: last.state, comment: last.comment)
    days[index + 1].removeFirst()
  }
}
