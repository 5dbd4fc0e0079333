// When the sun rises and sets: NOAA's solar equations.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The course of the sun over one place on one day.
///
/// The formulas are those of NOAA's solar calculator, after Jean Meeus, "Astronomical Algorithms",
/// 2nd edition, chapters 15, 25 and 28. Against the almanac they are right to about a minute
/// between the polar circles. Declination and equation of time are worked out for the day's two
/// ends; between them they are as good as straight lines.
struct SolarDay {
  /// Days since 1970-01-01, in UTC.
  let day: Int
  private let longitude: Double
  private let sineOfLatitude: Double
  private let cosineOfLatitude: Double
  private let start: Sun
  private let end: Sun

  init(day: Int, place: Setting.Place) {
    self.day = day
    longitude = place.longitude
    sineOfLatitude = sin(place.latitude * Sun.radian)
    cosineOfLatitude = cos(place.latitude * Sun.radian)
    start = SunTable.shared.sun(on: day)
    end = SunTable.shared.sun(on: day + 1)
  }

  /// What the sun does about an event.
  enum Course: Equatable {
    /// Minutes since the day's midnight in UTC.
    ///
    /// Below 0 or past 1440 where the place is far from Greenwich.
    case at(Double)
    case staysUp
    case staysDown
  }

  /// The sine of the altitude at which the upper edge stands on the horizon, lifted by the air: −0.833°.
  private static let sineOfHorizon = sin(-0.833 * Sun.radian)
  /// The sine of the altitude at which civil twilight ends: −6°.
  private static let sineOfTwilight = sin(-6 * Sun.radian)

  /// Solar noon in minutes of the day, UTC, to a few seconds.
  var noon: Double {
    let mean = 720 - 4 * longitude
    return mean - equationOfTime(at: mean)
  }

  private func equationOfTime(at minute: Double) -> Double {
    start.equationOfTime + (end.equationOfTime - start.equationOfTime) * minute / 1440
  }

  private func declination(at minute: Double) -> Double {
    start.declination + (end.declination - start.declination) * minute / 1440
  }

  func course(of event: SunEvent) -> Course {
    let isTwilight = event == .dawn || event == .dusk
    let sineOfAltitude = isTwilight ? SolarDay.sineOfTwilight : SolarDay.sineOfHorizon
    var minute = noon
    // The sun moves on between noon and the event: the second look uses its place then.
    for _ in 0..<2 {
      let declination = declination(at: minute)
      let cosine =
        (sineOfAltitude - sineOfLatitude * sin(declination))
        / (cosineOfLatitude * cos(declination))
      if cosine < -1 { return .staysUp }
      if cosine > 1 { return .staysDown }
      let hourAngle = acos(cosine) / Sun.radian
      let transit = 720 - 4 * longitude - equationOfTime(at: minute)
      minute = transit + (event.isMorning ? -4 : 4) * hourAngle
    }
    return .at(minute)
  }
}

/// Where the sun stands as a day begins in UTC.
struct Sun {
  static let radian = Double.pi / 180

  /// Declination in radians.
  let declination: Double
  /// How far a sundial is ahead of the mean sun, in minutes.
  let equationOfTime: Double

  /// Works it out.
  ///
  /// - Parameter day: Days since 1970-01-01.
  init(day: Int) {
    // 1970-01-01T00:00Z is Julian date 2440587.5; centuries count from J2000.0.
    let century = (Double(day) + 2_440_587.5 - 2_451_545) / 36_525
    let meanLongitude = 280.46646 + century * (36_000.76983 + century * 0.0003032)
    let meanAnomaly = (357.52911 + century * (35_999.05029 - 0.0001537 * century)) * Sun.radian
    let eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
    let center =
      sin(meanAnomaly) * (1.914602 - century * (0.004817 + 0.000014 * century))
      + sin(2 * meanAnomaly) * (0.019993 - 0.000101 * century) + sin(3 * meanAnomaly) * 0.000289
    let node = (125.04 - 1934.136 * century) * Sun.radian
    let apparent = (meanLongitude + center - 0.00569 - 0.00478 * sin(node)) * Sun.radian
    let tilt =
      (23 + (26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60)
        / 60 + 0.00256 * cos(node)) * Sun.radian
    declination = asin(sin(tilt) * sin(apparent))
    let y = tan(tilt / 2) * tan(tilt / 2)
    let longitude = meanLongitude * Sun.radian
    let turn =
      y * sin(2 * longitude) - 2 * eccentricity * sin(meanAnomaly)
      + 4 * eccentricity * y * sin(meanAnomaly) * cos(2 * longitude)
      - 0.5 * y * y * sin(4 * longitude)
      - 1.25 * eccentricity * eccentricity * sin(2 * meanAnomaly)
    equationOfTime = 4 * turn / Sun.radian
  }
}
