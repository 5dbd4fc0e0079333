// Four geodesics from one place in one loop: written so that the compiler makes it packed arithmetic throughout.

/// Up to four positions, and how far away they are.
///
/// The loop has no branch and selects nothing, so it is compiled to two lanes a register of baseline x86-64 (read in the disassembly; explicit
/// SIMD types fall apart into scalar code on this toolchain): a third of the time that four calls of `Geodesic.meters` take.
package struct GeodesicQuad {
  package static let size = 4

  @usableFromInline var latitudes: InlineArray<4, Double>
  @usableFromInline var longitudes: InlineArray<4, Double>
  /// The lengths in metres after `measure`.
  package private(set) var meters = InlineArray<4, Double>(repeating: 0)

  /// Four times one position, which is what lanes that nobody sets are left with.
  package init(at position: Position) {
    latitudes = InlineArray(repeating: position.latitude)
    longitudes = InlineArray(repeating: position.longitude)
  }

  /// Sets a position: latitude in −90…90, longitude in −180…180.
  @inlinable
  package mutating func set(_ lane: Int, latitude: Double, longitude: Double) {
    latitudes[lane] = latitude
    longitudes[lane] = longitude
  }

  /// A position that was set.
  @inlinable
  package func degrees(_ lane: Int) -> (latitude: Double, longitude: Double) {
    (latitudes[lane], longitudes[lane])
  }

  /// Measures all four, the very numbers that `Geodesic.meters` gives for each.
  @inline(never)
  package mutating func measure(from start: Position, at point: EarthCentered) {
    for lane in 0..<4 {
      let end = EarthCentered(latitude: latitudes[lane], withoutBranches: longitudes[lane])
      meters[lane] = Geodesic.chordSeriesMeters(from: point, to: end)
    }
    let limit = Geodesic.chordSeriesLimit
    if meters[0] > limit || meters[1] > limit || meters[2] > limit || meters[3] > limit {
      measureFar(from: start)
    }
  }

  @inline(never)
  private mutating func measureFar(from start: Position) {
    for lane in 0..<4 where meters[lane] > Geodesic.chordSeriesLimit {
      let end = Position(uncheckedLatitude: latitudes[lane], longitude: longitudes[lane])
      meters[lane] = GeodesicInverse.meters(from: start, to: end)
    }
  }
}

extension EarthCentered {
  /// The point of the ellipsoid at a position, but for the sign of a zero the same bits as the other way.
  @inline(__always)
  fileprivate init(latitude: Double, withoutBranches longitude: Double) {
    let (sine, cosine) = DegreeTrigonometry.sineAndCosine(latitude: latitude)
    let (eastward, inward) = DegreeTrigonometry.sineAndCosine(longitude: longitude)
    let primeVertical =
      WGS84.semiMajorAxis / abs(1 - WGS84.eccentricitySquared * sine * sine).squareRoot()
    let axisDistance = primeVertical * cosine
    self.init(
      x: axisDistance * inward, y: axisDistance * eastward,
      z: primeVertical * (1 - WGS84.eccentricitySquared) * sine)
  }
}

extension DegreeTrigonometry {
  /// Sine and cosine in −90…90°.
  ///
  /// Instead of choosing by the quarter turns q, the parts are multiplied by o = sin 90°q and e = cos 90°q, which are −1, 0 or 1: exact.
  @inline(__always)
  fileprivate static func sineAndCosine(latitude: Double) -> (sine: Double, cosine: Double) {
    let odd = rounded(latitude * (1.0 / 90))
    let (sine, cosine) = reduced(latitude - odd * 90)
    let even = 1 - odd * odd
    return (sine * even + cosine * odd, cosine * even - sine * odd)
  }

  /// Sine and cosine in −180…180°.
  @inline(__always)
  fileprivate static func sineAndCosine(longitude: Double) -> (sine: Double, cosine: Double) {
    let quarters = rounded(longitude * (1.0 / 90))
    let (sine, cosine) = reduced(longitude - quarters * 90)
    let halves = rounded(quarters * 0.5)
    let odd = quarters - 2 * halves
    let even = (1 - odd * odd) * (1 - 2 * (halves * halves))
    return (sine * even + cosine * odd, cosine * even - sine * odd)
  }

  /// Sine and cosine in −45…45°.
  @inline(__always)
  private static func reduced(_ degrees: Double) -> (sine: Double, cosine: Double) {
    let radians = degrees * (Double.pi / 180)
    let t = radians * radians
    return (radians + radians * t * sineTail(t), 1 - (0.5 * t - t * t * cosineTail(t)))
  }

  /// The nearest whole number, the even one for ties.
  @inline(__always)
  private static func rounded(_ number: Double) -> Double {
    let shift = 0x1.8p52
    return (number + shift) - shift
  }
}
