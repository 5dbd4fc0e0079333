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

/// The events of the sun on one day of a venue's clock.
struct SunDay {
  /// Since 1970-01-01.
  private let day: Int
  private let zone: Zone
  /// `nil` where the place is not known.
  private let solarDay: SolarDay?

  init(day: Int, _ setting: Setting) {
    self.day = day
    zone = setting.zone
    guard let place = setting.place else {
      solarDay = nil
      return
    }
    // The UTC day whose noon is this day's: beyond the date line they differ.
    let solarDay = SolarDay(day: day, place: place)
    let noonDay = zone.local(ofUTCMinute: solarDay.noon, on: day).day.number
    self.solarDay = noonDay == day ? solarDay : SolarDay(day: 2 * day - noonDay, place: place)
  }

  subscript(event: SunEvent) -> SunMinute {
    guard let solarDay else { return SunMinute(minute: event.usualMinute) }
    switch solarDay.course(of: event) {
    case .at(let minute):
      let local = zone.local(ofUTCMinute: minute, on: solarDay.day)
      return SunMinute(minute: local.minutesSinceEpoch - day * 1440)
    case .staysUp: return event.isMorning ? .before : .after
    case .staysDown: return event.isMorning ? .after : .before
    }
  }
}

extension Zone {
  fileprivate func local(ofUTCMinute minute: Double, on day: Int) -> LocalDateTime {
    let seconds = Int64(day) * 86_400 + Int64((minute * 60).rounded())
    return local(of: Instant(secondsSinceEpoch: seconds))
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
