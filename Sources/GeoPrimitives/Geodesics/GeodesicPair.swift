// Two geodesics at the price of little more than one: the same arithmetic, two numbers a register.

extension Geodesic {
  /// The lengths of the shortest paths from one position to two others, the very numbers that `meters` gives for each.
  ///
  /// - Parameters:
  ///   - start: Where both paths begin.
  ///   - startPoint: The same place in Earth-centred coordinates.
  ///   - latitudes: Latitudes in degrees, −90…90.
  ///   - longitudes: Longitudes in degrees, −180…180.
  /// - Returns: Metres.
  package static func meters(
    from start: Position, at startPoint: EarthCentered, toLatitudes latitudes: SIMD2<Double>,
    longitudes: SIMD2<Double>
  ) -> SIMD2<Double> {
    var meters = chordSeriesMeters(
      from: startPoint, to: EarthCenteredPair(latitudes: latitudes, longitudes: longitudes))
    if meters.x > chordSeriesLimit || meters.y > chordSeriesLimit {
      for lane in 0..<2 where meters[lane] > chordSeriesLimit {
        let end = Position(uncheckedLatitude: latitudes[lane], longitude: longitudes[lane])
        meters[lane] = GeodesicInverse.meters(from: start, to: end)
      }
    }
    return meters
  }

  /// `chordSeriesMeters` for two, step by step the same.
  @inline(__always)
  static func chordSeriesMeters(
    from start: EarthCentered, to end: EarthCenteredPair
  ) -> SIMD2<Double> {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let dz = end.z - start.z
    let squaredChord = dx * dx + dy * dy + dz * dz
    let x = start.x + end.x
    let y = start.y + end.y
    let z = (start.z + end.z) * ChordSeries.stretch
    let squaredAxisDistance = x * x + y * y
    let squaredNormal = squaredAxisDistance + z * z
    let w = 1 - WGS84.eccentricitySquared * (z * z / squaredNormal.atLeast(ChordSeries.tiny))
    let east = dy * x - dx * y
    let squaredEast = east * east / (squaredAxisDistance * squaredChord).atLeast(ChordSeries.tiny)
    let bend = squaredEast + (1 - squaredEast) * (w * ChordSeries.stretch)
    let t = squaredChord * (w * ChordSeries.equatorialCurvatureSquared) * (bend * bend)
    return squaredChord.squareRoot() * (1 + t * (1.0 / 24 + t * (3.0 / 640)))
  }
}

/// Two points in Earth-centred coordinates, in metres.
struct EarthCenteredPair {
  let x: SIMD2<Double>
  let y: SIMD2<Double>
  let z: SIMD2<Double>

  /// The points of the ellipsoid at two positions, as `EarthCentered` has them but for the sign of a zero.
  @inline(__always)
  init(latitudes: SIMD2<Double>, longitudes: SIMD2<Double>) {
    let (sine, cosine) = DegreeTrigonometry.sineAndCosine(latitudes)
    let (eastward, inward) = DegreeTrigonometry.sineAndCosine(longitudes)
    let primeVertical =
      WGS84.semiMajorAxis / (1 - WGS84.eccentricitySquared * sine * sine).squareRoot()
    let axisDistance = primeVertical * cosine
    x = axisDistance * inward
    y = axisDistance * eastward
    z = primeVertical * (1 - WGS84.eccentricitySquared) * sine
  }
}

extension DegreeTrigonometry {
  /// Sines and cosines of two angles, as the scalar function has them but for the sign of a zero.
  @inline(__always)
  static func sineAndCosine(
    _ degrees: SIMD2<Double>
  ) -> (sine: SIMD2<Double>, cosine: SIMD2<Double>) {
    let shift = 0x1.8p52
    let shifted = degrees * (1.0 / 90) + shift
    let radians = (degrees - (shifted - shift) * 90) * (Double.pi / 180)
    let t = radians * radians
    let sine = unsafe unsafeBitCast(radians + radians * t * sineTail(t), to: SIMD2<UInt64>.self)
    let cosine = unsafe unsafeBitCast(
      1 - (0.5 * t - t * t * cosineTail(t)), to: SIMD2<UInt64>.self)
    // The lowest bits of the shifted number count the quarter turns.
    let turn = unsafe unsafeBitCast(shifted, to: SIMD2<UInt64>.self)
    let odd = SIMD2<UInt64>.zero &- (turn & 1)
    let first = (sine & ~odd) | (cosine & odd)
    let second = (cosine & ~odd) | (sine & odd)
    return (
      unsafe unsafeBitCast(first ^ ((turn & 2) &<< 62), to: SIMD2<Double>.self),
      unsafe unsafeBitCast(second ^ (((turn &+ 1) & 2) &<< 62), to: SIMD2<Double>.self)
    )
  }

  @inline(__always)
  private static func sineTail(_ t: SIMD2<Double>) -> SIMD2<Double> {
    let high = -2.505_076_025_340_686_341_95e-8 + t * 1.589_690_995_211_550_102_21e-10
    let middle = -1.984_126_982_985_794_931_34e-4 + t * (2.755_731_370_707_006_767_89e-6 + t * high)
    return -1.666_666_666_666_663_243_48e-1 + t * (8.333_333_333_322_489_461_24e-3 + t * middle)
  }

  @inline(__always)
  private static func cosineTail(_ t: SIMD2<Double>) -> SIMD2<Double> {
    let high = 2.087_572_321_298_174_827_90e-9 + t * -1.135_964_755_778_819_482_65e-11
    let middle = 2.480_158_728_947_672_941_78e-5 + t * (-2.755_731_435_139_066_330_35e-7 + t * high)
    return 4.166_666_666_666_660_190_37e-2 + t * (-1.388_888_888_887_410_957_49e-3 + t * middle)
  }
}

extension SIMD2<Double> {
  @inline(__always)
  fileprivate func atLeast(_ least: Double) -> Self {
    let least = Self(repeating: least)
    return replacing(with: least, where: self .< least)
  }
}
