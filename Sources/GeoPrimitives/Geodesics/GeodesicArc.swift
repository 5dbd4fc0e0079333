// A geodesic that leaves one latitude at a chosen azimuth and ends at another: where it ends, and how long it is.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A geodesic between two latitudes, followed on the auxiliary sphere (Karney 2013, sections 2 and 4).
///
/// It arrives northwards, which the canonical order of the latitudes makes the shortest way.
struct GeodesicArc {
  /// The length in metres.
  let meters: Double
  /// How far east it ends, in radians, 0…π.
  let longitude: Double
  /// Clairaut's constant sin α₀: the arc's length grows by `a` sin α₀ for every radian its end moves east.
  let sineEquatorialAzimuth: Double
  /// The derivative of `longitude` by the azimuth; not finite where the arc arrives due east.
  let longitudeSlope: Double

  init(
    from first: ReducedLatitude, to last: ReducedLatitude,
    sineAzimuth: Double, cosineAzimuth: Double
  ) {
    let sine0 = sineAzimuth * first.cosine
    let start = SpherePoint(
      northward: cosineAzimuth * first.cosine, sine: first.sine, equatorialSine: sine0)
    let northward = Self.arrival(start.northward, from: first, to: last)
    let end = SpherePoint(northward: northward, sine: last.sine, equatorialSine: sine0)

    let cosine0 = start.radius
    let kSquared = cosine0 * cosine0 * Self.secondEccentricitySquared
    let integrals = GeodesicIntegrals(kSquared: kSquared, from: start, to: end)
    let reducedLength =
      (1 + kSquared * end.sine * end.sine).squareRoot() * start.cosine * end.sine
      - (1 + kSquared * start.sine * start.sine).squareRoot() * start.sine * end.cosine
      - start.cosine * end.cosine * integrals.reducedLength

    meters = WGS84.semiMinorAxis * integrals.distance
    longitude =
      SpherePoint.longitude(from: start, to: end) - WGS84.flattening * sine0 * integrals.longitude
    sineEquatorialAzimuth = sine0
    longitudeSlope = (1 - WGS84.flattening) * reducedLength / northward
  }

  /// cos α₂ cos β₂, which is positive, by equation (45).
  ///
  /// The difference cos² β₂ − cos² β₁ is taken apart, and by the smaller of sine and cosine, to lose no digits.
  private static func arrival(
    _ northward: Double, from first: ReducedLatitude, to last: ReducedLatitude
  ) -> Double {
    let gain =
      first.cosine < -first.sine
      ? (last.cosine - first.cosine) * (last.cosine + first.cosine)
      : (first.sine - last.sine) * (first.sine + last.sine)
    return gain > 0 ? (northward * northward + gain).squareRoot() : abs(northward)
  }

  private static let secondEccentricitySquared =
    WGS84.eccentricitySquared / (1 - WGS84.eccentricitySquared)
}

/// A point of the great circle on the auxiliary sphere, counted from where the circle crosses the equator northwards.
struct SpherePoint {
  /// cos α cos β: how far the circle heads north here.
  let northward: Double
  /// cos α₀, the same for every point of one circle.
  let radius: Double
  /// sin σ of the arc length σ since the equator.
  let sine: Double
  /// cos σ of that arc length.
  let cosine: Double
  /// sin α₀ sin σ: with `cosine` the direction of the spherical longitude ω.
  let eastward: Double

  /// A point by equations (11) and (12).
  init(northward: Double, sine latitudeSine: Double, equatorialSine: Double) {
    self.northward = northward
    radius = (northward * northward + latitudeSine * latitudeSine).squareRoot()
    sine = radius > 0 ? latitudeSine / radius : latitudeSine
    cosine = radius > 0 ? northward / radius : 1
    eastward = equatorialSine * sine
  }

  /// σ₂ − σ₁, 0…π.
  static func arcLength(from start: SpherePoint, to end: SpherePoint) -> Double {
    let sine = start.cosine * end.sine - start.sine * end.cosine
    return atan2(max(0, sine), start.cosine * end.cosine + start.sine * end.sine)
  }

  /// ω₂ − ω₁, 0…π.
  static func longitude(from start: SpherePoint, to end: SpherePoint) -> Double {
    let sine = start.cosine * end.eastward - start.eastward * end.cosine
    return atan2(max(0, sine), start.cosine * end.cosine + start.eastward * end.eastward)
  }
}
