// Hours in a few words, for tables.

public import OpeningHours

extension Opening {
  /// The state in a few words: `open until 22:00`, `opens Mo 08:00`, `hours unknown`.
  ///
  /// - Parameter moment: The time the state was asked for; it decides whether a clock time, weekday or date is named.
  /// - Returns: The words, with the comment of the hours in parentheses where there is one.
  public func text(seenAt moment: TimeText) -> String {
    switch state {
    case .open:
      guard let until else { return noted("always open") }
      return noted("open until \(until.name(seenAt: moment))")
    case .closed:
      // What ends the closed hours without opening is unknown.
      if let until, opens.map({ until.local < $0.local }) ?? true {
        let sure = opens.map { ", opens \($0.name(seenAt: moment, isClosing: false))" } ?? ""
        return noted("perhaps open from \(until.name(seenAt: moment, isClosing: false))\(sure)")
      }
      guard let opens else { return noted("closed") }
      return noted("opens \(opens.name(seenAt: moment, isClosing: false))")
    case .unknown:
      return comment.map { "unknown: \($0)" } ?? "hours unknown"
    }
  }

  private func noted(_ text: String) -> String {
    comment.map { "\(text) (\($0))" } ?? text
  }
}

extension VenueTime {
  /// The time as short as it is clear: the clock today, that of a closing before dawn tomorrow too, the weekday within a week, else the date.
  fileprivate func name(seenAt moment: TimeText, isClosing: Bool = true) -> String {
    let seen = seenLocally(moment)
    let clock = String("\(local)".suffix(5))
    let days = local.day.number - seen.day.number
    if days == 0 || (days == 1 && isClosing && local.minuteOfDay <= 6 * 60) {
      return days == 1 && local.minuteOfDay == 0 ? "midnight" : clock
    }
    return days < 7 ? "\(local.day.weekday.code) \(clock)" : "\(local.date) \(clock)"
  }

  /// What this clock showed at a moment.
  private func seenLocally(_ moment: TimeText) -> LocalDateTime {
    switch moment {
    case .local(let local): local
    case .instant(let instant):
      Zone.utc.local(of: instant.advanced(bySeconds: Int64(offsetSeconds ?? 0)))
    }
  }
}
