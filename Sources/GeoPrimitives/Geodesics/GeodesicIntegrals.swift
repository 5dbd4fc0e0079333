// The three integrals that turn an arc of the auxiliary sphere into metres and longitude on the ellipsoid.

/// The geodesic integrals between two points of a great circle on the auxiliary sphere, by power series.
///
/// Each integrand depends on u = k² sin² σ alone (Karney 2013, equations 7, 8 and 40). On WGS 84 u is at most 0.0068,
/// so the series in u is cut off after u⁶ with an error below 0.1 nm; the integrals of sin²ʲ σ come from the
/// classical reduction formula, so the arc's end points are all that is needed.
struct GeodesicIntegrals {
  /// ∫ √(1 + u) dσ: the distance in units of the polar radius.
  let distance: Double
  /// ∫ (2 − f) / (1 + (1 − f) √(1 + u)) dσ: what the ellipsoid takes from the spherical longitude, by f sin α₀.
  let longitude: Double
  /// ∫ u / √(1 + u) dσ: the share of the reduced length that is no plain sine.
  let reducedLength: Double

  init(kSquared: Double, from start: SpherePoint, to end: SpherePoint) {
    var integral = SpherePoint.arcLength(from: start, to: end)  // ∫ sin²ʲ σ dσ, at first j = 0
    var power = 1.0  // k²ʲ
    var startPower = start.sine * start.cosine  // sin²ʲ⁻¹ σ cos σ
    var endPower = end.sine * end.cosine
    let startSquare = start.sine * start.sine
    let endSquare = end.sine * end.sine
    var sums = Terms(distance: 1, longitude: 1, reducedLength: 0) * integral
    for (index, terms) in Self.series.enumerated() {
      let twice = Double(2 * (index + 1))
      integral = ((twice - 1) * integral - (endPower - startPower)) / twice
      power *= kSquared
      sums = sums + terms * (integral * power)
      startPower *= startSquare
      endPower *= endSquare
    }
    distance = sums.distance
    longitude = sums.longitude
    reducedLength = sums.reducedLength
  }

  /// The coefficients of uʲ, j = 1…6.
  private static let series: [Terms] = {
    let n = 1 - WGS84.flattening
    var root = [1.0]  // √(1 + u)
    var inverseRoot = [1.0]  // 1 / √(1 + u)
    var longitude = [1.0]  // (2 − f) / (1 + (1 − f) √(1 + u)), by division of power series
    return (1...6).map { j in
      root.append(root[j - 1] * (1.5 - Double(j)) / Double(j))
      inverseRoot.append(inverseRoot[j - 1] * (0.5 - Double(j)) / Double(j))
      let carried = (1...j).reduce(0) { $0 + root[$1] * longitude[j - $1] }
      longitude.append(-n * carried / (1 + n))
      return Terms(distance: root[j], longitude: longitude[j], reducedLength: inverseRoot[j - 1])
    }
  }()
}

/// A value for each of the three integrals.
private struct Terms {
  var distance: Double
  var longitude: Double
  var reducedLength: Double

  static func + (left: Terms, right: Terms) -> Terms {
    Terms(
      distance: left.distance + right.distance, longitude: left.longitude + right.longitude,
      reducedLength: left.reducedLength + right.reducedLength)
  }

  static func * (terms: Terms, factor: Double) -> Terms {
    Terms(
      distance: terms.distance * factor, longitude: terms.longitude * factor,
      reducedLength: terms.reducedLength * factor)
  }
}
