// Events of the sun on a venue's own clock.

/// The minute of an event of the sun.
struct SunMinute: Hashable, Sendable {
  /// Minutes since the day's midnight.
  var minute: Int
  /// Whether the event happens; where the sun stays up or down, the minute is an end of the day.
  var happens = true

  /// Before the day began.
  static let before = SunMinute(minute: 0, happens: false)
  /// Not until the day has ended.
  static let after = SunMinute(minute: 1440, happens: false)
}

extension Setting {
  /// When an event of the sun happens on a day of the venue's clock.
  func sunMinute(of event: SunEvent, on day: Int) -> SunMinute {
    guard let place else { return SunMinute(minute: event.usualMinute) }
    // The UTC day whose noon is this day's: beyond the date line they differ.
    var solarDay = SolarDay(day: day, place: place)
    let noonDay = local(ofUTCMinute: solarDay.noon, on: day).day.number
    if noonDay != day { solarDay = SolarDay(day: day - (noonDay - day), place: place) }
    switch solarDay.course(of: event) {
    case .at(let minute):
      let local = local(ofUTCMinute: minute, on: solarDay.day)
      return SunMinute(minute: local.minutesSinceEpoch - day * 1440)
    case .staysUp: return event.isMorning ? .before : .after
    case .staysDown: return event.isMorning ? .after : .before
    }
  }

  private func local(ofUTCMinute minute: Double, on day: Int) -> LocalDateTime {
    let seconds = Int64(day) * 86_400 + Int64((minute * 60).rounded())
    return zone.local(of: Instant(secondsSinceEpoch: seconds))
  }
}

extension SunEvent {
  var isMorning: Bool { self == .dawn || self == .sunrise }

  /// The usual hour of the specification, for a venue whose place is not known.
  var usualMinute: Int {
    switch self {
    case .dawn: 5 * 60 + 30
    case .sunrise: 6 * 60
    case .sunset: 18 * 60
    case .dusk: 18 * 60 + 30
    }
  }
}
