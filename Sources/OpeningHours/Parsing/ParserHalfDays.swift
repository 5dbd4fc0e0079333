// Which half of the day an hour lies in: what am and pm say of it, and where nobody can tell.

extension Parser {
  /// In `7-10 pm` both are evening hours, in `9-5 pm` only the second is.
  func applyMeridiem(_ from: inout ReadTime, _ to: inout ReadTime) {
    if let end = to.meridiem, from.meridiem == nil, from.point.event == nil,
      (60...12 * 60).contains(from.point.minutes)
    {
      let start = Int(from.point.minutes) % 720
      let endInHalf = Int(to.point.minutes) % 720
      let half = start < endInHalf ? end : 1 - end
      from.point = .clock(start + half * 720)
    }
    // "10 pm - 12 am" ends at midnight, which the language calls 24:00.
    if to.meridiem == 0, to.point.minutes == 0 { to.point = .clock(1440) }
  }

  /// Lets the note about a time say what the other end has made of it.
  mutating func renote(
    _ written: TimePoint, as meant: TimePoint, since note: Int, from first: Int, to last: Int
  ) {
    guard written != meant else { return }
    let old = "read as \(clockText(Int(written.minutes)))"
    warnings[note...].firstIndex { $0.message == old }.map { _ = warnings.remove(at: $0) }
    self.note("read as \(clockText(Int(meant.minutes)))", from: first, to: last)
  }

  /// Refuses hours that may be of the morning as well as of the afternoon; where the language says
  /// which, and people mostly mean the other, there is a note.
  mutating func checkHalves(
    _ from: ReadTime, _ to: ReadTime, from start: Int, endAt end: Int
  ) throws(ScheduleError) {
    guard from.point.event == nil, to.point.event == nil, to.point.minutes > 0,
      to.point.minutes <= from.point.minutes
    else { return }
    switch (from.meridiem, to.meridiem) {
    case (nil, nil): try checkBareHours(from, to, from: start, endAt: end)
    // `9am-5` may be a day or a night and a morning; `9am-12` and `9am-17` can only be a day.
    case (_?, nil): throw impossible("am or pm at both ends", from: start, to: at - 1)
    // So may `12:30-9 am`; `22:00-6 am` can only be a night, and what is at 12 or before was moved.
    case (nil, _?) where (12 * 60 + 1..<13 * 60).contains(from.point.minutes):
      throw impossible("am or pm at both ends", from: start, to: at - 1)
    default: return
    }
  }

  /// `9-5` may be office hours or a night: without minutes, zeros, am or pm nobody can tell.
  ///
  /// `10:00-2:00` is a night in the language, but those who write no zeros often count to twelve: what would be closed for less than six
  /// hours, as in `9:00-5:00`, is refused. Beside a morning 14 hours of night are the most: `9:00-12:00, 12:30-4:30` is refused.
  private mutating func checkBareHours(
    _ from: ReadTime, _ to: ReadTime, from start: Int, endAt end: Int
  ) throws(ScheduleError) {
    guard tokens[end].kind == .number, tokens[end].digits % 2 == 1,
      from.point.minutes <= 12 * 60
    else { return }
    // Minutes at one end, as in `8-4:30`, make it no surer.
    let (isBareStart, isBareEnd) = (end == start + 2, at == end + 1)
    if isBareStart && isBareEnd && tokens[end].digits == 1 || isBareStart != isBareEnd {
      throw impossible("hours such as 09:00-17:00", from: start, to: end)
    }
    // Where other hours have am or pm the clock has twelve hours, and no night is certain.
    guard !tokens.contains(where: { $0.kind == .word(.meridiem) }) else {
      throw impossible("am or pm at both ends", from: start, to: at - 1)
    }
    let length = to.point.minutes + 1440 - from.point.minutes
    guard length <= Parser.longestBareNight else {
      throw impossible("hours such as 09:00-17:00", from: start, to: at - 1)
    }
    note("ends the next morning", from: start, to: at - 1)
  }

  /// The longest night, in minutes, that is believed of hours without zeros, am or pm.
  private static let longestBareNight = 18 * 60

  /// The same where hours of a morning stand beside it.
  private static let longestBareNightAfterMorning = 14 * 60

