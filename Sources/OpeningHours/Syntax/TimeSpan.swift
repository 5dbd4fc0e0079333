// The hours of a rule: spans between clock times and events of the sun.

/// An event of the sun that a time may refer to.
enum SunEvent: UInt8, Hashable, Sendable, CaseIterable {
  case dawn = 1
  case sunrise
  case sunset
  case dusk

  var word: String {
    switch self {
    case .dawn: "dawn"
    case .sunrise: "sunrise"
    case .sunset: "sunset"
    case .dusk: "dusk"
    }
  }
}

/// A time of day: a clock reading, or an event of the sun with an offset.
struct TimePoint: Hashable, Sendable {
  /// The event; `nil` for a clock reading.
  var event: SunEvent?
  /// Minutes since midnight, or the offset from the event.
  var minutes: Int16

  static func clock(_ minutes: Int) -> TimePoint { TimePoint(minutes: Int16(minutes)) }
}

/// A span of hours on a day; it may reach into the next one.
struct TimeSpan: Hashable, Sendable {
  enum Ending: UInt8, Hashable, Sendable {
    /// It ends at `to`.
    case fixed = 0
    /// It has no known end, as in `17:00+`; `to` equals `from`.
    case open
    /// It is open until `to`, and perhaps longer, as in `17:00-22:00+`.
    case openAfter
  }

  var from: TimePoint
  var to: TimePoint
  var ending = Ending.fixed

  var usesSun: Bool { from.event != nil || to.event != nil }

  /// Whether it runs into the next day when the sun rises and sets at its usual hours.
  ///
  /// The sun of one day never turns a span round: `17:00-sunset` is no night in December, when there is nothing between the two.
  @inline(__always)
  var isNight: Bool { from == to || to.usualMinute < from.usualMinute }
}

/// A span in minutes of one day, where 1440…2880 lie on the next.
struct MinuteSpan: Hashable, Sendable {
  var from: Int
  var to: Int
}

extension TimeSpan {
  /// The latest minute that a span can reach: the end of the next day.
  static let latestMinute = 2880

  /// The minutes when a span is as its rule says; empty for an open end alone.
  ///
  /// - Parameters:
  ///   - sun: The events of the sun on the day, for a span that uses them.
  ///   - next: Those of the day after, on which a span may end.
  /// - Returns: `nil` where the span never starts: the sun does not rise or set, or sets before the hours begin.
  @inline(__always)
  func minutes(sun: SunDay?, next: @autoclosure () -> SunDay? = nil) -> MinuteSpan? {
    let start = from.minute(sun: sun)
    guard start.happens || start.minute == 0 else { return nil }
    guard ending != .open else { return MinuteSpan(from: start.minute, to: start.minute) }
    let end = to.minute(sun: sun)
    guard end.minute <= start.minute else {
      return MinuteSpan(from: start.minute, to: min(end.minute, Self.latestMinute))
    }
    // The end is on the next day, if it comes at all; a day whose sun sets too early for it has no hours.
    guard !usesSun || isNight else { return nil }
    let nextEnd = to.event == nil ? end : to.minute(sun: next() ?? sun)
    guard nextEnd.happens else { return nil }
    return MinuteSpan(from: start.minute, to: min(nextEnd.minute + 1440, Self.latestMinute))
  }

  /// Where the guess after an open end stops: 8 hours on after 22:00, 10 after 17:00, else midnight.
  static func guessedEnd(after start: Int) -> Int {
    let end = start >= 22 * 60 ? start + 8 * 60 : start >= 17 * 60 ? start + 10 * 60 : 1440
    return min(end, latestMinute)
  }
}

extension TimePoint {
  /// The minute of a day on which the sun keeps the specification's usual hours.
  @inline(__always)
  var usualMinute: Int { Int(minutes) + (event?.usualMinute ?? 0) }

  @inline(__always)
  func minute(sun: SunDay?) -> SunMinute {
    guard let event else { return SunMinute(minute: Int(minutes)) }
    guard let sun else { return SunMinute(minute: event.usualMinute) }
    var result = sun[event]
    if result.happens {
      // Near midnight sun an event may fall into a neighbour day, of which a span reaches the next.
      result.minute = min(max(result.minute + Int(minutes), 0), 2159)
    }
    return result
  }
}
