// A day and the one before it, with what rules ask about them, worked out when first asked.

/// The two days that the hours of a day can come from.
struct DayPair {
  /// The later day, since 1970-01-01.
  let day: Int
  private var dates: (CivilDate?, CivilDate?) = (nil, nil)
  private var suns: (SunDay?, SunDay?) = (nil, nil)
  private var sunAfter: SunDay?
  /// Whether a rule with times of the sun matched: then days differ even if their dates don't matter.
  var sunMatched = false

  init(day: Int) { self.day = day }

  /// The date of the day, or of the one before.
  mutating func date(isBefore: Bool) -> CivilDate {
    if isBefore {
      if let date = dates.1 { return date }
      let date = CivilDay(number: day - 1).date
      dates.1 = date
      return date
    }
    if let date = dates.0 { return date }
    let date = CivilDay(number: day).date
    dates.0 = date
    return date
  }

  /// The events of the sun on the day after, on which a night ends.
  mutating func nextSun(_ setting: Setting) -> SunDay {
    if let sun = sunAfter { return sun }
    let sun = SunDay(day: day + 1, setting)
    sunAfter = sun
    return sun
  }

  /// The events of the sun on the day, or on the one before.
  mutating func sun(isBefore: Bool, _ setting: Setting) -> SunDay {
    if let sun = isBefore ? suns.1 : suns.0 { return sun }
    let sun = SunDay(day: isBefore ? day - 1 : day, setting)
    if isBefore { suns.1 = sun } else { suns.0 = sun }
    return sun
  }
}