  /// Notes whether a span is of a morning, or may be of the night as well as of the afternoon.
  mutating func noteHalf(of span: TimeSpan, from start: Int, endAt end: Int) {
    guard span.from.event == nil, span.to.event == nil else { return }
    let (from, to) = (span.from.minutes, span.to.minutes)
    if (300..<720).contains(from), (360...780).contains(to), from < to { hasMorning = true }
    guard isBareHour(end), uncertainHalf == nil,
      !tokens[start..<at].contains(where: { $0.kind == .word(.meridiem) })
    else { return }
    let length = to - from + (to <= from ? 1440 : 0)
    let isBeforeDawn = isBareHour(start) && (60..<360).contains(from)
    if isBeforeDawn || from < 840 && length > Parser.longestBareNightAfterMorning && to <= from {
      uncertainHalf = start...max(start, at - 1)
    }
  }

  /// Whether an hour of one digit, or with minutes, stands without a zero.
  private func isBareHour(_ index: Int) -> Bool {
    tokens[index].kind == .number && tokens[index].digits % 2 == 1
  }

  /// Refuses hours that may be of the night or of the afternoon where others are of a morning: `Mon-Fri 8-12; 1-5`.
  func checkAfternoon() throws(ScheduleError) {
    guard hasMorning, let place = uncertainHalf else { return }
    throw impossible("hours such as 13:00-17:00", from: place.lowerBound, to: place.upperBound)
  }

  /// Reads the one of "closed 12-1" as one in the afternoon: nothing is said to close from noon until the night.
  mutating func endLunch(_ to: inout ReadTime, after from: ReadTime, endAt end: Int) {
    guard isReadingClosedHours, isBareHour(end), from.meridiem == nil, to.meridiem == nil,
      from.point.event == nil, to.point.event == nil, (660..<840).contains(from.point.minutes),
      (60...180).contains(to.point.minutes), to.point.minutes + 720 > from.point.minutes
    else { return }
    to.point = .clock(Int(to.point.minutes) + 720)
  }

  /// The second span of `9am-12,1-5` can't be before the first, so that one o'clock is not certain.
  func checkHalf(
    ofLast spans: [TimeSpan], from start: Int, listFrom first: Int
  ) throws(ScheduleError) {
    func saysHalf(_ range: Range<Int>) -> Bool {
      tokens[range].contains { $0.kind == .word(.meridiem) }
    }
    // Of `1-5, 7pm-9pm` the first is hardly a night: hours before six are where people mean the afternoon.
    if saysHalf(start..<at), !saysHalf(first..<start),
      spans.dropLast().contains(where: { span in
        span.from.event == nil && (60..<360).contains(span.from.minutes)
      })
    {
      throw impossible("am or pm at all hours", from: first, to: start - 1)
    }
    let before = spans[spans.count - 2].to
    let last = spans[spans.count - 1].from
    // `9-12, 1-5` and `9:00-12:00, 1:00-5:00` leave out noon, not the night.
    if before.event == nil, last.event == nil, (360...780).contains(before.minutes),
      (60..<360).contains(last.minutes), tokens[start].kind == .number,
      tokens[start].digits % 2 == 1, !saysHalf(first..<at)
    {
      throw impossible("hours such as 13:00-17:00", from: start, to: at - 1)
    }
    guard before.event == nil, last.event == nil, last.minutes < before.minutes,
      last.minutes < 13 * 60, saysHalf(first..<start), !saysHalf(start..<at)
    else { return }
    throw impossible("am or pm at all hours", from: start, to: at - 1)
  }

  /// In `10am-12am,1pm-8pm` the first span can't end at midnight: noon is meant.
  mutating func endAtNoon(_ spans: inout [TimeSpan]) {
    guard spans.count > 1 else { return }
    let before = spans[spans.count - 2]
    let next = spans[spans.count - 1].from
    guard peekBack(.word(.meridiem)), before.to == .clock(1440), before.from.event == nil,
      before.from.minutes < 720, next.event == nil, (720..<1440).contains(next.minutes)
    else { return }
    // "24:00" is written without a note, and is no noon.
    guard let index = warnings.lastIndex(where: { $0.message == "read as 24:00" }) else { return }
    spans[spans.count - 2].to = .clock(720)
    warnings[index] = ScheduleWarning(
      offset: warnings[index].offset, length: warnings[index].length,
      message: "12 am before the next hours is read as noon")
  }
}
